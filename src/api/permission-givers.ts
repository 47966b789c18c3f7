import { permissionGiverEndpoints } from '@shared/contracts/permission-givers'
import type { PermissionKey } from '@shared/contracts/permissions'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'

/** Who can give one of these permissions. Kept with the staff, since it changes with their accounts. */
export const permissionGiversQuery = (permissions: readonly PermissionKey[]) =>
  queryOptions({
    queryKey: ['staff', 'permission-givers', ...permissions],
    queryFn: ({ signal }) =>
      call(permissionGiverEndpoints.list, { permissions: permissions.join(',') }, { signal }),
  })
