import { describe, expect, it } from 'vitest'
import { diagnosesIn } from './diagnoses'

const named = (text: string) => diagnosesIn([text], 2026).map(({ is }) => is)

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
    ['Not well controlled asthma', ['asthma']],
    ['No change in asthma', ['asthma']],
    ['No acute exacerbation of COPD', ['COPD']],
    ['Asthma not excluded', ['asthma']],
    ['Asthma cannot be ruled out', ['asthma']],
    ['No fever, asthma', ['asthma']],
    ['Pregnancy test positive', ['pregnancy']],
    ['Positive pregnancy test', ['pregnancy']],
    ['Pregnancy, LMP 2025-12-01', ['pregnancy']],
    ['Second pregnancy', ['pregnancy']],
  ])('%j names %j', (text, conditions) => {
    expect(named(text)).toEqual(conditions)
  })

  it.each([
    'No asthma',
    'Denies asthma',
    'Asthma excluded',
    'Asthma in the mother',
    'Family history: asthma in father',
    'Family history of hypertension and asthma',
    'Mother with asthma',
    'No history of asthma',
    'No signs of heart failure',
    'No cough or asthma',
    'Denies any history of epilepsy',
    'Pregnancy test negative',
    'Negative pregnancy test',
    'Pregnancy test',
    'No longer pregnant',
    'Not currently pregnant',
    'Previous pregnancy',
    'Pregnancy 2015',
    'Hypertension in pregnancy, 1990',
    'Pregnancy excluded',
    'Leg ulcer',
    'Hypertension',
    '',
  ])('%j names none', (text) => {
    expect(named(text)).toEqual([])
  })
})
