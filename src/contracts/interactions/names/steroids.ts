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
      ingredients:
        'prednisolone, prednisone, methylprednisolone, hydrocortisone, betamethasone, deflazacort',
      by: {
        title: 'Corticosteroids, product information (SmPC 4.3 and 4.5; US 7)',
        date: '2026',
      },
    },
    {
      ingredients: 'budesonide, fluticasone, beclometasone, mometasone',
      by: {
        title: 'Inhaled and nasal corticosteroids, product information (SmPC 4.5; US 7)',
        date: '2026',
      },
    },
  ],
}
