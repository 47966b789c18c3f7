import type { Topic } from '../table'

/** Thyroid hormones and medicines against too much of them. */
export const thyroidTopic: Topic = {
  title: 'Thyroid',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'levothyroxine-inducers',
      between: [
        'levothyroxine, liothyronine',
        'carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone',
      ],
      pair: 'thyroid hormones and enzyme inducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Thyroid hormone leaves the body faster: too little of it.',
      action: 'Check TSH some weeks after the partner is started or stopped.',
      sources: ['label-levothyroxine'],
    },
    {
      id: 'levothyroxine-binders',
      between: ['levothyroxine, liothyronine', 'colestyramine, orlistat'],
      pair: 'levothyroxine and medicines that bind it',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less [levothyroxine, liothyronine] is absorbed.',
      action: 'Take it 4 hours apart, and check TSH.',
      sources: ['label-levothyroxine'],
    },
    {
      id: 'levothyroxine-ritonavir',
      between: ['levothyroxine', 'ritonavir, lopinavir'],
      pair: 'levothyroxine and ritonavir or lopinavir',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Thyroid hormone may no longer suffice.',
      action: 'Check TSH in the first month.',
      sources: ['smpc-levothyroxine'],
    },
    {
      id: 'antithyroids-digoxin',
      between: [
        'carbimazole, thiamazole, propylthiouracil',
        'digoxin, theophylline, aminophylline',
      ],
      pair: 'antithyroid medicines and digoxin or theophylline',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'As the thyroid calms down, the partner rises.',
      action: 'Check its level, and lower it as needed.',
      sources: ['label-thiamazole'],
    },
    {
      id: 'antithyroids-clozapine',
      between: ['carbimazole, thiamazole, propylthiouracil', 'clozapine'],
      pair: 'carbimazole, thiamazole or propylthiouracil and clozapine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'White blood cells can vanish by both.',
      action: 'Avoid it: choose another partner.',
      sources: ['smpc-carbimazole'],
    },
    {
      id: 'two-antithyroids',
      between: [
        'carbimazole, thiamazole, propylthiouracil',
        'carbimazole, thiamazole, propylthiouracil',
      ],
      pair: 'two antithyroid medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice.',
      action: 'Keep one of them.',
      sources: ['label-thiamazole'],
    },
    {
      id: 'levothyroxine-digoxin',
      between: ['levothyroxine, liothyronine', 'digoxin'],
      pair: 'levothyroxine or liothyronine and digoxin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'As the thyroid improves, digoxin falls.',
      action: 'Check the digoxin level when the dose of the hormone changes.',
      sources: ['label-levothyroxine'],
    },
  ],
  sources: {
    'smpc-levothyroxine': {
      title: 'Levothyroxine, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'label-thiamazole': {
      title: 'Thiamazole, US prescribing information, drug interactions',
      date: '2026',
    },
    'smpc-carbimazole': {
      title: 'Carbimazole and clozapine, summaries of product characteristics',
      date: '2026',
    },
    'label-levothyroxine': {
      title: 'Drugs that interfere with levothyroxine, PMC10166268, table 2',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10166268/table/bnac030-T2',
      date: '2026-11-22',
    },
  },
}
