import { requestMessages } from '@shared/contracts/prescription-requests'
import { namedDownloadBy } from './downloads'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  expectTable,
  field,
  pick,
  press,
  tab,
  test,
} from './fixtures'
import { expectOnePage, onPaper } from './paper'

const warning = 'Interaction: Warfarin and aspirin together increase the risk of bleeding.'

test.describe('Patient', () => {
  test('Patient: downloads a prescription as a PDF, and prints it on one page', async ({
    page,
    openWorld,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openWorld('/?view=prescriptions&world=demo&clock=2026-03-23T12:00&as=patient')
    const ofFebruary = 'prescription of 2026-02-21 by Dr. Kavya Reddy'
    await expectRow(page, 'Dr. Kavya Reddy', '2026-02-21')
    // What writes PDFs is loaded for who wants one.
    expect(asked.filter((url) => /pdf/i.test(url))).toEqual([])
    const { name, bytes } = await namedDownloadBy(page, () => press(page, `Download ${ofFebruary}`))
    expect(name).toBe('prescription-2026-02-21-2.pdf')
    const pdf = bytes.toString('latin1')
    expect(pdf).toMatch(/^%PDF-/)
    for (const words of [
      'Patient: Priya Nair, no. 1',
      'Doctor: Dr. Kavya Reddy',
      'Date: 2026-02-21',
      'Diagnosis: Suspected deep vein thrombosis',
      '1. Warfarin',
      '5 mg, Once daily, 1 week',
      warning,
    ])
      expect(pdf).toContain(`(${words})`)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)

    await page.getByRole('switch', { name: 'Dark mode' }).click()
    await answer(page, 'OK')
    const print = () => press(page, `Print ${ofFebruary}`)
    await onPaper(page, 'Prescription to print', print, async (paper) => {
      await expect(paper).toContainText('Priya Nair')
      await expect(paper.getByRole('listitem')).toHaveText([
        'Warfarin5 mg, Once daily, 1 week',
        'Aspirin75 mg, Once daily, 1 week',
      ])
      await expect(paper).toContainText(warning)
      await expectOnePage(page, paper)
    })
    await expect(page.getByRole('table', { name: 'Prescriptions' })).toBeVisible()
  })
})

test.describe('Patient on a host that keeps no records', () => {
  test('Patient: requests a prescription from a doctor, and opens the booking page', async ({
    page,
    signInToSample,
  }) => {
    await signInToSample('/?world=demo&clock=2026-03-23T12:00&as=patient')
    await expect(page.getByRole('region', { name: 'Sample patient' })).toContainText(
      'Priya Nair, 44 years, Female, no. 1',
    )
    await expectTable(page, [
      { Doctor: 'Dr. Quentin Moreau', Date: '2026-03-24', Time: '09:00', Status: 'Pending' },
      { Doctor: 'Dr. Dmitri Volkov', Date: '2026-04-01', Status: 'Pending' },
      { Doctor: 'Dr. Kavya Reddy', Date: '2026-04-15', Status: 'Pending' },
    ])
    await tab(page, 'Prescriptions').click()
    await expectTable(page, [
      { Date: '2026-03-11', Interaction: 'None among those checked' },
      { Date: '2026-02-21', Interaction: warning },
      { Date: '2026-01-18', Interaction: 'Not checked for interactions.' },
    ])

    await press(page, 'Request Prescription')
    await field(page, 'Medicine').fill('Ibu')
    await page.reload()
    await press(page, 'Request Prescription')
    await expectDialog(page, 'Request Prescription')
    await expect(field(page, 'Medicine')).toHaveValue('Ibu')
    await pick(page, 'Doctor', 'Dr. Quentin Moreau')
    await field(page, 'Medicine').fill('Ibuprofen 400 mg')
    await field(page, 'Note').fill('For my knee')
    await answer(page, 'Send Request')
    await expectSuccess(page, requestMessages.requested)
    const request = ['2026-03-23', 'Dr. Quentin Moreau', 'Ibuprofen 400 mg', 'For my knee']
    await expectRow(page, ...request, 'Waiting')
    await page.reload()
    await expectRow(page, ...request, 'Waiting')

    await page.getByRole('link', { name: 'Book Appointment' }).click()
    await expect(page).toHaveURL('/bookappoinment')
  })
})
