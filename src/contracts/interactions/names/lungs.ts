import { type NamesTable, named, product } from '../table'

/** Lungs and allergy. */
export const lungs: NamesTable = {
  ingredients: {
    // Airways.
    theophylline: named('', 'Theo-24, Uniphyllin, Uniphyllin Continus, Theo-Dur'),
    aminophylline: named('', 'Phyllocontin, Phyllocontin Continus'),
    etofylline: named('etophylline'),
    doxofylline: named('', 'Doxobid, Doxovent'),
    acebrophylline: named('', 'AB Phylline'),
    zileuton: named('', 'Zyflo, Zyflo CR'),
    salbutamol: named(
      'albuterol',
      'Ventolin, Asthalin, ProAir, Proventil, Salamol, Sultanol, Ventoline, Airomir, Broncovaleas',
    ),
    levosalbutamol: named('levalbuterol', 'Levolin, Xopenex'),
    terbutaline: named('', 'Bricanyl, Terbasmin'),
    bambuterol: named('', 'Bambec'),
    salmeterol: named('', 'Serevent'),
    formoterol: named('eformoterol', 'Foradil, Oxis, Atimos, Atimos Modulite'),
    indacaterol: named('', 'Onbrez'),
    vilanterol: named(),
    olodaterol: named('', 'Striverdi'),
    adrenaline: named('epinephrine', 'EpiPen, Jext, Emerade'),
    ipratropium: named('', 'Atrovent, Ipravent'),
    tiotropium: named('', 'Spiriva, Tiova, Braltus'),
    umeclidinium: named('', 'Incruse'),
    montelukast: named('', 'Singulair, Montair, Montek, Telekast, Romilast'),
    zafirlukast: named('', 'Accolate'),
    roflumilast: named('', 'Daliresp, Daxas'),

    // Cough and cold.
    guaifenesin: named('guaiphenesin', 'Mucinex'),
    ambroxol: named('', 'Mucosolvan, Ambrodil, Mucolite'),
    bromhexine: named('', 'Bisolvon'),
    acetylcysteine: named(
      'N-acetylcysteine, NAC',
      'Mucinac, Fluimucil, Acetadote, Parvolex, ACC 200, ACC 600, ACC Akut, ACC Long',
    ),
    carbocisteine: named('carbocysteine', 'Mucodyne'),
    levodropropizine: named(),
    'ammonium chloride': named(),
    menthol: named(),
    phenylephrine: named(),
    xylometazoline: named('', 'Otrivin, Otrivine'),
    oxymetazoline: named('', 'Nasivion, Afrin'),

    // Allergy.
    cetirizine: named('', 'Zyrtec, Zirtek, Cetzine, Okacet, Alerid, Piriteze, Zyrlex'),
    levocetirizine: named('', 'Xyzal, Levocet, Vozet, Lecope, Teczine, Levorid, Xusal, Xyzall'),
    loratadine: named('', 'Claritin, Clarityn, Lorfast'),
    desloratadine: named('', 'Clarinex, Aerius, Neoclarityn'),
    fexofenadine: named('', 'Allegra, Telfast, Fexova'),
    bilastine: named('', 'Bilaxten, Ilaxten'),
    rupatadine: named('', 'Rupafin'),
    ebastine: named('', 'Ebast, Kestine, Ebastel, Kestin'),
    chlorphenamine: named('chlorpheniramine, CPM', 'Piriton, Chlor-Trimeton'),
    pheniramine: named('', 'Avil'),
    diphenhydramine: named('', 'Benadryl, Nytol'),
    hydroxyzine: named('', 'Atarax, Vistaril, Ucerax'),
    promethazine: named('promethazine teoclate', 'Phenergan, Avomine, Atosil, Lergigan'),
    cyproheptadine: named('', 'Periactin, Ciplactin, Practin'),
    ketotifen: named('', 'Zaditen, Ketasma'),
    azelastine: named('', 'Astelin, Azep, Rhinolast, Allergodil'),
    astemizole: named('', 'Hismanal'),
    terfenadine: named('', 'Seldane'),
  },
  products: {
    'Theo-Asthalin': product(['theophylline', 'salbutamol'], '', 'Theo-Asthalin SR'),
    Spiolto: product(['tiotropium', 'olodaterol']),
    Trimbow: product(['formoterol', 'beclometasone', 'glycopyrronium']),
    Maxtra: product(['chlorphenamine', 'phenylephrine']),
    Deriphyllin: product(['etofylline', 'theophylline'], '', 'Deriphyllin Retard, Deriphyllin OD'),
    Duolin: product(['levosalbutamol', 'ipratropium']),
    Combivent: product(['salbutamol', 'ipratropium'], '', 'DuoNeb'),
    Foracort: product(
      ['formoterol', 'budesonide'],
      '',
      'Symbicort, Budamate, Foracort Forte, DuoResp, Formonide',
    ),
    Seroflo: product(
      ['salmeterol', 'fluticasone'],
      '',
      'Seretide, Advair, AirDuo, Viani, Atmadisc',
    ),
    Maxiflo: product(['formoterol', 'fluticasone'], '', 'Flutiform'),
    Aerocort: product(['levosalbutamol', 'beclometasone']),
    Fostair: product(['formoterol', 'beclometasone'], '', 'Foster, Inuvair, Innovair'),
    'Breo Ellipta': product(['vilanterol', 'fluticasone'], '', 'Relvar, Relvar Ellipta, Breo'),
    Trelegy: product(['fluticasone', 'umeclidinium', 'vilanterol'], '', 'Trelegy Ellipta'),
    Anoro: product(['umeclidinium', 'vilanterol'], '', 'Anoro Ellipta'),
    Ultibro: product(['indacaterol', 'glycopyrronium'], '', 'Ultibro Breezhaler'),
    Duova: product(['tiotropium', 'formoterol']),
    Triohale: product(['tiotropium', 'formoterol', 'ciclesonide']),
    'Montek LC': product(
      ['montelukast', 'levocetirizine'],
      '',
      'Montair LC, Levocet M, Telekast L, Romilast L, Xyzal M, Monticope',
    ),
    'Montair FX': product(['montelukast', 'fexofenadine'], '', 'Montek FX, Allegra M'),
    'Ambrodil S': product(['ambroxol', 'salbutamol']),
    Ascoril: product(
      ['terbutaline', 'bromhexine', 'guaifenesin', 'menthol'],
      '',
      'Ascoril Expectorant, Bro-Zedex',
    ),
    'Ascoril LS': product(['levosalbutamol', 'ambroxol', 'guaifenesin']),
    Grilinctus: product(['dextromethorphan', 'chlorphenamine', 'guaifenesin', 'ammonium chloride']),
    Sinarest: product(
      ['paracetamol', 'phenylephrine', 'chlorphenamine'],
      '',
      'Wikoryl, Febrex Plus, Solvin Cold',
    ),
    'Cheston Cold': product(['cetirizine', 'paracetamol', 'phenylephrine'], '', 'Okacet Cold'),
    'Mucinex DM': product(['guaifenesin', 'dextromethorphan'], '', 'Robitussin DM'),
    'Claritin-D': product(['loratadine', 'pseudoephedrine']),
    'Allegra-D': product(['fexofenadine', 'pseudoephedrine']),
    'Zyrtec-D': product(['cetirizine', 'pseudoephedrine']),
    'Sudafed PE': product(['phenylephrine']),
    'Sudafed Blocked Nose': product(
      ['xylometazoline'],
      '',
      'Sudafed Nasal Spray, Sudafed Blocked Nose Spray',
    ),
    Dymista: product(['azelastine', 'fluticasone'], '', 'Duonase'),
  },
  covered: [
    {
      ingredients: 'theophylline, aminophylline',
      by: {
        title:
          'Uniphyllin Continus, summary of product characteristics, and theophylline, US prescribing information',
        date: '2026',
      },
    },
    {
      ingredients: 'salbutamol, levosalbutamol, terbutaline, formoterol, salmeterol',
      by: {
        title: 'Albuterol, formoterol and salmeterol, product information (SmPC 4.5; US 7)',
        date: '2026',
      },
    },
    {
      ingredients: 'ipratropium, tiotropium, montelukast',
      by: {
        title: 'Ipratropium, tiotropium and montelukast, product information (SmPC 4.5; US 7)',
        date: '2026',
      },
    },
    {
      ingredients: 'guaifenesin, ambroxol, bromhexine, carbocisteine, acetylcysteine, menthol',
      by: {
        title:
          'Ambroxol, bromhexine, guaifenesin, carbocisteine and acetylcysteine, summaries of product characteristics, section 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'cetirizine, levocetirizine, loratadine, desloratadine, fexofenadine, bilastine',
      by: {
        title:
          'Cetirizine, levocetirizine, loratadine, desloratadine, fexofenadine and bilastine, product information (SmPC 4.3 and 4.5; US 7)',
        date: '2026',
      },
    },
    {
      ingredients: 'chlorphenamine',
      by: {
        title: 'Chlorphenamine, summary of product characteristics, sections 4.3 and 4.5',
        date: '2026',
      },
    },
  ],
}
