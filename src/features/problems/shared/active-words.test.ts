import { newPatientDiagnosis } from '@shared/contracts/patients'
import type { Problem } from '@shared/contracts/problems'
import { expect, test } from 'vitest'
import { activeWords } from './active-words'

const problem = (words: string, ended: Problem['ended'] = null): Problem => ({
  ...{ id: words, patientId: '1', words, since: '', code: '', enteredOn: '2026-03-02', by: '' },
  ...{ ended, inError: null, earlier: [], version: 1 },
})
const ended = problem('Gout', { on: '2026-03-01', by: 'Dr. A', at: null })

test.each([
  [
    'active problems, without ended ones',
    [problem('Asthma'), ended, problem('Angina')],
    'Asthma; Angina',
  ],
  ['nothing where all have ended', [ended], ''],
  ['the diagnosis where no list was begun', [], 'Gout'],
] as const)('are %s', (_, problems, expected) => {
  expect(activeWords(problems, 'Gout', ({ words }) => words)).toBe(expected)
})

test('are none of a patient who is only registered', () => {
  expect(activeWords([], newPatientDiagnosis, ({ words }) => words)).toBe('')
})
