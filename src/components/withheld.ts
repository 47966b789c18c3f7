import { permissionsMissing } from '@/stores/denied-reason'
import { isSample } from '@/stores/session'
import { toast } from './toast'

/** A control that is there and does nothing, since something stands in the way of what it does. */
export interface WithheldControl {
  /** What it is called. */
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
  if (isSample(['staff'])) return { disabled: true, title: reason }
  return { ...{ 'aria-disabled': true, 'data-disabled': true, title: reason }, [marker]: '' }
}

const marker = 'data-withheld'

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''

/** What answers a press on one, while there is something. */
let answering: ((control: WithheldControl) => void) | null = null

/**
 * Says why what a key, a drag or a free place would do can't be done now: where a permission is missing, as a
 * press on its control does; a toast suffices for what passes.
 */
export function tellWithheld(control: WithheldControl): void {
  if (permissionsMissing(control.reason).length === 0) toast.warning(control.reason)
  else answering?.(control)
}

/** Besides Enter and Space: what changes a select, or opens it. */
const opensSelect = /^(Arrow\w+|Home|End|Page\w+|F4|.)$/

/**
 * Has each press on a withheld control answered, by mouse, finger or key, and keeps it from doing anything.
 * @returns a function that stops it
 */
export function answerWithheld(answer: (control: WithheldControl) => void): () => void {
  const watch = new AbortController()
  answering = answer
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
  return () => {
    watch.abort()
    answering = null
  }
}
