import { Stack, Text, Title } from '@mantine/core'
import { type Forecast, hoursMessages } from '@shared/contracts/hours'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { errorFields, errorText } from '@/api/api-error'
import { confirm, showInfo } from '@/components/dialogs'
import { UncoveredHours } from '../uncovered-hours'
import { VisitsOutsideTable } from '../visits-outside-table'

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
const Visits = ({
  forecast: { visits, more },
  linked = false,
}: {
  forecast: Forecast
  linked?: boolean
}) =>
  visits.length > 0 ? (
    <div>
      <VisitsOutsideTable visits={visits} linked={linked} />
      {more > 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {`and ${more} more`}
        </Text>
      )}
    </div>
  ) : (
    <Text size="sm">Your role cannot see which appointments these are.</Text>
  )
