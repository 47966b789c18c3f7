import type { Topic } from '../table'

/** HIV and other infections. */
export const infectionsTopic: Topic = {
  title: 'HIV and other infections',
  reviewed: '2026-11-22',
  classes: {
    'azole antifungals that strongly inhibit CYP3A4':
      'itraconazole, ketoconazole, voriconazole, posaconazole',
    fluoroquinolones:
      'ciprofloxacin, levofloxacin, moxifloxacin, norfloxacin, ofloxacin, gatifloxacin, gemifloxacin, sparfloxacin',
    'HIV protease inhibitors':
      'amprenavir, atazanavir, darunavir, fosamprenavir, indinavir, lopinavir, nelfinavir, ritonavir, saquinavir, tipranavir',
    macrolides: 'azithromycin, clarithromycin, erythromycin, roxithromycin, telithromycin',
    'strong CYP3A4 inducers':
      "rifampicin, rifabutin, rifapentine, carbamazepine, bosentan, st john's wort",
    sulfonamides: 'sulfamethoxazole, sulfadiazine, sulfafurazole, sulfamethizole',
  },
  rules: [
    {
      id: 'onc-4',
      between: ['atazanavir', 'proton pump inhibitors'],
      pair: 'atazanavir and proton pump inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence:
        'Too little atazanavir is absorbed: the treatment of HIV fails, resistance develops.',
      action: 'Do not use together. Choose another acid reducer or antiviral with a specialist.',
      sources: ['onc'],
    },
    {
      id: 'onc-23',
      between: ['HIV protease inhibitors', 'strong CYP3A4 inducers'],
      pair: 'HIV protease inhibitors and strong CYP3A4 inducers',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence:
        'Too little protease inhibitor: the treatment of HIV fails, resistance develops.',
      action: 'Do not use together. Choose a combination with an HIV specialist.',
      sources: ['onc'],
    },
  ],
  sources: {},
}
