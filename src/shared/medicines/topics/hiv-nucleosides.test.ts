import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['zidovudine', 'stavudine', 'critical'],
  ['Combivir', 'Bactrim', 'warning'],
  ['zidovudine', 'valproate', 'warning'],
  ['lamivudine', 'emtricitabine', 'critical'],
  ['Truvada', 'Vemlidy', 'critical'],
  ['tenofovir', 'diclofenac', 'warning'],
  ['Viread', 'gentamicin', 'warning'],
  ['Descovy', 'rifampicin', 'critical'],
  ['didanosine', 'allopurinol', 'contraindicated'],
  ['ritonavir', 'fusidic acid', 'contraindicated'],
  ['Kaletra', 'clarithromycin', 'warning'],
  ['Kaletra', 'lamotrigine', 'warning'],
  ['zidovudine', 'ibuprofen', 'warning'],
  ['lamivudine', 'metformin', null],
]

describe('HIV: nucleosides, and boosted medicines with some others', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
