import { permissionsMissing } from '@/stores/denied-reason'
import { keepsRecords } from '@/stores/session'
import { toast } from './toast'

/** What can't be done now, and why. */
export interface WithheldControl {
  /** What its control is called. */
  name: string
  reason: string
}

/**
 * Props of a control, by why it can't be used now; null where it can. On a host that keeps the staff it has
 * its place in the order of Tab, and a press on it is answered, for a title is not seen on a touch screen
 * nor by keyboard. On others it is disabled, as the specification has it.
 */
export const withheld = (reason: string | null) => {
  if (reason === null) return {}
  if (!keepsRecords()) return { disabled: true, title: reason }
  return { ...{ 'aria-disabled': true, 'data-disabled': true, title: reason }, [marker]: '' }
}

const marker = 'data-withheld'

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''

/** The event by which something without a control asks for the answer of one. */
const asked = 'withheld'

/**
 * Says why a key, a drag or a free place does nothing now: where a permission is missing, as a press on a
 * withheld control does, otherwise in a toast.
 */
export function tellWithheld(control: WithheldControl): void {
  const ask = new CustomEvent(asked, { detail: control, cancelable: true })
  const isUnanswered =
    permissionsMissing(control.reason).length === 0 || document.dispatchEvent(ask)
  if (isUnanswered) toast.warning(control.reason)
}

/** Besides Enter and Space: what changes a select, or opens it. */
const opensSelect = /^(Arrow\w+|Home|End|Page\w+|F4|.)$/

/**
 * Has each press on a withheld control answered, by mouse, finger or key, and keeps it from doing anything.
 * @returns a function that stops it
 */
export function answerWithheld(answer: (control: WithheldControl) => void): () => void {
  const watch = new AbortController()
  const options = { capture: true, signal: watch.signal }
  const withheldAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(`[${marker}]`) : null
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const respond = (event: Event, control: HTMLElement) => {
    ignore(event)
    answer({ name: nameOf(control), reason: control.title })
  }

  document.addEventListener(
    'click',
    (event) => {
      const control = withheldAt(event)
      // The second click of a double click was not meant for it.
      if (control && !event.defaultPrevented) respond(event, control)
    },
    options,
  )
  // A select opens before the click, and by more keys than a button.
  document.addEventListener(
    'mousedown',
    (event) => {
      const control = withheldAt(event)
      if (!(control instanceof HTMLSelectElement)) return
      event.preventDefault()
      control.focus()
    },
    options,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const control = withheldAt(event)
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
