import type {} from '@vitest/browser-playwright'
import { commands, type Locator, page, server } from 'vitest/browser'

// How screen tests click and fill. Playwright looks an element up anew, from outside of the page, at each
// of several steps: a click took 35 ms of processor time so, and filling a field 56 ms. Here the page itself
// waits until an element can be used, by Playwright's rules (https://playwright.dev/docs/actionability); the
// mouse is the browser's, and text is put in as by an input method.

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses the mouse and lets it go at a point of the window, in pixels. */
    clickAt: (x: number, y: number) => Promise<void>
  }
}

/** How long an element may take, in milliseconds: as long as what is expected of it. */
const patience = server.config.expect.poll?.timeout ?? 10_000

/** How an element is brought onto the screen: what one way leaves covered, another one may not. */
const alignments = ['center', 'end', 'start'] as const

/** What follows a scroll, such as a list of options that moves with its field, has so many frames for it. */
const framesToSettle = 5

/** Why an element cannot be used yet. */
class Hindrance {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

const nameOf = ({ tagName, textContent }: Element): string =>
  `<${tagName.toLowerCase()}> "${textContent.slice(0, 60)}"`

function hindranceOf(element: Element): Hindrance | null {
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true }))
    return new Hindrance('it is not visible')
  if (element.matches(':disabled') || element.closest('[aria-disabled="true"]'))
    return new Hindrance('it is disabled')
  return null
}

/**
 * Tries once a frame.
 * @param attempt gets the element, and how often it has been tried
 * @throws Error that says what hindered it last
 */
async function whenReady<Found>(
  locator: Locator,
  attempt: (element: Element, tried: number) => Promise<Found | Hindrance> | Found | Hindrance,
): Promise<Found> {
  const end = performance.now() + patience
  for (let tried = 0; ; tried += 1) {
    const [element, ...others] = locator.elements()
    if (others.length > 0) throw new Error(`${locator.selector} is ${others.length + 1} elements`)
    const found = element
      ? (hindranceOf(element) ?? (await attempt(element, tried)))
      : new Hindrance('there is none')
    if (!(found instanceof Hindrance)) return found
    if (performance.now() > end) throw new Error(`${locator.selector} cannot be used: ${found.why}`)
    await new Promise(requestAnimationFrame)
  }
}

interface Place {
  x: number
  y: number
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Whether a point of the screen is the element's: in it, in its button, or in its label. */
function isOf(element: Element, { x, y }: Place): boolean {
  const hit = document.elementFromPoint(x, y)
  const whole = element.closest('button, a, [role="button"]') ?? element
  return whole.contains(hit) || (hit !== null && hit.closest('label')?.control === element)
}

/** The middle of an element, which is brought onto the screen. */
function placeOf(element: Element, tried: number): Place | Hindrance {
  const place = middleOf(element)
  if (isOf(element, place)) return place
  const hit = document.elementFromPoint(place.x, place.y)
  // What covers an element may be on its way out: only another alignment helps against what stays.
  if (tried % framesToSettle === 0 && (hit === null || tried > 0))
    element.scrollIntoView({
      block: alignments[(tried / framesToSettle) % alignments.length] ?? 'center',
      inline: 'nearest',
      behavior: 'instant',
    })
  return new Hindrance(hit ? `${nameOf(hit)} covers it` : 'it is outside of the screen')
}

/** Where a place of the screen is in the window: a screen that is larger than that is shown smaller. */
export function onWholePage({ x, y }: Place): Place {
  const around = window.frameElement?.getBoundingClientRect()
  if (!around) return { x, y }
  const scale = around.width / window.innerWidth
  return { x: around.x + x * scale, y: around.y + y * scale }
}

const mouseEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/**
 * Clicks at a place of the element. What the screen has put there instead meanwhile feels nothing of it.
 * @returns whether it was still the element's
 */
async function clickOn(element: Element, place: Place): Promise<boolean> {
  let isRight: boolean | null = null
  const check = (event: MouseEvent) => {
    isRight ??= isOf(element, { x: event.clientX, y: event.clientY })
    if (isRight) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of mouseEvents) window.addEventListener(type, check, { capture: true })
  const { x, y } = onWholePage(place)
  await commands.clickAt(x, y)
  for (const type of mouseEvents) window.removeEventListener(type, check, { capture: true })
  return isRight ?? false
}

const click = (locator: Locator): Promise<void> => {
  let before: Place | null = null
  return whenReady(locator, async (element, tried) => {
    const place = placeOf(element, tried)
    if (place instanceof Hindrance) return place
    const isSteady = before?.x === place.x && before.y === place.y
    before = place
    if (!isSteady || !(await clickOn(element, place))) return new Hindrance('it is moving')
  })
}

/** Fields whose parts the browser edits; their text is no text. */
const withParts = ['date', 'time', 'month', 'week', 'datetime-local', 'color', 'range', 'file']

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !withParts.includes(element.type))

/** @returns whether it is a field for text; another one is left alone */
const fill = (locator: Locator, text: string): Promise<boolean> =>
  whenReady(locator, (element) => {
    if (!isTextField(element)) return false
    if (element.readOnly) return new Hindrance('it can only be read')
    element.focus()
    element.select()
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
    return true
  })

const shared: Locator = Object.getPrototypeOf(page.getByRole('document'))
const { click: clickBy, fill: fillBy } = shared

// Once for all files: this module is loaded once.
Object.assign(shared, {
  async click(this: Locator, options?: Parameters<Locator['click']>[0]) {
    return options ? await clickBy.call(this, options) : await click(this)
  },
  async fill(this: Locator, text: string, options?: Parameters<Locator['fill']>[1]) {
    if (!(await fill(this, text))) await fillBy.call(this, text, options)
  },
})
