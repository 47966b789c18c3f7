import { type NamesTable, named } from '../table'

/** Heart rhythm and failure, angina. */
export const heart: NamesTable = {
  ingredients: {
    amiodarone: named('', 'Cordarone, Cordarone X, Pacerone, Tachyra, Eurythmic, Aldarone'),
    dronedarone: named('', 'Multaq'),
    sotalol: named('', 'Betapace, Sotacor'),
    dofetilide: named('', 'Tikosyn'),
    disopyramide: named('', 'Norpace, Norpace CR, Rythmodan, Rythmodan Retard'),
    flecainide: named('', 'Tambocor, Tambocor XL, Flécaïne, Flécaïne LP'),
    ibutilide: named('', 'Corvert'),
    procainamide: named('', 'Pronestyl'),
    quinidine: named(),
    mexiletine: named('', 'Mexitil'),
    propafenone: named('', 'Rythmol, Rythmol SR, Arythmol, Rytmonorm'),
    digoxin: named('', 'Lanoxin, Lanicor'),
    ivabradine: named('', 'Procoralan, Corlanor, Coralan, Ivabrad'),
    ranolazine: named('', 'Ranexa, Ranozex, Cartinex'),
    trimetazidine: named(
      '',
      'Flavedon, Flavedon MR, Vastarel, Vastarel MR, Preductal, Preductal MR, Carvidon, Carvidon MR',
    ),
    bepridil: named('', 'Vascor'),
    probucol: named(),
  },
  products: {},
  covered: [
    {
      ingredients: 'digoxin',
      by: {
        title: 'Digoxin, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/ligoxin/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'ivabradine',
      by: {
        title: 'Ivabradine, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/valheart/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'trimetazidine',
      by: {
        title: 'Trimetazidine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/trimetazidine/precautions',
        date: '2026-11-23',
      },
    },
  ],
}
