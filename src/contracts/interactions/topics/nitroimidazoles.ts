import type { Topic } from '../table'

/** Metronidazole, tinidazole and their like. */
export const nitroimidazolesTopic: Topic = {
  title: 'Nitroimidazoles',
  reviewed: '2026-11-22',
  classes: {
    nitroimidazoles: 'metronidazole, tinidazole, ornidazole, secnidazole, satranidazole',
  },
  rules: [
    {
      id: 'metronidazole-disulfiram',
      between: ['metronidazole', 'disulfiram'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Confusion and psychosis.',
      action: 'Do not use together, nor within two weeks after disulfiram.',
      depends: 'The US label says so; the European one advises against it.',
      sources: ['label-metronidazole'],
    },
    {
      id: 'nitroimidazoles-disulfiram',
      between: ['tinidazole, ornidazole, secnidazole, satranidazole', 'disulfiram'],
      pair: 'tinidazole or its like and disulfiram',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Confusion and psychosis are known of metronidazole.',
      action: 'Avoid it, also within two weeks after disulfiram.',
      sources: ['label-tinidazole'],
    },
    {
      id: 'metronidazole-busulfan',
      between: ['metronidazole, tinidazole', 'busulfan'],
      pair: 'metronidazole or tinidazole and busulfan',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Far more busulfan: grave harm to liver and marrow.',
      action: 'Avoid it; if nothing else is possible, measure busulfan.',
      sources: ['label-metronidazole'],
    },
    {
      id: 'metronidazole-fluorouracil',
      between: ['metronidazole, tinidazole, ornidazole', 'fluorouracil, capecitabine, tegafur'],
      pair: 'metronidazole, tinidazole or ornidazole and fluorouracil, capecitabine or tegafur',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Fluorouracil leaves the body more slowly: sore mouth, diarrhoea, low blood counts.',
      action: 'Choose another antibiotic, or watch blood counts closely.',
      sources: ['label-metronidazole'],
    },
    {
      id: 'metronidazole-phenobarbital',
      between: ['metronidazole, ornidazole', 'phenobarbital, primidone'],
      pair: 'metronidazole and phenobarbital or primidone',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Metronidazole leaves the body faster: it may fail.',
      action: 'Watch the effect; a higher dose may be needed.',
      sources: ['label-metronidazole'],
    },
    {
      id: 'two-nitroimidazoles',
      between: ['nitroimidazoles', 'nitroimidazoles'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice, and the harm to nerves as well.',
      action: 'Keep one of them.',
      sources: ['label-metronidazole'],
    },
    {
      id: 'mebendazole-metronidazole',
      between: ['mebendazole', 'metronidazole'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The skin may come off (Stevens-Johnson syndrome); a link is suspected.',
      action: 'Avoid it: give one after the other, or albendazole.',
      sources: ['smpc-mebendazole'],
    },
    {
      id: 'metronidazole-qt',
      between: ['metronidazole', 'antiarrhythmics of class IA and III'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval can grow longer: disturbed rhythm.',
      action: 'Choose another antibiotic where there is one; otherwise check the ECG.',
      sources: ['label-metronidazole'],
    },
    {
      id: 'tinidazole-phenytoin',
      between: [
        'tinidazole',
        'phenytoin, fosphenytoin, phenobarbital, rifampicin, ciclosporin, tacrolimus',
      ],
      pair: 'tinidazole and phenytoin, fosphenytoin, phenobarbital, rifampicin, ciclosporin or tacrolimus',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Tinidazole raises phenytoin, ciclosporin and tacrolimus; phenytoin, phenobarbital and rifampicin lower tinidazole.',
      action: 'Check the level of the partner, or choose another medicine.',
      sources: ['label-tinidazole'],
    },
  ],
  sources: {
    'label-metronidazole': {
      title:
        'Metronidazole (Flagyl), US prescribing information, interactions and contraindications',
      address: 'http://www.druglib.com/druginfo/flagyl/interactions_overdosage_contraindications/',
      date: '2026-11-22',
    },
    'label-tinidazole': {
      title: 'Tinidazole, US prescribing information, section 7',
      date: '2026',
    },
    'smpc-mebendazole': {
      title: 'Mebendazole, summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
  },
}
