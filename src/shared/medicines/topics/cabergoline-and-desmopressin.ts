import type { Topic } from '../table'

/** Cabergoline and desmopressin. */
export const cabergolineAndDesmopressinTopic: Topic = {
  title: 'Cabergoline and desmopressin',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'cabergoline-macrolides',
      between: ['cabergoline', 'erythromycin, clarithromycin, telithromycin'],
      pair: 'cabergoline and macrolides',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More of the ergot derivative: nausea, low pressure, narrowed vessels.',
      action: 'Avoid it: choose azithromycin or another antibiotic.',
      sources: ['smpc-cabergoline', 'smpc-cabergoline-interactions'],
    },
    {
      id: 'cabergoline-strong-inhibitors',
      between: ['cabergoline', 'strong CYP3A4 inhibitors except clarithromycin, telithromycin'],
      pair: 'cabergoline and other strong CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of the ergot derivative: nausea, low pressure, narrowed vessels.',
      action: 'Choose another partner.',
      sources: ['smpc-cabergoline'],
    },
    {
      id: 'cabergoline-ergots',
      between: ['cabergoline', 'ergot alkaloids, triptans, bromocriptine'],
      pair: 'cabergoline and ergot alkaloids, triptans or bromocriptine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Vessels narrow: high pressure, stroke.',
      action: 'Avoid it.',
      sources: ['smpc-cabergoline'],
    },
    {
      id: 'cabergoline-dopamine-blockers',
      between: ['cabergoline', 'antipsychotics, prochlorperazine, metoclopramide, domperidone'],
      pair: 'cabergoline and antipsychotics or other medicines that block dopamine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Each undoes the other: the psychosis gets worse, or prolactin rises.',
      action:
        'Avoid it: ask psychiatry and endocrinology which of the two is needed; for nausea choose another medicine.',
      depends: 'The British label forbids antipsychotics; others advise against them.',
      sources: ['smpc-cabergoline', 'smpc-dostinex', 'smpc-cabergoline-interactions'],
    },
    {
      id: 'cabergoline-promethazine',
      between: ['cabergoline', 'promethazine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Each can weaken the other.',
      action: 'Choose another antihistamine.',
      sources: ['smpc-cabergoline'],
    },
    {
      id: 'desmopressin-sodium',
      between: [
        'desmopressin',
        'SSRIs and SNRIs, tricyclic antidepressants, carbamazepine, oxcarbazepine, lamotrigine, chlorpromazine, NSAIDs, hydrochlorothiazide, indapamide, chlortalidone',
      ],
      pair: 'desmopressin and others that lower sodium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Sodium falls: headache, seizures.',
      action: 'Check sodium within days of starting, and let less be drunk.',
      sources: ['smpc-desmopressin'],
    },
    {
      id: 'desmopressin-loop',
      between: ['desmopressin', 'loop diuretics, steroids by mouth or injection'],
      pair: 'desmopressin and loop diuretics or corticosteroids',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Sodium falls severely: seizures.',
      action: 'Avoid it; for the nose spray against nightly urine labels forbid it.',
      sources: ['smpc-desmopressin'],
    },
  ],
  sources: {
    'smpc-cabergoline': {
      title: 'Cabergoline, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'smpc-desmopressin': {
      title:
        'Desmopressin, summary of product characteristics, section 4.5, and US prescribing information (Noctiva), section 4',
      date: '2026',
    },
    'smpc-dostinex': {
      title:
        'Cabergoline (Dostinex), British summary of product characteristics, contraindications',
      address: 'https://rxreasoner.com/monographs/dostinex/precautions',
      date: '2026-11-23',
    },
    'smpc-cabergoline-interactions': {
      title: 'Cabergoline, text of summaries of product characteristics, interactions',
      address: 'https://rxreasoner.com/substances/cabergoline/precautions',
      date: '2026-11-23',
    },
  },
}
