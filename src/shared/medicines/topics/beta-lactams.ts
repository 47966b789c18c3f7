import type { Topic } from '../table'

/** Penicillins and cephalosporins. */
export const betaLactamsTopic: Topic = {
  title: 'Penicillins and cephalosporins',
  reviewed: '2026-11-22',
  classes: {},
  rules: [
    {
      id: 'penicillins-methotrexate',
      between: ['penicillins', 'methotrexate'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidney keeps methotrexate back: damage to marrow and bowel.',
      action: 'With low weekly doses check blood count and kidney; with high doses avoid it.',
      depends: 'The danger grows with the dose of both and with weak kidneys.',
      sources: ['label-methotrexate'],
    },
    {
      id: 'penicillins-probenecid',
      between: [
        'penicillins, cephalosporins except ceftriaxone, ceftazidime, cefoperazone',
        'probenecid',
      ],
      pair: 'penicillins or cephalosporins and probenecid',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidney keeps the antibiotic back: more of it, for longer.',
      action: 'Do not give both unless that is meant.',
      sources: ['label-co-amoxiclav'],
    },
    {
      id: 'penicillins-allopurinol',
      between: ['amoxicillin, ampicillin', 'allopurinol'],
      pair: 'amoxicillin or ampicillin and allopurinol',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Rashes are more frequent.',
      action: 'Choose another antibiotic where there is one, and warn of a rash.',
      sources: ['smpc-allopurinol'],
    },
    {
      id: 'flucloxacillin-paracetamol',
      between: ['flucloxacillin', 'paracetamol'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Rarely the blood turns acid (pyroglutamic acidosis).',
      action: 'Think of it where breathing is deep or the patient drowsy; stop both then.',
      depends: 'The danger is with full doses for days, in malnutrition, sepsis and weak kidneys.',
      sources: ['smpc-flucloxacillin'],
    },
    {
      id: 'piperacillin-vancomycin',
      between: ['piperacillin', 'vancomycin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidneys fail more often than with either alone.',
      action: 'Check kidney function daily, or choose another pair.',
      sources: ['label-piperacillin'],
    },
    {
      id: 'ceftriaxone-calcium',
      between: ['ceftriaxone', 'calcium'],
      pair: 'ceftriaxone and calcium by vein',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both form crystals in the blood; newborn children have died.',
      action:
        'Never through the same line at one time; never both by vein in the first 28 days of life.',
      depends: 'Calcium that is swallowed does not matter.',
      sources: ['label-ceftriaxone'],
    },
    {
      id: 'cefalexin-metformin',
      between: ['cefalexin', 'metformin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidney keeps metformin back.',
      action: 'Watch blood glucose; in kidney disease choose another antibiotic.',
      sources: ['label-cefalexin'],
    },
    {
      id: 'cefixime-carbamazepine',
      between: ['cefixime', 'carbamazepine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Carbamazepine can rise: dizziness, double vision.',
      action: 'Choose another antibiotic, or check the carbamazepine level.',
      sources: ['label-cefixime'],
    },
    {
      id: 'cefdinir-iron',
      between: ['cefdinir', 'iron, magnesium, aluminium hydroxide, magaldrate'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        '[iron, magnesium, aluminium hydroxide, magaldrate] binds cefdinir in the bowel: it may fail.',
      action:
        'Take cefdinir at least 2 hours before or after [iron, magnesium, aluminium hydroxide, magaldrate].',
      sources: ['label-cefdinir'],
    },
    {
      id: 'cephalosporins-acid',
      between: [
        'cefuroxime, cefpodoxime, cefditoren',
        'proton pump inhibitors, H2 blockers, vonoprazan, aluminium hydroxide, magaldrate, magnesium, sodium bicarbonate',
      ],
      pair: 'cefuroxime, cefpodoxime or cefditoren and acid reducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the antibiotic is absorbed: it may fail.',
      action: 'Pause the acid reducer, or choose another antibiotic; give it with food.',
      depends: 'Only antibiotics that are swallowed.',
      sources: ['label-cefuroxime', 'label-cefpodoxime'],
    },
    {
      id: 'two-cephalosporins',
      between: ['cephalosporins', 'cephalosporins'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice.',
      action: 'Keep one of them.',
      sources: ['label-cefuroxime'],
    },
  ],
  sources: {
    'smpc-allopurinol': {
      title: 'Allopurinol, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'smpc-flucloxacillin': {
      title: 'Flucloxacillin, summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
    'label-piperacillin': {
      title: 'Piperacillin with tazobactam, US prescribing information, section 7',
      date: '2026',
    },
    'label-ceftriaxone': {
      title: 'Ceftriaxone, US prescribing information, contraindications',
      date: '2026',
    },
    'label-cefalexin': {
      title: 'Cefalexin, US prescribing information, section 7',
      date: '2026',
    },
    'label-cefixime': { title: 'Cefixime, US prescribing information, section 7', date: '2026' },
    'label-cefdinir': {
      title: 'Cefdinir, US prescribing information, drug interactions',
      date: '2026',
    },
    'label-cefuroxime': {
      title: 'Cefuroxime axetil, US prescribing information, section 7',
      date: '2026',
    },
    'label-cefpodoxime': {
      title: 'Cefpodoxime proxetil, US prescribing information, drug interactions',
      date: '2026',
    },
    'label-co-amoxiclav': {
      title:
        'Amoxicillin with clavulanic acid, summary of product characteristics (Italian), section 4.5',
      address: 'https://www.starbene.it/farmaci/_045173010/interazioni',
      date: '2026-11-22',
    },
  },
}
