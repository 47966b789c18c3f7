import type { Topic } from '../table'

/** Statins: those that CYP3A4 breaks down, and what holds for all. */
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
        'strong CYP3A4 inhibitors, HIV protease inhibitors, erythromycin',
      ],
      pair: 'simvastatin or lovastatin and strong CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more statin: muscle damage, rhabdomyolysis, kidney failure.',
      action:
        'Do not use together. Choose another partner {clarithromycin, erythromycin, telithromycin: (azithromycin)}, or pause the statin. Choose pravastatin {clarithromycin: (at most 40 mg)} or rosuvastatin {HIV protease inhibitors: (at most 10 mg)} where a statin must go on.',
      sources: ['onc', 'simvastatin-contraindications', 'label-pravastatin', 'label-rosuvastatin'],
    },
    {
      id: 'pair-20',
      between: ['simvastatin', 'gemfibrozil, ciclosporin, danazol, posaconazole'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more simvastatin: rhabdomyolysis, kidney failure.',
      action: 'Do not use together. Choose another statin or another partner.',
      sources: ['fda-simvastatin', 'simvastatin-contraindications'],
    },
    {
      id: 'pair-21',
      between: ['simvastatin', 'amlodipine, ranolazine, verapamil, diltiazem, amiodarone'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Muscle damage, the more the higher the dose of simvastatin.',
      action:
        'Not more than {verapamil, diltiazem: 10 | 20} mg of simvastatin a day; if it is more, lower it or choose another statin.',
      depends: 'These are the American limits; the European one is 20 mg with each.',
      sources: ['fda-simvastatin', 'fda-simvastatin-amiodarone', 'onc'],
    },
    {
      id: 'simvastatin-dronedarone',
      between: ['simvastatin', 'dronedarone'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'About four times as much simvastatin: muscle damage.',
      action: 'Not more than 10 mg of simvastatin a day, or another statin.',
      sources: ['label-simvastatin'],
    },
    {
      id: 'simvastatin-moderate-inhibitors',
      between: [
        'simvastatin, lovastatin',
        'fluconazole, isavuconazole, imatinib, crizotinib, aprepitant',
      ],
      pair: 'simvastatin or lovastatin and moderate CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage.',
      action: 'Pause the statin for a short course, or choose pravastatin or rosuvastatin.',
      sources: ['label-simvastatin'],
    },
    {
      id: 'simvastatin-ticagrelor',
      between: ['simvastatin, lovastatin', 'ticagrelor'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage.',
      action: 'Not more than 40 mg of [simvastatin, lovastatin] a day, or another statin.',
      sources: ['label-ticagrelor'],
    },
    {
      id: 'simvastatin-bempedoic-acid',
      between: ['simvastatin, pravastatin', 'bempedoic acid'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage.',
      action: 'Not more than {simvastatin: 20 mg of simvastatin | 40 mg of pravastatin} a day.',
      depends: '{simvastatin: In Europe more than 40 mg of simvastatin is forbidden with it.}',
      sources: ['label-bempedoic-acid'],
    },
    {
      id: 'lovastatin-limits',
      between: ['lovastatin', 'verapamil, diltiazem, dronedarone, amiodarone, danazol, ranolazine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More lovastatin: muscle damage.',
      action:
        '{amiodarone: Not more than 40 mg of lovastatin a day,} {verapamil, diltiazem, dronedarone, danazol: Not more than 20 mg of lovastatin a day,} {ranolazine: A lower dose of lovastatin,} or another statin.',
      depends:
        '{amiodarone, verapamil, diltiazem: An expert panel of 2012 called it contraindicated; the product information limits the dose.}',
      sources: ['label-lovastatin', 'onc'],
    },
    {
      id: 'atorvastatin-strong-inhibitors',
      between: ['atorvastatin', 'strong CYP3A4 inhibitors, amprenavir, fosamprenavir'],
      pair: 'atorvastatin and strong CYP3A4 inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Several times as much atorvastatin: muscle damage, rhabdomyolysis.',
      action:
        '{tipranavir: Do not use together. | Pause atorvastatin for a short course, or give at most 20 mg a day.} Choose pravastatin {clarithromycin: (at most 40 mg)} or rosuvastatin {HIV protease inhibitors: (at most 10 mg)} where a statin must go on.',
      depends: 'The higher the dose, the greater the danger; more in old age and kidney disease.',
      sources: ['label-atorvastatin', 'mims-atorvastatin', 'label-pravastatin'],
    },
    {
      id: 'atorvastatin-moderate-inhibitors',
      between: [
        'atorvastatin',
        'erythromycin, diltiazem, verapamil, amiodarone, dronedarone, fluconazole, isavuconazole, letermovir, imatinib, crizotinib, elvitegravir',
      ],
      pair: 'atorvastatin and moderate CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More atorvastatin: muscle damage.',
      action:
        'Use the lowest dose that does {letermovir: (at most 20 mg a day)} and tell the patient to report muscle pain.',
      sources: ['label-atorvastatin', 'mims-atorvastatin'],
    },
    {
      id: 'ranolazine-atorvastatin',
      between: ['atorvastatin', 'ranolazine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Somewhat more atorvastatin: muscle damage.',
      action: 'Keep below 80 mg of atorvastatin and have muscle pain reported.',
      sources: ['smpc-ranolazine'],
    },
    {
      id: 'pair-19',
      between: ['ciclosporin', 'atorvastatin, lovastatin, pravastatin, fluvastatin'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage, rhabdomyolysis.',
      action:
        '{lovastatin: Avoid it.} {atorvastatin: At most 10 mg of atorvastatin a day (American product information: avoid it).} {pravastatin: At most 20 mg of pravastatin a day.} {fluvastatin: At most 20 mg of fluvastatin twice a day.}',
      sources: ['roughead-2010', 'mims-atorvastatin'],
    },
    {
      id: 'gemfibrozil-statins',
      between: [
        'gemfibrozil',
        'lovastatin, atorvastatin, rosuvastatin, pravastatin, fluvastatin, pitavastatin',
      ],
      pair: 'gemfibrozil and statins',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage, rhabdomyolysis, kidney failure.',
      action:
        'Avoid it: choose fenofibrate if a fibrate is needed. {rosuvastatin: Otherwise at most 10 mg of rosuvastatin a day.}',
      depends:
        '{rosuvastatin: The European product information forbids 40 mg of rosuvastatin with any fibrate.}',
      sources: ['label-rosuvastatin', 'smpc-rosuvastatin'],
    },
    {
      id: 'fibrates-statins',
      between: ['fenofibrate, bezafibrate, ciprofibrate', 'statins'],
      pair: 'fibrates and statins',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Muscle damage, more than with either alone.',
      action:
        'Give both only where the gain is clear, at a low dose of the statin; have muscle pain reported and check the kidneys.',
      depends:
        'More in old age, kidney disease and an underactive thyroid. {rosuvastatin: Not with 40 mg of rosuvastatin.}',
      sources: ['label-fenofibrate', 'smpc-rosuvastatin'],
    },
    {
      id: 'two-statins',
      between: ['statins', 'statins'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both do the same: muscle damage.',
      action: 'Give one of them alone.',
      sources: ['label-atorvastatin'],
    },
    {
      id: 'statins-fusidic-acid',
      between: ['statins', 'fusidic acid'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Rhabdomyolysis, with fatal cases.',
      action:
        'Do not use together: pause the statin during the treatment and for seven days after it.',
      depends: 'This is of fusidic acid by mouth or vein; cream and eye drops do not count.',
      sources: ['smpc-statins-fusidic-acid'],
    },
  ],
  sources: {
    onc: {
      title:
        'ONC high-priority list: Phansalkar et al., J Am Med Inform Assoc 2012;19(5):735-743, table 2',
      address: 'https://doi.org/10.1136/amiajnl-2011-000612',
    },
    'simvastatin-contraindications': {
      title: 'Simvastatin, contraindications by its product information, on Pharmamedix',
      address: 'https://pharmamedix.com/principiovoce.php?pa=Simvastatina&vo=Controindicazioni',
      date: '2026-11-22',
    },
    'fda-simvastatin': { title: 'FDA safety communication on simvastatin, June 2011' },
    'fda-simvastatin-amiodarone': {
      title: 'Limit with amiodarone as corrected in December 2011 (Adis Reactions 1383)',
    },
    'label-simvastatin': {
      title: 'Simvastatin, US prescribing information, sections 2, 4 and 7',
      date: '2026',
    },
    'label-bempedoic-acid': {
      title: 'Bempedoic acid, product information, interactions',
      date: '2026',
    },
    'label-lovastatin': {
      title: 'Lovastatin, US prescribing information, sections 2, 4 and 7',
      date: '2026',
    },
    'label-atorvastatin': {
      title: 'Atorvastatin, prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/avamax/drug-interactions',
      date: '2026-11-22',
    },
    'mims-atorvastatin': {
      title: 'Atorvastatin (European text), prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/hongkong/drug/info/lipistad/drug-interactions',
      date: '2026-11-22',
    },
    'smpc-ranolazine': {
      title: 'Ranolazine (Ranexa), summary of product characteristics',
      address: 'https://docslib.org/doc/13235320/annex-i-summary-of-product-characteristics',
      date: '2026-11-22',
    },
    'smpc-rosuvastatin': {
      title: 'Rosuvastatin, summary of product characteristics, section 4.3',
      address: 'https://www.rxreasoner.com/monographs/statol/precautions',
      date: '2021',
    },
    'smpc-statins-fusidic-acid': {
      title:
        'Atorvastatin and simvastatin, summaries of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
  },
}
