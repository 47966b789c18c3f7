import type { Topic } from '../table'

/** What raises digoxin, lowers it or adds to its effect. */
export const digoxinTopic: Topic = {
  title: 'Digoxin',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'pair-12',
      between: ['digoxin', 'amiodarone'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Up to twice the digoxin: digoxin toxicity.',
      action: 'Halve digoxin when amiodarone is started; check its level, pulse and ECG.',
      sources: ['paltmed', 'bidmc', 'mims-digoxin'],
    },
    {
      id: 'digoxin-strong',
      between: [
        'digoxin',
        'quinidine, dronedarone, clarithromycin, erythromycin, telithromycin, itraconazole',
      ],
      pair: 'digoxin and quinidine, dronedarone, macrolides or itraconazole',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Up to twice the digoxin: digoxin toxicity.',
      action:
        'Choose another {quinidine, dronedarone: antiarrhythmic | partner}; otherwise halve digoxin and check its level, pulse and ECG.',
      depends: 'More with weak kidneys and in old age.',
      sources: ['mims-digoxin', 'label-digoxin'],
    },
    {
      id: 'pair-13',
      between: ['digoxin', 'verapamil'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin and a slower heart: digoxin toxicity, heart block.',
      action: 'Check the digoxin level, pulse and ECG; lower digoxin.',
      sources: ['paltmed'],
    },
    {
      id: 'pair-14',
      between: ['digoxin', 'ciclosporin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin: digoxin toxicity.',
      action: 'Check the digoxin level when ciclosporin is started or changed; lower digoxin.',
      sources: ['hl7-pddi'],
    },
    {
      id: 'digoxin-others',
      between: [
        'digoxin',
        'diltiazem, nifedipine, propafenone, flecainide, ranolazine, ticagrelor, telmisartan, spironolactone, ketoconazole, posaconazole, azithromycin, roxithromycin, HIV protease inhibitors, cobicistat, nirmatrelvir, tetracycline, trimethoprim, indometacin, prazosin, alprazolam, tolvaptan, atorvastatin, nefazodone, lapatinib, vandetanib, daclatasvir, glecaprevir, velpatasvir, ledipasvir, etravirine, rilpivirine, gentamicin, mirabegron',
      ],
      pair: 'digoxin and other medicines that raise it',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin: digoxin toxicity.',
      action:
        'Check the digoxin level, pulse and potassium when it is started, changed or stopped; lower digoxin if needed.',
      depends: 'More with weak kidneys and in old age.',
      sources: ['mims-digoxin', 'label-digoxin'],
    },
    {
      id: 'digoxin-lowered',
      between: [
        'digoxin',
        "rifampicin, st john's wort, phenytoin, fosphenytoin, carbamazepine, colestyramine, neomycin, penicillamine, metoclopramide, sucralfate, aluminium hydroxide, magnesium, ispaghula",
      ],
      pair: 'digoxin and medicines that lower it',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less digoxin: heart failure and heart rate are not controlled.',
      action:
        'Check the digoxin level and pulse when it is started and stopped; part them by hours.',
      sources: ['mims-digoxin'],
    },
    {
      id: 'digoxin-hypokalaemia',
      between: [
        'digoxin',
        'loop diuretics, thiazides, amphotericin B, steroids by mouth or injection, fludrocortisone',
      ],
      pair: 'digoxin and diuretics or other medicines that lower potassium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Low potassium and magnesium: digoxin toxicity at a usual level, disturbed rhythm.',
      action: 'Check potassium, magnesium and kidneys before, in the first weeks and twice a year.',
      sources: ['mims-digoxin'],
    },
    {
      id: 'digoxin-calcium',
      between: ['digoxin', 'calcium, calcitriol, alfacalcidol'],
      pair: 'digoxin and calcium or calcitriol',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Much calcium in the blood: digoxin toxicity at a usual level, disturbed rhythm.',
      action:
        '{calcium: No calcium by vein beside digoxin but with an ECG;} check calcium where doses are high.',
      depends:
        '{calcium: Matters with calcium by vein, high doses and kidney disease; a usual tablet does little.} {alfacalcidol: Matters with high doses and kidney disease.}',
      sources: ['smpc-calcium-carbonate'],
    },
    {
      id: 'digoxin-beta-blockers',
      between: ['digoxin', 'beta-blockers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block {carvedilol: ; carvedilol also raises digoxin}.',
      action: 'Both are often meant together: check the pulse, and the ECG when either is changed.',
      sources: ['mims-digoxin'],
    },
  ],
  sources: {
    bidmc: {
      title: 'Beth Israel Deaconess Medical Center, Drug-Drug Interaction Rules, on clinfowiki.org',
    },
    'mims-digoxin': {
      title: 'Digoxin, prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/ligoxin/drug-interactions',
      date: '2026-11-22',
    },
    'label-digoxin': {
      title: 'Digoxin, US prescribing information, section 7',
      date: '2026',
    },
    'smpc-calcium-carbonate': {
      title: 'Calcium carbonate, text of summaries of product characteristics, interactions',
      address: 'https://rxreasoner.com/substances/calcium-carbonate/precautions',
      date: '2026-11-23',
    },
  },
}
