import { faults } from '@mocks/faults'
import { labMessages as words } from '@shared/contracts/lab-orders'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  answer,
  expectDialog,
  expectRange,
  expectTable,
  expectToast,
  field,
  press,
  rowOf,
  select,
  textsOf,
} from '@/test/screen-words'
import { completeWithoutResult, expectCards, selectOf } from './test/lab-screen'

const order = 'Complete Blood Count of Priya Nair'
const other = 'Culture and Sensitivity of Oscar Lopez'

const hosts = [
  ['our server', true],
  ['the sample host', false],
] as const

describe.each(hosts)('Lab Orders on %s', (_host, keepsRecords) => {
  test('lists urgent open orders first, and counts what the table shows', async () => {
    await openScreen('/?world=demo&as=lab', { keepsRecords })
    const rows = (priority: string, count: number) => Array(count).fill({ Priority: priority })
    await expectTable([...rows('Urgent', 3), ...rows('Routine', 7)])
    await expect
      .poll(() => textsOf(page.getByRole('columnheader')))
      .toEqual([
        ...['Patient', 'Order', 'Age', 'Test Type', 'Requested Date', 'Priority', 'Status'],
        ...(keepsRecords ? ['Technician', 'Action'] : ['Technician']),
      ])
    const colourOf = (priority: string) =>
      getComputedStyle(rowOf(priority).first().getByText(priority, { exact: true }).element()).color
    expect(colourOf('Urgent')).not.toBe(colourOf('Routine'))
    await expectCards({ 'Pending Tests': 12, 'In Progress': 5, 'Completed Today': 8, Urgent: 3 })
    await select(page, 'Status').selectOptions('Pending')
    await expectRange('1 - 10 of 12')
    await select(page, 'Status').selectOptions('In Progress')
    await expectRange('1 - 5 of 5')
  })

  test('filters narrow together, live in the address and are reset', async () => {
    const { router } = await openScreen('/?world=demo&as=lab&status=completed&type=Urinalysis', {
      keepsRecords,
    })
    await expectRange('1 - 2 of 2')
    await expect.element(select(page, 'Status')).toHaveValue('completed')
    await expect.element(select(page, 'Test Type')).toHaveValue('Urinalysis')
    await page.getByRole('searchbox', { name: /patient/i }).fill('KIARA')
    await expectRange('1 - 1 of 1')
    const date = field(page, 'Date')
    await date.fill('2026-02-3')
    await userEvent.tab()
    await expect.element(page.getByText(words.dateFormat)).toBeVisible()
    await date.fill('2026-02-27')
    await expect.element(page.getByText(words.dateFormat)).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toMatchObject({ date: '2026-02-27' })
    await date.fill('2020-01-01')
    await expect.element(page.getByRole('cell', { name: 'No lab orders found' })).toBeVisible()
    await press(page, 'Reset Filters')
    await expectRange('1 - 10 of 34')
    await expect.element(date).toHaveValue('')
    await expect.element(select(page, 'Status')).toHaveValue('')
    expect(router.state.location.search).not.toHaveProperty('date')
  })

  test('an order goes along its statuses only, and is closed only when that is meant', async () => {
    await openScreen('/?world=demo&as=lab', { keepsRecords })
    const status = selectOf('Status', order)
    const disabledOptions = () =>
      status
        .getByRole('option', { disabled: true })
        .elements()
        .map((it) => it.textContent)
    await expect.element(status).toHaveValue('pending')
    expect(disabledOptions()).toEqual(['Completed'])
    await status.selectOptions('In Progress')
    await expectCards({ 'Pending Tests': 11, 'In Progress': 6 })
    await expect.element(status).toHaveValue('in-progress')
    expect(disabledOptions()).toEqual(['Pending'])

    await status.selectOptions('Completed')
    await expectDialog(words.completeTitle, words.completeQuestion(order))
    await answer(words.completeCancel)
    await expect.element(status).toHaveValue('in-progress')
    await completeWithoutResult(order)
    await expectCards({ 'In Progress': 5, 'Completed Today': 9, Urgent: 2 })
    await expect.element(status).not.toBeInTheDocument()

    const cancelled = selectOf('Status', other)
    await cancelled.selectOptions('Cancelled')
    const question = await expectDialog(words.cancelTitle, words.cancelQuestion(other))
    const who = keepsRecords ? /\d+ years, \w+, no\. \d+, born \d{4}-/ : /\d+ years/
    await expect.element(question).toHaveTextContent(who)
    await expect.element(question.getByRole('button', { name: words.cancelCancel })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(cancelled).toHaveValue('pending')
    await cancelled.selectOptions('Cancelled')
    await answer(words.cancelConfirm)
    await expectCards({ 'Pending Tests': 10, Urgent: 1 })

    await select(page, 'Status').selectOptions('Completed')
    const locked = page.getByRole('combobox', { name: `, ${order}`, disabled: true })
    await expect
      .poll(() => locked.elements().map((select) => select.getAttribute('title')))
      .toEqual([words.closed, words.closed])
  })
})

describe('Lab Orders', () => {
  test('a stray key changes no status', async () => {
    await openScreen('/?world=demo&as=lab')
    const status = selectOf('Status', order)
    await expect.element(status).toHaveValue('pending')
    for (const key of ['{ArrowDown}', 'c', '{End}']) {
      status.element().focus()
      await userEvent.keyboard(key)
      await userEvent.keyboard('{Escape}')
      await expect.element(status).toHaveValue('pending')
    }
    await expectCards({ 'Pending Tests': 12 })
  })

  test.each([
    [
      true,
      [
        'Carlos Mendoza',
        'Hannah Weiss',
        'Lena Fischer',
        'Nora Eriksen',
        'Rafael Duarte',
        'Wanjiru Kamau',
        'Yusuf Demir',
      ],
    ],
    [false, ['Wanjiru Kamau', 'Yusuf Demir', 'Hannah Weiss', 'Rafael Duarte']],
  ])(
    'an order is assigned to one technician or none (keeps records: %s)',
    async (keepsRecords, names) => {
      await openScreen('/?world=demo&as=lab', { keepsRecords })
      const technician = selectOf('Technician', other)
      await expect
        .poll(() =>
          technician
            .getByRole('option')
            .elements()
            .map((it) => it.textContent),
        )
        .toEqual(['Unassigned', ...names])
      for (const name of ['Hannah Weiss', 'Unassigned']) {
        await technician.selectOptions(name)
        await expect.element(technician).toHaveDisplayValue(name)
      }
    },
  )

  test('an order that no longer matches the filter leaves the focus at the table', async () => {
    await openScreen('/?world=demo&as=lab&status=pending')
    await expectRange('1 - 10 of 12')
    const status = selectOf('Status', order)
    status.element().focus()
    await status.selectOptions('In Progress')
    await expectRange('1 - 10 of 11')
    await expect.element(page.getByRole('region', { name: 'Lab orders' })).toHaveFocus()
  })

  test('an order that cannot be changed stays as it is, and says why', async () => {
    await openScreen('/?world=demo&as=lab')
    const status = selectOf('Status', order)
    await expect.element(status).toHaveValue('pending')
    fault(faults.silent('move lab order'))
    await status.selectOptions('In Progress')
    await expectToast(words.changeFailed)
    await expect.element(status).toHaveValue('pending')
  })

  test('a list that cannot be read is read by Retry', async () => {
    await openScreen('/?world=demo&as=lab&fault=silent:list-lab-orders')
    const failure = alert(words.fetchFailed)
    await expect.element(failure).toBeVisible()
    healed()
    await press(failure, 'Retry')
    await expectRange('1 - 10 of 34')
    await expect.element(failure).not.toBeInTheDocument()
  })
})
