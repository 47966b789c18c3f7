import { Button, Text } from '@mantine/core'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { patientListQuery } from '@/api/patients'
import { visitListQuery } from '@/api/visits'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { QueryAlert } from '@/components/query-alert'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useMay } from '@/hooks/use-may'
import { dayWords } from '@/lib/day-words'
import { type Comer, comersOf } from './comers'
import classes from './desk.module.css'

/** How many patients are shown; for the others the search is too short. */
const patientsMost = 5

interface CameTodayProps {
  /** What the list of today was searched for in vain. */
  q: string
  today: ClinicDate
  /** Whether filters hide visits of today. */
  isFiltered: boolean
  denied: Readonly<Record<'checkIn' | 'schedule', Reason | null>>
  /** Whether the first button takes the focus from the search box. */
  takesFocus: boolean
  onMove: (visit: Visit) => void
  onSchedule: (patientId: string) => void
  /** Shows the visits of today that filters hide. */
  onShowAll: () => void
}

/**
 * Who may be at the desk where a search of today finds no visit: the patients of that name with their
 * pending visits of other days, the nearest day first, and those without any.
 */
export function CameToday({
  q,
  today,
  isFiltered,
  denied,
  takesFocus,
  onMove,
  onSchedule,
  onShowAll,
}: CameTodayProps) {
  const pending = useQuery(visitListQuery({ q, status: 'pending', page: 0, limit: 100 }))
  const ofToday = useQuery({
    ...visitListQuery({ q, date: today, page: 0, limit: 20 }),
    enabled: isFiltered,
  })
  const mayList = useMay(patientEndpoints.list)
  const patients = useQuery({
    ...patientListQuery({ q, page: 0, limit: patientsMost }),
    enabled: mayList,
  })
  const queries = [pending, ...(isFiltered ? [ofToday] : []), ...(mayList ? [patients] : [])]
  const isSettled = queries.every(({ data, isPlaceholderData }) => data && !isPlaceholderData)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const isInSearch = document.activeElement?.matches('input[type="search"]') === true
    if (isSettled && takesFocus && isInSearch) list.current?.querySelector('button')?.focus()
  }, [isSettled, takesFocus])
  const patientLabel = usePatientLabel()
  if (!isSettled)
    return (
      <>
        <QueryAlert query={pending} otherwise={visitMessages.fetchFailed} />
        <QueryAlert query={ofToday} otherwise={visitMessages.fetchFailed} />
        <QueryAlert query={patients} otherwise={patientMessages.fetchFailed} />
      </>
    )
  const isComplete = (pending.data?.total ?? 0) <= (pending.data?.rows.length ?? 0)
  const found = comersOf(
    {
      patients: patients.data?.rows ?? [],
      visits: [...((isFiltered && ofToday.data?.rows) || []), ...(pending.data?.rows ?? [])],
    },
    today,
  )
  // Of a patient without a visit among the first of many, nothing is known.
  const comers = found.filter(({ visits }) => isComplete || visits.length > 0)
  if (comers.length === 0 && isComplete) return null
  return (
    <ul ref={list} className={classes.comers}>
      {comers.slice(0, patientsMost).flatMap((comer) =>
        comer.visits.length === 0 ? (
          <Line key={comer.id} comer={comer} label={patientLabel} words={noVisitWords(comer)}>
            {!comer.isClosed && (
              <LineButton
                verb={visitMessages.scheduleNow}
                about={`${nameOf(comer, patientLabel)}, ${visitMessages.noVisit}`}
                denied={denied.schedule}
                onPress={() => onSchedule(comer.id)}
              />
            )}
          </Line>
        ) : (
          comer.visits.map((visit) => {
            const words = `${dayWords(visit.date, today)} ${visit.time}, ${visit.doctor}`
            const about = `${nameOf(comer, patientLabel)}, ${words}`
            return (
              <Line
                key={visit.id}
                comer={comer}
                label={patientLabel}
                words={comer.isClosed ? `${words}. ${patientMessages.closed}` : `${words}.`}
              >
                {visit.date === today ? (
                  <LineButton
                    verb={visitMessages.showHidden}
                    about={about}
                    denied={null}
                    onPress={onShowAll}
                  />
                ) : (
                  !comer.isClosed && (
                    <LineButton
                      verb={visitMessages.moveToToday}
                      about={about}
                      denied={denied.checkIn}
                      onPress={() => onMove(visit)}
                    />
                  )
                )}
              </Line>
            )
          })
        ),
      )}
      {(!isComplete || (patients.data?.total ?? 0) > patientsMost) && (
        <Text component="li" size="sm" c="dimmed" className={classes.wide}>
          {visitMessages.morePatients}
        </Text>
      )}
    </ul>
  )
}

const nameOf = ({ name, number }: Comer, label: PatientLabel): string => label({ name, number })

const noVisitWords = ({ isClosed }: Comer): string =>
  isClosed ? patientMessages.closed : `${visitMessages.noVisit}.`

interface LineProps {
  comer: Comer
  label: PatientLabel
  words: string
  children: ReactNode
}

const Line = ({ comer, label, words, children }: LineProps) => (
  <li>
    <Text span size="sm">
      <PatientName number={comer.number}>{nameOf(comer, label)}</PatientName>: {words}
    </Text>
    {children}
  </li>
)

interface LineButtonProps {
  verb: string
  /** Whom and what it is about. */
  about: string
  denied: Reason | null
  onPress: () => void
}

const LineButton = ({ verb, about, denied, onPress }: LineButtonProps) => (
  <Button
    variant="default"
    size="xs"
    {...disabledWithReason(denied)}
    aria-label={`${verb}: ${about}`}
    onClick={({ detail }) => {
      // The second click of a double click meets whatever is shown here after the first.
      if (detail <= 1) onPress()
    }}
  >
    {verb}
  </Button>
)
