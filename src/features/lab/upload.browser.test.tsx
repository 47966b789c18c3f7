import { faults } from '@mocks/faults'
import { fileMessages } from '@shared/contracts/files'
import { labMessages } from '@shared/contracts/lab-orders'
import { labRangeEndpoints, labRangeMessages } from '@shared/contracts/lab-ranges'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import {
  expectRange,
  expectRetry,
  expectToast,
  field,
  openTab,
  press,
  select,
} from '@/test/screen-words'
import {
  chooseOrder,
  completeWithoutResult,
  expectCards,
  pdf,
  png,
  upload,
} from './test/lab-screen'

const order = select(page, 'Lab Order')
const observation = field(page, 'Observation')
const submit = page.getByRole('button', { name: 'Submit' })
const preview = page.getByRole('img', { name: 'Preview of scan.png' })

const hosts = [
  ['our server', true],
  ['the sample host', false],
] as const

describe.each(hosts)('Upload Results on %s', (_host, keepsRecords) => {
  test('an observation completes an order, and is shown in Test Results', async () => {
    await openScreen('/?world=demo&as=lab&view=upload', { keepsRecords })
    await expect.element(submit).toBeDisabled()
    await observation.fill('   ')
    await expect.element(submit).toBeDisabled()
    await observation.fill('White cells 6.8, platelets 245')
    await submit.click()
    await expect.element(page.getByText(words.orderRequired)).toBeVisible()
    const who = keepsRecords
      ? 'Priya Nair, 43 years, Female, no. 1, born 1982-03-13'
      : 'Priya Nair, 43 years'
    // The sample host's orders know no more than the name.
    const option = keepsRecords ? who : 'Priya Nair'
    await chooseOrder('Priya', new RegExp(`${option} · Complete Blood Count`))
    await expect
      .element(page.getByRole('region', { name: 'Upload Results' }))
      .toHaveTextContent(who)
    await submit.click()
    await expectToast(words.uploaded)
    await expect.element(submit).toBeDisabled()
    await expect.element(observation).toHaveValue('')
    await expect.element(order).toHaveValue('')
    await expect.element(order).toHaveFocus()
    await expectCards({ 'Pending Tests': 11, 'Completed Today': 9, Urgent: 2 })
    await openTab('Test Results')
    const row = page.getByRole('row').filter({ hasText: 'Priya Nair' })
    await expect.element(row).toHaveTextContent('White cells 6.8, platelets 245')
    await expect.element(row).toHaveTextContent('2026-03-02')
  })

  test('an order that was completed without a result gets one by Add result', async () => {
    await openScreen('/?world=demo&as=lab&view=upload', { keepsRecords })
    await chooseOrder('Oscar', /Culture and Sensitivity/)
    await observation.fill('MRSA found')
    await openTab('Lab Orders')
    await select(page, 'Status').selectOptions('In Progress')
    await expectRange('1 - 5 of 5')
    await completeWithoutResult('Complete Blood Count of Yasmin Saleh')
    await expectRange('1 - 4 of 4')
    await openTab('Test Results')
    const add = page.getByRole('button', { name: /^Add result/ })
    await add.click()
    await expect.element(order).toHaveDisplayValue(/Yasmin Saleh/)
    await expect.element(observation).toHaveValue('')
    await observation.fill('Platelets 198')
    await submit.click()
    await expectToast(words.uploaded)
    await openTab('Test Results')
    await expect.element(page.getByRole('row').filter({ hasText: 'Platelets 198' })).toBeVisible()
    await expect.element(add).not.toBeInTheDocument()
    await openTab('Upload Results')
    await chooseOrder('Oscar', /Culture and Sensitivity/)
    await expect.element(observation).toHaveValue('MRSA found')
  })

  test('a file is shown before it is sent, and a result waits for a file that was refused', async () => {
    await openScreen('/?world=demo&as=lab&view=upload', { keepsRecords })
    await upload(png('scan.png'))
    await expect.element(preview).toBeVisible()
    const image = preview.element()
    await expect.poll(() => image instanceof HTMLImageElement && image.naturalWidth).toBe(1)
    await press(page, 'Remove scan.png')
    await expect.element(preview).not.toBeInTheDocument()
    await expect.element(submit).toBeDisabled()

    await upload(pdf('culture.pdf'))
    await expect.element(page.getByText('culture.pdf')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open preview' }))
      .toHaveAttribute('href', expect.stringMatching(/^blob:/))

    await chooseOrder('Priya', /Priya Nair/)
    await observation.fill('See attached')
    for (const [file, said] of [
      [png('result.txt'), fileMessages.type],
      [new File(['<script>'], 'lying.pdf'), fileMessages.content('PDF')],
    ] as const) {
      await upload(file)
      await expect.element(page.getByText(said)).toBeVisible()
      await expect.element(submit).toBeDisabled()
      await press(page, `Remove ${file.name}`)
      await expect.element(page.getByText(said)).not.toBeInTheDocument()
      await expect.element(submit).toBeEnabled()
    }
    await upload(pdf('small.pdf'))
    await submit.click()
    await expectToast(words.uploaded)
    await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await openTab('Test Results')
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Priya Nair' }))
      .toHaveTextContent('small.pdf')
  })
})

describe('Upload Results', () => {
  test('keeps typed text and chosen file with their order', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    const lookAway = async () => {
      await openTab('Lab Orders')
      await expectRange('1 - 10 of 34')
      await openTab('Upload Results')
    }
    await observation.fill('No growth')
    await lookAway()
    await expect.element(observation).toHaveValue('No growth')

    // The first order that is chosen gets it.
    await chooseOrder('Oscar', /Culture and Sensitivity/)
    await expect.element(observation).toHaveValue('No growth')
    await expect.element(page.getByText(words.unassigned)).toBeVisible()
    await observation.fill('MRSA found')
    await upload(png('scan.png'))
    await expect.element(preview).toBeVisible()
    await lookAway()
    await expect.element(observation).toHaveValue('MRSA found')
    await expect.element(preview).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'scan.png', exact: true })).toBeVisible()

    // Another order has its own.
    await chooseOrder('Priya', /Priya Nair/)
    await expect.element(page.getByText(words.unassigned)).not.toBeInTheDocument()
    await expect.element(preview).not.toBeInTheDocument()
    await expect.element(observation).toHaveValue('')
    await expect.element(submit).toBeDisabled()
    await observation.fill('White cells 6.8')
    await chooseOrder('Oscar', /Culture and Sensitivity/)
    await expect.element(observation).toHaveValue('MRSA found')
    await expect.element(preview).toBeVisible()

    // A search without a choice changes nothing.
    await order.fill('Priya')
    await observation.click()
    await expect.element(order).toHaveDisplayValue(/Oscar Lopez/)
    await expect.element(observation).toHaveValue('MRSA found')
  })

  test('a file of more than 10 MB is refused', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await upload(new File(['%PDF-1.4\n', new Uint8Array(10 * 1024 * 1024)], 'big.pdf'))
    await expect.element(page.getByText(fileMessages.tooLarge)).toBeVisible()
    await expect.element(submit).toBeDisabled()
  })

  test('orders that cannot be read are read by Retry, and the focus goes to them', async () => {
    const call = 'list-lab-orders-without-a-result'
    await openScreen(`/?world=demo&as=lab&view=upload&fault=silent:${call}`)
    await expectRetry(labMessages.fetchFailed, healed)
    await expect.element(order).toHaveFocus()
  })

  test('values go from row to row by Enter, and each says how it compares with its range', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await chooseOrder('faisal', /Faisal Rahim, .* · Basic Metabolic Panel/)
    await field(page, 'Sodium, value').fill('131')
    await userEvent.keyboard('{Enter}')
    await expect.element(field(page, 'Potassium, value')).toHaveFocus()
    await userEvent.keyboard('6.8')
    await expect.element(page.getByRole('checkbox', { name: 'Potassium, critical' })).toBeChecked()
    await expect
      .element(page.getByRole('group', { name: 'Sodium' }).getByText('Low', { exact: true }))
      .toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field(page, 'Sodium, value')).toHaveFocus()

    await press(page, 'Add Value')
    await expect.element(page.getByRole('textbox', { name: /^Measured, row/ }).last()).toHaveFocus()
    await userEvent.keyboard('Osmolality')
    await field(page, 'Osmolality, value').fill('289')
    await press(page, 'Remove Osmolality')
    await expect.element(field(page, 'Osmolality, value')).not.toBeInTheDocument()

    await field(page, 'Sodium, low').fill('150')
    await submit.click()
    await expect
      .element(field(page, 'Sodium, high'))
      .toHaveAccessibleDescription(words.rangeReversed)
  })

  test('a value is read in the notation of laboratories, and what is critical by its limits stays so', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await chooseOrder('faisal', /Faisal Rahim, .* · Basic Metabolic Panel/)
    await field(page, 'Potassium, value').fill('>7,5')
    const critical = page.getByRole('checkbox', { name: 'Potassium, critical' })
    await expect.element(critical).toBeChecked()
    await expect.element(critical).toBeDisabled()
    await expect.element(critical).toHaveAttribute('title', words.criticalByLimits)
    await field(page, 'Glucose, fasting, value').fill('<80')
    const glucose = page.getByRole('group', { name: 'Glucose, fasting' })
    await expect.element(glucose.getByText('Cannot be decided', { exact: true })).toBeVisible()
    await expect.element(glucose.getByText(words.criticalUndecided)).toBeVisible()
    await field(page, 'Sodium, value').fill('１４０')
    await field(page, 'Chloride, value').fill('1,024')
    await submit.click()
    const chloride = field(page, 'Chloride, value')
    await expect.element(chloride).toHaveAccessibleDescription(words.valueUnreadable)
    await chloride.fill('102,4 mmol/l')
    await submit.click()
    await expectToast(words.uploaded)
    await openTab('Test Results')
    const row = page.getByRole('row').filter({ hasText: 'Faisal Rahim' }).first()
    await expect.element(row).toHaveTextContent('Potassium >7.5 mmol/L Critical')
    await expect.element(row).toHaveTextContent('Glucose, fasting <80 mg/dL Cannot be decided')
    await expect.element(row).toHaveTextContent('Sodium 140 mmol/L')
    await expect.element(row).toHaveTextContent('Chloride 102.4 mmol/L')
  })

  test('the other units of an analyte are offered, and its range follows the unit chosen', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await chooseOrder('faisal', /Faisal Rahim, .* · Basic Metabolic Panel/)
    const low = field(page, 'Calcium, low')
    const high = field(page, 'Calcium, high')
    await expect.element(low).toHaveValue('8.5')
    await select(page, 'Calcium, unit').click()
    await page.getByRole('option', { name: 'mmol/L' }).click()
    await expect.element(low).toHaveValue('2.12')
    await expect.element(high).toHaveValue('2.62')
    await field(page, 'Calcium, value').fill('1.45')
    await expect.element(page.getByRole('checkbox', { name: 'Calcium, critical' })).toBeChecked()
    // Chosen by keys: Enter takes the unit, and stays in its field.
    const glucose = select(page, 'Glucose, fasting, unit')
    await glucose.click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(glucose).toHaveValue('mmol/L')
    await expect.element(glucose).toHaveFocus()
    await field(page, 'Glucose, fasting, value').fill('5.2')
    await select(page, 'Creatinine, unit').fill('mg/L')
    const creatinine = page.getByRole('group', { name: 'Creatinine' })
    await expect.element(creatinine).toHaveTextContent(words.rangeNotInUnit('mg/dL'))
    await expect.element(field(page, 'Creatinine, high')).toHaveValue('')
    await select(page, 'Creatinine, unit').fill('umol/l')
    await expect.element(creatinine).not.toHaveTextContent(words.rangeNotInUnit('mg/dL'))
    await expect.element(field(page, 'Creatinine, high')).toHaveValue('124')
    await field(page, 'Creatinine, value').fill('123')
    await select(page, 'Potassium, unit').fill('mg/dL')
    await expect.element(page.getByRole('option', { name: 'mg/dL' })).not.toBeInTheDocument()
    await field(page, 'Potassium, value').fill('17')
    await submit.click()
    await expect
      .element(select(page, 'Potassium, unit'))
      .toHaveAccessibleDescription(words.unitUnknown(['mmol/L']))
    await select(page, 'Potassium, unit').fill('meq/l')
    await field(page, 'Potassium, value').fill('4.4')
    await submit.click()
    await expectToast(words.uploaded)
    await openTab('Test Results')
    const row = page.getByRole('row').filter({ hasText: 'Faisal Rahim' }).first()
    await expect.element(row).toHaveTextContent('Calcium 1.45 mmol/L Critical')
    await expect.element(row).toHaveTextContent('Glucose, fasting 5.2 mmol/L')
  })

  test('the form waits for the clinic’s ranges, and says that they cannot be read', async () => {
    fault(faults.silent('list lab ranges'))
    await openScreen('/?world=demo&as=lab&view=upload')
    await expectRetry(labRangeMessages.fetchFailed, healed)
    await expect.element(submit).toBeVisible()
  })

  test('a child is given no range of adults, and the form says why', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await chooseOrder('walter', /Walter Hahn, .* · Basic Metabolic Panel/)
    await expect.element(page.getByText(words.adultRange('14 years'))).toBeVisible()
    await expect.element(field(page, 'Potassium, low')).toHaveValue('')
    await expect.element(field(page, 'Potassium, high')).toHaveValue('')
    await field(page, 'Potassium, value').fill('6.8')
    await expect
      .element(page.getByRole('checkbox', { name: 'Potassium, critical' }))
      .not.toBeChecked()
  })

  test('a child is given the clinic’s range for the age, and the form says so', async () => {
    await openScreen('/?world=demo&as=lab')
    await callAs('admin', labRangeEndpoints.create, {
      ...{ testType: 'Basic Metabolic Panel', analyte: 'K', unit: 'mmol/L', sex: 'male' },
      ...{ ageFrom: 12, ageFromUnit: 'years', ageTo: 15, ageToUnit: 'years' },
      ...{ low: 3.6, high: 5.3, criticalLow: null, criticalHigh: 6.5 },
    })
    await openTab('Upload Results')
    await chooseOrder('walter', /Walter Hahn, .* · Basic Metabolic Panel/)
    await expect
      .element(page.getByText(words.clinicRange('boys from 12 to 15 years', 'Potassium')))
      .toBeVisible()
    await expect.element(field(page, 'Potassium, low')).toHaveValue('3.6')
    await expect.element(field(page, 'Sodium, low')).toHaveValue('')
    await field(page, 'Potassium, value').fill('6.6')
    await expect.element(page.getByRole('checkbox', { name: 'Potassium, critical' })).toBeChecked()
  })

  test('a pregnant patient is given no range that pregnancy moves', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await chooseOrder('priya', /Priya Nair, .* · Complete Blood Count/)
    const hemoglobin = field(page, 'Hemoglobin, low')
    await expect.element(hemoglobin).toHaveValue('12.3')
    const pregnant = page.getByRole('checkbox', { name: words.pregnant })
    await expect.element(pregnant).toHaveAccessibleDescription(words.pregnantHint)
    await pregnant.click()
    await expect.element(hemoglobin).toHaveValue('')
    await expect.element(field(page, 'MCV, low')).toHaveValue('80')
    const moved = 'Hemoglobin, Hematocrit, Red cells, White cells, Neutrophils, Platelets'
    await expect.element(page.getByText(words.pregnantRange(moved))).toBeVisible()
    await field(page, 'Hemoglobin, value').fill('11.4')
    await submit.click()
    await expectToast(words.uploaded)
    await openTab('Test Results')
    const row = page.getByRole('row').filter({ hasText: 'Priya Nair' })
    await expect.element(row).toHaveTextContent(words.isPregnant)
    await press(row, /View/)
    await expect.element(page.getByRole('dialog')).toHaveTextContent(words.isPregnant)
  })

  test('a result that cannot be sent stays typed, and says why', async () => {
    await openScreen('/?world=demo&as=lab&view=upload')
    await chooseOrder('Oscar', /Culture and Sensitivity/)
    await observation.fill('No growth')
    fault(faults.silent('report lab result'))
    await submit.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.uploadFailed)
    await expect.element(observation).toHaveValue('No growth')
    healed()
    await submit.click()
    await expectToast(words.uploaded)
  })
})
