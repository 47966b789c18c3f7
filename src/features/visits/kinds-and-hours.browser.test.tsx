import { absenceEndpoints } from '@shared/contracts/absences'
import { closingDayEndpoints } from '@shared/contracts/clinic-hours'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitGridMessages } from '@shared/contracts/visit-grid'
import { visitKindEndpoints, visitKindMessages } from '@shared/contracts/visit-kinds'
import { visitMessages as words } from '@shared/contracts/visits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillIn, openScheduling, openVisit } from '@/test/desk-words'
import { callAs, openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectRow,
  expectToast,
  field,
  pick,
  press,
  select,
} from '@/test/screen-words'

// Monday, 2026-03-02, 09:55. Edward Finch comes to Dr. Kavya Reddy on Tuesday, 09:30.
const [tomorrow, wednesday] = ['2026-03-03', '2026-03-04']
const reddy = 'Dr. Kavya Reddy'

/** Dr. Kavya Reddy is away on Wednesday. */
async function reddyIsAway(times: object = {}) {
  const doctors = await callAs('admin', staffEndpoints.doctors, { department: null })
  const staffId = String(doctors.find(({ name }) => name === 'Kavya Reddy')?._id)
  await callAs('admin', absenceEndpoints.create, {
    ...{ staffId, kind: 'illness', note: '' },
    ...{ from: wednesday, to: wednesday, fromTime: null, toTime: null },
    ...times,
  })
}

test('a visit takes the minutes of its kind until others are typed, and its length is changed by Move', async () => {
  await openScreen(`/?world=demo&as=receptionist&date=${tomorrow}`)
  await callAs('admin', visitKindEndpoints.create, {
    ...{ name: 'First visit', minutes: 30, active: true, isDefault: false, departmentIds: [] },
  })
  const dialog = await openScheduling()
  await expect.element(field(dialog, 'Minutes')).toHaveValue('15')
  await pick('Kind', 'First visit')
  await expect.element(field(dialog, 'Minutes')).toHaveValue('30')
  await fillIn(dialog, {
    ...{ Patient: 'Zane Cooper', Doctor: reddy, Date: tomorrow, Time: '09:15' },
    Reason: 'Blood pressure',
  })
  // By its length it would run into the next visit.
  await expect.element(dialog.getByText(/^Edward Finch, 09:30 to 09:45/)).toBeVisible()
  await field(dialog, 'Minutes').fill('4')
  await press(dialog, 'Schedule')
  await expect
    .element(field(dialog, 'Minutes'))
    .toHaveAccessibleDescription(visitKindMessages.minutesInvalid)
  await field(dialog, 'Minutes').fill('10')
  await press(dialog, 'Schedule')
  await expectToast(words.scheduled)
  await expectRow('Zane Cooper, no. 25', '09:15')
  const visit = await openVisit('Zane Cooper, no. 25')
  await expect.element(visit).toHaveTextContent('09:15 to 09:25 on 2026-03-03, 10 min')
  await expect.element(visit).toHaveTextContent('First visit')
  await press(visit, 'Move')
  const move = await expectDialog('Move Appointment')
  await expect.element(select(move, 'Kind')).toHaveValue('First visit')
  await field(move, 'Time').fill('16:00')
  await field(move, 'Minutes').fill('45')
  await press(move, 'Move')
  await expectToast(words.moved)
  await expect
    .element(await openVisit('Zane Cooper, no. 25'))
    .toHaveTextContent('16:00 to 16:45 on 2026-03-03, 45 min')
})

test('the grid says who is away, and a visit put there asks for the reason', async () => {
  await openScreen(`/?layout=week&date=${tomorrow}&world=demo&as=receptionist`)
  await reddyIsAway()
  await pick('Doctor', reddy)
  await page.getByRole('radio', { name: 'Week' }).click({ force: true })
  const head = page.getByRole('columnheader', { name: 'Wednesday' })
  await expect.element(head).toHaveTextContent(`is away until ${wednesday}.`)
  const place = `09:30 on ${wednesday}, ${reddy}`
  await expect.element(button(page, `${place}, not available, away all day`)).toBeVisible()
  button(page, `09:30 on ${tomorrow}, ${reddy}, Edward Finch, no. 6, pending`).element().focus()
  await userEvent.keyboard('m{ArrowRight}{Enter}')
  const move = await expectDialog('Move Appointment')
  await expect.element(move.getByRole('alert')).toHaveTextContent(`${reddy} is away`)
  await field(move, 'Reason to move anyway').fill('The doctor comes in for it')
  await press(move, 'Move anyway')
  await expectToast(words.moved)
  await button(page, `${place}, Edward Finch, no. 6, pending`).click()
  await expect
    .element(await expectDialog(/^Appointment no\./))
    .toHaveTextContent('The doctor comes in for it (Rosa Klein')
})

test('the grid marks the minutes of a part of a day, and says until when', async () => {
  await openScreen(`/?layout=week&date=${tomorrow}&world=demo&as=receptionist`)
  await reddyIsAway({ fromTime: '10:05', toTime: '14:00' })
  await pick('Doctor', reddy)
  await page.getByRole('radio', { name: 'Week' }).click({ force: true })
  const place = (time: string, words: string) =>
    button(page, `${time} on ${wednesday}, ${reddy}, ${words}`)
  await expect.element(place('10:00', 'not available, away until 14:00')).toBeVisible()
  await expect
    .element(place('13:45', 'not available, away until 14:00'))
    .toHaveAttribute('title', `${reddy} is away on ${wednesday} from 10:05 to 14:00.`)
  const ground = (time: string, words: string) =>
    getComputedStyle(place(time, words).element().closest('td') ?? document.body).backgroundImage
  expect(ground('10:00', 'not available, away until 14:00')).toMatch(/33\.333/)
  for (const time of ['09:45', '14:00']) expect(ground(time, 'free')).toBe('none')
})

test('the grid leaves out who does not work that day, and remembers that', async () => {
  const { router } = await openScreen(`/?layout=grid&date=${tomorrow}&world=demo&as=receptionist`)
  await reddyIsAway()
  const head = page.getByRole('columnheader', { name: reddy })
  await page.getByRole('checkbox', { name: visitGridMessages.onlyWorking }).click({ force: true })
  // With a visit that day the doctor is shown.
  await expect.element(head).toBeVisible()
  await press(page, 'Day after')
  await expect.element(page.getByRole('columnheader', { name: 'Pediatrics' }).first()).toBeVisible()
  await expect.element(head).not.toBeInTheDocument()
  await router.navigate({ to: '/desk/appointments' })
  await router.navigate({ to: '/desk/appointments', search: { layout: 'grid', date: wednesday } })
  await expect
    .element(page.getByRole('checkbox', { name: visitGridMessages.onlyWorking }))
    .toBeChecked()
  await expect.element(head).not.toBeInTheDocument()
})

test('the grid says of a closing day that nobody works, and of other filters that nobody is found', async () => {
  const closed = '2026-03-07'
  await openScreen(`/?layout=grid&date=${wednesday}&world=demo&as=receptionist`)
  await callAs('admin', closingDayEndpoints.create, {
    days: [
      {
        ...{ name: 'Works outing', from: closed, to: closed, yearly: false },
        ...{ fromTime: null, toTime: null },
      },
    ],
  })
  await field(page, 'Date').fill(closed)
  const head = page.getByRole('columnheader', { name: reddy })
  await expect.element(head).toHaveTextContent(visitGridMessages.dayOff)
  await expect.element(head).toHaveTextContent('Works outing')
  await page.getByRole('checkbox', { name: visitGridMessages.onlyWorking }).click({ force: true })
  await expect.element(page.getByText(visitGridMessages.noneWorking)).toBeVisible()
  await page.getByRole('checkbox', { name: visitGridMessages.onlyWorking }).click({ force: true })
  await expect.element(head).toBeVisible()
})

test('a department without doctors has an empty grid, which says so', async () => {
  await openScreen(
    `/?layout=grid&department=00000000-0000-7000-8000-00000000ffff&world=demo&as=receptionist`,
  )
  await expect.element(page.getByText(visitGridMessages.noDoctors)).toBeVisible()
})
