import type { Topic } from '../table'

/** Corticosteroids. */
export const steroidsTopic: Topic = {
  title: 'Corticosteroids',
  reviewed: '2026-11-23',
  classes: {
    'HIV boosters and protease inhibitors':
      'ritonavir, cobicistat, nirmatrelvir, atazanavir, darunavir, indinavir, lopinavir, nelfinavir, saquinavir, tipranavir, amprenavir, fosamprenavir',
  },
  rules: [
    {
      id: 'inhaled-steroids-hiv',
      between: ['budesonide, fluticasone, triamcinolone', 'HIV boosters and protease inhibitors'],
      pair: 'budesonide, fluticasone or triamcinolone and HIV boosters or protease inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence:
        'Many times more steroid in the blood, also from inhaler, nose or injection: Cushing’s syndrome, adrenal failure.',
      action: 'Avoid it. Choose beclometasone instead.',
      depends:
        '{ritonavir, nirmatrelvir: Some days of treatment count less than lasting treatment.}',
      sources: ['hiv-fluticasone', 'mims-budesonide'],
    },
    {
      id: 'inhaled-steroids-other-hiv',
      between: ['mometasone, ciclesonide', 'HIV boosters and protease inhibitors'],
      pair: 'mometasone or ciclesonide and HIV boosters or protease inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More steroid in the blood: Cushing’s syndrome, adrenal suppression.',
      action: 'Choose beclometasone, or watch for signs of too much steroid.',
      sources: ['hiv-fluticasone'],
    },
    {
      id: 'inhaled-steroids-strong-inhibitors',
      between: [
        'budesonide, fluticasone, mometasone',
        'strong CYP3A4 inhibitors except ritonavir, cobicistat, nirmatrelvir, atazanavir, darunavir, indinavir, lopinavir, nelfinavir, saquinavir, tipranavir',
      ],
      pair: 'budesonide, fluticasone or mometasone and strong CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Several times more steroid in the blood: Cushing’s syndrome, adrenal suppression.',
      action: 'Avoid it for more than one or two weeks, or choose beclometasone.',
      depends: 'A short course matters little; capsules and high doses matter more.',
      sources: ['mims-budesonide', 'swiss-mometasone'],
    },
    {
      id: 'steroids-strong-inhibitors',
      between: ['steroids by mouth or injection', 'strong CYP3A4 inhibitors'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More steroid: Cushing’s syndrome, high sugar, adrenal suppression.',
      action: 'Lower the steroid where both last, and watch for signs of too much of it.',
      depends:
        '{methylprednisolone, dexamethasone: Matters most with [methylprednisolone, dexamethasone].} {deflazacort: Matters most with deflazacort: a third of the dose.} {prednisolone: Matters least with prednisolone.}',
      sources: ['label-corticosteroids', 'label-deflazacort'],
    },
    {
      id: 'steroids-moderate-inhibitors',
      between: ['deflazacort, methylprednisolone', 'moderate CYP3A4 inhibitors'],
      pair: 'deflazacort or methylprednisolone and moderate CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More steroid.',
      action:
        '{deflazacort: Give deflazacort at a third of its dose | Lower methylprednisolone as needed}.',
      sources: ['label-deflazacort'],
    },
    {
      id: 'steroids-inducers',
      between: [
        'steroids by mouth or injection, budesonide, fludrocortisone',
        'strong CYP3A4 inducers, rifabutin except rifampicin, rifapentine',
      ],
      pair: 'corticosteroids and strong CYP3A4 inducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Too little steroid: asthma, a transplant or adrenal failure gets out of hand.',
      action: 'Expect to need up to twice the steroid, and lower it again afterwards.',
      depends: '{deflazacort: Deflazacort is not to be given with them at all.}',
      sources: ['label-corticosteroids', 'label-deflazacort'],
    },
    {
      id: 'two-corticosteroids',
      between: ['steroids by mouth or injection', 'steroids by mouth or injection'],
      pair: 'two corticosteroids',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same kind twice: high sugar, infection, bleeding from the stomach.',
      action: 'Give one of them only.',
      depends: '{hydrocortisone: Hydrocortisone | A single injection} beside another can be meant.',
      sources: ['label-corticosteroids'],
    },
    {
      id: 'steroids-mifepristone',
      between: ['steroids by mouth or injection', 'mifepristone'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Mifepristone blocks the steroid: adrenal crisis, asthma, rejection.',
      action: 'Do not use together where the steroid is needed.',
      depends:
        'Contraindicated with lasting steroids on US labels; the EU’s asks for more steroid for some days.',
      sources: ['label-mifepristone'],
    },
    {
      id: 'dexamethasone-rilpivirine',
      between: ['dexamethasone', 'rilpivirine'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Too little rilpivirine: the treatment of HIV fails, resistance develops.',
      action: 'Do not give more than a single dose of dexamethasone.',
      sources: ['label-rilpivirine-dexamethasone'],
    },
    {
      id: 'steroids-diuretics',
      between: ['steroids by mouth or injection', 'loop diuretics, thiazides'],
      pair: 'corticosteroids and diuretics that lower potassium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Potassium falls: weakness, disturbed rhythm.',
      action: 'Check potassium.',
      depends: 'Matters with weeks of treatment and high doses.',
      sources: ['label-corticosteroids'],
    },
    {
      id: 'steroids-ciclosporin',
      between: ['methylprednisolone, prednisolone, prednisone', 'ciclosporin'],
      pair: 'corticosteroids and ciclosporin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Each raises the other {methylprednisolone: ; seizures with high doses of methylprednisolone}.',
      action: 'Check the level of ciclosporin.',
      depends: 'Often given together on purpose after a transplant.',
      sources: ['label-corticosteroids'],
    },
    {
      id: 'desmopressin-inhaled-steroids',
      between: ['budesonide, fluticasone, beclometasone, mometasone, ciclesonide', 'desmopressin'],
      pair: 'inhaled corticosteroids and desmopressin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Sodium can fall too low.',
      action: 'Check sodium.',
      depends: 'Contraindicated on the US labels of desmopressin for night-time urine.',
      sources: ['label-desmopressin-steroids'],
    },
  ],
  sources: {
    'label-mifepristone': {
      title: 'Mifepristone (Mifeprex), US prescribing information, section 4',
      date: '2026',
    },
    'label-desmopressin-steroids': {
      title: 'Nocdurna (desmopressin), US prescribing information, section 4',
      date: '2026',
    },
    'hiv-fluticasone': {
      title: 'Ritonavir with fluticasone, University of Liverpool HIV drug interactions',
      address: 'https://hiv-druginteractions.org/interactions/69555',
      date: '2026-11-22',
    },
    'mims-budesonide': {
      title: 'Budesonide (Giona Easyhaler), drug interactions, MIMS',
      address: 'https://www.mims.com/thailand/drug/info/giona-easyhaler/drug-interactions',
      date: '2026-11-22',
    },
    'label-corticosteroids': {
      title: 'Prednisolone, methylprednisolone and dexamethasone, product information, section 4.5',
      date: '2026',
    },
    'label-deflazacort': {
      title: 'Emflaza (deflazacort), US prescribing information, sections 2 and 7',
      date: '2026',
    },
    'label-rilpivirine-dexamethasone': {
      title: 'Rilpivirine, summary of product characteristics, section 4.3',
      date: '2026',
    },
    'swiss-mometasone': {
      title: 'Mometasone, Swiss product information, interactions',
      address: 'https://ch.oddb.org:443/dt/gcc/fachinfo/reg/63248/chapter/interactions',
      date: '2026-11-23',
    },
  },
}
