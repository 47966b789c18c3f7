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
          'Aminophylline and theophylline, summary of product characteristics, contraindications and the first part of the interactions',
        address: 'https://rxreasoner.com/monographs/phyllocontin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'salbutamol',
      by: {
        title: 'Salbutamol, Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/fr/gcc/fachinfo/reg/55092/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'levosalbutamol',
      by: {
        title: 'Levosalbutamol, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/xopenex-hfa/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'terbutaline',
      by: {
        title: 'Terbutaline, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/terbutaline/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'formoterol',
      by: {
        title: 'Formoterol with budesonide, prescribing information of Thailand, interactions',
        address: 'https://uat.mimsdev.com/thailand/drug/info/symbicort-rapihaler/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'salmeterol',
      by: {
        title: 'Salmeterol, Swiss product information, interactions',
        address: 'https://generika.cc:443/dt/generika/fachinfo/reg/57169/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ipratropium',
      by: {
        title: 'Ipratropium, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/ipratropium/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tiotropium',
      by: {
        title: 'Tiotropium, prescribing information of Thailand, interactions',
        address:
          'https://uat.mimsdev.com/thailand/drug/info/spiriva-handihaler-spiriva-respimat/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'montelukast',
      by: {
        title: 'Montelukast, prescribing information of Indonesia, interactions',
        address: 'https://www.mims.com/indonesia/drug/info/monarin/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'guaifenesin',
      by: {
        title: 'Guaifenesin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/lemsip-chesty-cough/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ambroxol',
      by: {
        title: 'Ambroxol, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/mucobroxol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'bromhexine',
      by: {
        title: 'Bromhexine, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/bromhexine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'carbocisteine',
      by: {
        title: 'Carbocisteine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/carbocisteine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'acetylcysteine',
      by: {
        title: 'Acetylcysteine, prescribing information of Thailand, interactions',
        address: 'https://sit.mimsdev.com/thailand/drug/info/acc-sandoz/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'menthol',
      by: {
        title: 'Menthol with eucalyptus oil, summary of product characteristics, interactions',
        address: 'https://www.medicines.org.uk/emc/product/4952/smpc/print',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cetirizine',
      by: {
        title: 'Cetirizine, US prescribing information, precautions and interactions',
        address: 'http://www.healthscout.com/rxdetail/1/77/3/main.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'levocetirizine',
      by: {
        title: 'Levocetirizine, Italian summary of product characteristics, interactions',
        address:
          'https://www.starbene.it/farmaci/levocetirizina-ra-20cpr-riv5mg_042259010/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'loratadine',
      by: {
        title: 'Loratadine, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/loratadine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'desloratadine',
      by: {
        title: 'Desloratadine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/desloratadine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'fexofenadine',
      by: {
        title: 'Fexofenadine, prescribing information of Thailand, interactions',
        address: 'https://www.mims.com/thailand/drug/info/telfast/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'bilastine',
      by: {
        title: 'Bilastine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/bilastine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'chlorphenamine',
      by: {
        title:
          'Chlorphenamine, summary of product characteristics, contraindications, warnings and interactions',
        address: 'https://rxreasoner.com/monographs/piriton/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hydroxyzine',
      by: {
        title: 'Hydroxyzine (Atarax), Swiss prescribing information, interactions',
        address: 'https://generika.cc:443/dt/generika/fachinfo/reg/21871/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'promethazine',
      by: {
        title: 'Promethazine, text of product information, interactions',
        address: 'https://rxreasoner.com/substances/promethazine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'diphenhydramine',
      by: {
        title: 'Diphenhydramine, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/diphenhydramine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'phenylephrine',
      by: {
        title:
          'Phenylephrine by injection, UK summary of product characteristics, section 4.5; Swiss text of the oral one read beside it',
        address: 'https://medicines.org.uk/emc/product/5577/smpc',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'levodropropizine',
      by: {
        title:
          'Levodropropizine (Salvituss), summary of product characteristics (Italian), interactions',
        address: 'http://carloanibaldi.com/terapia/schede/SALVITUSS.htm',
        date: '2026-11-23',
      },
    },
  ],
}
