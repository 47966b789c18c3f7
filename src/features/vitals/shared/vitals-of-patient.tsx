import { Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { vitalsWords } from '@shared/contracts/vital-words'
import { type Vitals, vitalsEndpoints, vitalsMessages } from '@shared/contracts/vitals'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '@/api/api-error'
import { useMarkVitalsInError, vitalsOfPatientQuery } from '@/api/vitals'
import { confirm, showError } from '@/components/dialogs'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { lazyDialog, lazyPart } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { useDenial } from '@/hooks/use-may'
import { AcknowledgeVitals } from './acknowledge-vitals'
import { GradeBadge } from './grade-badge'
import { acknowledgedWords, clinicMoment, vitalsCardId, whenMeasured } from './vitals-words'

const VitalsForm = lazyDialog({
  name: 'vitals form',
  load: () => import('./vitals-form').then((it) => it.VitalsForm),
})

/** What draws charts is heavier than the whole page. */
const VitalsChart = lazyPart({
  name: 'vitals chart',
  load: () => import('../vitals-chart').then((it) => it.VitalsChart),
  waiting: <Skeleton role="status" aria-label="Loading chart" mt="sm" h={220} />,
  failed: 'The chart could not be loaded. The list says the same.',
})

/** How many are shown before all are asked for. */
const shownFirst = 3

/** What was measured of a patient, the latest first, and how it went over time. */
export function VitalsOfPatient({ patient }: { patient: Patient }) {
  const query = useQuery(vitalsOfPatientQuery(patient.id))
  const denied = useDenial(vitalsEndpoints.create)
  const reason = denied ?? (patient.closedAt === null ? null : patientMessages.closed)
  const [recording, setRecording] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const { rows, total } = query.data ?? { rows: [], total: 0 }
  const counting = rows.filter(({ inError }) => inError === null)
  return (
    <>
      <Group mb="sm">
        <Button
          variant="default"
          {...disabledWithReason(reason)}
          onClick={() => setRecording(true)}
        >
          Record Vitals
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={vitalsMessages.fetchFailed} />
      {query.data && rows.length === 0 && <Text c="dimmed">{vitalsMessages.none}</Text>}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {(showsAll ? rows : firstShown(rows)).map((vitals) => (
          <li key={vitals.id} id={vitalsCardId(vitals)} tabIndex={-1}>
            <VitalsCard patient={patient} vitals={vitals} denied={denied} />
          </li>
        ))}
      </Stack>
      {rows.length > firstShown(rows).length && (
        <Button
          variant="subtle"
          mt="xs"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? `Show the latest ${shownFirst}`
            : total > rows.length
              ? `Show the latest ${rows.length} of ${total}`
              : `Show all ${rows.length}`}
        </Button>
      )}
      {counting.length > 1 && <VitalsChart vitals={counting} patient={patient} />}
      {recording && (
        <VitalsForm patient={patient} patientId={patient.id} onClose={() => setRecording(false)} />
      )}
    </>
  )
}

/** Critical ones that wait for a doctor are shown however many were recorded since. */
const firstShown = (rows: readonly Vitals[]): Vitals[] =>
  rows.filter((vitals, at) => at < shownFirst || isWaiting(vitals))

const isWaiting = ({ critical, inError }: Vitals): boolean =>
  critical !== null && critical.acknowledged === null && inError === null

interface VitalsCardProps {
  patient: Patient
  vitals: Vitals
  /** Why whoever looks can't mark it; null where they can. */
  denied: Reason | null
}

/** What was measured at one time, and by whom; what was entered in error stays to be seen. */
function VitalsCard({ patient, vitals, denied }: VitalsCardProps) {
  const { by, inError } = vitals
  const struck = inError === null ? {} : ({ td: 'line-through', c: 'dimmed' } as const)
  return (
    <Card padding="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Group gap="xs">
            {vitalsWords(vitals).map(({ label, value, grade }) => (
              <Group key={label} gap={6}>
                <Text size="sm" {...struck}>
                  {label} <strong>{value}</strong>
                </Text>
                {inError === null && <GradeBadge grade={grade} />}
              </Group>
            ))}
          </Group>
          <Text size="sm" c="dimmed">
            {whenMeasured(vitals)}, {by}
          </Text>
          {vitals.critical && (
            <Text size="sm" fw={500}>
              {acknowledgedWords(vitals.critical)}
            </Text>
          )}
          {inError && (
            <Text size="sm" fw={500}>
              Entered in error, {clinicMoment(inError.at)}, by {inError.by}
            </Text>
          )}
        </div>
        <Group gap="xs">
          {isWaiting(vitals) && (
            <AcknowledgeVitals
              vitals={vitals}
              patient={nameAndNumber(patient)}
              onAcknowledged={() => document.getElementById(vitalsCardId(vitals))?.focus()}
            />
          )}
          {inError === null && denied === null && <MarkInError patient={patient} vitals={vitals} />}
        </Group>
      </Group>
    </Card>
  )
}

function MarkInError({ patient, vitals }: Pick<VitalsCardProps, 'patient' | 'vitals'>) {
  const mark = useMarkVitalsInError()
  const ask = async (card: HTMLElement | null) => {
    const sure = await confirm({
      title: 'Entered in error?',
      message:
        'These vitals stay on the record, struck through, and count no more. Record the right ones anew.',
      about: (
        <>
          <Who patient={patient} />
          {`${vitalsWords(vitals)
            .map(({ label, value }) => `${label} ${value}`)
            .join(', ')}, ${whenMeasured(vitals)}`}
        </>
      ),
      confirmLabel: 'Mark as Error',
      danger: true,
    })
    if (!sure) return
    try {
      await mark.mutateAsync({ id: vitals.id, version: vitals.version })
      toast.success(vitalsMessages.marked)
      // The button goes; what it has marked stays.
      card?.focus()
    } catch (error) {
      showError(errorText(error, { otherwise: vitalsMessages.markFailed }))
    }
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`Mark as Error: vitals of ${whenMeasured(vitals)}`}
      onClick={({ currentTarget }) => void ask(currentTarget.closest('li'))}
    >
      Mark as Error
    </Button>
  )
}
