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
      ingredients: 'sodium hyaluronate',
      by: {
        title:
          'Sodium hyaluronate eye drops (Hylosoft Max), prescribing information by the maker, interactions',
        address: 'https://neomedixhealthcare.com/index.php/hylosoft-max-eye-drop/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'latanoprost, travoprost',
      by: {
        title:
          'Latanoprost, and prostaglandin analogues for the eye: summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/latanoprost/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'bimatoprost',
      by: {
        title: 'Bimatoprost, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/bimatoprost/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'carmellose',
      by: {
        title: 'Carmellose (Celluvisc), summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/celluvisc/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hypromellose',
      by: {
        title: 'Hypromellose, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/hypromellose/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'olopatadine',
      by: {
        title: 'Olopatadine (Opatanol), summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/opatanol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dorzolamide',
      by: {
        title: 'Dorzolamide eye drops, prescribing information of the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/trusopt/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'brimonidine',
      by: {
        title: 'Brimonidine eye drops, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/brimoton-coll-5ml-2mg-ml_043487014/interazioni',
        date: '2026-11-23',
      },
    },
  ],
}
