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
const region = document.createElement('section')
region.append(grid)
region.scrollBy = vi.fn()
region.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500)

const table = { current: grid }
const on = { onStart: vi.fn(() => true), onOver: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(cell)
})
afterEach(() => void vi.useRealTimers())

function pressed(pointerType: 'touch' | 'mouse') {
  const { result } = renderHook(() => useDrag({ grid: table, ...on }))
  const event = (type: string, clientY: number, pointerId = 1) =>
    ({
      ...{ type, pointerType, pointerId, button: 0, clientX: 10, clientY },
      ...{ target: visit, currentTarget: grid },
    }) as unknown as PointerEvent
  const { handlers } = result.current
  handlers.onPointerDown(event('pointerdown', 10))
  return {
    secondFinger: () => handlers.onPointerDown(event('pointerdown', 80, 2)),
    moveTo: (y: number) => handlers.onPointerMove(event('pointermove', y)),
    end: (type: 'pointerup' | 'pointercancel', y: number) =>
      handlers[type === 'pointerup' ? 'onPointerUp' : 'onPointerCancel'](event(type, y)),
    /** @returns whether it is left to the browser */
    touch: (type: 'touchmove' | 'touchend') =>
      grid.dispatchEvent(new Event(type, { cancelable: true })),
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
  expect(finger.touch('touchmove'), 'the movement is left to the browser').toBe(true)
  finger.end('pointercancel', 60)
  expect([on.onStart, on.onDrop, on.onCancel].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('takes a visit along with a finger that has rested on it, and keeps its touch', () => {
  const finger = pressed('touch')
  vi.advanceTimersByTime(399)
  expect(on.onStart).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(on.onStart).toHaveBeenCalledWith('visit-1')
  expect(finger.touch('touchmove'), 'the movement is left to the browser').toBe(false)
  finger.moveTo(60)
  finger.end('pointerup', 60)
  expect(on.onDrop).toHaveBeenCalledWith(cell)
  expect(finger.touch('touchend'), 'the end may become a press').toBe(false)
  expect(finger.touch('touchmove'), 'the next movement is left to the browser').toBe(true)
})

it('listens to movements before any touch: a listener added during one is too late in Safari', () => {
  const listen = vi.spyOn(grid, 'addEventListener')
  const finger = pressed('touch')
  expect(listen).toHaveBeenCalledWith('touchmove', expect.anything(), { passive: false })
  const before = listen.mock.calls.length
  vi.advanceTimersByTime(400)
  finger.moveTo(60)
  expect(listen).toHaveBeenCalledTimes(before)
})

it('leaves a visit where it is when a second finger comes', () => {
  const finger = pressed('touch')
  vi.advanceTimersByTime(400)
  finger.moveTo(60)
  finger.secondFinger()
  expect(on.onCancel).toHaveBeenCalledTimes(1)
  expect(finger.touch('touchmove'), 'two fingers are left to the browser').toBe(true)
  finger.end('pointerup', 60)
  expect(on.onDrop).not.toHaveBeenCalled()
})

it('neither scrolls along nor moves a visit under a finger that stays where it is', () => {
  const finger = pressed('touch')
  vi.advanceTimersByTime(400)
  finger.moveTo(14)
  vi.advanceTimersToNextFrame()
  expect(region.scrollBy).not.toHaveBeenCalled()
  finger.end('pointerup', 14)
  expect([on.onDrop.mock.calls.length, on.onCancel.mock.calls.length]).toEqual([0, 1])
})

it('scrolls along at an edge once the finger has moved there and rests', () => {
  const finger = pressed('touch')
  vi.advanceTimersByTime(400)
  finger.moveTo(490)
  vi.advanceTimersByTime(500)
  expect(region.scrollBy).toHaveBeenCalledWith(-8, 8)
})

it('does not scroll the last row away from under what is let go there at once', () => {
  const mouse = pressed('mouse')
  mouse.moveTo(490)
  vi.advanceTimersByTime(300)
  mouse.moveTo(250)
  vi.advanceTimersByTime(50)
  mouse.moveTo(490)
  vi.advanceTimersByTime(300)
  mouse.end('pointerup', 490)
  expect(region.scrollBy).not.toHaveBeenCalled()
  expect(on.onDrop).toHaveBeenCalledWith(cell)
})

it('takes nothing along when a finger has only rested briefly', () => {
  const finger = pressed('touch')
  finger.end('pointerup', 10)
  vi.advanceTimersByTime(1000)
  expect(on.onStart).not.toHaveBeenCalled()
})
