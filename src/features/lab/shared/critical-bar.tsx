import { Box, Button } from '@mantine/core'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { criticalValues, labResultMessages, listedResultsMost } from '@shared/contracts/lab-results'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '@/api/api-error'
import { BusyButton } from '@/components/busy-button'
import { criticalTitle } from './acknowledged-words'
import classes from './critical-bar.module.css'
import { measuredWords } from './value-words'

/** What the bar says where there are none. */
export const noCritical = 'No critical result waits for a doctor.'

/** What the bar and its list say where neither results nor vitals wait, of those that are shown. */
export const noneWords = ({
  seesResults,
  seesVitals,
}: {
  seesResults: boolean
  seesVitals: boolean
}): string =>
  [
    ...(seesResults ? [noCritical] : []),
    ...(seesVitals ? ['No critical vitals wait for a doctor.'] : []),
  ].join(' ')

/** What waits for a doctor, in a line. */
interface Waiting {
  id: string
  /** Whose it is, or which. */
  lead: ReactNode
  /** What is dangerous. */
  danger: string
}

interface CriticalBarProps {
  queries: readonly Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>[]
  /** How many there are, such as `2 critical results`. */
  title: string
  /** The one that has waited longest; undefined where there are none. */
  oldest: Waiting | undefined
  /** What is said where there is none. */
  none?: string
  /** What *Show* does. */
  onShow: () => void
}

/**
 * One line about the critical results, which is there before they are read and is always as high: the page
 * below stays where it is when one comes.
 */
export function CriticalBar({
  queries,
  title,
  oldest,
  none = noCritical,
  onShow,
}: CriticalBarProps) {
  const failed = queries.filter(({ error }) => error)
  const [first] = failed
  return (
    <Box
      component="section"
      aria-label="Critical results"
      className={oldest ? `${classes.bar} ${classes.alarm}` : classes.bar}
    >
      {oldest ? (
        <>
          <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
          <span className={classes.title}>{title}</span>
          <span key={oldest.id} className={classes.first}>
            {oldest.lead}
            <span>{oldest.danger}</span>
          </span>
        </>
      ) : (
        <span className={classes.quiet} {...(first && { role: 'alert' })}>
          {quietWords(first?.error ?? null, queries, none)}
        </span>
      )}
      {first && !oldest && (
        <BusyButton
          variant="default"
          size="compact-sm"
          className={classes.button}
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of failed) void refetch()
          }}
        >
          Retry
        </BusyButton>
      )}
      {oldest && (
        <Button
          color="red"
          size="compact-sm"
          className={classes.button}
          aria-label="Show critical results"
          onClick={onShow}
        >
          Show
        </Button>
      )}
    </Box>
  )
}

/** What is said where no critical result is known. */
function quietWords(
  error: Error | null,
  queries: CriticalBarProps['queries'],
  none: string,
): string {
  if (error) return errorText(error, { otherwise: labResultMessages.fetchFailed })
  return queries.some(({ isPending }) => isPending) ? 'Reading critical results…' : none
}

/** A result that waits, as the bar has it. */
export const waitingResult = (
  order: LabOrder | undefined,
  lead: (order: LabOrder) => ReactNode,
): Waiting | undefined => order && { id: order.id, lead: lead(order), danger: dangerWords(order) }

/**
 * `1 critical result`, and where the list is full `100 and more critical results`; with others that are
 * were found to be critical later, in words that a phone has room for: `3 critical, 1 found later`.
 */
export function criticalCount(
  { length }: readonly LabOrder[],
  { length: later }: readonly LabOrder[] = [],
): string {
  const counted = (listed: number) => `${listed}${listed >= listedResultsMost ? ' and more' : ''}`
  const count = counted(length)
  if (later > 0)
    return length > 0
      ? `${count} critical, ${counted(later)} found later`
      : `${counted(later)} critical after all`
  return length === 1 ? '1 critical result' : `${count} critical results`
}

/** The first of what is dangerous: `Potassium 6.4 mmol/L, 1 more`. */
function dangerWords({ result }: LabOrder): string {
  if (!result) return ''
  const [worst, ...more] = criticalValues(result)
  if (!worst) return criticalTitle(result)
  const words = `${worst.analyte} ${measuredWords(worst)}`
  return more.length > 0 ? `${words}, ${more.length} more` : words
}
