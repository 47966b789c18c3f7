import type { Topic } from '../table'

/** Calcium-channel blockers; the classes of vessel medicines are at home here. */
export const heartAndVesselsTopic: Topic = {
  title: 'Vessels: calcium-channel blockers',
  reviewed: '2026-11-23',
  classes: {
    'calcium-channel blockers':
      'amlodipine, felodipine, nifedipine, cilnidipine, benidipine, azelnidipine, efonidipine, nicardipine, nimodipine, nisoldipine, nitrendipine, isradipine, lercanidipine, lacidipine, manidipine, verapamil, diltiazem',
    dihydropyridines:
      'amlodipine, felodipine, nifedipine, cilnidipine, benidipine, azelnidipine, efonidipine, nicardipine, nimodipine, nisoldipine, nitrendipine, isradipine, lercanidipine, lacidipine, manidipine',
    nitrates:
      'glyceryl trinitrate, isosorbide mononitrate, isosorbide dinitrate, amyl nitrite, nicorandil',
    'PDE5 inhibitors': 'sildenafil, tadalafil, vardenafil, avanafil, udenafil',
    'alpha-blockers': 'doxazosin, prazosin, terazosin, alfuzosin, tamsulosin, silodosin',
    'central blood pressure medicines': 'clonidine, moxonidine, rilmenidine, methyldopa',
  },
  rules: [
    {
      id: 'pair-25',
      between: [
        'calcium-channel blockers except lercanidipine, felodipine, nisoldipine, nimodipine',
        'clarithromycin, erythromycin, telithromycin',
      ],
      pair: 'calcium-channel blockers and clarithromycin or erythromycin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More calcium-channel blocker: low blood pressure, kidney injury.',
      action: 'Choose another antibiotic, such as azithromycin, or watch blood pressure.',
      depends: 'More in old age.',
      sources: ['mcmaster'],
    },
    {
      id: 'ccb-cyp3a4-inhibitors',
      between: [
        'calcium-channel blockers except lercanidipine, felodipine, nisoldipine, nimodipine',
        'itraconazole, ketoconazole, voriconazole, posaconazole, fluconazole, isavuconazole, HIV protease inhibitors, cobicistat, nirmatrelvir, nefazodone, ceritinib, idelalisib, ribociclib, tucatinib',
      ],
      pair: 'calcium-channel blockers and azoles, HIV protease inhibitors or their like',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'More calcium-channel blocker: low blood pressure, swelling {verapamil, diltiazem: , a slow heart}.',
      action: 'Lower the calcium-channel blocker and watch blood pressure and pulse.',
      sources: ['smpc-amlodipine', 'mims-diltiazem'],
    },
    {
      id: 'lercanidipine-inhibitors',
      between: [
        'lercanidipine',
        'strong CYP3A4 inhibitors, HIV protease inhibitors, erythromycin, ciclosporin',
      ],
      pair: 'lercanidipine and strong CYP3A4 inhibitors or ciclosporin',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Many times as much lercanidipine: blood pressure falls severely.',
      action: 'Do not use together. Choose another calcium-channel blocker, or another partner.',
      sources: ['smpc-lercanidipine-gb'],
    },
    {
      id: 'felodipine-inhibitors',
      between: [
        'felodipine, nisoldipine',
        'clarithromycin, telithromycin, erythromycin, voriconazole, posaconazole, HIV protease inhibitors, cobicistat, nirmatrelvir, nefazodone',
      ],
      pair: 'felodipine or nisoldipine and other strong CYP3A4 inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Several times as much of it: blood pressure falls severely, swelling.',
      action: 'Avoid it: choose another calcium-channel blocker, such as a low dose of amlodipine.',
      sources: ['smpc-felodipine'],
    },
    {
      id: 'nimodipine-inhibitors',
      between: ['nimodipine', 'strong CYP3A4 inhibitors, HIV protease inhibitors'],
      pair: 'nimodipine and strong CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more nimodipine: blood pressure falls severely.',
      action: 'Do not use together.',
      depends: 'So the American product information.',
      sources: ['label-nimodipine'],
    },
    {
      id: 'nifedipine-rifampicin',
      between: ['nifedipine', 'rifampicin'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hardly any nifedipine is left: blood pressure and angina are not controlled.',
      action: 'Do not use together. Choose another medicine for blood pressure.',
      sources: ['smpc-nifedipine'],
    },
    {
      id: 'nimodipine-inducers',
      between: [
        'nimodipine',
        'rifampicin, phenobarbital, primidone, phenytoin, fosphenytoin, carbamazepine',
      ],
      pair: 'nimodipine and rifampicin or antiepileptics',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hardly any nimodipine is left: it does not protect.',
      action: 'Do not use together.',
      depends: 'So the European product information for the tablets.',
      sources: ['label-nimodipine'],
    },
    {
      id: 'ccb-inducers',
      between: ['calcium-channel blockers', 'strong CYP3A4 inducers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Far less calcium-channel blocker: blood pressure and angina are not controlled.',
      action: 'Check blood pressure; raise the dose or choose another medicine.',
      depends: '{verapamil & rifampicin: Verapamil by mouth loses nearly all effect.}',
      sources: ['smpc-amlodipine', 'mims-diltiazem'],
    },
    {
      id: 'ccb-cimetidine',
      between: [
        'nifedipine, cilnidipine, felodipine, nimodipine, verapamil, diltiazem',
        'cimetidine',
      ],
      pair: 'certain calcium-channel blockers and cimetidine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More calcium-channel blocker: low blood pressure, swelling.',
      action: 'Choose another acid reducer, such as famotidine or pantoprazole.',
      sources: ['mims-cilnidipine'],
    },
    {
      id: 'dihydropyridines-quinidine',
      between: ['nifedipine, cilnidipine', 'quinidine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More calcium-channel blocker, and a changing level of quinidine.',
      action: 'Check blood pressure and the level of quinidine.',
      sources: ['mims-cilnidipine'],
    },
    {
      id: 'verapamil-diltiazem',
      between: ['verapamil', 'diltiazem'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Both slow the heart: heart block, low blood pressure, heart failure.',
      action: 'Give one of them alone.',
      sources: ['mims-diltiazem'],
    },
    {
      id: 'two-dihydropyridines',
      between: ['dihydropyridines', 'dihydropyridines'],
      pair: 'two calcium-channel blockers of the amlodipine kind',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both do the same: low blood pressure, swelling.',
      action: 'Give one of them alone.',
      sources: ['smpc-amlodipine'],
    },
    {
      id: 'magnesium-nifedipine',
      between: ['magnesium sulfate', 'nifedipine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Blood pressure can fall deeply; in pregnancy that starves the child of oxygen.',
      action: 'Check blood pressure every few minutes while magnesium runs.',
      depends: 'By vein or muscle, not as a laxative.',
      sources: ['smpc-magnesium-sulfate'],
    },
    {
      id: 'diltiazem-dihydropyridines',
      between: ['diltiazem, verapamil', 'nifedipine, felodipine, nisoldipine, amlodipine'],
      pair: 'diltiazem or verapamil and nifedipine or its kin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of the dihydropyridine: low blood pressure, swelling.',
      action:
        'Give one calcium-channel blocker only; otherwise a lower dose, and check blood pressure and pulse.',
      depends: 'More in old age.',
      sources: ['smpc-nifedipine-diltiazem'],
    },
  ],
  sources: {
    'smpc-nifedipine-diltiazem': {
      title:
        'Nifedipine, amlodipine and felodipine, summaries of product characteristics, section 4.5',
      date: '2026',
    },

    'smpc-amlodipine': {
      title: 'Amlodipine, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'mims-cilnidipine': {
      title: 'Cilnidipine, generic information on MIMS, drug interactions',
      address: 'https://www.mims.com/myanmar/drug/info/cilnidipine?mtype=generic',
      date: '2026-11-22',
    },
    'mims-diltiazem': {
      title: 'Diltiazem, prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/thailand/drug/info/cardil%20cr/drug-interactions',
      date: '2026-11-22',
    },
    'smpc-lercanidipine-gb': {
      title: 'Lercanidipine, summary of product characteristics, section 4.3',
      address: 'https://www.rxreasoner.com/monographs/lercanidipine/precautions',
      date: '2018',
    },
    'smpc-felodipine': {
      title: 'Felodipine, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'label-nimodipine': {
      title: 'Nimodipine, US prescribing information and European summary, contraindications',
      date: '2026',
    },
    'smpc-nifedipine': {
      title: 'Nifedipine, summary of product characteristics, section 4.3',
      address: 'https://www.rxreasoner.com/monographs/nifelat/precautions',
      date: '2021',
    },
  },
}
