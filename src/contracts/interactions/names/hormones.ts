import { type NamesTable, named, product } from '../table'

/** Diabetes, thyroid, gout and hormones. */
export const hormones: NamesTable = {
  ingredients: {
    // Diabetes, thyroid, gout.
    metformin: named('', 'Glucophage, Glycomet'),
    insulin: named(
      'insulin glargine, insulin lispro, insulin aspart',
      'Lantus, Humalog, NovoRapid',
    ),
    sitagliptin: named('', 'Januvia'),
    glibenclamide: named('glyburide', 'Daonil, Diabeta, Micronase'),
    gliclazide: named('', 'Diamicron'),
    glimepiride: named('', 'Amaryl'),
    glipizide: named('', 'Glucotrol'),
    tolbutamide: named('', 'Orinase'),
    chlorpropamide: named('', 'Diabinese'),
    tolazamide: named('', 'Tolinase'),
    levothyroxine: named('thyroxine, L-thyroxine', 'Synthroid, Eltroxin, Thyronorm, Euthyrox'),
    liothyronine: named('', 'Cytomel'),
    allopurinol: named('', 'Zyloprim, Zyloric'),
    febuxostat: named('', 'Uloric, Adenuric'),
    colchicine: named('colchicin', 'Colcrys'),
  },
  products: {
    'Glycomet GP': product(['metformin', 'glimepiride']),
    Glucovance: product(['glibenclamide', 'metformin']),
    Janumet: product(['sitagliptin', 'metformin']),
  },
  covered: [],
}
