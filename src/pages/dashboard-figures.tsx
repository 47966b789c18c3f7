import { overviewMessages } from '@shared/contracts/overview'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { errorText } from '@/api/api-error'
import { BusyButton } from '@/components/busy-button'
import { keepFocus } from '@/components/data-table/keep-focus'
import { type Stat, StatCards } from '@/components/stat-cards'
import classes from './dashboard-figures.module.css'

interface DashboardFiguresProps {
  /** Names the cards. */
  label: string
  stats: readonly Stat[]
  /** What the figures are counted from. */
  queries: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>[]
}

/** A dashboard's figures. Where some can't be read, this is said below them, with a way to try again. */
export function DashboardFigures({ label, stats, queries }: DashboardFiguresProps) {
  const failed = queries.filter(({ error }) => error)
  const [first] = failed
  const [figures, setFigures] = useState<HTMLElement | null>(null)
  const toFigures = useMemo(() => keepFocus(() => figures), [figures])
  return (
    <>
      <StatCards
        ref={setFigures}
        label={label}
        stats={stats}
        outdated={queries.some(({ isPlaceholderData }) => isPlaceholderData)}
      />
      {first && (
        <div ref={toFigures} role="alert" className={classes.failure}>
          <span>{errorText(first.error, { otherwise: overviewMessages.totalsFailed })}</span>
          <BusyButton
            variant="default"
            size="compact-xs"
            h={24}
            flex="none"
            busy={failed.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const { refetch } of failed) void refetch()
            }}
          >
            Retry
          </BusyButton>
        </div>
      )}
    </>
  )
}
