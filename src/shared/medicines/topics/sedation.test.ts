import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['oxycodone', 'diazepam', 'critical'],
  ['Ultracet', 'Alprax 0.25', 'critical'],
  ['morphine', 'zolpidem', 'critical'],
  ['codeine', 'phenobarbital', 'critical'],
  ['tramadol', 'Pregalin 75', 'warning'],
  ['codeine', 'chlorphenamine', 'warning'],
  ['tramadol', 'codeine', 'warning'],
  ['buprenorphine', 'morphine', 'critical'],
  ['pentazocine', 'tramadol', 'critical'],
  ['naltrexone', 'tramadol', 'contraindicated'],
  ['naltrexone', 'loperamide', 'warning'],
  ['alprazolam', 'clonazepam', 'warning'],
  ['zolpidem', 'lorazepam', 'warning'],
  ['zolpidem', 'zopiclone', 'warning'],
  ['clonazepam', 'gabapentin', 'warning'],
  ['alprazolam', 'hydroxyzine', 'warning'],
  ['zolpidem', 'mirtazapine', 'warning'],
  ['clozapine', 'lorazepam', 'critical'],
  ['olanzapine', 'lorazepam', 'warning'],
  ['pregabalin', 'baclofen', 'warning'],
  ['pregabalin', 'gabapentin', 'warning'],
  ['chlorphenamine', 'promethazine', 'warning'],
  ['tizanidine', 'thiocolchicoside', 'warning'],
  ['tizanidine', 'amitriptyline', 'warning'],
  ['sodium oxybate', 'lorazepam', 'contraindicated'],
  ['sodium oxybate', 'valproate', 'warning'],
  ['Stemetil', 'diazepam', 'warning'],
  ['lorazepam', 'sertraline', null],
  ['alprazolam', 'escitalopram', null],
  ['clonazepam', 'risperidone', null],
  ['diazepam', 'omeprazole', null],
  ['pregabalin', 'duloxetine', null],
  ['pregabalin', 'amitriptyline', null],
  ['lorazepam', 'metformin', null],
  ['tramadol', 'paracetamol', null],
  ['thiocolchicoside', 'diclofenac', null],
  ['promethazine', 'phenobarbital', 'warning'],
  ['sodium oxybate', 'doxylamine', 'warning'],
]

describe('Sedation and breathing', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
