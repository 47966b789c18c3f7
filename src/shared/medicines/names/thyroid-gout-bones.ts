import { type NamesTable, named, product } from '../table'

/** Thyroid, gout, bones and weight. */
export const thyroidGoutBones: NamesTable = {
  ingredients: {
    // Thyroid.
    levothyroxine: named(
      'thyroxine, L-thyroxine',
      'Synthroid, Eltroxin, Thyronorm, Euthyrox, Thyrox, Lethyrox, Berlthyrox, L-Thyroxin Henning, Levothyrox, Eutirox, Tirosint, Levaxin, Thyrax',
    ),
    liothyronine: named('', 'Cytomel'),
    carbimazole: named('', 'Neo-Mercazole'),
    thiamazole: named('methimazole', 'Tapazole'),
    propylthiouracil: named('PTU'),

    // Gout.
    allopurinol: named('', 'Zyloprim, Zyloric, Uripurin'),
    febuxostat: named('', 'Uloric, Adenuric, Febutaz, Febustat, Feburic'),
    colchicine: named('colchicin', 'Colcrys, Mitigare, Zycolchin, Goutnil'),
    probenecid: named('', 'Benemid, Bencid'),
    benzbromarone: named(),

    // Bones, weight and others.
    'alendronic acid': named('alendronate', 'Fosamax'),
    'risedronic acid': named('risedronate', 'Actonel'),
    'ibandronic acid': named('ibandronate', 'Boniva, Bonviva'),
    orlistat: named('', 'Xenical, Alli'),
    cinacalcet: named('', 'Sensipar, Mimpara'),
    desmopressin: named('', 'Minirin, DDAVP'),
  },
  products: {
    Fosavance: product(['alendronic acid', 'colecalciferol']),
    Prothyrid: product(['levothyroxine', 'liothyronine'], '', 'Novothyral'),
  },
  covered: [
    {
      ingredients: 'levothyroxine',
      by: {
        title:
          'Levothyroxine (Thyvex), prescribing information in the Philippines, drug interactions',
        address:
          'https://www.mims.com/philippines/drug/info/thyvex-50-thyvex-100/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'carbimazole',
      by: {
        title: 'Carbimazole, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/carbimazole/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'thiamazole',
      by: {
        title:
          'Thiamazole (Tapazole), prescribing information in Thailand, precautions and interactions',
        address: 'https://www.mims.com/thailand/drug/info/tapazole/special-precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'propylthiouracil',
      by: {
        title: 'Propylthiouracil, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/propylthiouracil/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'allopurinol',
      by: {
        title: 'Allopurinol, US prescribing information, section 7',
        address: 'https://medlibrary.org/lib/rx/meds/allopurinol-47/page/3/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'febuxostat',
      by: {
        title: 'Febuxostat (Ritemed), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/ritemed-febuxostat/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'colchicine',
      by: {
        title: 'Colchicine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/colchicine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'alendronic acid',
      by: {
        title: 'Alendronic acid, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/alendronate/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
  ],
}
