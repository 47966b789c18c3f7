import type { PointerEvent } from 'react'

/** Dragged this far, by its own width, a toast goes (docs/product/shell.md, Messages). */
const threshold = 0.8

/**
 * Handlers for dismissal by dragging sideways; short of the threshold the element springs back.
 * Mantine's own dragging ends at 35 percent and cannot be set. This one moves the element by the
 * same variable, and outside of React, which has nothing to say while a finger moves.
 */
export function dragAway(onDismiss: () => void) {
  let start: { pointer: number; x: number; transition: string } | null = null

  const moved = (event: PointerEvent) =>
    start?.pointer === event.pointerId ? event.clientX - start.x : null

  const move = ({ style }: HTMLElement, offset: number) =>
    style.setProperty('--notifications-swipe-offset', `${offset}px`)

  const end = (event: PointerEvent<HTMLElement>) => {
    const distance = moved(event)
    if (distance === null || !start) return
    const { currentTarget } = event
    currentTarget.style.transitionDuration = start.transition
    start = null
    if (event.type === 'pointerup' && Math.abs(distance) >= threshold * currentTarget.offsetWidth)
      onDismiss()
    else move(currentTarget, 0)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button')
      if (event.button !== 0 || onButton) return
      const { currentTarget } = event
      start = {
        pointer: event.pointerId,
        x: event.clientX,
        transition: currentTarget.style.transitionDuration,
      }
      currentTarget.style.transitionDuration = '0ms'
      currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const distance = moved(event)
      if (distance !== null) move(event.currentTarget, distance)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
