import type { Topic } from '../table'

/**
 * Inhibitors and inducers, as the FDA's and the EMA's tables sort them: classes that the rules of other
 * topics name.
 */
export const enzymesTopic: Topic = {
  title: 'Enzymes and transporters',
  reviewed: '2026-11-22',
  classes: {
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
  rules: [],
  sources: {},
}
