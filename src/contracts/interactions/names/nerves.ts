import { type NamesTable, named, product } from '../table'

/** Nerves, muscles and migraine. */
export const nerves: NamesTable = {
  ingredients: {
    // Sleep, muscle, migraine, ergots.
    ramelteon: named('', 'Rozerem'),
    tizanidine: named('', 'Zanaflex, Sirdalud'),
    sumatriptan: named('', 'Imitrex, Imigran'),
    zolmitriptan: named('', 'Zomig'),
    rizatriptan: named('', 'Maxalt'),
    eletriptan: named('', 'Relpax'),
    naratriptan: named('', 'Amerge, Naramig'),
    frovatriptan: named('', 'Frova'),
    ergotamine: named(),
    dihydroergotamine: named('DHE', 'Migranal'),
    ergometrine: named('ergonovine, ergobasine'),
    methylergometrine: named('methylergonovine', 'Methergine, Methergin'),

    // Nerves and mind.
    phenytoin: named('diphenylhydantoin', 'Dilantin, Epanutin, Eptoin'),
    fosphenytoin: named('', 'Cerebyx'),
    carbamazepine: named('', 'Tegretol, Carbatrol'),
    phenobarbital: named('phenobarbitone', 'Luminal, Gardenal'),
    primidone: named('', 'Mysoline'),
    levetiracetam: named('', 'Keppra'),
    haloperidol: named('', 'Haldol, Serenace'),
    droperidol: named('', 'Inapsine'),
    chlorpromazine: named('', 'Thorazine, Largactil'),
    thioridazine: named('', 'Mellaril, Melleril'),
    mesoridazine: named(),
    pimozide: named('', 'Orap'),
    sulpiride: named('', 'Dolmatil'),
  },
  products: {
    Treximet: product(['sumatriptan', 'naproxen']),
    Nuedexta: product(['dextromethorphan', 'quinidine']),
    Cafergot: product(['ergotamine', 'caffeine']),
  },
  covered: [],
}
