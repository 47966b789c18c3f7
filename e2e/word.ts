import { setTimeout } from 'node:timers/promises'
import { type Locator, type Page, test } from '@playwright/test'

/** How long a failure looks at the screen, in milliseconds: the page may be gone. */
const patience = 3000

/** Of tables and dialogs, a failure shows so much: ten rows and their header. */
const shownRows = 11
const shownWords = 120

/** Errors that say already what was on the screen: those of a word that another one uses. */
const complete = new WeakSet<Error>()

/**
 * Makes a word of the flows: a step whose failure points at the line of the flow that says the word, and
 * tells what was on the screen instead. What takes functions of several lines from the flow is no word:
 * their failures would point at its line, too.
 */
export function word<Args extends [Page | Locator, ...unknown[]], Result>(
  name: string,
  act: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  // The await keeps this function on the stack, of which a boxed step leaves out one.
  return async (...args) =>
    await test.step(
      name,
      async () => {
        try {
          return await act(...args)
        } catch (error) {
          if (error instanceof Error && !complete.has(error)) {
            complete.add(error)
            error.message += `\n\n${await screenText(args[0])}`
          }
          throw error
        }
      },
      { box: true },
    )
}

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)

/** Reads the screen for a person who was not there; never fails, since another failure is on its way. */
async function screenText(within: Page | Locator): Promise<string> {
  const late = setTimeout(patience, 'The screen could not be read.', { ref: false })
  return await Promise.race([readScreen(pageOf(within)).catch(() => late), late])
}

async function readScreen(page: Page): Promise<string> {
  const [rows, dialogs, messages, focus] = await Promise.all([
    page
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
      ),
    page.getByRole('dialog').all(),
    page.getByRole('alert').or(page.getByRole('status')).allInnerTexts(),
    page.locator(':focus').all(),
  ])
  const more = rows.length > shownRows ? [`… and ${rows.length - shownRows} more`] : []
  const groups = {
    Rows: [...rows.slice(0, shownRows).map(inOneLine), ...more],
    Dialogs: await Promise.all(dialogs.map(readDialog)),
    'Toasts and alerts': messages.map(inOneLine).filter(Boolean),
    Focus: await Promise.all(focus.map(nameOf)),
  }
  return [
    `On the screen instead, at ${page.url()}:`,
    ...Object.entries(groups).map(([group, lines]) =>
      [`${group}:`, ...(lines.length > 0 ? lines.map((line) => `\n  ${line}`) : [' none'])].join(
        '',
      ),
    ),
  ].join('\n')
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Its role and its name, as in `button "Save"`. */
async function nameOf(element: Locator): Promise<string> {
  const [first = ''] = (await element.ariaSnapshot()).split('\n')
  return first.replace(/^- |( \[active\])?:?$/g, '')
}

async function readDialog(dialog: Locator): Promise<string> {
  const text = inOneLine(await dialog.innerText())
  return `${await nameOf(dialog)}: ${text.slice(0, shownWords)}${text.length > shownWords ? '…' : ''}`
}
