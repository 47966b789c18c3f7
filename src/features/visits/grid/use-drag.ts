import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/** Pixels that a press may stray and still be a press; a finger is never quite still. */
const [slack, fingerSlack] = [5, 10]
/** Milliseconds for which a finger rests on a visit before it takes it along: one that moves earlier scrolls. */
const longPress = 400
/** Pixels from the region's edge at which it scrolls along, and how far in each frame. */
const [edge, step] = [32, 8]

interface DragHandlers {
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
  x: number
  y: number
  isDragging: boolean
  /** Ends what waits or goes on until the press ends. */
  stop: () => void
}

/** The cell at a point of the window. */
const cellAt = ({ x, y }: Press): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('td[data-column]') ?? null

/** So that what is out of sight can be reached while something is held. */
function scrollAlong({ grid, x, y }: Press): void {
  const region = grid.parentElement
  if (!region) return
  const { left, right, top, bottom } = region.getBoundingClientRect()
  const by = (at: number, from: number, to: number) =>
    at < from + edge ? -step : at > to - edge ? step : 0
  const down = by(y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
  const { scrollTop } = region
  region.scrollBy(by(x, left, right), down)
  // At its end, what stands beyond the window.
  if (down !== 0 && region.scrollTop === scrollTop) window.scrollBy(0, down)
}

/** While a visit is held, the browser neither scrolls by the finger nor takes its end for a press. */
function keepTouch(grid: Element): () => void {
  const prevent = (event: Event) => event.cancelable && event.preventDefault()
  const events = ['touchmove', 'touchend', 'contextmenu']
  for (const event of events) grid.addEventListener(event, prevent, { passive: false })
  return () => {
    for (const event of events) grid.removeEventListener(event, prevent)
  }
}

/**
 * Handlers for dragging visits from cell to cell: with a mouse or a pen at once, with a finger, which
 * scrolls by moving, after a long press.
 */
export function useDrag({ onStart, onOver, onDrop, onCancel }: DragHandlers) {
  const press = useRef<Press | null>(null)
  const over = useEffectEvent(onOver)
  const startHeld = useEffectEvent((held: Press) => start(held))
  useEffect(() => () => press.current?.stop(), [])

  const forget = () => {
    press.current?.stop()
    press.current = null
  }
  const start = (held: Press): boolean => {
    held.stop()
    if (!onStart(held.id)) {
      forget()
      return false
    }
    held.isDragging = true
    const release = keepTouch(held.grid)
    let frame = requestAnimationFrame(function follow() {
      scrollAlong(held)
      over(cellAt(held))
      frame = requestAnimationFrame(follow)
    })
    held.stop = () => {
      cancelAnimationFrame(frame)
      release()
    }
    // The click that would follow is the grid's then, and opens nothing.
    held.grid.setPointerCapture(held.pointer)
    return true
  }
  const end = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
    const held = press.current
    if (held?.pointer !== pointerId) return
    forget()
    if (!held.isDragging) return
    if (type === 'pointerup') onDrop(cellAt({ ...held, x: clientX, y: clientY }))
    else onCancel()
  }
  return {
    /** Ends a drag without a drop. */
    cancel: forget,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const { target, button, pointerType, pointerId, currentTarget: grid } = event
        // A second finger zooms.
        forget()
        if (button !== 0 || !(target instanceof Element)) return
        const id = target.closest<HTMLElement>('[data-visit]')?.dataset.visit
        if (!id) return
        const { clientX: x, clientY: y } = event
        const held = { pointer: pointerId, id, grid, x, y, isDragging: false, stop: () => {} }
        press.current = held
        if (pointerType !== 'touch') return
        const timer = setTimeout(() => startHeld(held), longPress)
        held.stop = () => clearTimeout(timer)
      },
      onPointerMove: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
        const held = press.current
        if (held?.pointer !== pointerId) return
        if (!held.isDragging) {
          const isFinger = pointerType === 'touch'
          const strayed = Math.hypot(clientX - held.x, clientY - held.y)
          if (strayed < (isFinger ? fingerSlack : slack)) return
          if (isFinger) return forget()
          if (!start(held)) return
        }
        held.x = clientX
        held.y = clientY
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
