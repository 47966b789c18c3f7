import type { Topic } from '../table'

/** Aciclovir, ganciclovir and their like. */
export const herpesTopic: Topic = {
  title: 'Herpes and cytomegalovirus',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'aciclovir-nephrotoxic',
      between: [
        'aciclovir, valaciclovir',
        'ciclosporin, tacrolimus, aminoglycosides, foscarnet, cisplatin, pentamidine, methotrexate',
      ],
      pair: 'aciclovir and others that harm the kidneys',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidneys may fail.',
      action: 'Give enough to drink, check the kidneys and fit the dose to them.',
      depends: 'With low doses by mouth it matters little.',
      sources: ['smpc-valaciclovir'],
    },
    {
      id: 'aciclovir-theophylline',
      between: ['aciclovir, valaciclovir', 'theophylline, aminophylline'],
      pair: 'aciclovir or valaciclovir and theophylline or aminophylline',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More theophylline: nausea, disturbed rhythm, seizures.',
      action: 'Check the theophylline level.',
      sources: ['smpc-valaciclovir'],
    },
    {
      id: 'ganciclovir-imipenem',
      between: ['ganciclovir, valganciclovir', 'imipenem'],
      pair: 'ganciclovir or valganciclovir and imipenem',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Seizures.',
      action: 'Avoid it unless nothing else is possible.',
      sources: ['label-ganciclovir'],
    },
    {
      id: 'ganciclovir-marrow',
      between: [
        'ganciclovir, valganciclovir',
        'mycophenolic acid, azathioprine, mercaptopurine, flucytosine, dapsone, trimethoprim, sulfamethoxazole, methotrexate',
      ],
      pair: 'ganciclovir and others that harm the marrow',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Low blood counts.',
      action: 'Check blood counts often.',
      sources: ['label-ganciclovir'],
    },
  ],
  sources: {
    'smpc-valaciclovir': {
      title: 'Valaciclovir and aciclovir, summaries of product characteristics, section 4.5',
      date: '2026',
    },
    'label-ganciclovir': {
      title: 'Ganciclovir, US prescribing information, section 7',
      date: '2026',
    },
  },
}
