import type { Topic } from '../table'

/** Orlistat and bisphosphonates. */
export const weightAndBonesTopic: Topic = {
  title: 'Weight and bones',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'orlistat-antiepileptics',
      between: [
        'orlistat',
        'valproate, lamotrigine, carbamazepine, phenytoin, levetiracetam, phenobarbital',
      ],
      pair: 'orlistat and valproate, lamotrigine, carbamazepine, phenytoin, levetiracetam or phenobarbital',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the antiepileptic may be absorbed: seizures.',
      action: 'Watch for seizures.',
      sources: ['smpc-orlistat'],
    },
    {
      id: 'orlistat-hiv',
      between: [
        'orlistat',
        'HIV protease inhibitors, efavirenz, dolutegravir, bictegravir, rilpivirine, tenofovir disoproxil, emtricitabine',
      ],
      pair: 'orlistat and HIV protease inhibitors, efavirenz, dolutegravir, bictegravir, rilpivirine, tenofovir disoproxil or emtricitabine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the antiviral may be absorbed.',
      action: 'Avoid orlistat in the treatment of HIV.',
      sources: ['smpc-orlistat'],
    },
    {
      id: 'orlistat-amiodarone',
      between: ['orlistat', 'amiodarone'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less amiodarone is absorbed.',
      action: 'Watch the ECG.',
      sources: ['smpc-orlistat'],
    },
    {
      id: 'two-bisphosphonates',
      between: [
        'alendronic acid, risedronic acid, ibandronic acid',
        'alendronic acid, risedronic acid, ibandronic acid',
      ],
      pair: 'two bisphosphonates',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice.',
      action: 'Keep one of them.',
      sources: ['label-alendronate'],
    },
    {
      id: 'orlistat-acarbose',
      between: ['orlistat', 'acarbose'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'It was not studied, and both act on the bowel.',
      action: 'Do not give both.',
      sources: ['smpc-orlistat'],
    },
  ],
  sources: {
    'label-alendronate': {
      title: 'Alendronic acid, US prescribing information, section 7',
      date: '2026',
    },
  },
}
