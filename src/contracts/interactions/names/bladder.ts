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
      ingredients: 'oxybutynin, solifenacin, mirabegron',
      by: {
        title:
          'Oxybutynin, solifenacin and mirabegron, product information (SmPC 4.3 and 4.5; US 7)',
        date: '2026',
      },
    },
  ],
}
