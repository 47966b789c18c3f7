import { type NamesTable, named, product } from '../table'

/** Eyes. */
export const eyes: NamesTable = {
  ingredients: {
    latanoprost: named('', 'Xalatan'),
    travoprost: named('', 'Travatan'),
    bimatoprost: named('', 'Lumigan, Careprost'),
    dorzolamide: named('', 'Trusopt'),
    brinzolamide: named('', 'Azopt'),
    brimonidine: named('', 'Alphagan, Alphagan P'),
    carmellose: named(
      'carboxymethylcellulose, carmellose sodium, CMC',
      'Refresh Tears, Celluvisc, Refresh',
    ),
    hypromellose: named('hydroxypropyl methylcellulose', 'Genteal'),
    'sodium hyaluronate': named('hyaluronic acid', 'Hylo'),
    olopatadine: named('', 'Patanol, Pataday, Winolap, Olopat'),
    nepafenac: named('', 'Nevanac, Nepalact'),
    bromfenac: named('', 'Prolensa'),
    fluorometholone: named('', 'FML'),
    loteprednol: named('', 'Lotemax'),
    tropicamide: named('', 'Mydriacyl'),
  },
  products: {
    Xalacom: product(['latanoprost', 'timolol']),
    Cosopt: product(['dorzolamide', 'timolol']),
    Combigan: product(['brimonidine', 'timolol']),
  },
  covered: [
    {
      ingredients:
        'latanoprost, travoprost, bimatoprost, carmellose, hypromellose, sodium hyaluronate, olopatadine',
      by: {
        title: 'Eye drops, summaries of product characteristics, section 4.5',
        date: '2026',
      },
    },
  ],
}
