import { patientMessages } from '@shared/contracts/patients'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '@/test/screen'
import { expectTable, openTab, textsOf } from '@/test/screen-words'

const cards = page.getByLabelText('Your health in figures')
const requestButton = page.getByRole('button', { name: 'Request Prescription' })
const warning = 'Interaction: Warfarin and aspirin together increase the risk of bleeding.'

describe('the patient’s dashboard', () => {
  it('shows the patient’s record, next appointment and current medicines', async () => {
    await openScreen('/?world=demo&as=patient')
    const next = page.getByRole('region', { name: 'Next appointment' })
    await expect.element(next).toHaveTextContent('2026-03-03 at 09:00, tomorrow')
    await expect.element(next).toHaveTextContent('Dr. Quentin Moreau, Physiotherapy')
    const record = page.getByRole('region', { name: 'Your record' })
    await expect
      .element(record)
      .toHaveTextContent('Priya Nair, 43 years, Female, no. 1, born 1982-03-13')
    await expect.element(record).toHaveTextContent('Allergies: ')
    await expect
      .poll(() => textsOf(cards.getByRole('term')))
      .toEqual(['Upcoming Appointments', 'Medications'])
    // On the prescriptions there are more, of which the record has these as current.
    await expect.element(cards).toHaveTextContent('Medications1Taken at present')
  })

  it('says what to do when the account is linked to no record', async () => {
    await openScreen('/?tab=patient&world=demo&as=admin')
    await expect.element(page.getByText(patientMessages.ownMissing)).toBeVisible()
    await expect.element(requestButton).toBeDisabled()
    await expect
      .element(page.getByText('You have no upcoming appointments. Book one above.'))
      .toBeVisible()
    await openTab('Prescriptions')
    await expect.element(page.getByText('Nothing has been prescribed to you.')).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('warns of interactions in words, and says whom to ask', async () => {
    await openScreen('/?view=prescriptions&world=demo&as=patient')
    await expectTable([
      { Date: '2026-02-18', Interaction: 'None among those checked' },
      {
        Date: '2026-01-31',
        Interaction: `${warning}Ask your doctor or pharmacist before taking these together; do not stop a medicine by yourself.`,
      },
      { Date: '2025-12-28' },
    ])
  })

  it('shows the records of a sample patient, with the figures measured', async () => {
    await openScreen('/?world=demo&clock=2026-03-23T12:00&as=patient', { keepsRecords: false })
    await expect
      .element(page.getByRole('region', { name: 'Sample patient' }))
      .toHaveTextContent('Priya Nair, 44 years, Female, no. 1')
    await expect
      .poll(() => textsOf(cards.getByRole('term')))
      .toEqual(['Heart Rate', 'Weight', 'Blood Pressure', 'Medications'])
    await expect.element(cards).toHaveTextContent('Heart Rate72 bpm')
    await expect.element(cards).toHaveTextContent('Medications5')
    await openTab('Prescriptions')
    await expectTable([
      { Date: '2026-03-11', Interaction: 'None among those checked' },
      { Date: '2026-02-21', Interaction: warning },
      { Date: '2026-01-18', Interaction: 'Not checked for interactions.' },
    ])
  })
})
