import { departmentMessages } from '@shared/contracts/departments'
import type { ImportKind } from '@shared/contracts/imports'
import { isSuperAdmin, roleMessages } from '@shared/contracts/roles'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffDepartmentsQuery, staffRolesQuery } from '@/api/staff'
import { workingTimesQuery } from '@/api/working-times'
import type { Place, Places } from '@/lib/import/places'

const placesOf = (rows: readonly { name: string }[]): Place[] =>
  rows.map(({ name }) => ({ name, isOffered: !isSuperAdmin({ name }) }))

/** The roles, departments and working times of the clinic, for a file of staff. */
export function usePlaces(kind: ImportKind) {
  const enabled = kind === 'staff'
  const roles = useQuery({ ...staffRolesQuery, enabled })
  const departments = useQuery({ ...staffDepartmentsQuery, enabled })
  const workingTimes = useQuery({ ...workingTimesQuery, enabled })
  const places = useMemo(
    (): Places | null =>
      roles.data && departments.data && workingTimes.data
        ? {
            role: placesOf(roles.data),
            department: placesOf(departments.data),
            workingTime: workingTimes.data.map(({ workTimingName: name }) => ({
              name,
              isOffered: true,
            })),
          }
        : null,
    [roles.data, departments.data, workingTimes.data],
  )
  return {
    places,
    queries: [
      { query: roles, otherwise: roleMessages.fetchFailed },
      { query: departments, otherwise: departmentMessages.fetchFailed },
      { query: workingTimes, otherwise: workingTimeMessages.fetchFailed },
    ],
  }
}

export type PlacesState = ReturnType<typeof usePlaces>
