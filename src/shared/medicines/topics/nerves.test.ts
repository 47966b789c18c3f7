import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ramelteon', 'fluvoxamine', 'contraindicated'],
  ['ergotamine', 'ritonavir', 'contraindicated'],
  ['ergotamine', 'nirmatrelvir', 'contraindicated'],
  ['ergotamine', 'diltiazem', 'warning'],
  ['Vasograin', 'Suminat 50', 'contraindicated'],
  ['ergotamine', 'propranolol', 'warning'],
  ['rizatriptan', 'sumatriptan', 'contraindicated'],
  ['eletriptan', 'clarithromycin', 'contraindicated'],
  ['eletriptan', 'verapamil', 'warning'],
  ['almotriptan', 'ketoconazole', 'warning'],
  ['rizatriptan', 'propranolol', 'warning'],
  ['ubrogepant', 'itraconazole', 'contraindicated'],
  ['rimegepant', 'rifampicin', 'critical'],
  ['rimegepant', 'fluconazole', 'warning'],
  ['tizanidine', 'ciprofloxacin', 'contraindicated'],
  ['Zerodol-MR', 'Ciplox 500', 'contraindicated'],
  ['tizanidine', 'famotidine', 'warning'],
  ['tizanidine', 'lisinopril', 'warning'],
  ['tizanidine', 'rifampicin', 'warning'],
  ['baclofen', 'levodopa', 'warning'],
  ['cyclobenzaprine', 'duloxetine', 'warning'],
  ['carisoprodol', 'omeprazole', 'warning'],
  ['dantrolene', 'verapamil', 'critical'],
  ['lacosamide', 'metoprolol', 'warning'],
  ['phenytoin', 'Bactrim', 'warning'],
  ['baclofen', 'lithium', 'warning'],
  ['Robaxin', 'pyridostigmine', 'warning'],
  ['tizanidine', 'diclofenac', null],
  ['sumatriptan', 'propranolol', null],
  ['sumatriptan', 'naproxen', null],
  ['flunarizine', 'propranolol', null],
  ['Zerodol-MR', 'pantoprazole', null],
  ['tizanidine', 'clonidine', 'critical'],
  ['ergotamine', 'metoprolol', 'warning'],
  ['rasagiline', 'sumatriptan', 'warning'],
  ['rasagiline', 'zolmitriptan', 'warning'],
  ['safinamide', 'rizatriptan', 'warning'],
  ['rasagiline', 'naratriptan', null],
]

describe('Migraine, muscles and sleep', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
