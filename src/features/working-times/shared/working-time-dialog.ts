import { lazyDialog } from '@/components/lazy'

export const WorkingTimeForm = lazyDialog({
  name: 'working time form',
  load: () => import('../working-time-form').then((loaded) => loaded.WorkingTimeForm),
})
