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
      ingredients: 'benzoyl peroxide, adapalene, calamine',
      by: {
        title:
          'Benzoyl peroxide, adapalene and calamine for the skin, product information, section 4.5',
        date: '2026',
      },
    },
  ],
}
