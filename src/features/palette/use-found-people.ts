import { useDebouncedValue } from '@mantine/hooks'
import { type PatientChoice, patientMessages } from '@shared/contracts/patients'
import { type StaffUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { nameAndNumber } from '@shared/lib/isolated'
import { IconUser, IconUserHeart } from '@tabler/icons-react'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { errorText } from '@/api/api-error'
import { patientChoicesQuery, patientsByNumberQuery } from '@/api/patients'
import { staffListQuery } from '@/api/staff'
import { patientOption } from '@/features/patients/shared/patient-label'
import { listsPatients, opensPatients } from '@/features/patients/shared/patient-link'
import { openedPatients } from '@/features/patients/shared/recently-opened'
import { denialFor } from '@/hooks/use-may'
import { isAdmin, isOffered, useSession } from '@/stores/session'
import { type PaletteRow, type SessionState, shownMost } from './row'

/** Milliseconds without a key after which the host is asked. */
const debounceDelay = 200

export interface PaletteGroup {
  label: string
  rows: readonly PaletteRow[]
  /** Whether the host has not answered yet: those are there that were found for what was typed before. */
  isBehind?: boolean
  failed?: { message: string; retry: () => void } | undefined
}

/** Their pages are for the admin role alone. */
export const findsStaff = (state: SessionState): boolean =>
  isAdmin(state) &&
  isOffered(startPasswordEndpoints.give, state) &&
  denialFor(staffEndpoints.list, state) === null

const patientRow = (number: number, label: string): PaletteRow => ({
  id: `patient-${number}`,
  label,
  icon: IconUserHeart,
  target: { to: { to: '/patient/$number', params: { number: String(number) } } },
})

const foundRow = (patient: PatientChoice): PaletteRow =>
  patientRow(patient.number, patientOption(patient, () => true).label)

const staffRow = ({ _id, name, username, role, department }: StaffUser): PaletteRow => ({
  id: `staff-${_id}`,
  label: name,
  description: [username, role.name, department?.name].filter(Boolean).join(' · '),
  icon: IconUser,
  target: { to: { to: '/admin/user/$id', params: { id: String(_id) } } },
})

/** How many of the patients opened before are offered before anything is typed. */
const offeredMost = 5

/** The patients whose pages the person signed in opened last; none until their names are read. */
export function useOpenedPatients(): PaletteGroup {
  const enabled = useSession(listsPatients)
  const { number: shown } = useParams({ strict: false })
  const numbers = openedPatients()
    .filter((number) => String(number) !== shown)
    .slice(0, offeredMost)
  const { data, error, isFetching, refetch } = useQuery({
    ...patientsByNumberQuery(numbers),
    enabled: enabled && numbers.length > 0,
  })
  const rows = numbers.flatMap((number) => {
    const patient = data?.find((one) => one.number === number)
    return patient ? [patientRow(number, nameAndNumber(patient))] : []
  })
  return {
    label: 'Recently opened patients',
    rows,
    failed: error && !isFetching ? failure(error, refetch, patientMessages) : undefined,
  }
}

/** The patients and the staff that the host finds for what is typed, for whoever may look for them. */
export function useFoundPeople(query: string): readonly PaletteGroup[] {
  const typed = query.trim()
  const [asked] = useDebouncedValue(typed, debounceDelay)
  const withPatients = useSession(opensPatients)
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
      ? [group('Patients', patients, patients.data?.map(foundRow) ?? [], isAsked, patientMessages)]
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
  words: { fetchFailed: string },
): PaletteGroup {
  const { error, isFetching, refetch } = query
  if (isAsked && error && !isFetching)
    return {
      label,
      rows: [],
      failed: failure(error, refetch, words),
    }
  const isBehind =
    !isAsked || query.isPending || query.isPlaceholderData || (error !== null && isFetching)
  return { label, rows: rows.slice(0, shownMost), isBehind }
}

const failure = (
  error: Error,
  refetch: () => unknown,
  { fetchFailed }: { fetchFailed: string },
) => ({
  message: errorText(error, { otherwise: fetchFailed }),
  retry: () => void refetch(),
})
