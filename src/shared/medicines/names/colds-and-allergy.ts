import { type NamesTable, named, product } from '../table'

/** Cough, cold and allergy. */
export const coldsAndAllergy: NamesTable = {
  ingredients: {
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
    Maxtra: product(['chlorphenamine', 'phenylephrine']),
    'Ambrodil S': product(['ambroxol', 'salbutamol']),
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
        address: 'https://www.mims.com/thailand/drug/info/acc-sandoz/drug-interactions',
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
