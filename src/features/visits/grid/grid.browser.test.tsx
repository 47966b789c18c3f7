import { faults } from '@mocks/faults'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { vitalsMessages } from '@shared/contracts/vitals'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScheduling } from '@/test/desk-words'
import { fault, openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectToast,
  field,
  heading,
  pick,
  press,
  select,
} from '@/test/screen-words'

// Tuesday, on which Edward Finch comes to Dr. Kavya Reddy; it is Monday, 2026-03-02, 09:55.
const [today, date] = ['2026-03-02', '2026-03-03']
const reddy = 'Dr. Kavya Reddy'
const finch = `09:30, ${reddy}, Edward Finch, no. 6, pending`
const finchWhole = 'Edward Finch, 31 years, Male, no. 6, born 1994-03-25'

const openGrid = () => openScreen(`/?layout=grid&date=${date}&world=demo&as=receptionist`)

test('the grid has the doctors of a department alone, once one is chosen', async () => {
  await openGrid()
  await expect.element(page.getByRole('columnheader', { name: 'Pediatrics' }).first()).toBeVisible()
  await pick('Department', 'Oncology')
  await expect.element(page.getByRole('columnheader', { name: reddy })).toBeVisible()
  await expect
    .element(page.getByRole('columnheader', { name: 'Pediatrics' }))
    .not.toBeInTheDocument()
})

test('a place is pressed once the chosen department is there, and not before', async () => {
  await openGrid()
  await expect.element(page.getByRole('columnheader', { name: reddy })).toBeVisible()
  const grid = faults.late('read grid of visits')
  fault(grid.handler)
  await pick('Department', 'Oncology')
  const place = button(page, `08:30, ${reddy}, free`)
  await place.hover({ force: true })
  expect(place.element()).not.toSatisfy((at: Element) => at.matches(':hover'))
  grid.release()
  await place.click()
  await expectDialog('Schedule New Appointment')
})

test('n schedules for the patient of the focused visit, the button for no patient yet', async () => {
  await openGrid()
  await expect.element(button(page, finch)).toBeVisible()
  const scheduling = await openScheduling()
  await expect.element(select(scheduling, 'Patient')).toHaveValue('')
  await press(scheduling, 'Cancel')
  await expect.element(scheduling).not.toBeInTheDocument()
  await expect.element(button(page, 'Schedule New Appointment')).toHaveFocus()
  button(page, finch).element().focus()
  await userEvent.keyboard('n')
  await expect
    .element(select(scheduling, 'Patient'))
    .toHaveValue('Edward Finch (no. 6, born 1994-03-25)')
})

test('A and the head of a column enter an absence of the doctor from that day on', async () => {
  await openGrid()
  await expect.element(button(page, finch)).toBeVisible()
  button(page, finch).element().focus()
  await userEvent.keyboard('a')
  const form = await expectDialog(`Absence of ${reddy}`)
  await expect.element(field(form, 'First day')).toHaveValue(date)
  await expect.element(form.getByRole('radio', { name: 'Illness' })).toBeChecked()
  await press(form, 'Cancel')
  await expect.element(form).not.toBeInTheDocument()
  await press(page, hoursScreenMessages.enterAbsence(reddy))
  await expectDialog(`Absence of ${reddy}`)
})

test('who may enter no absence reads why', async () => {
  await openScreen(`/?layout=grid&date=${date}&world=demo&as=receptionist`, {
    permissions: ['receptionist_dashboard', 'appointment_view'],
  })
  const head = button(page, hoursScreenMessages.enterAbsence(reddy))
  await expect.element(head).toHaveAttribute('aria-disabled', 'true')
  button(page, finch).element().focus()
  await userEvent.keyboard('a')
  await expectDialog(/Why can/, 'Appointment Edit')
})

test('a visit that is dropped at its own place stays there', async () => {
  await openGrid()
  await expect.element(button(page, finch)).toBeVisible()
  button(page, finch).element().focus()
  await userEvent.keyboard('m')
  await expect.element(page.getByText('Arrow keys choose the place')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Edward Finch, no. 6 stays where it was.')).toBeVisible()
  await expect.element(button(page, finch)).toHaveFocus()
})

test('a doctor’s week asks before a check-in on another day, and offers vitals', async () => {
  await openGrid()
  await pick('Doctor', reddy)
  await page.getByRole('radio', { name: 'Week' }).click({ force: true })
  await expect.element(page.getByRole('columnheader', { name: 'Monday' })).toBeVisible()
  button(page, `09:30 on ${date}, ${reddy}, Edward Finch, no. 6, pending`).element().focus()
  await userEvent.keyboard('c')
  await press(await expectDialog('Move to today?', finchWhole), 'Move and Check In')
  await expect
    .element(button(page, `09:45 on ${today}, ${reddy}, Edward Finch, no. 6, checked-in`))
    .toBeVisible()
  await press(page, 'Record vitals of Edward Finch, no. 6')
  const vitals = await expectDialog('Vitals', finchWhole)
  await field(vitals, 'Pulse (bpm)').fill('72')
  await press(vitals, 'Save')
  await expectToast(vitalsMessages.saved)
})

test('the browser’s own Print makes a paper of the grid', async () => {
  await openGrid()
  await pick('Doctor', reddy)
  await expect.element(page.getByRole('columnheader', { name: reddy })).toBeVisible()
  await expect.element(button(page, finch)).toBeVisible()
  const paper = page.getByRole('article', { name: 'Day grid to print', includeHidden: true })
  // What makes the paper is loaded once the page has nothing else to do.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('beforeprint'))
      return paper.elements().length
    })
    .toBe(1)
  await expect.element(paper).toHaveTextContent(/Time.*Dr\. Kavya Reddy.*Oncology/)
  await expect.element(paper).toHaveTextContent('Edward Finch, 6')
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(paper).not.toBeInTheDocument()
})

test('a visit leads to its patient’s page, and Back returns to the visit', async () => {
  const { router } = await openGrid()
  await expect.element(button(page, finch)).toBeVisible()
  button(page, finch).element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await expectDialog(/^Appointment no\./)
  await dialog.getByRole('link', { name: 'Edward Finch' }).click()
  await expect.element(heading('Edward Finch, no. 6')).toBeVisible()
  router.history.back()
  await expect.element(button(page, finch)).toHaveFocus()
})
