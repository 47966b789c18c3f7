import { faults } from '@mocks/faults'
import { labMessages as words } from '@shared/contracts/lab-orders'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fault, openScreen } from '@/test/screen'
import { expectToast, field, press, select } from '@/test/screen-words'

const date = field(page, 'Date')
const generate = page.getByRole('button', { name: 'Generate Report' })

describe('Generate Reports', () => {
  test('takes the filters of the list, and makes no report of a wrong date', async () => {
    await openScreen('/?world=demo&as=lab')
    await date.fill('2026-11-2')
    await press(page, 'Report')
    await expect.element(page.getByText(words.reportNeedsFilter)).toBeVisible()
    await expect.element(date).toHaveValue('2026-11-2')
    await expect.element(date).toHaveAccessibleDescription(words.dateFormat)
    await expect.element(generate).toBeDisabled()
    await press(page, 'Reset')
    await expect.element(date).toHaveValue('')
    await expect.element(generate).toBeEnabled()
    await date.fill('2026-13-01')
    await expect.element(generate).toBeDisabled()
    await userEvent.tab()
    await expect.element(page.getByText(words.reportNeedsFilter)).toBeVisible()
  })

  test('is of the technician whose orders are on show', async () => {
    await openScreen('/?world=demo&as=lab')
    const technician = select(page, 'Technician')
    await technician.selectOptions('Hannah Weiss')
    await press(page, 'Report')
    await expect.element(generate).toBeEnabled()
    await expect.element(technician).toHaveDisplayValue('Hannah Weiss')
  })

  test('a wrong date in the address is shown as it is', async () => {
    await openScreen('/?world=demo&as=lab&view=reports&date=2026-11-2')
    await expect.element(date).toHaveValue('2026-11-2')
    await expect.element(generate).toBeDisabled()
  })

  test('makes no report of nothing', async () => {
    await openScreen('/?world=demo&as=lab&view=reports')
    await expect.element(page.getByText('All orders: 34 lab orders')).toBeVisible()
    await page.getByRole('searchbox', { name: /patient/i }).fill('nobody at all')
    await expect.element(page.getByText('No lab orders found')).toBeVisible()
    await expect.element(generate).toBeDisabled()
  })

  test('says that a report failed, and another can be made', async () => {
    await openScreen('/?world=demo&as=lab&view=reports')
    await expect.element(generate).toBeEnabled()
    await select(page, 'Format').selectOptions('CSV')
    fault(faults.silent('list lab orders'))
    await generate.click()
    await expectToast(words.reportFailed)
    await expect.element(generate).toBeEnabled()
  })
})
