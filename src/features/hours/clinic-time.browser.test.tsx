import { faults } from '@mocks/faults'
import { closingDayMessages, openingHoursMessages } from '@shared/contracts/clinic-hours'
import { hoursMessages } from '@shared/contracts/hours'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { visitKindMessages } from '@shared/contracts/visit-kinds'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cost, noCost } from '@/test/hours-answers'
import { bodiesSent, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectNoRow,
  expectRetry,
  expectRow,
  expectToast,
  field,
  pick,
  press,
  select,
} from '@/test/screen-words'

const opening = page.getByRole('region', { name: 'Opening hours' })
const closing = page.getByRole('region', { name: 'Closing days' }).first()
const kinds = page.getByRole('region', { name: 'Kinds of visit' }).first()

const day = {
  ...{ id: 'c1', name: 'Founders’ Day', from: '2026-03-19', to: '2026-03-19' },
  ...{ fromTime: '12:00', toTime: '18:00', yearly: false, version: 1 },
}
const past = { ...day, id: 'c2', name: 'Move', from: '2026-02-02', to: '2026-02-03' }
const republicDay = {
  ...{ ...day, id: 'c3', name: 'Republic Day', from: '2020-01-26', to: '2020-01-26' },
  ...{ fromTime: null, toTime: null, yearly: true },
}
const consultation = {
  ...{ id: 'k1', name: 'Consultation', minutes: 15, active: true, isDefault: true },
  ...{ departments: [], version: 1 },
}
const hours = [
  { weekday: 1, from: '08:00', to: '12:00' },
  { weekday: 5, from: '20:00', to: '02:00' },
]

const time = (costs = noCost) => [
  faults.answers('read opening hours', { hours, version: 4 }),
  faults.answers('list closing days', [
    { ...past, fromTime: null, toTime: null },
    republicDay,
    day,
  ]),
  faults.answers('list visit kinds', [consultation]),
  faults.answers('preview opening hours', costs),
  faults.answers('preview closing days', costs),
]

/** The named failures are over; the clinic's time is as before. */
function heal() {
  healed()
  fault(...time())
}

const open = (costs = noCost) =>
  openScreen('/overview/clinic?world=quiet&as=admin', { otherwise: time(costs) })

const timeOf = (form: Locator, name: string) => field(form, name)

test('opening hours have several intervals a day, over midnight too, and show what they cost', async () => {
  await open(cost)
  await expect.element(opening).toHaveTextContent('Friday20:00 to 02:00, next day')
  await press(opening, 'Edit opening hours')
  const form = await expectDialog('Opening hours')
  await press(form, 'Add hours on Monday')
  await expect.element(timeOf(form, 'Monday, from, 2')).toHaveFocus()
  await timeOf(form, 'Monday, from, 2').fill('noon')
  await timeOf(form, 'Monday, to, 2').fill('18')
  await press(form, 'Save')
  await expect
    .element(timeOf(form, 'Monday, from, 2'))
    .toHaveAccessibleDescription(hoursMessages.timeInvalid)
  await timeOf(form, 'Monday, from, 2').fill('14')
  await press(form, 'Remove hours 1 of Friday')
  await expect.element(form.getByRole('button', { name: 'Add hours on Friday' })).toHaveFocus()
  await press(form, 'Tuesday to Friday as Monday')
  fault(faults.answers('save opening hours', { hours: [], version: 5 }))
  await press(form, 'Save')
  await answer('Back')
  await expect.element(timeOf(form, 'Friday, to, 2')).toHaveValue('18:00')
  await press(form, 'Save')
  await answer('Save')
  await expectToast(openingHoursMessages.saved)
  await press(await expectDialog('Appointments outside'), 'OK')
  const intervals = [
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]
  expect(bodiesSent('/api/clinic/hours')).toEqual([
    {
      hours: [1, 2, 3, 4, 5].flatMap((weekday) => intervals.map((it) => ({ weekday, ...it }))),
      version: 4,
    },
  ])
})

test('opening hours that fail or were changed meanwhile say so, and keep what was typed', async () => {
  await openScreen('/overview/clinic?world=quiet&as=admin', { otherwise: time() })
  fault(faults.silent('save opening hours'))
  await press(opening, 'Edit opening hours')
  const form = await expectDialog('Opening hours')
  await timeOf(form, 'Monday, to, 1').fill('13:00')
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(openingHoursMessages.saveFailed)
  heal()
  const current = { hours: [{ weekday: 1, from: '08:00', to: '12:00' }], version: 7 }
  const stale = { message: openingHoursMessages.stale, error: 'stale', current }
  fault(faults.says('save opening hours', 409, stale))
  await press(form, 'Save')
  await expect
    .element(form)
    .toHaveTextContent('Friday: was 20:00 to 02:00, next day, is now closed')
  await expect.element(timeOf(form, 'Monday, to, 1')).toHaveValue('13:00')
  heal()
  fault(faults.answers('save opening hours', { hours: [], version: 8 }))
  await press(form, 'Save')
  await expectToast(openingHoursMessages.saved)
  expect(bodiesSent('/api/clinic/hours').at(-1)).toEqual({
    hours: [{ weekday: 1, from: '08:00', to: '13:00' }],
    version: 7,
  })
})

test('closing days are added, changed and deleted; days that are over are shown when asked for', async () => {
  await open()
  await expectRow('Founders’ Day', '2026-03-19, 12:00 to 18:00', 'Once')
  await expectNoRow('Move')
  await closing.getByRole('checkbox', { name: 'Show past days' }).click()
  await expectRow('Move', '2026-02-02 to 2026-02-03')

  await press(closing, 'Add Closing Day')
  const form = await expectDialog('Add Closing Day')
  await press(form, 'Save')
  await expect
    .element(field(form, 'Name'))
    .toHaveAccessibleDescription(closingDayMessages.nameRequired)
  await field(form, 'Name').fill('Christmas')
  await field(form, 'First day').fill('2026-12-25')
  await field(form, 'Last day').fill('2026-12-24')
  await form.getByRole('checkbox', { name: 'Every year on the same date' }).click()
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(hoursMessages.endsBeforeStart)
  await field(form, 'Last day').fill('2026-12-26')
  fault(faults.silent('create closing days'))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(closingDayMessages.createFailed)
  heal()
  fault(faults.answers('create closing days', [day]))
  await press(form, 'Save')
  await expectToast(closingDayMessages.created(1))
  expect(bodiesSent('/api/closing-days').at(-1)).toEqual({
    days: [
      {
        ...{ name: 'Christmas', from: '2026-12-25', to: '2026-12-26', yearly: true },
        ...{ fromTime: null, toTime: null },
      },
    ],
  })

  const name = 'Founders’ Day, 2026-03-19, 12:00 to 18:00'
  await press(closing, `Edit ${name}`)
  const edited = await expectDialog('Edit Closing Day')
  await field(edited, 'To').fill('17')
  fault(faults.silent('change closing day'))
  await press(edited, 'Save')
  await expect.element(edited.getByRole('alert')).toHaveTextContent(closingDayMessages.changeFailed)
  heal()
  fault(faults.answers('change closing day', { ...day, version: 2 }))
  await press(edited, 'Save')
  await expectToast(closingDayMessages.changed)

  fault(faults.silent('delete closing day'))
  await press(closing, `Delete ${name}`)
  await answer('Delete')
  await expectError(closingDayMessages.deleteFailed)
  heal()
  fault(faults.answers('delete closing day', day))
  await press(closing, `Delete ${name}`)
  await answer('Delete')
  await expectToast(closingDayMessages.deleted)
})

test('a country’s holidays are offered, and only those that are ticked become closing days', async () => {
  await open()
  await press(closing, 'Holidays of a Country')
  const form = await expectDialog('Holidays of a Country')
  await press(form, 'Add as closing days')
  await expect
    .element(select(form, 'Country'))
    .toHaveAccessibleDescription(hoursScreenMessages.countryRequired)
  await pick('Country', 'India')
  await select(form, 'Year').selectOptions('2027')
  const republic = form.getByRole('checkbox', { name: 'Tue 2027-01-26: Republic Day' })
  await expect.element(republic).toBeDisabled()
  await press(form, 'Add as closing days')
  await expect.element(form).toHaveTextContent(hoursScreenMessages.noneChosen)
  await form.getByRole('checkbox', { name: 'Fri 2027-03-26: Good Friday' }).click()
  await form.getByRole('checkbox', { name: 'Sat 2027-12-25: Christmas Day' }).click()
  fault(faults.answers('create closing days', [day, republicDay]))
  await press(form, 'Add as closing days')
  await expectToast(closingDayMessages.created(2))
  const whole = { fromTime: null, toTime: null }
  expect(bodiesSent('/api/closing-days')).toEqual([
    {
      days: [
        {
          ...{ name: 'Good Friday', from: '2027-03-26', to: '2027-03-26' },
          ...whole,
          yearly: false,
        },
        {
          ...{ name: 'Christmas Day', from: '2027-12-25', to: '2027-12-25' },
          ...whole,
          yearly: true,
        },
      ],
    },
  ])
})

test('a kind of visit needs a name and minutes, is added for some departments, and changed', async () => {
  await open()
  await expectRow('Consultation', '15', 'All', 'Default')
  await press(kinds, 'Add Kind of Visit')
  const form = await expectDialog('Add Kind of Visit')
  await field(form, 'Minutes').fill('3')
  await press(form, 'Save')
  await expect
    .element(field(form, 'Name'))
    .toHaveAccessibleDescription(visitKindMessages.nameRequired)
  await expect
    .element(field(form, 'Minutes'))
    .toHaveAccessibleDescription(visitKindMessages.minutesInvalid)
  await field(form, 'Name').fill('First visit')
  await field(form, 'Minutes').fill('４５')
  await pick('Departments', 'Neurology')
  await userEvent.keyboard('{Escape}')
  fault(faults.silent('create visit kind'))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(visitKindMessages.createFailed)
  heal()
  fault(faults.answers('create visit kind', { ...consultation, id: 'k2' }))
  await press(form, 'Save')
  await expectToast(visitKindMessages.created)
  expect(bodiesSent('/api/visit-kinds').at(-1)).toMatchObject({
    ...{ name: 'First visit', minutes: 45, active: true, isDefault: false },
    departmentIds: [expect.any(String)],
  })

  await press(kinds, 'Edit Consultation')
  const edited = await expectDialog('Edit Kind of Visit')
  await field(edited, 'Minutes').fill('20')
  fault(faults.silent('change visit kind'))
  await press(edited, 'Save')
  await expect.element(edited.getByRole('alert')).toHaveTextContent(visitKindMessages.changeFailed)
  heal()
  fault(faults.answers('change visit kind', { ...consultation, minutes: 20, version: 2 }))
  await press(edited, 'Save')
  await expectToast(visitKindMessages.changed)
})

test.each([
  ['read opening hours', openingHoursMessages.fetchFailed],
  ['list closing days', closingDayMessages.fetchFailed],
  ['list visit kinds', visitKindMessages.fetchFailed],
] as const)('says that it could not %s, and reads again', async (name, message) => {
  fault(faults.silent(name))
  await open()
  await expectRetry(message, heal)
  await expectRow('Consultation', '15')
  await expect.element(opening).toHaveTextContent('08:00 to 12:00')
})
