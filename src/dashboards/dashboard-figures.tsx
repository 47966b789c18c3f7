import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { ListAlert } from '@/components/data-table/list-alert'
import { type Stat, StatCards } from '@/components/stat-cards'
import { overviewMessages } from '@/contracts/overview'

interface DashboardFiguresProps {
  /** Names the cards. */
  label: string
  stats: readonly Stat[]
  /** What the figures are counted from. */
  queries: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>[]
}

/** A dashboard's figures. Where some can't be read, this is said above them, with a way to try again. */
export function DashboardFigures({ label, stats, queries }: DashboardFiguresProps) {
  const failed = queries.filter(({ error }) => error)
  const [first] = failed
  return (
    <>
      {first && (
        <ListAlert
          message={errorText(first.error, { otherwise: overviewMessages.totalsFailed })}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
        />
      )}
      <StatCards
        label={label}
        stats={stats}
        outdated={queries.some(({ isPlaceholderData }) => isPlaceholderData)}
      />
    </>
  )
}
