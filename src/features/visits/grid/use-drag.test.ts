import { renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDrag } from './use-drag'

const grid = document.createElement('table')
const cell = document.createElement('td')
cell.dataset.column = 'Rao'
const visit = document.createElement('button')
visit.dataset.visit = 'visit-1'
grid.append(cell)
cell.append(visit)
grid.setPointerCapture = vi.fn()

const on = { onStart: vi.fn(() => true), onOver: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(cell)
})
afterEach(() => void vi.useRealTimers())

function pressed(pointerType: 'touch' | 'mouse') {
  const { result } = renderHook(() => useDrag(on))
  const event = (type: string, clientY: number) =>
    ({
      ...{ type, pointerType, pointerId: 1, button: 0, clientX: 10, clientY },
      ...{ target: visit, currentTarget: grid },
    }) as unknown as PointerEvent
  const { handlers } = result.current
  handlers.onPointerDown(event('pointerdown', 10))
  return {
    moveTo: (y: number) => handlers.onPointerMove(event('pointermove', y)),
    end: (type: 'pointerup' | 'pointercancel', y: number) =>
      handlers[type === 'pointerup' ? 'onPointerUp' : 'onPointerCancel'](event(type, y)),
    touchMoves: () => grid.dispatchEvent(new Event('touchmove', { cancelable: true })),
  }
}

it('takes a visit along at once with a mouse, and drops it where that is let go', () => {
  const mouse = pressed('mouse')
  mouse.moveTo(12)
  expect(on.onStart).not.toHaveBeenCalled()
  mouse.moveTo(40)
  expect(on.onStart).toHaveBeenCalledWith('visit-1')
  vi.advanceTimersToNextFrame()
  expect(on.onOver).toHaveBeenCalledWith(cell)
  mouse.end('pointerup', 40)
  expect(on.onDrop).toHaveBeenCalledWith(cell)
})

it('lets a finger scroll that moves before it has rested on a visit', () => {
  const finger = pressed('touch')
  finger.moveTo(40)
  vi.advanceTimersByTime(1000)
  expect(finger.touchMoves(), 'the browser scrolls').toBe(true)
  finger.end('pointercancel', 60)
  expect([on.onStart, on.onDrop, on.onCancel].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('takes a visit along with a finger that has rested on it, without scrolling', () => {
  const finger = pressed('touch')
  vi.advanceTimersByTime(399)
  expect(on.onStart).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(on.onStart).toHaveBeenCalledWith('visit-1')
  expect(finger.touchMoves(), 'the browser scrolls').toBe(false)
  finger.moveTo(60)
  finger.end('pointerup', 60)
  expect(on.onDrop).toHaveBeenCalledWith(cell)
  expect(finger.touchMoves(), 'the browser scrolls again').toBe(true)
})

it('opens a visit on which a finger has only rested briefly', () => {
  const finger = pressed('touch')
  finger.end('pointerup', 10)
  vi.advanceTimersByTime(1000)
  expect(on.onStart).not.toHaveBeenCalled()
})
