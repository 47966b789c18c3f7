import { mineral, type NamesTable, named } from '../table'

/** Minerals and vitamins. */
export const minerals: NamesTable = {
  ingredients: {
    // Minerals, vitamins and the like.
    potassium: mineral(
      'potassium chloride, potassium citrate, potassium bicarbonate, potassium gluconate, KCl',
      'Slow-K, K-Dur, Klor-Con, Sando-K',
    ),
    calcium: mineral(
      'calcium carbonate, calcium citrate, calcium acetate, calcium gluconate',
      'Tums, Caltrate, Adcal, Shelcal',
    ),
    iron: mineral(
      'ferrous sulfate, ferrous sulphate, ferrous fumarate, ferrous gluconate',
      'Feosol, Fersamal',
    ),
    'folic acid': named('folate, vitamin B9'),
    colecalciferol: named('cholecalciferol, vitamin D, vitamin D3'),
    'ascorbic acid': named('vitamin C'),
    caffeine: named(),
  },
  products: {},
  covered: [],
}
