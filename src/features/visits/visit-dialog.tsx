import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { visitQuery } from '@/api/visits'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { Dialog } from '@/components/dialog'
import { Facts } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import {
  reopenHindrance,
  visitRecordEndpoints,
  visitRecordMessages,
} from '@/contracts/visit-records'
import { canStep, type Visit, visitEndpoints, visitMessages, visitSteps } from '@/contracts/visits'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useNow } from '@/hooks/use-now'
import { clinicTime, clinicToday } from '@/stores/clinic-day'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { endTime } from './shared/visit-times'
import {
  doctorWords,
  doubleBooked,
  statusColors,
  statusWords,
  visitorName,
  visitWords,
  waitMinutes,
} from './visit-words'

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface VisitDialogProps {
  /** As its row has it. */
  visit: Visit
  onMove: (visit: Visit) => void
  onNoShow: (visit: Visit) => void
  onReopen: (visit: Visit) => void
  onClose: () => void
}

/** All that is known of a visit, and what is seldom done to one. */
export function VisitDialog({ visit: row, onMove, onNoShow, onReopen, onClose }: VisitDialogProps) {
  const query = useQuery({ ...visitQuery(row.id), placeholderData: row })
  // What was read some time ago may be older than the row.
  const visit = query.data && query.data.version >= row.version ? query.data : row
  const now = useNow(minute)
  const session = useSession()
  const ways: readonly Way[] = [
    {
      verb: 'Move',
      run: onMove,
      hindrance: deniedReason(visitRecordEndpoints.change, session) ?? moveHindrance(visit),
    },
    {
      verb: 'No-show',
      run: onNoShow,
      hindrance: deniedReason(visitEndpoints.noShow, session) ?? noShowHindrance(visit, now),
    },
    {
      verb: 'Reopen',
      run: onReopen,
      hindrance:
        deniedReason(visitEndpoints.reopen, session) ??
        reopenHindrance(visit, clinicToday(new Date(now))),
    },
  ]
  return (
    <Dialog title={`Appointment no. ${visit.number}`} onClose={onClose}>
      <Stack>
        <QueryAlert query={query} otherwise={visitMessages.fetchFailed} />
        {visit.version > row.version && (
          <ChangedMeanwhile words={visitWords} before={row} now={visit} />
        )}
        <VisitFacts visit={visit} now={now} />
        <Ways ways={ways} visit={visit} />
      </Stack>
    </Dialog>
  )
}

function VisitFacts({ visit, now }: { visit: Visit; now: number }) {
  const patientLabel = usePatientLabel()
  const { age, time, date, reason, status, checkedInAt, cancelReason, anyway } = visit
  const waits = waitMinutes(visit, now)
  return (
    <Facts
      facts={[
        [
          'Patient',
          <span key="patient">
            <PatientName number={visit.patientNumber}>
              {visitorName(visit, patientLabel)}
            </PatientName>
            , {age} years
          </span>,
        ],
        ['Time', `${time}${until(visit)} on ${date}`],
        ['Doctor', doctorWords(visit)],
        ['Reason', reason],
        [
          'Status',
          <Badge key="status" color={statusColors[status]}>
            {statusWords[status]}
          </Badge>,
        ],
        ...(waits !== null && checkedInAt !== undefined
          ? [['Waiting since', `${clinicTime(new Date(checkedInAt)).time}, ${waits} min`] as const]
          : []),
        ...(status === 'cancelled'
          ? [['Cancelled because', cancelReason || 'No reason was given'] as const]
          : []),
        ...(anyway
          ? [
              [
                doubleBooked,
                `${anyway.reason} (${anyway.by}, ${dayAndTime(new Date(anyway.at))})`,
              ] as const,
            ]
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

interface Way {
  verb: string
  run: (visit: Visit) => void
  /** Why it can't be done; null where it can. */
  hindrance: string | null
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
            disabled={hindrance !== null}
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
                {verb}: {hindrance}
              </Text>
            ),
        )}
      </Stack>
    </div>
  )
}

const moveHindrance = ({ status }: Visit): string | null =>
  status === 'pending' || status === 'checked-in' ? null : visitRecordMessages.isOver(status)

function noShowHindrance({ status, startsAt }: Visit, now: number): string | null {
  if (!canStep(status, 'noShow')) return visitMessages.cannotMove(status, visitSteps.noShow.to)
  return startsAt && Date.parse(startsAt) > now ? visitRecordMessages.notStarted : null
}
