import { type NamesTable, named } from '../table'

/** Skin. */
export const skin: NamesTable = {
  ingredients: {
    clotrimazole: named('', 'Canesten, Candid, Lotrimin'),
    luliconazole: named('', 'Luzu'),
    sertaconazole: named('', 'Ertaczo'),
    mupirocin: named('', 'Bactroban, T-Bact'),
    'fusidic acid': named('sodium fusidate', 'Fucidin'),
    'silver sulfadiazine': named('silver sulphadiazine', 'Silvadene, Flamazine'),
    permethrin: named('', 'Elimite, Lyclear'),
    'benzoyl peroxide': named('', 'Benzac'),
    adapalene: named('', 'Differin, Adaferin'),
    isotretinoin: named('', 'Accutane, Roaccutane, Sotret'),
    acitretin: named('', 'Soriatane, Neotigason'),
    calcipotriol: named('calcipotriene', 'Daivonex, Dovonex'),
    calamine: named(),
    'salicylic acid': named(),
    'povidone-iodine': named('', 'Betadine'),
  },
  products: {},
  covered: [],
}
