import { absenceEndpoints } from '@shared/contracts/absences'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { doctorName, staffMessages } from '@shared/contracts/staff'
import { foldedWords } from '@shared/lib/folded-words'
import { IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { doctorsQuery } from '@/api/staff'
import { useMay } from '@/hooks/use-may'
import { rowsFor } from './row'
import type { PaletteGroup } from './use-found-people'

/** By which words an absence is looked for. */
const wanted = ['absent', 'absence', 'away', 'ill', 'sick', 'leave']

/** Whether an absence is looked for: a name alone finds people. */
const asksForAbsence = (query: string): boolean =>
  foldedWords(query).some(
    (typed) => typed.length > 1 && wanted.some((word) => word.startsWith(typed)),
  )

/** The doctors whose absence can be entered, once that is what is typed. */
export function useAbsences(query: string): readonly PaletteGroup[] {
  // Of others; one's own is asked for in the profile.
  const mayEnter = useMay(absenceEndpoints.confirm)
  const enabled = mayEnter && asksForAbsence(query)
  const doctors = useQuery({ ...doctorsQuery(null), enabled })
  if (!enabled) return []
  const rows = (doctors.data ?? []).map(({ _id, name, department }) => ({
    id: `absent-${_id}`,
    label: hoursScreenMessages.enterAbsence(doctorName(name)),
    ...(department && { description: department.name }),
    keywords: wanted.join(' '),
    icon: IconUserOff,
    target: { absent: { staffId: String(_id), name: doctorName(name) } },
  }))
  const { error, isFetching, refetch } = doctors
  return [
    {
      label: 'Absences',
      rows: rowsFor(query, rows),
      isBehind: doctors.isPending,
      failed:
        error && !isFetching
          ? {
              message: errorText(error, { otherwise: staffMessages.doctorsFailed }),
              retry: () => void refetch(),
            }
          : undefined,
    },
  ]
}
