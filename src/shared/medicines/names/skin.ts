import { type NamesTable, named, product } from '../table'

/** Skin. */
export const skin: NamesTable = {
  ingredients: {
    sertaconazole: named('', 'Ertaczo'),
    'silver sulfadiazine': named('silver sulphadiazine', 'Silvadene, Flamazine'),
    'benzoyl peroxide': named('', 'Benzac'),
    adapalene: named('', 'Differin, Adaferin'),
    calcipotriol: named('calcipotriene', 'Daivonex, Dovonex'),
    calamine: named(),
    'salicylic acid': named(),
    'polymyxin B': named(),
    bacitracin: named(),
    'povidone-iodine': named('', 'Betadine'),
  },
  products: {
    Epiduo: product(['adapalene', 'benzoyl peroxide']),
    Dovobet: product(['calcipotriol', 'betamethasone'], '', 'Daivobet'),
  },
  covered: [
    {
      ingredients: 'benzoyl peroxide, adapalene',
      by: {
        title: 'Adapalene with benzoyl peroxide (Epiduo), New Zealand data sheet, interactions',
        address: 'https://www.rxreasoner.com/monographs/epiduo/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'calamine',
      by: {
        title: 'Calamine lotion, summary of product characteristics, interactions',
        address: 'https://www.medicines.org.uk/emc/product/1580/smpc',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'povidone-iodine',
      by: {
        title:
          'Povidone-iodine (Betadina powder spray), Swiss prescribing information, interactions',
        address: 'https://ch.oddb.org:443/it/gcc/fachinfo/reg/67515/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'salicylic acid',
      by: {
        title: 'Salicylic acid (Wartex), UK summary of product characteristics, section 4.5',
        address: 'https://medine.co.uk/wartex-ointment/summary',
        date: '2026-11-23',
      },
    },
  ],
}
