import type { ImportColumn } from '@shared/contracts/imports'
import { importCalls } from './imports'
import { patientCalls } from './patients'
import { token, world } from './world'

/** The calls of patients and of their imports, for a file that has called `setUpWorld`. */
export const { ask, list, registered, correct, get } = patientCalls(
  () => world,
  () => token,
)
export const { opened, added, committed, undone } = importCalls(
  () => world,
  () => token,
)

/** A row that nobody on record is. */
export const row = (line: number, more: Partial<Record<ImportColumn, string>> = {}) => ({
  ...{ line, name: `Wilma Storm ${'abcdefghij'[line % 10]}`, age: '44', gender: 'Female' },
  ...{ telephone: String(9_000_000_000 + line), ...more },
})
/** On record with number 1. */
export const priya = { name: 'Priya Nair', age: '43', gender: 'Female', telephone: '9018159083' }
/** On record with number 2. */
export const arun = { name: 'Arun Thomas', age: '32', gender: 'Male', telephone: '7860913909' }
