import { Group, Text, Title, useMatches } from '@mantine/core'
import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { noteEndpoints } from '@shared/contracts/notes'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { doctorDayQuery } from '@/api/visits'
import { RecordList } from '@/components/data-table/record-list'
import { useCurrentRow } from '@/components/data-table/use-current-row'
import { explainDisabled } from '@/components/disabled-with-reason'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useDenial } from '@/hooks/use-may'
import { useNow, useToday } from '@/hooks/use-now'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { useSingleKeys } from '@/stores/single-keys'
import { DayNavigation } from './day-navigation'
import { doctorDayColumns } from './doctor-day-columns'
import { dayCounts, inDoctorsOrder } from './doctor-order'
import { NextPatient } from './next-patient'
import { nextWaiting, nowWithDoctor } from './next-waiting'
import { useVisitKinds } from './shared/use-slot'
import { useVisitActions } from './shared/use-visit-actions'
import { UndoBar } from './undo-bar'
import { dayInSearch, useDayOf } from './use-day'
import { useUndo } from './use-undo'

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface DoctorDayProps {
  /** The day, as the address has it. */
  date: string
  onDate: (date: string, how: { replace: boolean }) => void
  onPrescribe: (visit: DoctorVisit) => void
  onNote: (visit: DoctorVisit) => void
  /** Where the focus goes on: the visit whose doctor comes back from prescribing; null for none. */
  visitToFocus: string | null
  onFocused: () => void
}

/** A doctor's day, where the host keeps visits: who waits, who is still to come, and who was seen. */
export function DoctorDay({
  date,
  onDate,
  onPrescribe,
  onNote,
  visitToFocus,
  onFocused,
}: DoctorDayProps) {
  const now = useNow(minute)
  const today = useToday()
  const day = useDayOf(date)
  const query = useQuery(doctorDayQuery(day))
  const visits = useMemo(
    () => query.data && inDoctorsOrder(query.data, day, today),
    [query.data, day, today],
  )
  // The table draws its rows after the rest: a row takes the focus once it is there.
  const drawn = useDeferredValue(visits)
  const ids = useMemo(() => visits?.map(({ id }) => id) ?? [], [visits])
  const current = useCurrentRow(
    false,
    { ids, q: '', settled: visits !== undefined && drawn === visits },
    { rowToFocus: visitToFocus === null ? null : { q: '', at: { row: visitToFocus } }, onFocused },
  )
  const patientLabel = usePatientLabel()
  const prescribeLocked = useDenial(prescriptionEndpoints.create)
  const noteLocked = useDenial(noteEndpoints.begin)
  const startLocked = useDenial(visitEndpoints.start)
  const completeLocked = useDenial(visitEndpoints.complete)
  const isNarrow = useMatches({ base: true, lg: false })
  const usualMinutes = useVisitKinds()?.find(({ isDefault }) => isDefault)?.minutes
  const actions = useVisitActions()
  const { act, start } = actions
  const { bar } = useUndo(actions)
  // The list says a moment later that the patient is with the doctor: until then a key means this one too.
  const startedLast = useRef<Pick<DoctorVisit, 'id' | 'version'> | null>(null)
  const onStart = useCallback(
    (visit: DoctorVisit) => {
      startedLast.current = visit
      void start(visit)
    },
    [start],
  )
  const cardActions = useMemo(
    () => ({ onNote, onStart, onPrescribe, noteLocked, startLocked, prescribeLocked }),
    [onNote, onStart, onPrescribe, noteLocked, startLocked, prescribeLocked],
  )
  const columns = useMemo(
    () =>
      doctorDayColumns({ now, isNarrow, usualMinutes }, patientLabel, {
        ...cardActions,
        onStep: (visit, step) => void act(visit, step),
        completeLocked,
      }),
    [now, isNarrow, usualMinutes, patientLabel, cardActions, act, completeLocked],
  )
  const isToday = day === today && visits !== undefined
  const here = isToday ? nowWithDoctor(visits) : undefined
  const next = isToday ? nextWaiting(visits) : undefined
  const justStarted = () =>
    visits?.find(
      ({ id, version }) =>
        id === startedLast.current?.id && version === startedLast.current.version,
    )
  const withKeys = useSingleKeys((state) => state.act)
  const byKey = (name: string, run: (visit: DoctorVisit) => void, of: DoctorVisit | undefined) => {
    const locked = name === 'Start' ? startLocked : noteLocked
    if (!of) return false
    if (locked !== null) explainDisabled({ name, reason: locked })
    else run(of)
    return true
  }
  useShortcuts(
    {
      n: () => byKey('Note', onNote, justStarted() ?? here ?? next),
      s: () => byKey('Start', onStart, next),
    },
    withKeys,
  )
  return (
    <>
      {here && <NextPatient visit={here} now={now} {...cardActions} />}
      {next && <NextPatient visit={next} now={now} {...cardActions} />}
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            {titleOf(day, today)}
          </Title>
          {/* It stands from the start, so that nothing moves once it is known. */}
          <Text size="sm" mih="1.25rem">
            {visits && dayCounts(visits, day, today)}
          </Text>
        </div>
        <DayNavigation day={day} onChange={(chosen, how) => onDate(dayInSearch(chosen), how)} />
      </Group>
      <RecordList
        label="Appointments"
        columns={columns}
        query={{ ...query, data: visits }}
        currentRow={current}
        fetchFailed={visitMessages.fetchFailed}
        empty={{ title: emptyWords(day, today) }}
      />
      <UndoBar {...bar} withKeys={false} />
    </>
  )
}

const titleOf = (day: ClinicDate, today: ClinicDate): string => {
  if (day === today) return 'Your day'
  return day < today ? `Seen on ${day}` : `Expected on ${day}`
}

const emptyWords = (day: ClinicDate, today: ClinicDate): string => {
  if (day === today) return 'No appointments today. The front desk schedules them.'
  return day < today ? `Nobody was expected on ${day}.` : `Nobody is expected on ${day} yet.`
}
