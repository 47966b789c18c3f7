import { type NamesTable, named } from '../table'

/** Bladder. */
export const bladder: NamesTable = {
  ingredients: {
    oxybutynin: named('', 'Ditropan, Lyrinel, Ditropan XL, Lyrinel XL'),
    solifenacin: named('', 'Vesicare, Soliten, Vesikur'),
    darifenacin: named('', 'Emselex, Enablex'),
    tolterodine: named('', 'Detrol, Detrol LA, Detrusitol, Roliten'),
    fesoterodine: named('', 'Toviaz'),
    trospium: named('', 'Regurin, Ceris'),
    flavoxate: named('', 'Urispas'),
    mirabegron: named('', 'Myrbetriq, Betmiga'),
    'disodium hydrogen citrate': named('sodium citrate', 'Cital, Alkasol, Citralka'),
  },
  products: {},
  covered: [
    {
      ingredients: 'oxybutynin',
      by: {
        title: 'Oxybutynin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/oxybutynin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'solifenacin',
      by: {
        title: 'Solifenacin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/solifenacin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mirabegron',
      by: {
        title: 'Mirabegron, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/mirabegron/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tolterodine',
      by: {
        title: 'Tolterodine, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/detrol-la/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
  ],
}
