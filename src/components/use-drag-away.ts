import { type PointerEvent, useRef, useState } from 'react'

/** Section 8: dragged this far, by its own width, a toast goes. */
const threshold = 0.8

/**
 * Dismissal by dragging sideways: short of the threshold the element springs back.
 * @returns how far it is dragged (pixels) and the handlers for the element
 */
export function useDragAway(onDismiss: () => void) {
  const start = useRef<{ pointer: number; x: number } | null>(null)
  const [offset, setOffset] = useState(0)

  const moved = (event: PointerEvent) =>
    start.current?.pointer === event.pointerId ? event.clientX - start.current.x : null

  const end = (event: PointerEvent<HTMLElement>) => {
    const distance = moved(event)
    if (distance === null) return
    start.current = null
    if (
      event.type === 'pointerup' &&
      Math.abs(distance) >= threshold * event.currentTarget.offsetWidth
    )
      onDismiss()
    else setOffset(0)
  }

  return {
    offset,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button')
      if (event.button !== 0 || onButton) return
      start.current = { pointer: event.pointerId, x: event.clientX }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const distance = moved(event)
      if (distance !== null) setOffset(distance)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
