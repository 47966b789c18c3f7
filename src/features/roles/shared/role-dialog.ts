import { lazyDialog } from '@/components/lazy'

export const RoleForm = lazyDialog({
  name: 'role form',
  load: () => import('../role-form').then((loaded) => loaded.RoleForm),
})
