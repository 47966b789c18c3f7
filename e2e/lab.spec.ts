import { labMessages } from '@shared/contracts/lab-orders'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { strFromU8, unzipSync } from 'fflate'
import { namedDownloadBy } from './downloads'
import {
  bell,
  button,
  combobox,
  expect,
  expectDialog,
  expectToast,
  field,
  heading,
  press,
  tab,
  test,
} from './fixtures'
import { chooseOrder, expectCards, expectRange, pdf, selectOf, upload } from './lab-page'
import { logIn, logOut } from './login-page'
import { expectPaper } from './paper'

test.describe('Laboratory', () => {
  test('Lab: takes an order, reports it with values and a file, and corrects it', async ({
    page,
    openWorld,
  }) => {
    const order = 'Basic Metabolic Panel of Faisal Rahim'
    const value = (analyte: string) => field(page, `${analyte}, value`)
    const row = page.getByRole('row').filter({ hasText: 'Faisal Rahim' })
    await openWorld('/?world=demo&as=lab')
    await expectRange(page, '1 - 10 of 34')

    await test.step('a technician takes an order and finds it under Mine', async () => {
      await button(page, new RegExp(`^Take order \\d+, ${order}$`)).click()
      await expect(selectOf(page, 'Status', order)).toHaveValue('in-progress')
      await expectCards(page, { 'Pending Tests': 11, 'In Progress': 6 })
      await combobox(page, 'Technician').selectOption('Mine')
      await expectRange(page, '1 - 1 of 1')
      await expect(row).toContainText('Lena Fischer')
    })

    await test.step('after a reload the typed values are still there, and the file is not', async () => {
      await tab(page, 'Upload Results').click()
      await chooseOrder(page, 'faisal', /Faisal Rahim, .* · Basic Metabolic Panel/)
      await value('Sodium').fill('131')
      await value('Potassium').fill('6.8')
      await upload(page, 'panel.pdf', pdf)
      await expect(button(page, 'Remove panel.pdf')).toBeVisible()
      await page.reload()
      await expect(value('Sodium')).toHaveValue('131')
      await expect(value('Potassium')).toHaveValue('6.8')
      await expect(button(page, 'Remove panel.pdf')).toBeHidden()
    })

    await test.step('the result is submitted with its file', async () => {
      await upload(page, 'panel.pdf', pdf)
      await press(page, 'Submit')
      await expectToast(page, words.uploaded)
      await tab(page, 'Test Results').click()
      await expect(row).toContainText('Not acknowledged yet')
      await expect(row).toContainText('Potassium 6.8 mmol/L Critical')
      await press(page, 'Show critical results')
      const waiting = await expectDialog(page, 'Critical results')
      await expect(waiting).toContainText(/Faisal Rahim, no\. \d+, .*Potassium 6\.8 mmol\/L/)
      await page.keyboard.press('Escape')
      const file = await namedDownloadBy(page, () =>
        row.getByRole('button', { name: /^Download panel\.pdf/ }).click(),
      )
      expect(file).toEqual({ name: 'panel.pdf', bytes: pdf })
    })

    await test.step('a correction is a second version, and the first is kept', async () => {
      await row.getByRole('button', { name: /^View result/ }).click()
      await press(page, 'Correct')
      await value('Potassium').fill('4.8')
      await field(page, 'Reason').fill('The sample was haemolysed')
      await press(page, 'Save Correction')
      await expectToast(page, words.corrected)
      await expect(row).not.toContainText('Critical')
      await expect(row).toContainText('Corrected after a critical result')
      await row.getByRole('button', { name: /^View result/ }).click()
      await press(page, 'Version 1')
      const version = (number: number) => page.getByRole('region', { name: `Version ${number}` })
      await expect(version(2)).toContainText('The sample was haemolysed')
      await expect(version(2)).toContainText('4.8 mmol/L')
      await expect(version(1)).toContainText('6.8 mmol/L')
      await expect(version(2).getByRole('button', { name: /^Download panel\.pdf/ })).toBeVisible()
    })
  })

  test('Doctor: orders a test, acknowledges its critical result; the patient reads it', async ({
    page,
    openWorld,
  }) => {
    const question = 'Is the potassium safe?'
    const order = page.getByRole('listitem').filter({ hasText: question })

    await test.step('the doctor orders the test on the patient’s page', async () => {
      await openWorld('/patient/1?world=demo&as=doctor')
      await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
      await press(page, 'Order Tests')
      const form = await expectDialog(page, 'Order Tests', /Priya Nair, 43 years, Female, no\. 1/)
      await form.getByRole('checkbox', { name: 'Basic Metabolic Panel' }).check()
      await form.getByRole('radio', { name: 'Urgent' }).check()
      await form.getByRole('textbox', { name: 'Question' }).fill(question)
      await press(form, 'Order')
      await expectToast(page, labMessages.ordered(1))
      await expect(order).toContainText('Pending')
      await expect(order).toContainText('Urgent')
      await logOut(page)
    })

    await test.step('the laboratory takes and reports it', async () => {
      await logIn(page, 'lab')
      await button(page, /^Take order \d+, Basic Metabolic Panel of Priya Nair$/).click()
      await tab(page, 'Upload Results').click()
      await chooseOrder(page, 'priya', /Priya Nair, .* · Basic Metabolic Panel/)
      await expect(page.getByText(question)).toBeVisible()
      await field(page, 'Potassium, value').fill('6.9')
      await press(page, 'Submit')
      await expectToast(page, words.uploaded)
      await logOut(page)
    })

    await test.step('the doctor finds it by the bell, acknowledges and prints it', async () => {
      await logIn(page, 'doctor')
      const bar = page.getByRole('region', { name: 'Critical results' })
      await expect(bar).toContainText('2 critical results')
      await press(bar, 'Show critical results')
      const waiting = await expectDialog(page, 'Critical results')
      const own = waiting.getByRole('listitem').filter({ hasText: 'Priya Nair, no. 1' })
      await expect(own).toContainText('Potassium 6.9 mmol/L')
      await page.keyboard.press('Escape')
      await bell(page).click()
      await page
        .getByRole('link', { name: /^Critical result: Basic Metabolic Panel of Priya/ })
        .click()
      await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
      await expect(bar).toContainText('Potassium 6.9 mmol/L')
      await press(bar, 'Show critical results')
      await expect(order).toBeFocused()
      await expect(order).toContainText('Not acknowledged yet')
      await press(order, 'Acknowledge Basic Metabolic Panel of Priya Nair')
      await expectToast(page, words.acknowledged)
      await expect(order).toContainText('Acknowledged by Dr. Daniel Reyes')
      await expect(order).toBeFocused()
      await expectPaper(
        page,
        'Result to print',
        () => order.getByRole('button', { name: /^Print / }).click(),
        ['Laboratory Result', 'no. 1', 'Potassium', '6.9 mmol/L'],
      )
      await page.goto('/')
      await expect(bar).toContainText('1 critical result')
      await expect(bar).not.toContainText('Priya Nair')
      await logOut(page)
    })

    await test.step('the patient reads it in words', async () => {
      await logIn(page, 'patient')
      await tab(page, 'Test Results').click()
      const result = page
        .getByRole('region', { name: 'Basic Metabolic Panel' })
        .filter({ hasText: '6.9 mmol/L' })
      await expect(result).toContainText('Critical, above the range')
      await expect(result).toContainText('Dr. Daniel Reyes has seen this result.')
    })
  })

  test('Lab: exports a report of filtered orders as CSV, PDF and Excel', async ({
    page,
    openWorld,
  }) => {
    const parts: string[] = []
    page.on('request', (request) => parts.push(new URL(request.url()).pathname))
    // `/assets/pdf-DMtDa6TJ.js` of a build, `/src/features/lab/report/pdf.ts` of the development server.
    const partsOf = (format: 'pdf' | 'xlsx') =>
      parts.filter((path) => new RegExp(`/${format}(\\.ts|-[\\w-]{8}\\.js)$`).test(path))
    const generate = async (format: string) => {
      await combobox(page, 'Format').selectOption(format)
      return await namedDownloadBy(page, () => press(page, 'Generate Report'))
    }
    await openWorld('/?world=demo&as=lab')
    await expectRange(page, '1 - 10 of 34')
    await combobox(page, 'Status').selectOption('Pending')
    await press(page, 'Report')

    await test.step('a CSV has the pending orders of all pages', async () => {
      await expect(page.getByText('Orders with status Pending: 12 lab orders')).toBeVisible()
      const { name, bytes } = await generate('CSV')
      expect(name).toBe('lab-orders-pending-2026-03-02.csv')
      await expectToast(page, `${name} has been generated with 12 lab orders.`)
      const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n')
      expect(head).toContain('Order,Patient,Age,Test Type,Requested Date,Priority,Status')
      expect(lines).toHaveLength(12)
      for (const line of lines) expect(line).toContain(',Pending,')
    })

    await test.step('a PDF has all orders, and its code is loaded only then', async () => {
      expect([...partsOf('pdf'), ...partsOf('xlsx')]).toEqual([])
      await press(page, 'Reset')
      await expect(page.getByText('All orders: 34 lab orders')).toBeVisible()
      const { name, bytes } = await generate('PDF')
      expect(name).toBe('lab-orders-2026-03-02.pdf')
      expect(partsOf('pdf')).not.toEqual([])
      expect(partsOf('xlsx')).toEqual([])
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(bytes.subarray(-6).toString()).toContain('%%EOF')
    })

    await test.step('an Excel workbook has one patient’s order', async () => {
      await page.getByRole('searchbox', { name: /patient/i }).fill('priya')
      await expect(page.getByText(/patient “priya”: 1 lab order/)).toBeVisible()
      const { name, bytes } = await generate('Excel')
      expect(partsOf('xlsx')).not.toEqual([])
      expect(name).toBe('lab-orders-by-patient-2026-03-02.xlsx')
      const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
      expect(sheet).toContain('>Priya Nair</t>')
    })
  })
})
