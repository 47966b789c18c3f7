import { Anchor, ScrollArea, Stack, Table, Text, Title } from '@mantine/core'
import { type Forecast, hoursMessages } from '@shared/contracts/hours'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { visitWhen } from '@shared/contracts/visit-rules'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import { errorFields, errorText } from '@/api/api-error'
import { confirm, showInfo } from '@/components/dialogs'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { allowedTabs } from '@/lib/dashboards'
import { useSession } from '@/stores/session'
import { UncoveredHours } from '../uncovered-hours'

type ForecastVisit = Forecast['visits'][number]

/** Nothing was saved: the person went back. */
class WentBack extends Error {}

/** What the change costs could not be worked out, so that nothing was saved. */
class ForecastFailed extends Error {}

const visitCount = ({ visits, more }: Forecast): number => visits.length + more

/** Whether a change leaves appointments outside, or hours that nobody covers. */
const costsSomething = (forecast: Forecast): boolean =>
  visitCount(forecast) > 0 || forecast.uncovered.length > 0

const counted = (count: number): string => (count === 1 ? '1 appointment' : `${count} appointments`)

interface Costly<Result> {
  preview: () => Promise<Forecast>
  save: () => Promise<Result>
  /** What saving is called here. */
  confirmLabel?: string
  /** Whether what was saved counts already; an absence that is asked for does not. */
  counts?: (result: Result) => boolean
  /** Leads to where the appointments that are outside are settled; a dialog names them without it. */
  onOutside?: ((result: Result) => void) | null
}

/** @throws ForecastFailed */
const readForecast = (preview: () => Promise<Forecast>): Promise<Forecast> =>
  preview().catch((cause: unknown) => {
    throw new ForecastFailed('', { cause })
  })

/** Shows what a change costs. @returns whether it is to be made */
const askAbout = (forecast: Forecast, confirmLabel: string): Promise<boolean> =>
  confirm({
    title: 'What this change costs',
    message:
      visitCount(forecast) > 0
        ? `${counted(visitCount(forecast))} would be outside of the hours. Each stays as it is until somebody moves or cancels it.`
        : 'No appointment would be outside of the hours.',
    details: <ForecastDetails forecast={forecast} />,
    size: '44rem',
    confirmLabel,
    cancelLabel: 'Back',
    danger: true,
  })

/**
 * Works out what a change of hours costs, shows it where it costs anything, and makes the change once that is
 * accepted; then it names the appointments that are outside.
 * @throws what `costFailure` reads
 */
export async function withForecast<Result>({
  preview,
  save,
  confirmLabel = 'Save',
  counts = () => true,
  onOutside = null,
}: Costly<Result>): Promise<Result> {
  const forecast = await readForecast(preview)
  if (costsSomething(forecast) && !(await askAbout(forecast, confirmLabel))) throw new WentBack()
  const result = await save()
  const outside = visitCount(forecast)
  if (outside > 0 && counts(result))
    // Once the form has closed, which would take the focus along.
    setTimeout(() => {
      if (onOutside) return onOutside(result)
      showInfo(
        'Appointments outside',
        hoursScreenMessages.outside(outside),
        <Visits forecast={forecast} linked />,
      )
    })
  return result
}

/**
 * What is said of what `withForecast` throws; null where the person went back.
 * @param read is given what the host refused
 */
export function costFailure(
  error: unknown,
  otherwise: string,
  read: (error: unknown) => void = () => {},
) {
  if (error instanceof WentBack) return null
  const [cause, words] =
    error instanceof ForecastFailed
      ? [error.cause, hoursMessages.previewFailed]
      : [error, otherwise]
  read(cause)
  return { message: errorText(cause, { otherwise: words }), fields: errorFields(cause) }
}

/** Which appointments would be outside, and which hours of which department nobody would cover. */
const ForecastDetails = ({ forecast }: { forecast: Forecast }) => (
  <Stack gap="sm" mt="sm">
    {visitCount(forecast) > 0 && <Visits forecast={forecast} />}
    {forecast.uncovered.length > 0 && (
      <section>
        <Title order={3} size="sm" mb={4}>
          No doctor would cover, in the next 28 days
        </Title>
        <UncoveredHours hours={forecast.uncovered} />
      </section>
    )}
  </Stack>
)

/** Which appointments they are, for a reader who may see appointments. */
const Visits = (props: VisitsTableProps) =>
  props.forecast.visits.length > 0 ? (
    <VisitsTable {...props} />
  ) : (
    <Text size="sm">Your role cannot see which appointments these are.</Text>
  )

interface VisitsTableProps {
  forecast: Forecast
  /** Whether each leads to where it is moved or cancelled. */
  linked?: boolean
}

const VisitsTable = ({ forecast: { visits, more }, linked = false }: VisitsTableProps) => (
  <ScrollArea.Autosize mah="min(18rem, 40vh)" tabIndex={0}>
    <Table aria-label="Appointments outside" verticalSpacing={6} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>When</Table.Th>
          <Table.Th>Patient</Table.Th>
          <Table.Th>Doctor</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {visits.map((visit) => (
          <Table.Tr key={visit.id}>
            <Table.Td>{linked ? <VisitLink visit={visit} /> : visitWhen(visit)}</Table.Td>
            <Table.Td translate="no">
              {nameAndNumber({ name: visit.patientName, number: visit.patientNumber })}
            </Table.Td>
            <Table.Td translate="no">{isolated(visit.doctor)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    {more > 0 && (
      <Text size="sm" c="dimmed" p="xs">
        {`and ${more} more`}
      </Text>
    )}
  </ScrollArea.Autosize>
)

/** The desk's list of that day, or the patient's page; null for a person who has neither. */
function addressOf(visit: ForecastVisit): string | null {
  const state = useSession.getState()
  const hasDesk = allowedTabs(state.session?.userData.roles ?? []).some(
    ({ tab }) => tab === 'receptionist',
  )
  const { date, patientNumber } = visit
  if (hasDesk)
    return `/desk/appointments?${new URLSearchParams({ date, q: String(patientNumber) })}`
  return opensPatients(state) ? `/patient/${patientNumber}` : null
}

/** In a tab of its own, so that the list of the others stays. */
const VisitLink = ({ visit }: { visit: ForecastVisit }) => {
  const address = addressOf(visit)
  return address === null ? (
    visitWhen(visit)
  ) : (
    <Anchor size="sm" href={address} target="_blank" rel="noopener">
      {visitWhen(visit)}
    </Anchor>
  )
}
