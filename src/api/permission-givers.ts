import { queryOptions } from '@tanstack/react-query'
import { permissionGiverEndpoints } from '@/contracts/permission-givers'
import type { PermissionKey } from '@/contracts/permissions'
import { call } from './client'

/** Who can give a permission. Kept with the staff, since it changes with their accounts. */
export const permissionGiversQuery = (permission: PermissionKey) =>
  queryOptions({
    queryKey: ['staff', 'permission-givers', permission],
    queryFn: ({ signal }) => call(permissionGiverEndpoints.list, { permission }, { signal }),
  })
