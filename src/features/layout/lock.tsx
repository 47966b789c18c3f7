import { Paper, Text } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '@/components/lazy'
import { useWhenAtRest } from '@/hooks/use-when-at-rest'
import { useSession } from '@/stores/session'
import classes from './lock.module.css'

const load = () => import('./lock-form').then((it) => it.LockForm)

const LockForm = lazyPart({
  name: 'lock form',
  load,
  failed: 'Rounds is locked, and the way to unlock it cannot be loaded.',
})

/** While the page is locked, the way to unlock it, and nothing of the page besides. */
export function Lock() {
  const isLocked = useSession(({ lock }) => lock !== null)
  const isIdling = useSession((state) => state.isIdling)
  const locks = useSession(({ session }) => session?.locks === true)
  const cover = useRef<HTMLDialogElement>(null)
  const whenAtRest = useWhenAtRest()
  useLayoutEffect(
    () => (isLocked && cover.current ? coverPage(cover.current) : undefined),
    [isLocked],
  )
  // Whoever comes back may find no connection.
  useEffect(
    () => (locks ? whenAtRest(() => void load().catch(() => {})) : undefined),
    [locks, whenAtRest],
  )
  // Beside the page: an open dialog puts the page out of reach, for a screen reader too.
  return createPortal(
    <>
      {/* There from the start, so that what comes into it is read out; no status while it is empty. */}
      <Paper aria-live="polite" className={classes.asked} shadow="md" withBorder={isIdling}>
        {isIdling && (
          <Text size="sm" px="md" py="xs">
            <strong>Still here?</strong> Any key or movement keeps Rounds open.
          </Text>
        )}
      </Paper>
      <dialog ref={cover} aria-label="Locked" className={classes.cover} closedby="none">
        {isLocked && <LockForm />}
      </dialog>
    </>,
    document.body,
  )
}

/**
 * Opens a modal dialog of the browser's own: whatever else is open, it lies above, and all beneath it is
 * out of reach, for a search in the page too. Closed, it gives the focus back.
 * @returns how it is closed
 */
function coverPage(cover: HTMLDialogElement): () => void {
  const { documentElement: html, title } = document
  const hidden = [...document.body.children].filter(
    (child) => child !== cover && child.ariaHidden !== 'true',
  )
  // Not everything that looks for a role knows what a modal dialog covers.
  for (const child of hidden) child.ariaHidden = 'true'
  html.dataset.locked = 'true'
  document.title = 'Locked · Rounds'
  cover.showModal()
  return () => {
    delete html.dataset.locked
    document.title = title
    for (const child of hidden) child.ariaHidden = null
    cover.close()
    // Chromium gives a field its focus back, but no caret: what is typed would be lost.
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
    activeElement.blur()
    activeElement.focus({ preventScroll: true })
  }
}
