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
    rifamycins: 'rifampicin, rifabutin, rifapentine',
    sulfonamides: 'sulfamethoxazole, sulfadiazine, sulfafurazole, sulfamethizole',

    // By their effect on enzymes and transporters, as the FDA's and the EMA's tables sort them.
    'strong CYP3A4 inhibitors':
      'clarithromycin, telithromycin, itraconazole, ketoconazole, voriconazole, posaconazole, nefazodone, cobicistat, ritonavir, nirmatrelvir, atazanavir, darunavir, indinavir, lopinavir, nelfinavir, saquinavir, tipranavir, ceritinib, idelalisib, ribociclib, tucatinib',
    'moderate CYP3A4 inhibitors':
      'erythromycin, fluconazole, isavuconazole, amprenavir, fosamprenavir, letermovir, diltiazem, verapamil, dronedarone, aprepitant, crizotinib, imatinib',
    'strong CYP3A4 inducers':
      "rifampicin, rifapentine, carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone, st john's wort, apalutamide, enzalutamide, mitotane",
    'moderate CYP3A4 inducers': 'rifabutin, efavirenz, etravirine, bosentan, lorlatinib',
    'strong CYP2D6 inhibitors': 'fluoxetine, paroxetine, bupropion, quinidine, terbinafine',
    'P-glycoprotein inhibitors':
      'amiodarone, dronedarone, quinidine, verapamil, clarithromycin, erythromycin, azithromycin, itraconazole, ketoconazole, posaconazole, ciclosporin, ritonavir, cobicistat, saquinavir, lopinavir, nirmatrelvir, tipranavir, ranolazine, propafenone, ticagrelor',
    'P-glycoprotein inducers':
      "rifampicin, carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone, st john's wort, apalutamide",
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
      between: ['HIV protease inhibitors', 'strong CYP3A4 inducers, rifabutin, bosentan'],
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
