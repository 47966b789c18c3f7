import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['methylphenidate', 'linezolid', 'contraindicated'],
  ['atomoxetine', 'rasagiline', 'contraindicated'],
  ['phenylephrine', 'tranylcypromine', 'contraindicated'],
  ['pseudoephedrine', 'linezolid 600 mg', 'critical'],
  ['phenylephrine', 'Azilect', 'critical'],
  ['rasagiline', 'tramadol', 'contraindicated'],
  ['tramadol', 'linezolid', 'contraindicated'],
  ['fentanyl', 'linezolid', 'critical'],
  ['linezolid', 'sumatriptan', 'contraindicated'],
  ['morphine', 'phenelzine', 'contraindicated'],
  ['oxycodone', 'phenelzine', 'critical'],
  ['Syndopa Plus', 'phenelzine', 'contraindicated'],
  ['entacapone', 'moclobemide', 'warning'],
  ['carbamazepine', 'phenelzine', 'contraindicated'],
  ['cyclobenzaprine', 'rasagiline', 'contraindicated'],
  ['rasagiline', 'Ciplox 500', 'warning'],
  ['entacapone', 'phenelzine', 'contraindicated'],
  ['opicapone', 'moclobemide', 'contraindicated'],
  ['buprenorphine', 'linezolid', 'critical'],
  ['oxycodone', 'linezolid', 'critical'],
  ['linezolid', 'Asthalin inhaler', 'warning'],
  ['linezolid', 'adrenaline', 'warning'],
  ['metoclopramide', 'phenelzine', 'warning'],
  ['buprenorphine', 'phenelzine', 'critical'],
  ['linezolid', 'rizatriptan', 'contraindicated'],
  ['linezolid', 'zolmitriptan', 'critical'],
  ['linezolid', 'almotriptan', 'critical'],
]

describe('MAO inhibitors with opioids, stimulants and others', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
