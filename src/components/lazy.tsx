import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWhenAtRest } from '@/hooks/use-when-at-rest'
import { isOutdated, reloadIfOutdated } from '@/lib/new-build'
import { ListAlert } from './data-table/list-alert'
import { confirm, showError } from './dialogs'
import { useHeldKeys } from './held-keys'

interface LazyOptions<Props> {
  name: string
  load: () => Promise<ComponentType<Props>>
}

/**
 * A component that is loaded later, as a query. React's `lazy` stays failed where it has failed once,
 * and a Suspense boundary that has shown its fallback holds back what it waited for until 300 ms have
 * passed, however soon that came.
 */
const componentQuery = <Props,>({ name, load }: LazyOptions<Props>) =>
  queryOptions({
    queryKey: ['component', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

interface LazyPartOptions<Props> extends LazyOptions<Props> {
  /** Stands while it is loaded. */
  waiting?: ReactNode | ((props: Props) => ReactNode)
  /** What is said where it can't be loaded or shown; nothing of what the page can do without. */
  failed?: string
  /** Whether it is loaded only once the screen is ready and the browser has nothing else to do. */
  idle?: boolean
}

/**
 * A part of a page that is loaded when it is first shown. Where that fails, what is around it stays,
 * and it can be tried again.
 */
export function lazyPart<Props extends object>({
  waiting,
  failed,
  idle = false,
  ...options
}: LazyPartOptions<Props>) {
  const query = componentQuery(options)
  function Loaded(props: Props) {
    const isDue = useAtRest(idle)
    const { data: Part, isError, isFetching, refetch } = useQuery({ ...query, enabled: isDue })
    if (Part) return <Part {...props} />
    if (isError) return <Failed message={failed} retrying={isFetching} onRetry={refetch} />
    return typeof waiting === 'function' ? waiting(props) : waiting
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

/** Whether the screen has been ready since this was mounted; true if not asked. */
function useAtRest(asked: boolean): boolean {
  const whenAtRest = useWhenAtRest()
  const [isAtRest, setAtRest] = useState(!asked)
  useEffect(() => (asked ? whenAtRest(() => setAtRest(true)) : undefined), [asked, whenAtRest])
  return isAtRest
}

interface FailedProps {
  message: string | undefined
  retrying: boolean
  onRetry: () => void
}

function Failed({ message, retrying, onRetry }: FailedProps) {
  // It may be of a build that is gone; what is typed on dashboards is kept.
  useEffect(() => {
    if (message !== undefined) void reloadIfOutdated()
  }, [message])
  return (
    message !== undefined && <ListAlert message={message} retrying={retrying} onRetry={onRetry} />
  )
}

/**
 * A dialog or a menu that is loaded when it is first opened: the page beneath has no need of it. Where
 * it can't be loaded, this is told, and the page is still there.
 */
export function lazyDialog<Props extends object>({
  waiting = null,
  ...options
}: LazyOptions<Props> & { /** Stands while it is loaded. */ waiting?: ReactNode }) {
  const query = componentQuery(options)
  function LazyDialog(props: Props & { onClose: () => void }) {
    const { data: Loaded, isError } = useQuery(query)
    const giveUp = useEffectEvent(() => {
      void tellMissing()
      props.onClose()
    })
    useEffect(() => {
      if (isError) giveUp()
    }, [isError])
    useHeldKeys(!Loaded && !isError, props.onClose)
    return Loaded ? <Loaded {...props} /> : waiting
  }
  return Object.assign(LazyDialog, { query })
}

/** Loads such a dialog once the screen is ready, so that it opens at once. */
export function usePreload<Props>({
  query,
}: {
  query: ReturnType<typeof componentQuery<Props>>
}): void {
  const client = useQueryClient()
  const whenAtRest = useWhenAtRest()
  useEffect(() => whenAtRest(() => void client.prefetchQuery(query)), [whenAtRest, client, query])
}

/** Something may be typed on the page, so that a new build is not loaded unasked. */
async function tellMissing(): Promise<void> {
  if (!(await isOutdated())) {
    showError('This part of Rounds cannot be loaded. Check your connection and try again.')
    return
  }
  const reload = await confirm({
    title: 'Rounds has been updated',
    message: 'This page has to be loaded again. What is typed on it and not saved will be lost.',
    confirmLabel: 'Load again',
    cancelLabel: 'Not now',
    danger: true,
  })
  if (reload) window.location.reload()
}
