import { lazyDialog } from '@/components/lazy'

export const DepartmentForm = lazyDialog({
  name: 'department form',
  load: () => import('../department-form').then((loaded) => loaded.DepartmentForm),
})
