import type { Page } from '@playwright/test'
import { expect, expectDialog, expectRow, expectToast, press, rowAction, test } from './fixtures'
import { word } from './word'

const fail = word('fail', async (_page: Page) => {
  throw new Error('No such button')
})
const failWithin = word('failWithin', async (page: Page) => await fail(page))

test.describe('Words of the flows', () => {
  test('QA: a word that fails tells what was on the screen instead', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/department?world=quiet&as=admin')
    await expectRow(page, 'ENT')

    await test.step('the first rows of a table', async () => {
      const said = await fail(page).catch(String)
      expect(said).toMatch(
        /^Error: No such button\n\nOn the screen instead, at \S+\/admin\/department:\n/,
      )
      expect(said).toContain(
        'Rows:\n  | Sl No | Department Name | Action\n  | 1 | ENT |\n  | 2 | Gastroenterology |',
      )
      expect(said).toMatch(/Dialogs: none\nToasts and alerts: none\nFocus: none$/)
    })

    await test.step('a dialog over it, and what has the focus, by a word within another', async () => {
      await rowAction(page, 'Delete', 'ENT')
      await expectDialog(page, 'Delete ENT?')
      const said = await failWithin(page).catch(String)
      expect(said.match(/On the screen instead/g)).toHaveLength(1)
      expect(said).toContain('Rows: none\nDialogs:\n  dialog "Delete ENT?": Delete ENT? ENT has ')
      expect(said).toMatch(/…\nToasts and alerts: none\nFocus:\n {2}button "Cancel"$/)
    })

    await test.step('a toast', async () => {
      await press(page.getByRole('dialog'), 'Delete')
      await expectToast(page, 'ENT is in the bin.')
      const said = await fail(page).catch(String)
      expect(said).toMatch(/Toasts and alerts:\n {2}ENT is in the bin\. Undo\n/)
    })
  })
})
