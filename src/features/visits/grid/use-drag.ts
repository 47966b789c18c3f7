import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Pixels that a press may stray and still be a press; a finger is never quite still. */
const [slack, fingerSlack] = [5, 10]
/** Milliseconds for which a finger rests on a visit before it takes it along: one that moves earlier scrolls. */
const longPress = 400
/** Pixels from the region's edge at which it scrolls along, and how far in each frame. */
const [edge, step] = [32, 8]
/**
 * Milliseconds for which what is held rests at an edge before that scrolls: the last row in sight is within
 * it, and would be gone before the visit is let go there.
 */
const edgeRest = 400

interface DragOptions {
  /** What takes the handlers. */
  grid: RefObject<HTMLElement | null>
  /** @returns whether this visit can be dragged */
  onStart: (visitId: string) => boolean
  /** @param cell the one under the pointer; null beside all */
  onOver: (cell: HTMLElement | null) => void
  onDrop: (cell: HTMLElement | null) => void
  onCancel: () => void
}

interface Press {
  pointer: number
  id: string
  /** What the pointer is captured by, and is scrolled within its parent. */
  grid: Element
  /** Where it is, in the window; where it began until it strays from there. */
  x: number
  y: number
  /** A finger that stays where it took a visit along neither scrolls nor moves that. */
  hasStrayed: boolean
  isDragging: boolean
  /** Which way it would scroll from where it is, and since when, by the clock of the frames. */
  scrolling: { aside: number; down: number; since: number }
  /** Ends what waits or goes on until the press ends. */
  stop: () => void
}

/** The cell at a point of the window. */
const cellAt = ({ x, y }: Press): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('td[data-column]') ?? null

/** So that what is out of sight can be reached while something is held. */
function scrollAlong(held: Press, now: number): void {
  const { grid, x, y } = held
  const region = grid.parentElement
  if (!region) return
  const { left, right, top, bottom } = region.getBoundingClientRect()
  const by = (at: number, from: number, to: number) =>
    at < from + edge ? -step : at > to - edge ? step : 0
  const down = by(y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
  const aside = by(x, left, right)
  const isSameWay = held.scrolling.aside === aside && held.scrolling.down === down
  if (!isSameWay) held.scrolling = { aside, down, since: now }
  if (now - held.scrolling.since < edgeRest) return
  const { scrollTop } = region
  region.scrollBy(aside, down)
  // At its end, what stands beyond the window.
  if (down !== 0 && region.scrollTop === scrollTop) window.scrollBy(0, down)
}

/**
 * Handlers for dragging visits from cell to cell: with a mouse or a pen at once, with a finger, which
 * scrolls by moving, after a long press.
 */
export function useDrag({ grid, onStart, onOver, onDrop, onCancel }: DragOptions) {
  const press = useRef<Press | null>(null)
  /** Whether a visit was taken along since the last press began. */
  const hasDragged = useRef(false)
  const over = useEffectEvent(onOver)
  const startHeld = useEffectEvent((held: Press) => start(held))
  useEffect(() => () => press.current?.stop(), [])
  useEffect(() => {
    const { current } = grid
    const keep = (event: Event) => {
      // The end of a touch comes after that of its pointer.
      const isKept = event.type === 'touchend' ? hasDragged.current : press.current?.isDragging
      if (isKept && event.cancelable) event.preventDefault()
    }
    // While a visit is held, the browser neither scrolls by the finger nor takes its end for a press.
    // From the start: Safari does not heed what is added during a touch (WebKit bug 184250).
    const events = ['touchmove', 'touchend', 'contextmenu']
    for (const event of events) current?.addEventListener(event, keep, { passive: false })
    return () => {
      for (const event of events) current?.removeEventListener(event, keep)
    }
  }, [grid])

  const forget = () => {
    press.current?.stop()
    press.current = null
  }
  const start = (held: Press) => {
    held.stop()
    if (!onStart(held.id)) return forget()
    held.isDragging = true
    hasDragged.current = true
    let frame = requestAnimationFrame(function follow(now) {
      if (held.hasStrayed) scrollAlong(held, now)
      over(cellAt(held))
      frame = requestAnimationFrame(follow)
    })
    held.stop = () => cancelAnimationFrame(frame)
    // The click that would follow is the grid's then, and opens nothing.
    held.grid.setPointerCapture(held.pointer)
  }
  const end = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
    const held = press.current
    if (held?.pointer !== pointerId) return
    forget()
    if (!held.isDragging) return
    if (type === 'pointerup' && held.hasStrayed) {
      onDrop(cellAt({ ...held, x: clientX, y: clientY }))
    } else onCancel()
  }
  return {
    /** Ends a drag without a drop. */
    cancel: forget,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const { target, button, pointerType, pointerId, currentTarget } = event
        const before = press.current
        forget()
        hasDragged.current = false
        // A second finger zooms.
        if (before?.isDragging) return onCancel()
        if (button !== 0 || !(target instanceof Element)) return
        const id = target.closest<HTMLElement>('[data-visit]')?.dataset.visit
        if (!id) return
        const held: Press = {
          ...{ pointer: pointerId, id, grid: currentTarget, x: event.clientX, y: event.clientY },
          ...{ hasStrayed: false, isDragging: false, stop: () => {} },
          scrolling: { aside: 0, down: 0, since: 0 },
        }
        press.current = held
        if (pointerType !== 'touch') return
        const timer = setTimeout(() => startHeld(held), longPress)
        held.stop = () => clearTimeout(timer)
      },
      onPointerMove: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
        const held = press.current
        if (held?.pointer !== pointerId) return
        const isFinger = pointerType === 'touch'
        const strayed = Math.hypot(clientX - held.x, clientY - held.y)
        if (!held.hasStrayed && strayed < (isFinger ? fingerSlack : slack)) return
        held.hasStrayed = true
        held.x = clientX
        held.y = clientY
        if (held.isDragging) return
        if (isFinger) forget()
        else start(held)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
