import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** What a button, a link or a box takes for a press, and all that changes a field. */
const isPress = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' ||
  key === ' ' ||
  (target instanceof Element &&
    target.matches('input, select, textarea') &&
    key !== 'Tab' &&
    key !== 'Escape')

const outdated = {
  'aria-busy': true,
  'aria-disabled': true,
  // Dimmed and without the pointer by `global.css`.
  'data-outdated': true,
  // One by the pointer began while the data was right: none can begin now.
  onClickCapture: (event: MouseEvent) => {
    if (event.detail === 0) stop(event)
  },
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (isPress(event)) stop(event)
  },
} as const

/**
 * For the element around what is of another day, patient or filter than its heading says, until the right
 * data is there: it is dimmed, and neither pointer nor key presses anything in it. Not `inert`, which would
 * take the focus away. A key that acts on a row from outside has to ask for itself.
 */
export const outdatedProps = (isOutdated: boolean) => (isOutdated ? outdated : {})

/**
 * The style of a list of options that are those of another search, until the right ones are there. It is
 * dimmed only where that takes long, so that it does not flicker with each key.
 */
export const outdatedOptions = {
  opacity: 0.5,
  transition: 'opacity 0s 400ms',
  pointerEvents: 'none',
} as const
