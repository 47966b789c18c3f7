import type { Topic } from '../table'

/** Migraine, muscles, epilepsy and sleep. */
export const nervesTopic: Topic = {
  title: 'Migraine, muscles, epilepsy and sleep',
  reviewed: '2026-11-22',
  classes: {
    'ergot alkaloids': 'ergotamine, dihydroergotamine, ergometrine, methylergometrine',
  },
  rules: [
    {
      id: 'onc-22',
      between: ['ramelteon', 'fluvoxamine, ciprofloxacin, amiodarone, ticlopidine'],
      pair: 'ramelteon and CYP1A2 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Many times more ramelteon: lasting sleepiness and confusion.',
      action: 'Do not use together. Choose another medicine for sleep, or another inhibitor.',
      sources: ['onc'],
    },
    {
      id: 'onc-27',
      between: [
        'ergot alkaloids',
        'HIV protease inhibitors, macrolides, azole antifungals that strongly inhibit CYP3A4, cobicistat except azithromycin, roxithromycin',
      ],
      pair: 'ergot alkaloids and CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Ergotism: vessels close, with loss of limbs, stroke or death.',
      action: 'Do not use together. Choose another medicine for one of the two purposes.',
      sources: ['onc'],
    },
    {
      id: 'onc-28',
      between: [
        'tizanidine',
        'ciprofloxacin, fluvoxamine, mexiletine, propafenone, zileuton, amiodarone, ticlopidine',
      ],
      pair: 'tizanidine and CYP1A2 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more tizanidine: blood pressure falls, drowsiness, collapse.',
      action: 'Do not use together. Choose another muscle relaxant, or another inhibitor.',
      sources: ['onc'],
    },
    {
      id: 'pair-23',
      between: ['phenytoin, fosphenytoin', 'sulfamethoxazole'],
      pair: 'phenytoin and co-trimoxazole',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More phenytoin: unsteadiness, double vision, drowsiness.',
      action: 'Choose another antibiotic, or check the phenytoin level.',
      sources: ['mcmaster'],
    },
  ],
  sources: {},
}
