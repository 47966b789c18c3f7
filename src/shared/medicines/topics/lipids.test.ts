import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['gemfibrozil', 'fenofibrate', 'warning'],
  ['gemfibrozil', 'repaglinide', 'contraindicated'],
  ['gemfibrozil', 'dasabuvir', 'contraindicated'],
  ['gemfibrozil', 'pioglitazone', 'warning'],
  ['fenofibrate', 'ciclosporin', 'warning'],
  ['bezafibrate', 'glibenclamide', 'warning'],
  ['ezetimibe', 'ciclosporin', 'warning'],
  ['gemfibrozil', 'rosuvastatin', 'critical'],
  ['fenofibrate', 'metformin', null],
  ['ezetimibe', 'rosuvastatin', null],
  ['fenofibrate', 'telmisartan', null],
]

describe('Fibrates and ezetimibe', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
