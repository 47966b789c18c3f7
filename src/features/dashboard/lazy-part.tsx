import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { ListAlert } from '@/components/data-table/list-alert'
import { reloadIfOutdated } from '@/lib/new-build'

interface LazyPartOptions<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Stands while it is loaded. */
  waiting: ReactNode
  /** What is said where it can't be loaded or shown. */
  failed: string
}

/**
 * A part of a page that is loaded when it is first shown. Where that fails, what is around it stays,
 * and it can be tried again.
 */
export function lazyPart<Props extends object>({ load, waiting, failed }: LazyPartOptions<Props>) {
  const make = () => lazy(() => load().then((loaded) => ({ default: loaded })))
  let Made = make()
  // Looked up anew at each attempt: `lazy` keeps a failure for good.
  const Part = (props: Props) => <Made {...props} />
  return (props: Props) => (
    <CatchBoundary
      getResetKey={() => ''}
      onCatch={() => {
        Made = make()
      }}
      errorComponent={({ reset }) => <Failed message={failed} onRetry={reset} />}
    >
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  // It may be of a build that is gone; what is typed on dashboards is kept.
  useEffect(() => void reloadIfOutdated(), [])
  return <ListAlert message={message} retrying={false} onRetry={onRetry} />
}
