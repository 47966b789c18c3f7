import { type PointerEvent, useRef } from 'react'

/** Pixels that a press may stray and still be a press. */
const slack = 5
/** Pixels from the region's edge at which it scrolls along, and how far at each movement. */
const [edge, step] = [32, 16]

interface DragHandlers {
  /** @returns whether this visit can be dragged */
  onStart: (visitId: string) => boolean
  /** @param cell the one under the pointer; null beside all */
  onOver: (cell: HTMLElement | null) => void
  onDrop: (cell: HTMLElement | null) => void
  onCancel: () => void
}

/** The cell at a point of the window. */
const cellAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('td[data-column]') ?? null

/** So that what is out of sight can be reached while something is held. */
function scrollAlong(region: Element | null, x: number, y: number): void {
  if (!region) return
  const { left, right, top, bottom } = region.getBoundingClientRect()
  const by = (at: number, from: number, to: number) =>
    at < from + edge ? -step : at > to - edge ? step : 0
  region.scrollBy(by(x, left, right), by(y, top, bottom))
}

/**
 * Handlers for dragging visits from cell to cell with a mouse or a pen. A finger scrolls: it moves a
 * visit from the visit's own dialog.
 */
export function useDrag({ onStart, onOver, onDrop, onCancel }: DragHandlers) {
  const press = useRef<{ pointer: number; x: number; y: number; id: string } | null>(null)
  const isDragging = useRef(false)

  const end = (event: PointerEvent) => {
    if (press.current?.pointer !== event.pointerId) return
    const wasDragging = isDragging.current
    press.current = null
    isDragging.current = false
    if (!wasDragging) return
    if (event.type === 'pointerup') onDrop(cellAt(event.clientX, event.clientY))
    else onCancel()
  }
  return {
    /** Ends a drag without a drop. */
    cancel: () => {
      press.current = null
      isDragging.current = false
    },
    handlers: {
      onPointerDown: ({
        target,
        button,
        pointerType,
        pointerId,
        clientX,
        clientY,
      }: PointerEvent) => {
        if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
        const id = target.closest<HTMLElement>('[data-visit]')?.dataset.visit
        press.current = id ? { pointer: pointerId, x: clientX, y: clientY, id } : null
      },
      onPointerMove: (event: PointerEvent) => {
        const { pointerId, clientX: x, clientY: y, currentTarget } = event
        const held = press.current
        if (held?.pointer !== pointerId) return
        if (!isDragging.current) {
          if (Math.hypot(x - held.x, y - held.y) < slack) return
          if (!onStart(held.id)) {
            press.current = null
            return
          }
          isDragging.current = true
          // The click that would follow is the table's then, and opens nothing.
          currentTarget.setPointerCapture(pointerId)
        }
        scrollAlong(currentTarget.parentElement, x, y)
        onOver(cellAt(x, y))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
