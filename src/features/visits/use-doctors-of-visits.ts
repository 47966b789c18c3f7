import type { ClinicDate } from '@shared/lib/clinic-date'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doctorsQuery } from '@/api/staff'
import { formerDoctorsQuery } from '@/api/visits'
import {
  departmentsOf,
  doctorOptions,
  isOfDepartment,
  namedDoctor,
} from '@/features/staff/shared/doctor-options'

interface Asked {
  /** The day on show; null for all. */
  day: ClinicDate | null
  /** The doctor that is chosen; empty for none. */
  doctor: string
  /** Whose doctors are offered; empty for all departments. */
  department?: string
  enabled?: boolean
}

/**
 * What visits are filtered by: the doctors who can be booked, and those who can no more and have visits
 * then, and the departments that have doctors. undefined while they are on their way.
 */
export function useDoctorsOfVisits({ day, doctor, department = '', enabled = true }: Asked) {
  const { data: offered } = useQuery({ ...doctorsQuery(null), enabled })
  const { data: former } = useQuery({
    ...formerDoctorsQuery({ date: day, doctorId: doctor || null }),
    enabled: enabled && offered !== undefined,
  })
  return useMemo(
    () => ({
      departments: offered && departmentsOf(offered),
      doctors:
        offered &&
        doctorOptions([
          ...offered.filter(isOfDepartment(department)).map(namedDoctor),
          ...(former ?? []).map((one) => ({
            ...one,
            doctor: `${isolated(one.doctor)} (inactive)`,
          })),
        ]),
    }),
    [offered, former, department],
  )
}
