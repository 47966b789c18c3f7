import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Microgynon', 'carbamazepine', 'critical'],
  ['Ovral-L', 'AKT-4', 'critical'],
  ['Cerazette', "St John's wort", 'contraindicated'],
  ['levonorgestrel', 'phenytoin', 'critical'],
  ['Yasmin', 'topiramate', 'warning'],
  ['Microgynon', 'Paxlovid', 'warning'],
  ['progesterone', 'rifampicin', 'warning'],
  ['ellaOne', 'rifampicin', 'critical'],
  ['ellaOne', 'levonorgestrel', 'warning'],
  ['Microgynon', 'lamotrigine', 'warning'],
  ['Ovral-L', 'tranexamic acid', 'contraindicated'],
  ['Yasmin', 'spironolactone', 'warning'],
  ['Yasmin', 'ramipril', 'warning'],
  ['Microgynon', 'tizanidine', 'warning'],
  ['Microgynon', 'Depo-Provera', 'warning'],
  ['Microgynon', 'levothyroxine', 'warning'],
  ['norethisterone', 'acitretin', 'critical'],
  ['Cerazette', 'acitretin', 'critical'],
  ['Microgynon', 'acitretin', null],
  ['Microgynon', 'ciclosporin', 'warning'],
  ['Microgynon', 'amoxicillin', null],
  ['Ovral-L', 'paracetamol', null],
  ['levonorgestrel', 'tranexamic acid', null],
  ['norethisterone', 'tranexamic acid', null],
  ['levonorgestrel', 'lamotrigine', null],
  ['progesterone', 'paracetamol', null],
  ['Duphaston', 'folic acid', null],
  ['Microgynon', 'ibuprofen', null],
  ['Microgynon', 'rifampicin', 'critical'],
]

describe('Contraception and sex hormones', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
