import type { Topic } from '../table'

/** Statins. */
export const statinsTopic: Topic = {
  title: 'Statins',
  reviewed: '2026-11-22',
  classes: {
    statins:
      'simvastatin, lovastatin, atorvastatin, rosuvastatin, pravastatin, fluvastatin, pitavastatin',
  },
  rules: [
    {
      id: 'onc-25',
      between: [
        'simvastatin, lovastatin',
        'HIV protease inhibitors, macrolides, azole antifungals that strongly inhibit CYP3A4, fluconazole, nefazodone, amiodarone, verapamil, diltiazem, cobicistat except azithromycin, roxithromycin',
      ],
      pair: 'simvastatin or lovastatin and CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more statin: muscle damage, rhabdomyolysis, kidney failure.',
      action:
        'Do not use together. Pause the statin, or choose one that CYP3A4 does not break down, such as pravastatin or rosuvastatin.',
      sources: ['onc'],
    },
    {
      id: 'pair-19',
      between: ['ciclosporin', 'statins'],
      pair: 'ciclosporin and statins',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage, rhabdomyolysis.',
      action: 'Keep to the limit or the ban that the statin’s product information gives.',
      sources: ['roughead-2010', 'fda-simvastatin'],
    },
    {
      id: 'pair-20',
      between: ['simvastatin', 'gemfibrozil, ciclosporin, danazol, posaconazole'],
      pair: 'simvastatin and gemfibrozil, ciclosporin, danazol or posaconazole',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more simvastatin: rhabdomyolysis, kidney failure.',
      action: 'Do not use together. Choose another statin or another partner.',
      sources: ['fda-simvastatin'],
    },
    {
      id: 'pair-21',
      between: ['simvastatin', 'amlodipine, ranolazine, verapamil, diltiazem, amiodarone'],
      pair: 'simvastatin and amlodipine, ranolazine, verapamil, diltiazem or amiodarone',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Muscle damage, the more the higher the dose of simvastatin.',
      action:
        'Not more than 20 mg of simvastatin a day with amlodipine, ranolazine or amiodarone, 10 mg with verapamil or diltiazem; or another statin.',
      sources: ['fda-simvastatin', 'fda-simvastatin-amiodarone'],
    },
  ],
  sources: {
    onc: {
      title:
        'ONC high-priority list: Phansalkar et al., J Am Med Inform Assoc 2012;19(5):735-743, table 2',
      address: 'https://doi.org/10.1136/amiajnl-2011-000612',
    },
    'fda-simvastatin': { title: 'FDA safety communication on simvastatin, June 2011' },
    'fda-simvastatin-amiodarone': {
      title: 'Limit with amiodarone as corrected in December 2011 (Adis Reactions 1383)',
    },
  },
}
