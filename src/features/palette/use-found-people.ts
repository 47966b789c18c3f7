import { useDebouncedValue } from '@mantine/hooks'
import { IconUser, IconUserHeart } from '@tabler/icons-react'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { patientChoicesQuery } from '@/api/patients'
import { staffListQuery } from '@/api/staff'
import { patientRecordEndpoints } from '@/contracts/patient-records'
import { type PatientChoice, patientEndpoints, patientMessages } from '@/contracts/patients'
import { type StaffUser, staffEndpoints, staffMessages } from '@/contracts/staff'
import { patientOption } from '@/features/patients/shared/patient-label'
import { allowedTabs } from '@/lib/dashboard-search'
import { deniedReason } from '@/stores/denied-reason'
import { isAdmin, isOffered, useSession } from '@/stores/session'
import { type PaletteRow, type SessionState, shownMost } from './row'

/** Milliseconds without a key after which the host is asked. */
const debounceDelay = 200

export interface PaletteGroup {
  label: string
  rows: readonly PaletteRow[]
  /** Whether they were found for what was typed before, and the host has not answered since. */
  isBehind?: boolean
  /** Whether nothing is known yet. */
  isLoading?: boolean
  failed?: { message: string; retry: () => void } | undefined
}

/** Whoever sees no more than their own record looks nobody up. */
export function findsPatients(state: SessionState): boolean {
  const tabs = allowedTabs(state.session?.userData.roles ?? [])
  return (
    isOffered(patientRecordEndpoints.correct, state) &&
    deniedReason(patientEndpoints.choices, state) === null &&
    (tabs.length === 0 || tabs.some(({ tab }) => tab !== 'patient'))
  )
}

/** Their pages are for the admin role alone. */
export const findsStaff = (state: SessionState): boolean =>
  isAdmin(state) &&
  isOffered(staffEndpoints.assignWorkingTime, state) &&
  deniedReason(staffEndpoints.list, state) === null

const patientRow = (patient: PatientChoice): PaletteRow => ({
  id: `patient-${patient.number}`,
  label: patientOption(patient, () => true).label,
  icon: IconUserHeart,
  target: {
    to: {
      to: '/',
      search: { tab: 'receptionist', view: 'directory', q: `no. ${patient.number}` },
    },
  },
})

const staffRow = ({ _id, name, username, role, department }: StaffUser): PaletteRow => ({
  id: `staff-${_id}`,
  label: name,
  description: [username, role.name, department?.name].filter(Boolean).join(' · '),
  icon: IconUser,
  target: { to: { to: '/admin/user/$id', params: { id: String(_id) } } },
})

/** The patients and the staff that the host finds for what is typed, for whoever may look for them. */
export function useFoundPeople(query: string): readonly PaletteGroup[] {
  const typed = query.trim()
  const [asked] = useDebouncedValue(typed, debounceDelay)
  const withPatients = useSession(findsPatients)
  const withStaff = useSession(findsStaff)
  const patients = useQuery({
    ...patientChoicesQuery(asked),
    enabled: withPatients && asked !== '',
    placeholderData: keepPreviousData,
  })
  const staff = useQuery({
    ...staffListQuery({
      q: asked,
      role: null,
      department: null,
      status: null,
      page: 0,
      limit: shownMost,
    }),
    enabled: withStaff && asked !== '',
  })
  if (typed === '') return []
  const isAsked = asked === typed
  return [
    ...(withPatients
      ? [
          group(
            'Patients',
            patients,
            patients.data?.map(patientRow) ?? [],
            isAsked,
            patientMessages,
          ),
        ]
      : []),
    ...(withStaff
      ? [group('Staff', staff, staff.data?.rows.map(staffRow) ?? [], isAsked, staffMessages)]
      : []),
  ]
}

function group(
  label: string,
  query: Pick<
    UseQueryResult,
    'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
  >,
  rows: readonly PaletteRow[],
  isAsked: boolean,
  { fetchFailed }: { fetchFailed: string },
): PaletteGroup {
  const { error, isFetching, refetch } = query
  if (isAsked && error && !isFetching)
    return {
      label,
      rows: [],
      failed: {
        message: errorText(error, { otherwise: fetchFailed }),
        retry: () => void refetch(),
      },
    }
  const isBehind = !isAsked || query.isPending || query.isPlaceholderData
  return {
    label,
    rows: rows.slice(0, shownMost),
    isBehind,
    isLoading: rows.length === 0 && (isBehind || isFetching),
  }
}
