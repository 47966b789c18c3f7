import type { TestWorld } from '@mocks/node'
import type { Locator, Page } from '@playwright/test'
import { pathOf } from '@server/test/api'
import { bookingCalls } from '@server/test/bookings'
import { visitCalls } from '@server/test/visits'
import { departmentEndpoints } from '@shared/contracts/departments'
import { type Patient, patientEndpoints } from '@shared/contracts/patients'
import type { PermissionKey } from '@shared/contracts/permissions'
import { roleEndpoints } from '@shared/contracts/roles'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { expect, expectDialog, field, pick, press, rowOf } from './fixtures'
import { word } from './word'

// The front desk as its flows use it.

/** The day of the demo clinic: Monday, 2 March 2026, which opens at 09:55. */
export const today = '2026-03-02'

/** The address of the form that registers a patient. */
export const registration = '/?tab=receptionist&view=registration'

const selects = ['Patient', 'Doctor', 'Gender']

/** The counters by their names. */
export const counters = (page: Page): Promise<Record<string, number>> =>
  page
    .getByLabel('At a glance')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((name) => [
          name.textContent ?? '',
          Number(name.nextElementSibling?.textContent),
        ]),
      ),
    )

export const openScheduling = word('openScheduling', async (page: Page) => {
  await press(page, 'Schedule New Appointment')
  return await expectDialog(page, 'Schedule New Appointment')
})

/** Opens all that is known of a patient's visit, by the time in its row. */
export const openVisit = word('openVisit', async (page: Page, name: string) => {
  await rowOf(page, name)
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .click()
  return await expectDialog(page, /^Appointment no\./)
})

/** Fills a form of the desk; a select is told by its being in `selects`. */
export const fill = word(
  'fill',
  async (page: Page, form: Page | Locator, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      if (selects.includes(label)) await pick(page, label, value)
      else await field(form, label).fill(value)
  },
)

/** Fills the scheduling form. */
export const fillAppointment = word(
  'fillAppointment',
  (page: Page, values: Record<string, string>) => fill(page, page.getByRole('dialog'), values),
)

/** What somebody does meanwhile at another desk. To be asked for once the world is open. */
export async function colleagueAt(world: TestWorld, username: string) {
  const token = await world.signIn(username)
  const calls = visitCalls(
    () => world,
    () => token,
  )
  const bookings = bookingCalls(
    () => world,
    () => token,
  )
  const send = async (method: string, path: string, json: object, expected: number) => {
    const { status, body } = await calls.ask(method, path, { json })
    expect(status, JSON.stringify(body)).toBe(expected)
  }
  const patient = async (number: number): Promise<Patient> => {
    const { body } = await calls.ask('GET', pathOf(patientEndpoints.get, String(number)))
    return patientEndpoints.get.output.parse(body)
  }
  return {
    ...calls,
    /** The patient's one visit on a day. */
    visitOf: async (name: string, date: string) => {
      const { rows } = await calls.list({ q: name, date })
      const [visit] = rows
      if (!visit || rows.length > 1) throw new Error(`${name} has ${rows.length} visits on ${date}`)
      return { ...visit, warnings: [] }
    },
    /** Corrects what is named of a patient, and leaves the rest. */
    correct: async (number: number, changes: Partial<Patient>) => {
      const { id, name, age, gender, contact, address, dateOfBirth, version } =
        await patient(number)
      const seen = { name, age, gender, contact, address, dateOfBirth, version }
      const path = pathOf(patientEndpoints.correct, id)
      await send('PATCH', path, { ...seen, ...changes }, 200)
    },
    writeAllergies: async (number: number, allergies: string[]) => {
      const { id, version } = await patient(number)
      const path = pathOf(patientEndpoints.writeAllergies, id)
      await send('PUT', path, { allergies, version }, 200)
    },
    /** Declines a check-up that this patient account books for this reason. */
    declineBooking: async (patientToken: string, checkupDetails: string, reason: string) => {
      const booking = await bookings.booked(patientToken, { checkupDetails })
      expect((await bookings.decline(booking, { reason })).status).toBe(200)
    },
    addDepartment: (name: string) => send('POST', departmentEndpoints.create.path, { name }, 201),
    /** Gives a role one permission more. */
    permitAlso: async (name: string, permission: PermissionKey) => {
      const { body } = await calls.ask('GET', roleEndpoints.list.path)
      const role = roleEndpoints.list.output.parse(body).find((each) => each.name === name)
      if (!role) throw new Error(`There is no role ${name}`)
      const { _id: privilegeId, roles, version } = role
      const input = { privilegeId, _id: privilegeId, name, roles: [...roles, permission], version }
      await send('PATCH', roleEndpoints.update.path, input, 200)
    },
    addWorkingTime: (workTimingName: string) => {
      const from = { inTime: '09:00', inTimePeriod: 'AM' }
      const to = { outTime: '05:30', outTimePeriod: 'PM', totalHour: 8.5 }
      const { path } = workingTimeEndpoints.create
      return send('POST', path, { workTimingName, ...from, ...to }, 201)
    },
  }
}
