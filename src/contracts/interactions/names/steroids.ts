import { type NamesTable, named } from '../table'

/** Corticosteroids, for the whole body and for a place. */
export const steroids: NamesTable = {
  ingredients: {
    prednisolone: named('', 'Omnacortil, Wysolone, Orapred, Deltacortril'),
    prednisone: named('', 'Deltasone, Rayos'),
    methylprednisolone: named('', 'Medrol, Solu-Medrol, Depo-Medrol'),
    dexamethasone: named('', 'Decadron, Dexona, Decdan'),
    betamethasone: named('', 'Celestone, Betnesol, Betnelan, Betnovate'),
    hydrocortisone: named('cortisol', 'Cortef, Solu-Cortef, Efcorlin, Plenadren'),
    deflazacort: named('', 'Defcort, Emflaza, Calcort, Dezacor'),
    triamcinolone: named('', 'Kenalog, Kenacort'),
    fludrocortisone: named('', 'Florinef, Floricot'),
    budesonide: named('', 'Pulmicort, Budecort, Rhinocort, Entocort'),
    fluticasone: named('', 'Flovent, Flixotide, Flonase, Flohale, Flomist'),
    beclometasone: named('beclomethasone', 'Beclate, Qvar, Clenil'),
    mometasone: named('', 'Nasonex, Asmanex, Metaspray, Elocon'),
    ciclesonide: named('', 'Alvesco, Ciclohale'),
    clobetasol: named('', 'Dermovate, Temovate, Tenovate'),
  },
  products: {},
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
