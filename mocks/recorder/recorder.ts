import { getRole, isInaccessible } from 'dom-accessibility-api'
import { isDrawerOpen, isLeftOut, isLocked, messageOf, nameOf, openDialog } from './locators'
import {
  alertStep,
  boxOf,
  checkStep,
  chooseStep,
  clickedThing,
  clickStep,
  dialogStep,
  fillStep,
  headingStep,
  keyStep,
  lineStep,
  pickStep,
  toastStep,
} from './steps'

interface Step {
  line: string
  /** The field that it works on: choosing an option of it, or typing more, takes the step's place. */
  field?: Element | undefined
}

/** Writes down what is done and seen on the page, as lines of a test. */
export interface Recorder {
  steps: () => readonly string[]
  /** Ends it: what is done afterwards is not written down. */
  stop: () => void
}

/** What has just appeared settles within so many milliseconds. */
const settled = 50

/** Starts to record. What nothing can find again by its role and name is left out. */
export function startRecorder(): Recorder {
  const steps: Step[] = []
  const stopped = new AbortController()
  const listening = { capture: true, signal: stopped.signal }

  const add = (line: string | null, field?: Element) => {
    if (line) steps.push({ line, field })
  }
  /** Takes back what was done last in this field. */
  const takeBack = (field: Element) => {
    while (steps.at(-1)?.field === field) steps.pop()
  }
  const addPick = (option: Element) => {
    const box = boxOf(option)
    const line = box && pickStep(box, option)
    if (box && line) {
      takeBack(box)
      add(line)
    } else add(clickStep(option))
  }
  const targetOf = (event: Event): Element | null =>
    event.target instanceof Element && !isLeftOut(event.target) && !isLocked() ? event.target : null

  document.addEventListener(
    'click',
    (event) => {
      const target = targetOf(event)
      const thing = target && clickedThing(target)
      if (!thing) return
      if (getRole(thing) === 'option') addPick(thing)
      // By Enter in a field, the browser clicks the button that sends its form.
      else if (event.detail > 0 || document.activeElement === thing) add(clickStep(thing), thing)
    },
    listening,
  )
  document.addEventListener(
    'input',
    (event) => {
      const target = targetOf(event)
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
        if (['checkbox', 'radio', 'file'].includes(target.type)) return
        const line = fillStep(target)
        if (!line) return
        if (steps.at(-1)?.field === target && steps.at(-1)?.line.includes('.fill(')) steps.pop()
        add(line, target)
      }
    },
    listening,
  )
  document.addEventListener(
    'change',
    (event) => {
      const target = targetOf(event)
      if (target instanceof HTMLSelectElement) add(chooseStep(target))
      else if (
        target instanceof HTMLInputElement &&
        (target.type === 'checkbox' || target.type === 'radio')
      )
        add(checkStep(target))
    },
    listening,
  )
  // Of the window, before a dialog listens there for the key that closes it.
  window.addEventListener(
    'keydown',
    (event) => {
      const target = targetOf(event)
      if (!target || isDrawerKey(event) || (event.key === 'Escape' && isDrawerOpen())) return
      add(keyStep(event, target), target)
    },
    listening,
  )

  const seen = new WeakSet<Element>()
  /** What alerts and lines have said last. */
  const said = new WeakMap<Element, string>()
  const hear = (element: Element, stepOf: (text: string) => string) => {
    const text = isInaccessible(element) ? '' : messageOf(element)
    if (text && text !== said.get(element)) add(stepOf(text))
    said.set(element, text)
  }
  let title = ''
  const look = () => {
    if (isLocked()) return
    for (const dialog of document.querySelectorAll(openDialog))
      if (!seen.has(dialog) && !isLeftOut(dialog) && !isInaccessible(dialog) && nameOf(dialog)) {
        seen.add(dialog)
        add(dialogStep(dialog))
      }
    for (const toast of document.querySelectorAll('.mantine-Notification-root')) {
      const words = toast.querySelector('.mantine-Notification-description')
      const text = words && messageOf(words)
      if (!text || seen.has(toast)) continue
      seen.add(toast)
      add(toastStep(text))
    }
    for (const alert of document.querySelectorAll('[role="alert"]'))
      if (!alert.matches('.mantine-Notification-root') && !isLeftOut(alert))
        hear(alert, (text) => alertStep(alert, text))
    // What was done last at the desk (src/features/visits/undo-bar.tsx).
    const line = document.querySelector('#last-action')
    if (line) hear(line, lineStep)
    const heading = document.querySelector('h1')
    const text = heading ? nameOf(heading) : title
    if (text && text !== title) add(headingStep(text))
    title = text
  }
  let due: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    clearTimeout(due)
    due = setTimeout(look, settled)
  })
  changes.observe(document.body, { childList: true, subtree: true, characterData: true })

  return {
    steps: () => steps.map(({ line }) => line),
    stop: () => {
      stopped.abort()
      changes.disconnect()
      clearTimeout(due)
    },
  }
}

/** The key that opens the drawer. */
export const isDrawerKey = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyQ'
