import { type NamesTable, named, product } from '../table'

/** Fungi. */
export const fungi: NamesTable = {
  ingredients: {
    itraconazole: named('', 'Sporanox, Candiforce, Canditral, Itaspor, Sempera'),
    ketoconazole: named('', 'Nizoral'),
    voriconazole: named('', 'Vfend'),
    posaconazole: named('', 'Noxafil'),
    fluconazole: named('', 'Diflucan, Forcan, Zocon, Fluka, Syscan, Fungata, Triflucan'),
    isavuconazole: named('isavuconazonium', 'Cresemba'),
    miconazole: named('', 'Daktarin'),
    clotrimazole: named('', 'Canesten, Candid, Candid-V, Candid V6'),
    luliconazole: named('', 'Lulifin'),
    terbinafine: named('', 'Lamisil, Sebifin, Terbicip, Terbinaforce'),
    griseofulvin: named('', 'Grisovin, Grisovin FP, Gris-PEG'),
    nystatin: named('', 'Mycostatin'),
    'amphotericin B': named('amphotericin', 'Fungizone, AmBisome'),
    flucytosine: named('5-fluorocytosine', 'Ancobon, Ancotil'),
    caspofungin: named('', 'Cancidas'),
  },
  products: {
    'Canesten HC': product(['clotrimazole', 'hydrocortisone']),
    Daktacort: product(['miconazole', 'hydrocortisone']),
    'Candid-B': product(['clotrimazole', 'beclometasone']),
  },
  covered: [
    {
      ingredients: 'fluconazole',
      by: {
        title:
          'Fluconazole (Diflucan), prescribing information in the Philippines, and summary of product characteristics, section 4.5',
        address: 'https://www.mims.com/philippines/drug/info/diflucan/contraindications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'terbinafine',
      by: {
        title: 'Terbinafine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/terbinafine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clotrimazole',
      by: {
        title:
          'Clotrimazole (Warimazol), summary of product characteristics in Cyprus, interactions',
        address: 'https://rxreasoner.com/monographs/warimazol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nystatin',
      by: {
        title: 'Nystatin (Mycostatin), summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/mycostatin/precautions',
        date: '2026-11-23',
      },
    },
  ],
}
