import { type NamesTable, named, product } from '../table'

/** Tuberculosis and leprosy. */
export const tuberculosis: NamesTable = {
  ingredients: {
    rifampicin: named('rifampin', 'Rifadin, Rimactane, R-Cin, Macox'),
    rifabutin: named('', 'Mycobutin'),
    rifapentine: named('', 'Priftin'),
    isoniazid: named('INH, isonicotinic acid hydrazide', 'Solonex, Isonex'),
    pyrazinamide: named('PZA', 'Pyzina, P-Zide'),
    ethambutol: named('', 'Myambutol, Combutol'),
    ethionamide: named('', 'Trecator'),
    cycloserine: named('', 'Coxerin, Seromycin'),
    bedaquiline: named('', 'Sirturo'),
    delamanid: named('', 'Deltyba'),
    pretomanid: named(),
    dapsone: named(),
    clofazimine: named('', 'Lamprene'),
  },
  products: {
    'R-Cinex': product(
      ['rifampicin', 'isoniazid'],
      '',
      'R-Cinex 600, AKT-2, Akurit, Macox Plus, Rifinah, Rimactazid, Rifamate',
    ),
    'R-Cinex Z': product(['rifampicin', 'isoniazid', 'pyrazinamide'], '', 'Rifater, Akurit-Z'),
    'AKT-3': product(['rifampicin', 'isoniazid', 'ethambutol'], '', 'Akurit-3, AKT-3 Kit'),
    'AKT-4': product(
      ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol'],
      '',
      'Akurit-4, Forecox, Rimstar, Voractiv, AKT-4 Kit, Akurit-4 Kit',
    ),
    Combunex: product(['isoniazid', 'ethambutol']),
  },
  covered: [
    {
      ingredients: 'rifampicin',
      by: {
        title: 'Rifampicin (Rifadin), summary of product characteristics, section 4.5',
        address: 'http://www.120ty.net/bencandy.php?aid=49195&fid=150&page=4',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'isoniazid',
      by: {
        title: 'Isoniazid, interactions, Sree Chitra Tirunal Institute, Pharmacy',
        address: 'https://intranet.sctimst.ac.in/PharmacyCd/html/ListI/INH_Interactions.html',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'pyrazinamide',
      by: {
        title: 'Pyrazinamide, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/pyrazinamide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ethambutol',
      by: {
        title:
          'Ethambutol (Ethambutol Labatec), Swiss patient information, precautions and interactions',
        address:
          'https://ch.oddb.org:443/fr/gcc/patinfo/reg/50013/seq/02/pack/022/chapter/precautions',
        date: '2026-11-23',
      },
    },
  ],
}
