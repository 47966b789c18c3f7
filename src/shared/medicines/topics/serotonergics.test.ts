import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Ultracet', 'escitalopram', 'critical'],
  ['tramadol', 'Tryptomer 10 mg', 'warning'],
  ['tramadol', 'bupropion', 'critical'],
  ['tapentadol', 'duloxetine', 'warning'],
  ['dextromethorphan', 'paroxetine', 'critical'],
  ['sertraline', 'venlafaxine XR', 'warning'],
  ['sertraline', 'amitriptyline', 'warning'],
  ['fluoxetine', 'nortriptyline', 'critical'],
  ['sertraline', 'mirtazapine', 'warning'],
  ['amitriptyline', 'trazodone', 'warning'],
  ['sumatriptan', 'sertraline', 'warning'],
  ['zolmitriptan', 'ciprofloxacin', 'warning'],
  ["St John's wort", 'sertraline', 'critical'],
  ["St John's wort", 'rizatriptan', 'warning'],
  ['dapoxetine', 'sertraline', 'contraindicated'],
  ['dapoxetine', 'itraconazole', 'contraindicated'],
  ['dapoxetine', 'sildenafil', 'warning'],
  ['sertraline', 'ibuprofen', 'warning'],
  ['escitalopram', 'Ecosprin 75', 'warning'],
  ['dextromethorphan', 'sertraline', 'critical'],
  ['dextromethorphan', 'fluoxetine', 'critical'],
  ['dextromethorphan', 'venlafaxine', 'warning'],
  ['dextromethorphan', 'bupropion', 'warning'],
  ['buprenorphine', 'sertraline', 'warning'],
  ['pentazocine', 'escitalopram', 'warning'],
  ['Ritalin', 'sertraline', 'warning'],
  ['lisdexamfetamine', 'venlafaxine', 'warning'],
  ['vortioxetine', 'diclofenac', 'warning'],
  ['vortioxetine', 'Ecosprin 75', 'warning'],
  ['vortioxetine', 'sumatriptan', 'warning'],
  ['vortioxetine', 'apixaban', 'warning'],
  ['sertraline', 'paracetamol', null],
  ['sertraline', 'amlodipine', null],
  ['sertraline', 'pantoprazole', null],
  ['sertraline', 'metformin', null],
  ['sertraline', 'bupropion', null],
  ['amitriptyline', 'paracetamol', null],
  ['sumatriptan', 'paracetamol', null],
  ['oxycodone', 'sertraline', 'warning'],
  ['metoclopramide', 'escitalopram', 'warning'],
]

describe('Medicines that raise serotonin', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
