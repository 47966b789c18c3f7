import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['midazolam', 'ritonavir', 'contraindicated'],
  ['midazolam', 'clarithromycin', 'critical'],
  ['alprazolam', 'erythromycin', 'warning'],
  ['triazolam', 'itraconazole', 'contraindicated'],
  ['alprazolam', 'itraconazole', 'contraindicated'],
  ['alprazolam', 'ritonavir', 'critical'],
  ['alprazolam', 'fluvoxamine', 'warning'],
  ['zolpidem', 'ketoconazole', 'warning'],
  ['buspirone', 'diltiazem', 'warning'],
  ['daridorexant', 'clarithromycin', 'contraindicated'],
  ['suvorexant', 'diltiazem', 'warning'],
  ['zolpidem', 'rifampicin', 'warning'],
  ['melatonin', 'fluvoxamine', 'critical'],
  ['melatonin', 'zolpidem', 'warning'],
  ['melatonin', 'ciprofloxacin', 'warning'],
  ['quetiapine', 'carbamazepine', 'warning'],
  ['diazepam', 'ketoconazole', 'warning'],
  ['diazepam', 'Paxlovid', 'contraindicated'],
  ['zolpidem', 'ciprofloxacin', 'warning'],
  ['zopiclone', 'erythromycin', 'warning'],
  ['carbamazepine', 'quetiapine', 'warning'],
  ['estazolam', 'ketoconazole', 'contraindicated'],
  ['suvorexant', 'clarithromycin', 'critical'],
]

describe('Medicines for sleep and calm', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
