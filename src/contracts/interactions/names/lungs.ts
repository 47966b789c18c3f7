import { type NamesTable, named, product } from '../table'

/** Lungs, allergy and steroids. */
export const lungs: NamesTable = {
  ingredients: {
    // Lungs, allergy, steroids.
    theophylline: named('', 'Theo-24, Uniphyllin, Theo-Dur'),
    aminophylline: named('', 'Phyllocontin'),
    zileuton: named('', 'Zyflo'),
    salbutamol: named('albuterol', 'Ventolin, Asthalin, ProAir'),
    montelukast: named('', 'Singulair'),
    cetirizine: named('', 'Zyrtec'),
    loratadine: named('', 'Claritin, Clarityn'),
    fexofenadine: named('', 'Allegra, Telfast'),
    astemizole: named('', 'Hismanal'),
    terfenadine: named('', 'Seldane'),
    chlorphenamine: named('chlorpheniramine', 'Piriton'),
    promethazine: named('', 'Phenergan'),
    diphenhydramine: named('', 'Benadryl'),
    hydroxyzine: named('', 'Atarax'),
    cyproheptadine: named('', 'Periactin'),
    doxylamine: named(),
    phenylephrine: named(),
    guaifenesin: named('guaiphenesin', 'Mucinex'),
    prednisolone: named('', 'Omnacortil'),
    methylprednisolone: named('', 'Medrol'),
    dexamethasone: named('', 'Decadron'),
    betamethasone: named(),
    hydrocortisone: named(),
    deflazacort: named(),
    prednisone: named('', 'Deltasone'),
  },
  products: {
    'Mucinex DM': product(['guaifenesin', 'dextromethorphan'], '', 'Robitussin DM'),
    'Claritin-D': product(['loratadine', 'pseudoephedrine']),
    'Allegra-D': product(['fexofenadine', 'pseudoephedrine']),
    'Zyrtec-D': product(['cetirizine', 'pseudoephedrine']),
  },
  covered: [],
}
