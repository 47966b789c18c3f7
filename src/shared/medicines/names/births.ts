import { type NamesTable, named } from '../table'

/** Pregnancy and birth. Known by name and partly covered: no label of them was read. */
export const births: NamesTable = {
  ingredients: {
    oxytocin: named('', 'Syntocinon, Pitocin, Orasthin'),
    carbetocin: named('', 'Pabal, Duratocin, Duratobal'),
    dinoprostone: named('PGE2', 'Prostin E2, Propess, Prepidil, Cervidil, Cerviprime'),
    carboprost: named('', 'Hemabate, Prostodin'),
    gemeprost: named('', 'Cergem, Cervagem'),
    atosiban: named('', 'Tractocile'),
    ritodrine: named('', 'Yutopar'),
    fenoterol: named('', 'Partusisten, Berotec'),
    'anti-D immunoglobulin': named(
      'anti-D, anti-D globulin',
      'Rhophylac, Rhesogam, RhoGAM, Rhesonativ',
    ),
  },
  products: {},
  covered: [],
}
