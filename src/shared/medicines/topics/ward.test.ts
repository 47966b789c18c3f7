import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ephedrine', 'phenelzine', 'critical'],
  ['norepinephrine', 'linezolid', 'critical'],
  ['rocuronium', 'gentamicin', 'warning'],
  ['succinylcholine', 'donepezil', 'warning'],
  ['sugammadex', 'Microvlar', 'warning'],
  ['adenosine', 'dipyridamole', 'critical'],
  ['alteplase', 'warfarin', 'critical'],
  ['alteplase', 'heparin', null],
  ['warfarin', 'vitamin K', 'warning'],
  ['Syntocinon', 'misoprostol', 'warning'],
  ['trastuzumab', 'doxorubicin', 'critical'],
  ['vinorelbine', 'itraconazole', 'critical'],
  ['propofol', 'fentanyl', null],
  ['lidocaine', 'adrenaline', null],
  ['cisplatin', 'mannitol', null],
]

describe('The ward', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
