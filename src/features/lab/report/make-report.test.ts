import type { LabOrder } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { strFromU8, unzipSync, unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeReport, type ReportFormat } from './make-report'
import { reportTable } from './report-table'

const result = {
  revision: 1,
  observation: 'LDL 112, HDL 48\nfasting <12 h & calm',
  values: [],
  file: { id: 'f', name: '=cmd.pdf', type: 'application/pdf', size: 8 },
  isCritical: false,
}
const order: LabOrder = {
  id: '7',
  number: 7,
  question: '',
  version: 1,
  patient: 'Zoë "Zo" Müller',
  age: 42,
  testType: 'Lipid Panel',
  requestedDate: '2026-11-20',
  status: 'completed',
  priority: 'urgent',
  technician: { id: '34', name: 'Hannah Weiss' },
  completedDate: '2026-11-21',
  result,
}
const open: LabOrder = {
  id: '8',
  number: 8,
  question: '',
  version: 1,
  patient: '@Sum(A1)',
  age: 5,
  testType: 'Urinalysis',
  requestedDate: '2026-11-21',
  status: 'pending',
  priority: 'routine',
  technician: null,
}
const table = (orders: readonly LabOrder[] = [order, open]) =>
  reportTable(orders, { about: 'All orders: 2 lab orders.', made: '2026-11-21' })
const report = async (format: ReportFormat, orders?: readonly LabOrder[]) =>
  new Uint8Array(await (await makeReport(format, table(orders))).arrayBuffer())

describe('a CSV report', () => {
  it('has the byte order mark, a head, and lines that end in CR LF', async () => {
    const bytes = await report('CSV')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      'Order,Patient,Age,Test Type,Requested Date,Priority,Status,Technician,Completed Date,Result,File\r\n' +
        '7,"Zoë ""Zo"" Müller",42,Lipid Panel,2026-11-20,Urgent,Completed,Hannah Weiss,2026-11-21,' +
        '"LDL 112, HDL 48\nfasting <12 h & calm",\'=cmd.pdf\r\n' +
        "8,'@Sum(A1),5,Urinalysis,2026-11-21,Routine,Pending,Unassigned,,,\r\n",
    )
  })

  it('has what tells namesakes apart, where the host knows it', async () => {
    const kept: LabOrder = {
      ...open,
      ...{ patientNumber: 12, gender: 'Female', dateOfBirth: '2021-05-30' },
    }
    expect(new TextDecoder().decode(await report('CSV', [kept]))).toBe(
      'Order,Patient,Age,Test Type,Requested Date,Priority,Status,Technician,Completed Date,Result,File,Patient No.,Date of Birth,Sex\r\n' +
        "8,'@Sum(A1),5,Urinalysis,2026-11-21,Routine,Pending,Unassigned,,,,12,2021-05-30,Female\r\n",
    )
  })

  it('has a baby’s age as of the day of the order', async () => {
    const baby = { ...open, age: 0, dateOfBirth: '2026-07-15' }
    expect(new TextDecoder().decode(await report('CSV', [baby]))).toContain(
      "8,'@Sum(A1),4 months,Urinalysis,2026-11-21,",
    )
  })

  it('has values in words, each with its range and its flag', async () => {
    const values = [
      { analyte: 'Potassium', value: 6.8, unit: 'mmol/L', low: 3.5, high: 5, flag: 'critical' },
      { analyte: 'Protein', value: 'absent', unit: '', low: null, high: null, flag: null },
    ] as const
    const measured = { ...order, result: { ...result, values: [...values], isCritical: true } }
    expect(new TextDecoder().decode(await report('CSV', [measured]))).toContain(
      '"Critical\nPotassium 6.8 mmol/L (3.5 to 5), Critical\nProtein absent\nLDL 112, HDL 48\n',
    )
  })

  it('says of a result that the patient was pregnant', async () => {
    const pregnant = { ...order, result: { ...result, isPregnant: true as const } }
    expect(new TextDecoder().decode(await report('CSV', [pregnant]))).toContain(
      `"${labResultMessages.isPregnant}\nLDL 112, HDL 48\n`,
    )
  })

  it('lets no cell begin like a formula', async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r', ' =', '＝']
    const orders = starts.map((start) => ({ ...open, patient: `${start}1` }))
    const text = new TextDecoder().decode(await report('CSV', orders))
    for (const start of starts) expect(text).toContain(`'${start}1`)
    expect(text).not.toMatch(/,"?\s*[=+@＝]/)
  })
})

describe('a CSV report that is parted at another sign, as Excel does in much of Europe', () => {
  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['ok; +cmd|calc!A0', "ok;' +cmd|calc!A0"],
    ['tab\t@Sum(A1)', "tab\t'@Sum(A1)"],
    ['line\n-2', "line\n'-2"],
    [';"=1+1', ';\'""=1+1'],
    ['\n=1+1', "'\n'=1+1"],
  ])('has no cell that begins like a formula: %j', async (patient, written) => {
    const text = new TextDecoder().decode(await report('CSV', [{ ...open, patient }]))
    expect(text).toContain(`8,"${written}",5,`)
  })

  it('leaves what is no formula as it is', async () => {
    const patient = 'a; b - c'
    const text = new TextDecoder().decode(await report('CSV', [{ ...open, patient }]))
    expect(text).toContain(`8,"${patient}",5,`)
  })
})

describe('an Excel report', () => {
  const sheetOf = async (orders?: readonly LabOrder[]) => {
    const parts = unzipSync(await report('Excel', orders))
    const xml = Object.fromEntries(
      Object.entries(parts).map(([path, bytes]) => [
        path,
        new DOMParser().parseFromString(strFromU8(bytes), 'application/xml'),
      ]),
    )
    const sheet = xml['xl/worksheets/sheet1.xml']
    if (!sheet) throw new Error('There is no sheet.')
    const cell = (place: string) => sheet.querySelector(`c[r="${place}"]`)
    return { parts, xml, cell, sheet }
  }

  it('is a package whose parts name one another', async () => {
    const { parts, xml } = await sheetOf()
    const names = [...(xml['[Content_Types].xml']?.querySelectorAll('Override') ?? [])].map(
      (part) => part.getAttribute('PartName')?.slice(1),
    )
    for (const name of names) expect(Object.keys(parts)).toContain(name)
    expect(names).toContain('xl/workbook.xml')
    expect(xml['xl/workbook.xml']?.querySelector('sheet')?.getAttribute('name')).toBe('Lab Orders')
  })

  it('holds texts as texts, numbers as numbers and dates as days', async () => {
    const { cell } = await sheetOf()
    expect(cell('B1')?.textContent).toBe('Patient')
    expect(cell('B2')?.textContent).toBe('Zoë "Zo" Müller')
    expect(cell('J2')?.textContent).toBe('LDL 112, HDL 48\nfasting <12 h & calm')
    expect(cell('C2')?.getAttribute('t')).toBeNull()
    expect(cell('C2')?.textContent).toBe('42')
    // 20 November 2026, as spreadsheets count.
    expect(cell('E2')?.textContent).toBe('46346')
    expect(cell('E2')?.getAttribute('s')).toBe('2')
    expect(cell('I3')).toBeNull()
  })

  it('has no formula, and no text that begins like one', async () => {
    const { cell, sheet } = await sheetOf()
    expect(cell('B3')?.textContent).toBe("'@Sum(A1)")
    expect(cell('K2')?.textContent).toBe("'=cmd.pdf")
    expect(sheet.querySelectorAll('f')).toHaveLength(0)
  })

  it('leaves out letters that XML cannot hold', async () => {
    const { cell } = await sheetOf([
      { ...order, result: { ...result, observation: 'a\u0000b\u001fc' } },
    ])
    expect(cell('J2')?.textContent).toBe('abc')
  })

  it('holds thousands of orders', async () => {
    const parts = unzipSync(
      await report(
        'Excel',
        Array.from({ length: 3000 }, () => order),
      ),
    )
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()
    expect(strFromU8(sheet)).toContain('<autoFilter ref="A1:K3001"')
  })
})

describe('a PDF report', () => {
  /** What is written on the pages, read back from the file. */
  const textOf = (bytes: Uint8Array) => {
    const raw = strFromU8(bytes, true)
    return [...raw.matchAll(/stream\r?\n/g)]
      .map(({ index, 0: mark }) => {
        const start = index + mark.length
        const body = bytes.subarray(start, raw.indexOf('endstream', start))
        try {
          return strFromU8(unzlibSync(body), true)
        } catch {
          return ''
        }
      })
      .join('\n')
  }

  it('says what it is about, and has every order', async () => {
    const bytes = await report('PDF')
    expect(strFromU8(bytes.subarray(0, 5))).toBe('%PDF-')
    const text = textOf(bytes)
    for (const words of [
      'Lab Orders',
      'All orders: 2 lab orders. Made on 2026-11-21.',
      'Lipid Panel',
      'Hannah Weiss',
      'Unassigned',
      'Page 1 of 1',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('question mark')
  })

  it('goes on over pages, each with its head and number', async () => {
    const text = textOf(
      await report(
        'PDF',
        Array.from({ length: 60 }, (_, at) => ({ ...order, number: at + 1 })),
      ),
    )
    expect(text.match(/\(Test Type\)/g)?.length).toBeGreaterThan(2)
    expect(text).toMatch(/Page 3 of \d+/)
  })

  it('says of a result that the patient was pregnant', async () => {
    const pregnant = { ...order, result: { ...result, isPregnant: true as const } }
    expect(textOf(await report('PDF', [pregnant]))).toContain(labResultMessages.isPregnant)
  })

  it('tells of letters that it cannot write', async () => {
    const text = textOf(await report('PDF', [{ ...order, patient: 'പ്രിയ' }]))
    expect(text).toContain('A question mark stands for letters')
  })
})
