import type { LabValue } from '@shared/contracts/lab-results'
import { expect, it } from 'vitest'
import { standsWords } from './range-words'

const potassium: LabValue = {
  ...{ analyte: 'Potassium', value: 4.2, unit: 'mmol/L', low: 3.5, high: 5, flag: null },
}

it.each<[Partial<LabValue>, string]>([
  [{}, 'Within the range'],
  [{ value: 3.4, flag: 'low' }, 'Below the range'],
  [{ value: 5.1, flag: 'high' }, 'Above the range'],
  [{ value: 6.9, flag: 'critical' }, 'Critical, above the range'],
  [{ value: 4.2, flag: 'critical' }, 'Critical'],
  [{ value: 4.2, low: null, high: null }, 'No range to compare with'],
  [{ value: 'not detected' }, 'No range to compare with'],
  [{ value: '<3,5', flag: 'low' }, 'Below the range'],
  [{ value: '＞6', flag: 'critical' }, 'Critical, above the range'],
  [{ value: '4.1 mmol/L' }, 'Within the range'],
  [
    { value: '<4', flag: 'undecided' },
    'Cannot be decided: the exact value is not known. Ask your doctor.',
  ],
  [{ value: '4.1 H', flag: 'high' }, 'Marked as high by the laboratory'],
  [{ value: 'HI', flag: 'high' }, 'Marked as high by the laboratory'],
  [{ value: 'CRIT HIGH', flag: 'critical' }, 'Critical'],
  [
    { value: '>', flag: 'undecided' },
    'Cannot be decided: the exact value is not known. Ask your doctor.',
  ],
  [{ value: '4.1 L', low: null, high: null, flag: 'low' }, 'Marked as low by the laboratory'],
])('a patient reads of %o: %s', (value, words) => {
  expect(standsWords({ ...potassium, ...value })).toBe(words)
})
