import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { messageEndpoints } from '@shared/contracts/messages'
import {
  canStep,
  changeHindrance,
  reopenHindrance,
  visitSteps,
  visitTransitions,
} from '@shared/contracts/visit-rules'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { isolated } from '@shared/lib/isolated'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messagesOfVisitQuery } from '@/api/messages'
import { visitQuery } from '@/api/visits'
import { BusyButton } from '@/components/busy-button'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { Dialog } from '@/components/dialog'
import { disabledWithReason, type Reason, reasonText } from '@/components/disabled-with-reason'
import { Facts, Sentence } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { Telephones } from '@/features/patients/shared/telephones'
import { ageAndSex } from '@/features/patients/shared/who-words'
import { useDenials, useMay } from '@/hooks/use-may'
import { useNow } from '@/hooks/use-now'
import { clinicTime, clinicToday } from '@/stores/clinic-day'
import { SlipSheet } from './print/slip-sheet'
import { noShowTooEarly } from './shared/no-show'
import { endTime } from './shared/visit-times'
import { visitor } from './shared/visitor'
import { VisitMessages } from './visit-messages'
import {
  doctorWords,
  doubleBooked,
  lateMinutes,
  lateWords,
  statusColors,
  statusWords,
  visitorName,
  visitWords,
  waitMinutes,
  waitWords,
} from './visit-words'

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface VisitDialogProps {
  /** As its row has it. */
  visit: Visit
  onStep: (visit: Visit, step: 'checkIn' | 'complete' | 'cancel') => void
  onMove: (visit: Visit) => void
  onNoShow: (visit: Visit) => void
  onReopen: (visit: Visit) => void
  onClose: () => void
}

/** All that is known of a visit, and what is seldom done to one. */
export function VisitDialog({
  visit: row,
  onStep,
  onMove,
  onNoShow,
  onReopen,
  onClose,
}: VisitDialogProps) {
  const query = useQuery({ ...visitQuery(row.id), placeholderData: row })
  // What was read some time ago may be older than the row.
  const visit = query.data && query.data.version >= row.version ? query.data : row
  const now = useNow(minute)
  const denied = useDenials(visitEndpoints)
  const nextSteps = visitTransitions[visit.status].filter((step) => step !== 'noShow')
  const ways: readonly Way[] = [
    ...nextSteps.map((step) => ({
      verb: visitSteps[step].verb,
      run: (now: Visit) => onStep(now, step),
      hindrance: denied[step],
    })),
    {
      verb: 'Move',
      run: onMove,
      hindrance: denied.change ?? changeHindrance(visit),
    },
    {
      verb: 'No-show',
      run: onNoShow,
      hindrance: denied.noShow ?? noShowHindrance(visit, now),
    },
    {
      verb: 'Reopen',
      run: onReopen,
      hindrance: denied.reopen ?? reopenHindrance(visit, clinicToday(new Date(now))),
    },
  ]
  return (
    <Dialog title={`Appointment no. ${visit.number}`} onClose={onClose}>
      <Stack>
        <QueryAlert query={query} otherwise={visitMessages.fetchFailed} />
        {visit.version > row.version && (
          <ChangedMeanwhile words={visitWords} before={row} now={visit} />
        )}
        <VisitFacts visit={visit} isRead={query.isSuccess && !query.isPlaceholderData} now={now} />
        <Ways ways={ways} visit={visit} />
        {changeHindrance(visit) === null && <PrintSlip visit={visit} />}
      </Stack>
    </Dialog>
  )
}

function PrintSlip({ visit }: { visit: Visit }) {
  const { sheet, busy, printPaper } = usePrintPaper()
  return (
    <div>
      <BusyButton
        variant="subtle"
        busy={busy}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() =>
          printPaper('Appointment slip to print', (letterhead) => (
            <SlipSheet visit={visit} letterhead={letterhead} />
          ))
        }
      >
        Print slip
      </BusyButton>
      {sheet}
    </div>
  )
}

interface VisitFactsProps {
  visit: Visit
  /** Whether all of it is read: lists do not say why it was cancelled. */
  isRead: boolean
  now: number
}

function VisitFacts({ visit, isRead, now }: VisitFactsProps) {
  const patientLabel = usePatientLabel()
  const showsMessages = useMay(messageEndpoints.ofVisit)
  const messages = useQuery({ ...messagesOfVisitQuery(visit.id), enabled: showsMessages })
  const { time, date, reason, status, checkedInAt, cancelReason, anyway, outside, beside, kind } =
    visit
  const { movedBecause } = visit
  const hereSince = status === 'checked-in' ? visit.withDoctorSince : null
  const waits = waitMinutes(visit, now)
  const late = lateMinutes(visit, now)
  return (
    <Facts
      facts={[
        [
          'Patient',
          // Who comes back from the patient's page goes on at this visit.
          <span key="patient" data-row={visit.id}>
            <PatientName number={visit.patientNumber}>
              {visitorName(visit, patientLabel)}
            </PatientName>
            <br />
            {[
              ...ageAndSex(visitor(visit)),
              ...(visit.dateOfBirth ? [`born ${visit.dateOfBirth}`] : []),
            ].join(', ')}
          </span>,
        ],
        ...(visit.telephones
          ? [
              [
                'Telephone',
                visit.telephones.length > 0 ? (
                  <Telephones key="telephones" telephones={visit.telephones} />
                ) : (
                  <Sentence key="none">None on record</Sentence>
                ),
              ] as const,
            ]
          : []),
        ['Time', `${time}${until(visit)} on ${date}${lengthWords(visit)}`],
        ['Doctor', doctorWords(visit)],
        ...(kind ? [['Kind', isolated(kind.name)] as const] : []),
        ['Reason', reason],
        [
          'Status',
          <Group key="status" gap="xs">
            <Badge color={statusColors[status]}>{statusWords[status]}</Badge>
            {late !== null && (
              <Badge color="red" tt="none">
                {lateWords(late)}
              </Badge>
            )}
          </Group>,
        ],
        ...(hereSince
          ? [['With the doctor since', clinicTime(new Date(hereSince)).time] as const]
          : []),
        ...(waits !== null && checkedInAt !== undefined
          ? [
              [
                'Waiting since',
                `${clinicTime(new Date(checkedInAt)).time}, ${waitWords(visit, waits)}`,
              ] as const,
            ]
          : []),
        ...(status === 'cancelled'
          ? [
              [
                'Cancelled because',
                cancelReason || (
                  <Sentence key="none">{isRead ? 'No reason was given' : 'Loading…'}</Sentence>
                ),
              ] as const,
            ]
          : []),
        ...(beside
          ? [
              [
                doubleBooked,
                <Stack key="beside" gap={0}>
                  {beside.map((other) => (
                    <span key={other.id}>
                      With {visitorName(other, patientLabel)}, {other.time} to {endTime(other)}
                    </span>
                  ))}
                </Stack>,
              ] as const,
            ]
          : []),
        ...(movedBecause
          ? [['Moved because', `${isolated(movedBecause.doctor)} is away`] as const]
          : []),
        ...(outside
          ? [
              [
                'Scheduled although away or closed',
                `${outside.reason} (${isolated(outside.by)}, ${dayAndTime(new Date(outside.at))})`,
              ] as const,
            ]
          : []),
        ...(anyway
          ? [
              [
                'Scheduled anyway',
                `${anyway.reason} (${isolated(anyway.by)}, ${dayAndTime(new Date(anyway.at))})`,
              ] as const,
            ]
          : []),
        ...(messages.isError || messages.data?.length
          ? [['Messages', <VisitMessages key="messages" query={messages} />] as const]
          : []),
      ]}
    />
  )
}

/** The clinic's date and time of an instant. */
function dayAndTime(at: Date): string {
  const { date, time } = clinicTime(at)
  return `${date} ${time}`
}

const until = ({ time, startsAt, endsAt }: Visit): string =>
  startsAt && endsAt ? ` to ${endTime({ time, startsAt, endsAt })}` : ''

const lengthWords = ({ minutes }: Visit): string =>
  minutes === undefined ? '' : `, ${minutes} min`

interface Way {
  verb: string
  run: (visit: Visit) => void
  /** Why it can't be done; null where it can. */
  hindrance: Reason | null
}

/** What can't be done is there all the same, and says below why. */
function Ways({ ways, visit }: { ways: readonly Way[]; visit: Visit }) {
  const id = useId()
  return (
    <div>
      <Group gap="xs">
        {ways.map(({ verb, run, hindrance }) => (
          <Button
            key={verb}
            variant="default"
            {...disabledWithReason(hindrance)}
            aria-describedby={hindrance === null ? undefined : `${id}-${verb}`}
            onClick={() => run(visit)}
          >
            {verb}
          </Button>
        ))}
      </Group>
      <Stack gap={2} mt="xs">
        {ways.map(
          ({ verb, hindrance }) =>
            hindrance !== null && (
              <Text key={verb} id={`${id}-${verb}`} size="xs" c="dimmed">
                {verb}: {reasonText(hindrance)}
              </Text>
            ),
        )}
      </Stack>
    </div>
  )
}

function noShowHindrance({ status, startsAt }: Visit, now: number): string | null {
  if (!canStep(status, 'noShow')) return visitMessages.cannotMove(status, visitSteps.noShow.to)
  return startsAt ? noShowTooEarly(startsAt, now) : null
}
