import { faults } from '@mocks/faults'
import { importFileMaxBytes, importFileMessages as words } from '@shared/contracts/import-files'
import { importMost } from '@shared/contracts/imports'
import { patientEndpoints } from '@shared/contracts/patients'
import { roleMessages } from '@shared/contracts/roles'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callAs, callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  answer,
  button,
  expectDialog,
  expectRange,
  expectRow,
  expectTable,
  press,
  select,
} from '@/test/screen-words'

const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const choose = (name: string, ...content: BlobPart[]): Promise<void> =>
  userEvent.upload(page.getByLabelText('File', { exact: true }), new File(content, name))

const heading = (name: string | RegExp) => page.getByRole('heading', { name })

/** What is handed to the browser's downloads from now on. */
function savedFiles(): Promise<string>[] {
  const files: Promise<string>[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file.text())
    return 'blob:saved'
  })
  return files
}

const file = [
  'Nachname;Vorname;Geboren;Geschlecht;Telefon;Straße;Kasse',
  'Müller;Änne;04.06.1975;w;030 2345679;"Hof 3\r\nHinterhaus";TK',
  'Nair;Priya;13/03/1982;u;9018159083;12 Other Road;TK',
  'Müller;Änne;04.06.1975;w;030 2345679;;TK',
  'Cole;Ben;31/02/1990;m;030 2345681;;AOK',
  'Dean;Cara;05.06.1991;w;030 2345682;;AOK',
].join('\r\n')

test('patients of a file are read, decided on, registered and taken back', async () => {
  const { router } = await openScreen('/desk/directory?world=quiet&as=receptionist')
  await page.getByRole('link', { name: 'Import' }).click()
  await choose('patients.csv', latin1(file))

  // A heading that fits no column is left out, and what is not certain is asked.
  await expect.element(select(page, 'Read Kasse as')).toHaveDisplayValue('Leave out')
  await expect.element(select(page, 'Columns are divided by')).toHaveDisplayValue('Semicolon')
  await expect.element(select(page, 'First row')).toHaveDisplayValue('Names of the columns')
  await expect.element(select(page, 'Dates are written as')).toHaveDisplayValue('Day, month, year')
  await press(page, 'Check 5 rows')
  await expect.element(alert(words.encodingAsked)).toHaveTextContent(words.gendersAsked)
  await page.getByRole('radio', { name: /Straße Müller Änne/ }).click()
  await expect.element(select(page, 'Read Straße as')).toHaveDisplayValue('Address')
  // Nobody guesses a letter next to one that is not known.
  await select(page, 'm (1 row)').selectOptions('Male')
  await select(page, 'w (3 rows)').selectOptions('Female')
  await select(page, 'u (1 row)').selectOptions('Female')
  await press(page, 'Check 5 rows')

  await expect.element(heading('5 rows checked')).toHaveFocus()
  await expectTable([
    { Line: '6', Name: 'Ben Cole31/02/1990, Male, 030 2345681', Kind: 'Wrong' },
    {
      Line: '4',
      Name: 'Priya Nair1982-03-13 (43), Female, 9018159083',
      Kind: 'Differs from a recordNo. 1 Priya Nair',
    },
  ])
  await expect
    .element(page.getByText('Born 1975 to 1991; 4 Female; 4 with telephone'))
    .toBeVisible()
  await press(page, 'Import')
  await expect.element(page.getByText('2 rows need a decision first.')).toBeVisible()
  const saved = savedFiles()
  await press(page, 'Save as a File')
  expect(await saved[0]).toMatch(
    /6,"Wrong; Date of Birth “31\/02\/1990”: .*",Cole,Ben,31\/02\/1990,m,030 2345681,,AOK/,
  )
  await select(page, 'Decision on line 4').selectOptions('Register as new')
  await press(page, 'Leave out: Wrong')
  await expect
    .element(page.getByText('3 patients will be registered. 2 rows will be left out.'))
    .toBeVisible()
  await press(page, 'Import 3 patients')
  await expect.element(heading('Imported')).toHaveFocus()
  await expect
    .element(page.getByText('3 patients were registered, 2 rows were left out.'))
    .toBeVisible()

  await page.getByRole('link', { name: 'Patient Directory' }).last().click()
  await page.getByRole('searchbox').fill('Priya Nair')
  await expectRange('1 - 2 of 2')

  // One was opened by a colleague since: it stays, and is named.
  await callAs('doctor', patientEndpoints.get, { id: '43' })
  await router.navigate({ to: '/patients/import' })
  await press(page, 'Undo the import of patients.csv')
  await expectDialog('Undo this import?', 'It made 3 patients.')
  await answer('Undo the Import')
  await expect
    .element(page.getByRole('status').filter({ hasText: '2 patients were removed. 1 stays' }))
    .toHaveFocus()
  await expectRow('43', 'Cara Dean', 'Opened since')
  await expect.element(page.getByText(/3 patients, undone by/)).toBeVisible()
})

const many = (count: number): string =>
  [
    'Name,DOB,Sex,Phone',
    ...Array.from({ length: count }, (_, at) => `Zoe Z${at},1980-01-31,Female,98765${43000 + at}`),
  ].join('\n')

test('a lost connection loses no row and no decision', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose('many.csv', `${many(249)}\nZoe,1980-01-31,Female,no`)
  await expect.element(page.getByText(words.gendersRead)).toBeVisible()
  fault(faults.dropped('add rows to import'))
  await press(page, 'Check 250 rows')
  await expect.element(alert(/cannot be reached/)).toBeVisible()
  await expect.element(page.getByText(`${importMost.piece} of 250 rows checked.`)).toBeVisible()
  healed()
  await press(page, 'Try Again')
  await expect.element(heading('250 rows checked')).toBeVisible()
  expect(callsMade().filter((call) => call === 'POST /api/imports')).toHaveLength(1)

  await press(page, 'Leave out: Wrong')
  fault(faults.silent('commit import'))
  await press(page, 'Import 249 patients')
  await expect.element(alert(words.commitUnknown)).toBeVisible()
  healed()
  await expect.element(select(page, 'Decision on line 251')).toHaveDisplayValue('Leave out')
  await press(page, 'Import 249 patients')
  await expect.element(heading('Imported')).toBeVisible()
})

test('an import whose answer is lost is found among the imports', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose('many.csv', many(2))
  const rows = [2, 3].map((line) => ({ line, as: 'new' }))
  const times = { at: '2026-03-02T08:00:00.000Z', undoableUntil: '2026-04-01T08:00:00.000Z' }
  const written = { id: '7', kind: 'patients', file: 'many.csv', by: 'Rosa', ...times }
  fault(
    faults.answers('open import', { id: '7', rows }),
    faults.dropped('commit import'),
    faults.answers('list imports', [{ ...written, records: 2, undone: null }]),
  )
  await press(page, 'Check 2 rows')
  await press(page, 'Import 2 patients')
  await expect.element(heading('Imported')).toBeVisible()
  await expect.element(page.getByText('2 patients were registered.')).toBeVisible()
})

test('rows that were changed meanwhile are checked again, with what was decided', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose(
    'two.csv',
    'Name,DOB,Sex,Phone\nZoe Zell,1980-01-31,Female,9876543210\nAda,x,Female,9876543211',
  )
  await press(page, 'Check 2 rows')
  await press(page, 'Leave out: Wrong')
  await select(page, 'Show').selectOptions('all')
  for (const decision of ['Leave out', 'Register as new'])
    await select(page, 'Decision on line 2').selectOptions(decision)
  await callAs('receptionist', patientEndpoints.register, {
    ...{ name: 'Zoe Zell', age: '46', gender: 'Female', contact: '9876543210' },
    ...{ address: '', dateOfBirth: '1980-01-31' },
  })
  await press(page, 'Import 1 patient')
  await expect.element(alert(/may be the one in line 2/)).toBeVisible()
  await press(page, 'Check Again')
  await expect.element(page.getByText('No row is left to import.')).toBeVisible()
  await expect.element(page.getByText(words.decisionsOutdated(1))).toBeVisible()
  await expect.element(select(page, 'Decision on line 3')).toHaveDisplayValue('Leave out')
})

test('the import asks before it is left, and a check can be cancelled', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose('many.csv', many(2))
  await expect.element(button(page, 'Check 2 rows')).toBeVisible()
  await page.getByRole('link', { name: 'Patient Directory' }).click()
  await expectDialog('Leave the import?', words.leave)
  await answer('Stay')
  const late = faults.late('open import')
  fault(late.handler)
  await press(page, 'Check 2 rows')
  await expect.element(heading('Checking the rows')).toBeVisible()
  await press(page, 'Cancel')
  late.release()
  await expect.element(select(page, 'Read DOB as')).toHaveDisplayValue('Date of Birth')
  await page.getByRole('link', { name: 'Patient Directory' }).click()
  await answer('Leave')
  await expect.element(heading('Patient Directory')).toBeVisible()
})

test.for([
  ['an empty file', [''], words.empty],
  ['a workbook', [Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0])], words.workbook],
  ['a picture', [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0])], words.binary],
] as const)('%s is refused before it is read', async ([, content, said]) => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose('patients.csv', ...content)
  await expect.element(page.getByText(said)).toBeVisible()
})

test('a file that was moved is read once it is there again, and its check begins again', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  const moved = vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new Error('moved'))
  await choose('many.csv', many(2))
  await expect.element(page.getByText(words.unreadable)).toBeVisible()
  moved.mockRestore()
  await choose('many.csv', many(2))
  fault(faults.silent('open import'))
  await press(page, 'Check 2 rows')
  await expect.element(alert(words.previewFailed)).toBeVisible()
  healed()
  await press(page, 'Try Again')
  await expect.element(heading('2 rows checked')).toBeVisible()
})

test('a large file is refused where it is dropped', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([new Uint8Array(importFileMaxBytes + 1)], 'patients.csv'))
  page
    .getByLabelText('File', { exact: true })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(page.getByText(words.tooLarge)).toBeVisible()
})

test('a damaged file is read as UTF-8 or in any other encoding', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  const text = new TextEncoder().encode('Name,DOB,Sex,Phone\nZoë Nuñez')
  await choose('broken.csv', text, latin1('é,1980-01-31,Female,9876543210\n'))
  await expect.element(page.getByText(words.encodingNone)).toBeVisible()
  const utf8 = page.getByRole('radio').first()
  await expect.element(utf8).toHaveAccessibleDescription(`UTF-8: ${words.unread(1)}`)
  await select(page, 'Another encoding').selectOptions('Cyrillic (KOI8-R)')
  await expect.element(select(page, 'Encoding')).toHaveDisplayValue('Cyrillic (KOI8-R)')
  await select(page, 'Encoding').selectOptions('UTF-8')
  await expect.element(page.getByText(words.unreadLetters(1, 'Zoë Nuñez\ufffd'))).toBeVisible()
})

test('what a file does not say is asked, and marked where it is missing', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose('quote.csv', 'Name,Sex\nZoe,"F\nLee,F\n')
  await expect.element(page.getByText(words.openQuote(2))).toBeVisible()

  await press(page, 'Choose Another File')
  await choose('odd.csv', 'Name;x,y\nZoe;F,1\n')
  await expect.element(page.getByText(words.separatorAsked)).toBeVisible()
  await press(page, 'Check 1 row')
  await expect.element(select(page, 'Columns are divided by')).toHaveFocus()
  await select(page, 'Columns are divided by').selectOptions('Semicolon')
  await expect.element(select(page, 'Read x,y as')).toBeVisible()

  await press(page, 'Choose Another File')
  await choose('none.csv', 'Name,DOB\n')
  await expect.element(page.getByText(words.noRows)).toBeVisible()

  await press(page, 'Choose Another File')
  await choose('odd.csv', 'Jméno;Narozen;Spojení\nLee, Zoe;03/04/80;x\n')
  await press(page, 'Check 1 row')
  for (const said of [words.headingsAsked, words.columnMissing('Gender')])
    await expect.element(alert(said).last()).toBeVisible()
  await select(page, 'First row').selectOptions('Names of the columns')
  await select(page, 'Read Jméno as').selectOptions('Name')
  await select(page, 'Read Narozen as').selectOptions('Date of Birth')
  for (const said of [words.namesAsked, words.orderAsked, words.centuryAsked])
    await expect.element(alert(said)).toBeVisible()
})

test('staff get start passwords, which are saved before the page is left', async () => {
  await openScreen('/admin/staffs?world=quiet&as=admin')
  await page.getByRole('link', { name: 'Import' }).click()
  await choose(
    'staff.csv',
    'Name,Login,Email,Phone,Role,Department\n"Dorn, Mia",mdorn,mia.dorn@example.com,9876543212,Receptionist,Neurology\nNo Role,norole,no.role@example.com,9876543213,King,Neurology',
  )
  await select(page, 'Names with a comma').selectOptions('Family name, then first name')
  await select(page, 'King (1 row)').selectOptions('None of these: these rows are wrong')
  await press(page, 'Check 2 rows')
  await press(page, 'Leave out: Wrong')
  fault(faults.silent('make start passwords of import'))
  await press(page, 'Import 1 user')
  await expect.element(alert(words.passwordsFailed)).toBeVisible()
  healed()
  // While passwords are made nothing else can be changed; the import can be cancelled or left.
  const late = faults.late('make start passwords of import')
  fault(late.handler)
  await press(page, 'Import 1 user')
  await expect.element(button(page, 'Back to Columns')).toBeDisabled()
  await expect.element(select(page, 'Decision on line 3')).toBeDisabled()
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click()
  await expectDialog('Leave while importing?', words.leaveCommit)
  await answer('Stay')
  await press(page, 'Cancel')
  await expect.element(button(page, 'Back to Columns')).toBeEnabled()
  late.release()
  healed()
  expect(callsMade().filter((call) => call.endsWith('/commit'))).toEqual([])
  await press(page, 'Import 1 user')
  await expectRow('Mia Dorn', 'mdorn')
  const toStaff = page.getByRole('main').getByRole('link', { name: 'Staff' })
  await toStaff.click()
  await expectDialog('Leave without the start passwords?', words.leavePasswords)
  await answer('Stay')
  const saved = savedFiles()
  await press(page, 'Save Start Passwords')
  expect(await saved[0]).toMatch(/Name,Username,Start password\r\nMia Dorn,mdorn,\S{8,}\r\n/)
  vi.restoreAllMocks()
  await toStaff.click()
  await expect.element(heading('Staff Management')).toBeVisible()
})

test('the words of another program for roles, departments and working times are asked about', async () => {
  await openScreen('/admin/staff/import?world=quiet&as=admin')
  const row = (at: number, ...words: string[]) =>
    ['Mia Dorn', `mdorn${at}`, `mia${at}@example.com`, '9876543212', ...words].join(',')
  await choose(
    'staff.csv',
    [
      'Name,Login,Email,Phone,Role,Department,Shift',
      row(1, 'Consultant', 'Nerves', 'All day'),
      row(2, 'consultant', 'Neurology', 'All day'),
      row(3, 'Doctor', 'Neurology', ''),
    ].join('\n'),
  )
  await press(page, 'Check 3 rows')
  for (const column of ['Role', 'Department', 'Working Time'])
    await expect.element(alert(words.placesAsked(column))).toBeVisible()
  const role = select(page, 'Consultant (2 rows)')
  await expect.element(role).toHaveFocus()
  await expect.element(role).not.toHaveTextContent('Super Admin')
  await role.selectOptions('Doctor')
  await select(page, 'Nerves (1 row)').selectOptions('Neurology')
  await select(page, 'All day (2 rows)').selectOptions('No working time')
  await press(page, 'Check 3 rows')
  await expect.element(heading('3 rows checked')).toBeVisible()
  await expect.element(page.getByText('3 users will be created')).toBeVisible()
  await press(page, 'Back to Columns')
  await expect.element(role).toHaveDisplayValue('Doctor')
  await press(page, 'Check 3 rows')
  await press(page, 'Import 3 users')
  await expectRow('mdorn1')
  const { rows } = await callAs('admin', staffEndpoints.list, { q: 'mdorn' })
  expect(
    rows.map(({ role, department, workingTime }) => [role.name, department?.name, workingTime]),
  ).toEqual(Array(3).fill(['Doctor', 'Neurology', null]))
})

test('roles that cannot be read are read again, and the words are asked about then', async () => {
  fault(faults.silent('list roles of staff'))
  await openScreen('/admin/staff/import?world=quiet&as=admin')
  await choose(
    'staff.csv',
    'Name,Login,Email,Phone,Role,Department\nMia Dorn,m,m@e.example,98,King,ENT',
  )
  await expect.element(alert(roleMessages.fetchFailed)).toBeVisible()
  healed()
  await press(page, 'Retry')
  await expect.element(select(page, 'King (1 row)')).toBeVisible()
})

test('a failed undo says so, and former imports that cannot be read are read again', async () => {
  fault(faults.silent('list imports'))
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await expect.element(alert(words.fetchFailed)).toBeVisible()
  healed()
  await choose('one.csv', many(1))
  await press(page, 'Check 1 row')
  await press(page, 'Import 1 patient')
  fault(faults.silent('undo import'))
  await press(page, 'Undo')
  await answer('Undo the Import')
  await expect.element(alert(words.undoFailed)).toBeVisible()
  healed()
  await press(page, 'Undo')
  await answer('Undo the Import')
  await expect.element(page.getByText('1 patient was removed.')).toHaveFocus()
  await expect.element(button(page, 'Undo')).not.toBeInTheDocument()
})

test('all records that stay after an undo are named, and saved as a file', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist')
  await choose('one.csv', many(1))
  await press(page, 'Check 1 row')
  await press(page, 'Import 1 patient')
  const kept = Array.from({ length: 120 }, (_, at) => ({
    ...{ id: String(at), number: at + 41, name: `Zoe Z${at}`, why: 'used' },
  }))
  fault(faults.answers('undo import', { removed: 9880, kept }))
  await press(page, 'Undo')
  await answer('Undo the Import')
  await expectRange('1 - 10 of 120')
  await expectRow('Zoe Z9', 'Used since')
  await select(page, 'Page size').selectOptions('100')
  await press(page, 'Next')
  await expectRow('160', 'Zoe Z119')
  const saved = savedFiles()
  await press(page, 'Save This List as a File')
  expect((await saved[0])?.trim().split('\r\n')).toHaveLength(121)
  expect(await saved[0]).toContain('160,Zoe Z119,Used since')
})

test('without the permission nobody imports, and the sample has no import', async () => {
  await openScreen('/patients/import?world=quiet&as=receptionist', {
    permissions: ['receptionist_dashboard', 'patient_view'],
  })
  await expect.element(page.getByText(/takes the permission/)).toBeVisible()
  await openScreen('/desk/directory?world=quiet&as=receptionist', {
    permissions: ['receptionist_dashboard', 'patient_view'],
  })
  await expect.element(heading('Patient Directory')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Import' })).not.toBeInTheDocument()

  await openScreen('/patients/import?world=quiet&as=receptionist', { keepsRecords: false })
  await expect.element(heading('Page not found')).toBeVisible()
  await openScreen('/admin/staffs?world=quiet&as=admin', { keepsRecords: false })
  await press(page, 'Import')
  await expectDialog('Import', staffMessages.importSoon)
  await answer('OK')
})
