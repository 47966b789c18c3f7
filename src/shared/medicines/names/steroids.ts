import { type NamesTable, named, product } from '../table'

/** Corticosteroids, for the whole body and for a place. */
export const steroids: NamesTable = {
  ingredients: {
    prednisolone: named(
      '',
      'Omnacortil, Wysolone, Orapred, Deltacortril, Decortin H, Solupred, Estilsona',
    ),
    prednisone: named('', 'Deltasone, Rayos, Decortin, Cortancyl, Deltacortene, Dacortin'),
    methylprednisolone: named('', 'Medrol, Solu-Medrol, Depo-Medrol, Urbason'),
    dexamethasone: named('', 'Decadron, Dexona, Decdan, Fortecortin'),
    betamethasone: named('', 'Celestone, Betnesol, Betnelan, Betnovate, Célestène, Bentelan'),
    hydrocortisone: named('cortisol', 'Cortef, Solu-Cortef, Efcorlin, Plenadren, Locoid'),
    deflazacort: named('', 'Defcort, Emflaza, Calcort, Dezacor'),
    triamcinolone: named('', 'Kenalog, Kenacort'),
    fludrocortisone: named('', 'Florinef, Floricot'),
    budesonide: named('', 'Pulmicort, Budecort, Rhinocort, Entocort'),
    fluticasone: named('', 'Flovent, Flixotide, Flonase, Flohale, Flomist'),
    beclometasone: named(
      'beclomethasone',
      'Beclate, Qvar, Clenil, Clenil Modulite, Bécotide, Beconase',
    ),
    mometasone: named('', 'Nasonex, Asmanex, Metaspray, Elocon, Momate'),
    ciclesonide: named('', 'Alvesco, Ciclohale'),
    clobetasol: named('', 'Dermovate, Temovate, Tenovate, Lobate'),
  },
  products: {
    'Betnovate-GM': product(['betamethasone', 'gentamicin', 'miconazole']),
    'Betnovate-S': product(['betamethasone', 'salicylic acid'], '', 'Diprosalic'),
    'Betnovate-N': product(['betamethasone', 'neomycin']),
  },
  covered: [
    {
      ingredients: 'prednisolone',
      by: {
        title: 'Prednisolone, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/prednisolone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'prednisone',
      by: {
        title:
          'Corticosteroids (Florinef), prescribing information, interactions of corticosteroids',
        address: 'https://www.mims.com/hongkong/drug/info/florinef',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'methylprednisolone',
      by: {
        title: 'Methylprednisolone (Metcort), prescribing information, interactions',
        address: 'https://www.mims.com/philippines/drug/info/metcort/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hydrocortisone',
      by: {
        title: 'Hydrocortisone (Solu-Cortef), Canadian product monograph, interactions',
        address: 'https://www.pfizermedicalinformation.ca/en-ca/solu-cortef/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'betamethasone',
      by: {
        title: 'Betamethasone, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/betamethasone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'budesonide',
      by: {
        title: 'Budesonide (Budenofalk), prescribing information, interactions',
        address: 'https://www.mims.com/singapore/drug/info/budenofalk/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'fluticasone',
      by: {
        title: 'Fluticasone (Dalman), prescribing information, interactions',
        address: 'https://www.mims.com/philippines/drug/info/dalman/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'beclometasone',
      by: {
        title: 'Beclometasone, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/beclometasone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mometasone',
      by: {
        title: 'Mometasone, Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/dt/gcc/fachinfo/reg/63248/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dexamethasone',
      by: {
        title:
          'Dexamethasone (Dexamemet), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/dexamemet/drug-interactions',
        date: '2026-11-23',
      },
    },
  ],
}
