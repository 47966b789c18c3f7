import { readFileSync } from 'node:fs'
import { linkCalls } from '@mocks/link-faults'
import { endpoints } from '@shared/contracts/endpoints'
import { expectDialog, expectRow, press, rowAction, test } from './fixtures'

const guide = readFileSync(new URL('../docs/qa.md', import.meta.url), 'utf8')

/** What the guide says at the place that this pattern describes. */
function said(pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(guide) ?? []
  if (found.length === 0) throw new Error(`docs/qa.md says nothing like ${pattern}`)
  return found
}

test.describe('A clinic in a link', () => {
  test('QA: follows the example of the guide, whose link makes that call fail', async ({
    page,
    openWorld,
  }) => {
    const [link = ''] = said(/^http:\/\/localhost:5173(\/\?\S+)$/m)
    const [fault = ''] = said(/&fault=\w+:([\w-]+)$/m)
    const [verb = '', patient = ''] = said(/press \*(\S+)\* of (.+?);/)
    const [name = '', status = ''] = said(/`await expectRow\(page, '(.+?)', '(.+?)'\)`/)
    const path = endpoints.find((each) => each.name === linkCalls.get(fault))?.path ?? 'no path'
    const isCall = new RegExp(`${path.replace(/:\w+/, '[^/]+')}$`)

    await openWorld(link)
    await expectRow(page, name, status)
    const failed = page.waitForEvent('requestfailed', (call) => isCall.test(call.url()))
    await rowAction(page, verb, patient)
    await failed
    const dialog = await expectDialog(page, 'Error!', 'The server cannot be reached.')
    await press(dialog, 'OK')
    await expectRow(page, name, status)
  })
})
