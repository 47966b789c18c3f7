import { describe, expect, it } from 'vitest'
import { diagnosesIn } from './diagnoses'

const named = (text: string) => diagnosesIn([text]).map(({ is }) => is)

describe('what a diagnosis names', () => {
  it.each([
    ['Bronchial asthma', ['asthma']],
    ['Asma bronquial', ['asthma']],
    ['Asthme', ['asthma']],
    ['Hypertension, asthma', ['asthma']],
    ['Exercise-induced asthma', ['asthma']],
    ['COPD without exacerbation', ['COPD']],
    ['EPOC', ['COPD']],
    ['Chronic obstructive pulmonary disease', ['COPD']],
    ['Congestive heart failure', ['heart failure']],
    ['Insuficiência cardíaca', ['heart failure']],
    ['Peptic ulcer', ['stomach ulcer']],
    ['Epilepsy', ['epilepsy']],
    ["Parkinson's disease", ['Parkinson’s disease']],
    ['Myasthenia gravis', ['myasthenia']],
    ['Pregnancy, 20 weeks', ['pregnancy']],
    ['Asthma and COPD', ['asthma', 'COPD']],
    ['? asthma', ['asthma']],
  ])('%j names %j', (text, conditions) => {
    expect(named(text)).toEqual(conditions)
  })

  it.each([
    'No asthma',
    'Denies asthma',
    'Asthma excluded',
    'Asthma in the mother',
    'Family history: asthma in father',
    'Pregnancy test negative',
    'Pregnancy excluded',
    'Leg ulcer',
    'Hypertension',
    '',
  ])('%j names none', (text) => {
    expect(named(text)).toEqual([])
  })
})
