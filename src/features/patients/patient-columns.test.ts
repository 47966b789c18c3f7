import type { PatientRow } from '@shared/contracts/patients'
import { expect, it, vi } from 'vitest'
import { exportList } from '@/components/data-table/export-list'
import { saveFile } from '@/components/save-file'
import { patientColumns } from './patient-columns'

vi.mock('@/components/save-file', () => ({ saveFile: vi.fn() }))

const patient: PatientRow = {
  ...{ id: 'p31', number: 31, name: 'Noor Aziz', gender: 'Female', contact: '9000000031' },
  ...{ age: 0, dateOfBirth: '2025-06-01', lastVisit: '2026-03-02', closedAt: null, version: 1 },
}

it('exports the age of a baby as the list shows it, and years as a number', async () => {
  const columns = patientColumns({ onPrescribe: vi.fn() }, ({ name }) => name, {
    today: '2026-03-02',
  })
  const grown = { ...patient, id: 'p1', age: 43, dateOfBirth: '1982-03-13' }
  await exportList<PatientRow>(
    {
      ...{ name: 'patients', of: undefined, columns, also: [], visibility: {}, format: 'csv' },
      ...{ whole: [patient, grown], sort: '', read: undefined, getRowId: ({ id }) => id },
    },
    { signal: new AbortController().signal },
  )
  const [file] = vi.mocked(saveFile).mock.lastCall ?? []
  const text = await file?.text()
  expect(text).toContain('Noor Aziz,9 months,Female')
  expect(text).toContain('Noor Aziz,43,Female')
})
