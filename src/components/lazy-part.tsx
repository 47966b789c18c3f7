import { queryOptions, useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { reloadIfOutdated } from '@/lib/new-build'
import { ListAlert } from './data-table/list-alert'

interface LazyPartOptions<Props> {
  name: string
  load: () => Promise<ComponentType<Props>>
  /** Stands while it is loaded. */
  waiting: ReactNode
  /** What is said where it can't be loaded or shown. */
  failed: string
}

/**
 * A part of a page that is loaded when it is first shown. Where that fails, what is around it stays,
 * and it can be tried again.
 *
 * It is a query and not React's `lazy`: a Suspense boundary that has shown its fallback holds back
 * what it waited for until 300 ms have passed, however soon that came.
 */
export function lazyPart<Props extends object>({
  name,
  load,
  waiting,
  failed,
}: LazyPartOptions<Props>) {
  const part = queryOptions({
    queryKey: ['part', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  function Loaded(props: Props) {
    const { data: Part, isError, isFetching, refetch } = useQuery(part)
    if (Part) return <Part {...props} />
    if (isError) return <Failed message={failed} retrying={isFetching} onRetry={refetch} />
    return waiting
  }
  return (props: Props) => (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={({ reset }) => <Failed message={failed} retrying={false} onRetry={reset} />}
    >
      <Loaded {...props} />
    </CatchBoundary>
  )
}

interface FailedProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

function Failed({ message, retrying, onRetry }: FailedProps) {
  // It may be of a build that is gone; what is typed on dashboards is kept.
  useEffect(() => void reloadIfOutdated(), [])
  return <ListAlert message={message} retrying={retrying} onRetry={onRetry} />
}
