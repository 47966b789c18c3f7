import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { visitEndpoints } from '@shared/contracts/visits'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import { chooseOrder } from '@/features/lab/test/lab-screen'
import type { AppRouter } from '@/router'
import { callAs, openScreen } from '@/test/screen'
import { expectDialog, field, openTab, pick, press, rowAction, search } from '@/test/screen-words'

// Translators of pages, Chrome's among them, put elements of their own in the place of each text. React
// goes on to write into the texts that are gone: a value beside others keeps saying the former patient's.

/** The texts of the page that say something; those of menus and fields that are not drawn are none. */
function textsIn(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node]
    return node instanceof HTMLElement && !/^(SCRIPT|STYLE|TEXTAREA|SELECT)$/.test(node.tagName)
      ? textsIn(node)
      : []
  })
}

/** Replaces each text as Chrome does, also where a page asks it not to: others do not heed that. */
function translatePage(): void {
  for (const text of textsIn(document.body)) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.replaceWith(outer)
  }
}

/** Opens a screen, and changes the patient that it shows after the page was translated. */
interface View {
  name: string
  address: string
  /** Shows the former patient. */
  begin?: () => Promise<void>
  /** Where the patient is shown; the page's main part unless said. */
  part?: Locator
  former: string[]
  change: (router: AppRouter) => Promise<void>
  latter: string[]
}

const main = page.getByRole('main')

const paper = (name: string) => page.getByRole('article', { name, includeHidden: true })

/** Presses what prints; the browser's dialog stays away. */
async function print(name: string | RegExp): Promise<void> {
  const printing = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => printing.mockRestore())
  await page.getByRole('button', { name }).first().click()
}

/** What the live feed does. */
const readAgain = (resource: 'lab-orders' | 'patients') =>
  queryClient.invalidateQueries({ queryKey: [resource] })

const views: View[] = [
  {
    name: 'the doctor’s prescription',
    address: '/?view=prescription&world=demo&as=doctor',
    begin: () => pick('Patient', 'Arun Thomas'),
    former: ['Arun Thomas', 'no. 2', '1994-02-08', '7860913909', 'Penicillin', 'Metformin'],
    change: () => pick('Patient', 'Bella Fernandes'),
    latter: [
      'Bella Fernandes',
      'no. 3',
      '1946-09-28',
      '7462819482',
      'Allergies: not asked',
      'Warfarin',
    ],
  },
  {
    name: 'the desk’s prescription',
    address: '/?view=directory&world=demo&as=receptionist&q=farah',
    begin: () => rowAction('Prescribe', 'Farah Khan, no. 7'),
    former: ['Farah Khan', 'no. 7', '2015-08-03', '7471049746', 'Hypothyroidism', 'Levothyroxine'],
    change: async () => {
      await openTab('Patient Directory')
      await search.fill('arun')
      await rowAction('Prescribe', 'Arun Thomas, no. 2')
    },
    latter: ['Arun Thomas', 'no. 2', '1994-02-08', '7860913909', 'Penicillin', 'Metformin'],
  },
  {
    name: 'Upload Results',
    address: '/?world=demo&as=lab&view=upload',
    begin: () => chooseOrder('Priya', /Priya Nair.*Complete Blood Count/),
    former: ['Priya Nair', 'no. 1, born 1982-03-13'],
    change: () => chooseOrder('Oscar', /Oscar.*Culture and Sensitivity/),
    latter: ['Oscar Lopez', 'no. 16, born 2019-04-26'],
  },
  {
    name: 'the line that tells the desk’s last action',
    address: '/?world=demo&as=receptionist&q=novotny',
    begin: () => rowAction('Check-In', 'Tomas Novotny, no. 20'),
    former: ['Check-In: Tomas Novotny, no. 20, 10:15'],
    change: async () => {
      await search.fill('hahn')
      await rowAction('Check-In', 'Walter Hahn, no. 23')
    },
    latter: ['Check-In: Walter Hahn, no. 23, 10:30'],
  },
  {
    name: 'the doctor’s next patient',
    address: '/?world=demo&as=doctor',
    part: page.getByRole('region', { name: 'Next patient' }),
    begin: async () => {
      const { rows } = await callAs('receptionist', visitEndpoints.list, {
        q: 'hahn',
        date: '2026-03-02',
      })
      for (const { id, version } of rows)
        await callAs('receptionist', visitEndpoints.checkIn, { id, version })
    },
    former: ['Manoj Kumar, no. 14', 'Knee pain', '27 min'],
    change: () => rowAction('Complete', 'Manoj Kumar, no. 14'),
    latter: ['Walter Hahn, no. 23', 'Back pain', '0 min'],
  },
  {
    name: 'the list of similar patients',
    address: '/?view=registration&world=demo&as=receptionist',
    begin: async () => {
      await field(page, 'Name').fill('Arun Thomas')
      await field(page, 'Contact').fill('7860913909')
    },
    former: ['Arun Thomas', 'No. 2', '1994-02-08', '7860913909'],
    change: async () => {
      await field(page, 'Name').fill('Bella Fernandes')
      await field(page, 'Contact').fill('7462819482')
    },
    latter: ['Bella Fernandes', 'No. 3', '1946-09-28', '7462819482'],
  },
  {
    name: 'the patient’s page',
    address: '/patient/2?world=demo&as=doctor',
    former: ['Arun Thomas', 'no. 2', '1994-02-08', '7860913909', 'Penicillin', 'Metformin'],
    change: (router) => router.navigate({ to: '/patient/$number', params: { number: '3' } }),
    latter: ['Bella Fernandes', 'no. 3', '1946-09-28', '7462819482', 'Warfarin'],
  },
  {
    name: 'the desk’s list of the day',
    address: '/?world=demo&as=receptionist',
    former: ['Tomas Novotny, no. 20', 'Ear infection'],
    change: () => press(page, 'Day after'),
    latter: ['Edward Finch, no. 6', 'Cholesterol review'],
  },
  {
    name: 'the grid of the day',
    address: '/?layout=grid&date=2026-03-03&world=demo&as=receptionist',
    former: ['Edward Finch, no. 6'],
    change: () => press(page, 'Day before'),
    latter: ['Walter Hahn, no. 23'],
  },
  {
    name: 'the patient directory',
    address: '/?view=directory&world=demo&as=receptionist&q=arun',
    former: ['Arun Thomas, no. 2', '7860913909'],
    change: () => search.fill('bella'),
    latter: ['Bella Fernandes, no. 3', '7462819482'],
  },
  {
    name: 'the staff list',
    address: '/admin/staffs?world=demo&as=admin&q=lena',
    former: ['Lena Fischer', 'lab@rounds.example', 'Lab Technician'],
    change: () => search.fill('rosa'),
    latter: ['Rosa Klein', 'receptionist@rounds.example', 'Receptionist'],
  },
  {
    name: 'the laboratory’s orders',
    address: '/?world=demo&as=lab&q=priya',
    former: ['Priya Nair, no. 1'],
    change: () => search.fill('oscar'),
    latter: ['Oscar'],
  },
  {
    name: 'the open requests for a prescription',
    address: '/?world=demo&as=doctor',
    part: page.getByRole('region', { name: 'Prescription requests' }),
    begin: async () => {
      const [open] = await callAs('doctor', prescriptionRequestEndpoints.list, {})
      if (!open) throw new Error('no request is open')
      await callAs('patient', prescriptionRequestEndpoints.create, {
        ...{ doctorId: open.doctorId, medicine: 'Ibuprofen', note: 'In the evening' },
      })
    },
    former: ['Farah Khan, no. 7', 'Levothyroxine 75 mcg'],
    change: async () => {
      await press(page, 'Decline request of Farah Khan, no. 7')
      const dialog = await expectDialog('Decline Request')
      await field(dialog, 'Reason').fill('Please come by first.')
      await press(dialog, 'Decline')
    },
    latter: ['Priya Nair, no. 1', 'Ibuprofen', 'In the evening'],
  },
  {
    name: 'the desk’s booking requests',
    address: '/?view=bookings&world=busy-monday&as=receptionist',
    begin: async () => {
      const { rows } = await callAs('receptionist', bookingRequestEndpoints.list, {})
      for (const { id, version, number } of rows)
        if (number === 2)
          await callAs('receptionist', bookingRequestEndpoints.decline, {
            ...{ id, version, reason: 'We have no heart specialist.' },
          })
    },
    former: ['Lila Okafor', '34 years, Female', 'Full checkup before a new job'],
    change: () => page.getByRole('radio', { name: 'Declined', exact: true }).click(),
    latter: ['Tomas Berg', '58 years, Male', 'Heart checkup'],
  },
  {
    name: 'the doctor’s day',
    address: '/?world=demo&as=doctor',
    part: page.getByRole('region', { name: 'Appointments', exact: true }),
    begin: async () => {
      const { rows } = await callAs('receptionist', visitEndpoints.list, {
        ...{ q: 'hahn', date: '2026-03-02' },
      })
      for (const { patientId, doctorId } of rows)
        await callAs('receptionist', visitEndpoints.schedule, {
          ...{ patientId, doctorId, date: '2026-03-03', time: '10:00', reason: 'Test of the back' },
        })
    },
    former: ['Manoj Kumar, no. 14', 'Knee pain'],
    change: () => press(page, 'Day after'),
    latter: ['Walter Hahn, no. 23', 'Test of the back'],
  },
  {
    name: 'the line of the critical results',
    address: '/?world=demo&as=doctor',
    part: page.getByRole('region', { name: 'Critical results' }),
    begin: async () => {
      const { rows } = await callAs('lab', labOrderEndpoints.list, {
        ...{ status: 'in-progress', testType: 'Basic Metabolic Panel' },
      })
      for (const { id, version } of rows.slice(0, 1))
        await callAs('lab', labOrderEndpoints.report, {
          ...{ id, version, observation: '', fileId: null, pregnant: false },
          values: [
            { analyte: 'Sodium', value: 112, unit: 'mmol/L', low: 135, high: 145, critical: false },
          ],
        })
      await readAgain('lab-orders')
    },
    former: ['2 critical results', 'Noel Dsouza, no. 39', 'Potassium 6.4 mmol/L'],
    change: async () => {
      const [oldest] = await callAs('doctor', labOrderEndpoints.critical, {})
      if (!oldest) throw new Error('no result is critical')
      const { id, version } = oldest
      await callAs('doctor', labOrderEndpoints.acknowledge, { id, version })
      await readAgain('lab-orders')
    },
    latter: ['1 critical result', 'Sodium 112 mmol/L'],
  },
  {
    name: 'the list of recent patients',
    address: '/?world=demo&as=doctor',
    begin: () => openTab('Recent Patients'),
    former: ['Joseph Kamau, no. 35', 'Anaemia'],
    change: async () => {
      await callAs('receptionist', patientEndpoints.register, {
        ...{ name: 'Ines Duarte', age: 41, gender: 'Female', contact: '9000000077' },
        ...{ address: '', dateOfBirth: '', email: '' },
      })
      await readAgain('patients')
    },
    latter: ['Ines Duarte, no. 41', 'Gastritis'],
  },
  {
    name: 'a result that is corrected',
    address: '/patient/39?world=demo&as=doctor',
    part: page.getByRole('listitem', { name: /^Basic Metabolic Panel/ }),
    former: ['6.4 mmol/L'],
    change: async () => {
      const [held] = await callAs('doctor', labOrderEndpoints.critical, {})
      if (!held) throw new Error('no result is critical')
      await callAs('lab', labOrderEndpoints.correct, {
        ...{ id: held.id, version: held.version, observation: '', fileId: null, pregnant: false },
        values: [
          { analyte: 'Potassium', value: 4.6, unit: 'mmol/L', low: 3.5, high: 5, critical: false },
        ],
        reason: 'Another tube',
      })
      await readAgain('lab-orders')
    },
    latter: ['4.6 mmol/L', 'Another tube'],
  },
  {
    name: 'the paper of a day',
    address: '/?world=demo&as=receptionist',
    begin: () => print('Print the day by doctor'),
    part: paper('Appointments to print'),
    former: ['Tomas Novotny', 'Ear infection'],
    // The dialog of the first is open as long as its paper is there.
    change: async () => {
      await press(page, 'Day after')
      await expect.element(main).toHaveTextContent('Edward Finch')
      await print('Print the day by doctor')
    },
    latter: ['Edward Finch', 'Cholesterol review'],
  },
  {
    name: 'the paper of a result',
    address: '/patient/39?world=demo&as=doctor',
    begin: () => print(/^Print Basic Metabolic Panel/),
    part: paper('Result to print'),
    former: ['Noel Dsouza', 'no. 39'],
    change: async (router) => {
      window.dispatchEvent(new Event('afterprint'))
      await router.navigate({ to: '/patient/$number', params: { number: '21' } })
      await print(/^Print Thyroid Stimulating Hormone/)
    },
    latter: ['Uche Obi', 'no. 21'],
  },
]

test.each(views)(
  '$name shows the next patient whole once the page was translated',
  async (view) => {
    const { address, begin, part = main, former, change, latter } = view
    const { router } = await openScreen(address)
    await begin?.()
    for (const value of former) await expect.element(part).toHaveTextContent(value)
    translatePage()
    await change(router)
    for (const value of latter) await expect.element(part).toHaveTextContent(value)
    for (const value of former)
      if (!latter.includes(value)) await expect.element(part).not.toHaveTextContent(value)
  },
)
