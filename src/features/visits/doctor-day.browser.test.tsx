import { faults } from '@mocks/faults'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { patientMessages } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import { expectNoRow, expectRetry, expectRow, openTab, press, tab } from '@/test/screen-words'

it('leads a doctor from day to day, and counts no referrals on a host without them', async () => {
  const { router } = await openScreen('/?world=demo&as=doctor')
  await expect.element(page.getByText('1 waiting · 1 to come · 1 seen')).toBeVisible()
  await expect.element(page.getByText('Referrals')).not.toBeInTheDocument()
  await press(page, 'Day after')
  await expect.element(page.getByText('Nobody is expected on 2026-03-03 yet.')).toBeVisible()
  expect(router.state.location.search).toMatchObject({ date: '2026-03-03' })
  await press(page, 'Today')
  await expectRow('Walter Hahn, no. 23')
})

it('opens by a key the note of the patient who is just being started, not of the one before', async () => {
  const visitOf = async (number: number) => {
    const visits = await callAs('doctor', doctorDayEndpoints.list, { date: '2026-03-02' })
    const visit = visits.find(({ patientNumber }) => patientNumber === number)
    if (!visit) throw new Error('The patient has no visit')
    return { id: visit.id, version: visit.version }
  }
  const { router } = await openScreen('/?world=demo&as=doctor')
  await callAs('doctor', visitEndpoints.start, await visitOf(14))
  await callAs('receptionist', visitEndpoints.checkIn, await visitOf(23))
  await queryClient.invalidateQueries()
  const next = page.getByRole('region', { name: 'Next patient' })
  await expect.element(next).toHaveTextContent('Walter Hahn, no. 23')
  await userEvent.keyboard('sn')
  await expect.poll(() => router.state.location.pathname).toBe('/patient/23/note')
})

it('leads from a new result of the next patient to that result', async () => {
  await openScreen('/?world=demo&as=doctor')
  const results = page.getByRole('list', { name: 'New results' })
  const link = results.getByRole('link').first()
  await expect.element(link).toBeVisible()
  const [test = ''] = (link.element().textContent ?? '').split(',')
  await link.click()
  await expect
    .element(page.getByRole('listitem', { name: new RegExp(`^${test}, no`) }))
    .toHaveFocus()
})

it('offers to read the next patient again when the read failed', async () => {
  await openScreen('/?world=demo&as=doctor')
  const next = page.getByRole('region', { name: 'Next patient' })
  await expect.element(next).toHaveTextContent('Next: Manoj Kumar, no. 14, waiting 27 min')
  fault(faults.silent('read patient'))
  await press(next, 'Prescribe Manoj Kumar, no. 14')
  await expectRetry(patientMessages.fetchFailed, healed)
  await expect.element(page.getByText('Allergies: Penicillin')).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: 'Patient' }))
    .toHaveValue('Manoj Kumar (no. 14, born 1951-03-04)')
  await expect.element(page.getByRole('textbox', { name: 'Diagnosis' })).toHaveFocus()
})

it('shows a doctor of a sample the day’s own appointments and figures', async () => {
  const { router } = await openScreen('/?world=demo&as=doctor', { keepsRecords: false })
  await expect.element(tab('Doctor')).toHaveAttribute('aria-selected', 'true')
  await expectRow('Manoj Kumar', '09:45', 'confirmed', 'Knee pain')
  await expectRow('Walter Hahn', '10:30', 'pending', 'Back pain')
  // Which is another doctor's.
  await expectNoRow('Diabetes review')
  const figures = page.getByLabelText('Figures of the doctor')
  for (const figure of ["Today's Patients3", /This Week\d+/, 'Prescriptions3', /Referrals\d+/])
    await expect.element(figures).toHaveTextContent(figure)
  await openTab('Recent Patients')
  await expectRow('Priya Nair', 'Osteoarthritis of the knee')
  expect(router.state.location.pathname).toBe('/doctor/recent')
})

it('lists the patients whom the doctor has seen, by the last visit, and links to each', async () => {
  await openScreen('/doctor/recent?world=demo&as=doctor')
  const seen = page.getByRole('region', { name: 'Seen by you' })
  await expect.element(seen).toHaveTextContent(/Arun Thomas, no\. 2.*08:30.*Shoulder pain/)
  await expect
    .element(seen.getByRole('link', { name: /^Arun Thomas/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/patient\/2/))
})
