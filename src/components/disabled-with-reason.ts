import { toast } from './toast'

/** Why something cannot be done now: a sentence, with the permissions of which one is missing if that is why. */
export type Reason = string | { reason: string; keys: readonly string[] }

export const reasonText = (reason: Reason): string =>
  typeof reason === 'string' ? reason : reason.reason

const keysOf = (reason: Reason): readonly string[] =>
  typeof reason === 'string' ? [] : reason.keys

/** A control that is disabled, by its name, and why. */
export interface DisabledControl {
  name: string
  reason: string
  /** The permissions of which one is missing; none for another reason. */
  keys: readonly string[]
}

/** Holds the permissions that are missing. */
const marker = 'data-disabled-for'

/**
 * Props of a control, by why it can't be used now; null where it can. It keeps its place in the order of Tab, and
 * a press on it is answered, for a title is not seen on a touch screen nor by keyboard.
 */
export const disabledWithReason = (reason: Reason | null) =>
  reason === null
    ? {}
    : {
        'aria-disabled': true,
        'data-disabled': true,
        title: reasonText(reason),
        [marker]: keysOf(reason).join(' '),
      }

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''

/** The event by which something without a control asks for the answer of one. */
const asked = 'explain-disabled'

/**
 * Says why a key, a drag or a free place does nothing now: where a permission is missing, as a press on a
 * disabled control does, otherwise in a toast.
 */
export function explainDisabled({ name, reason }: { name: string; reason: Reason }): void {
  const control: DisabledControl = { name, reason: reasonText(reason), keys: keysOf(reason) }
  const ask = new CustomEvent(asked, { detail: control, cancelable: true })
  const isUnanswered = control.keys.length === 0 || document.dispatchEvent(ask)
  if (isUnanswered) toast.warning(control.reason)
}

/** Besides Enter and Space: what changes a select, or opens it. */
const opensSelect = /^(Arrow\w+|Home|End|Page\w+|F4|.)$/

/**
 * Has each press on a disabled control answered, by mouse, finger or key, and keeps it from doing anything.
 * @returns a function that stops it
 */
export function answerDisabled(answer: (control: DisabledControl) => void): () => void {
  const watch = new AbortController()
  const options = { capture: true, signal: watch.signal }
  const disabledAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(`[${marker}]`) : null
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const respond = (event: Event, control: HTMLElement) => {
    ignore(event)
    const keys = control.getAttribute(marker)?.split(' ').filter(Boolean) ?? []
    answer({ name: nameOf(control), reason: control.title, keys })
  }

  document.addEventListener(
    'click',
    (event) => {
      const control = disabledAt(event)
      // The second click of a double click was not meant for it.
      if (control && !event.defaultPrevented) respond(event, control)
    },
    options,
  )
  // A select opens before the click, and by more keys than a button.
  document.addEventListener(
    'mousedown',
    (event) => {
      const control = disabledAt(event)
      if (!(control instanceof HTMLSelectElement)) return
      event.preventDefault()
      control.focus()
    },
    options,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const control = disabledAt(event)
      if (!(control instanceof HTMLSelectElement) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey) return
      if (event.key === 'Enter' || event.key === ' ') respond(event, control)
      else if (opensSelect.test(event.key)) ignore(event)
    },
    options,
  )
  document.addEventListener(
    asked,
    (event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      answer(event.detail)
    },
    options,
  )
  return () => watch.abort()
}
