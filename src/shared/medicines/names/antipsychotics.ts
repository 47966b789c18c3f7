import { mineral, type NamesTable, named, product } from '../table'

/** Antipsychotics and lithium. */
export const antipsychotics: NamesTable = {
  ingredients: {
    haloperidol: named('', 'Haldol, Serenace'),
    droperidol: named('', 'Inapsine, Xomolix'),
    chlorpromazine: named('', 'Thorazine, Largactil'),
    levomepromazine: named('methotrimeprazine', 'Nozinan, Neurocil'),
    fluphenazine: named('', 'Modecate, Prolixin'),
    perphenazine: named('', 'Trilafon'),
    trifluoperazine: named('', 'Stelazine'),
    thioridazine: named('', 'Mellaril, Melleril'),
    mesoridazine: named(),
    pimozide: named('', 'Orap'),
    flupentixol: named('flupenthixol', 'Fluanxol, Depixol'),
    zuclopenthixol: named('', 'Clopixol, Cisordinol'),
    chlorprothixene: named('', 'Truxal'),
    melperone: named(),
    pipamperone: named('', 'Dipiperon'),
    sulpiride: named('', 'Dolmatil'),
    levosulpiride: named(),
    amisulpride: named('', 'Solian, Sulpitac, Amazeo'),
    sertindole: named('', 'Serdolect'),
    clozapine: named('', 'Clozaril, Leponex, Sizopin'),
    olanzapine: named('', 'Zyprexa, Oleanz'),
    quetiapine: named('', 'Seroquel, Seroquel XR, Qutan, Qutipin'),
    risperidone: named('', 'Risperdal, Sizodon, Risdone'),
    paliperidone: named('', 'Invega, Xeplion'),
    ziprasidone: named('', 'Geodon, Zeldox'),
    lurasidone: named('', 'Latuda, Luramax'),
    aripiprazole: named('', 'Abilify, Arip MT'),
    brexpiprazole: named('', 'Rexulti'),
    cariprazine: named('', 'Vraylar, Reagila'),
    asenapine: named('', 'Saphris, Sycrest'),
    iloperidone: named('', 'Fanapt'),
    lithium: mineral(
      'lithium carbonate, lithium citrate',
      'Priadel, Lithobid, Camcolit, Eskalith, Lithosun, Licab, Lithosun SR, Quilonum, Quilonum Retard, Hypnorex, Hypnorex Retard, Téralithe, Plenur, Lithionit',
    ),
  },
  products: {
    Symbyax: product(['olanzapine', 'fluoxetine'], '', 'Oleanz Plus'),
    'Sizodon Plus': product(['risperidone', 'trihexyphenidyl'], '', 'Risdone Plus'),
    'Trinicalm Plus': product(['trifluoperazine', 'trihexyphenidyl']),
    Deanxit: product(['flupentixol', 'melitracen'], '', 'Placida'),
  },
  covered: [
    {
      ingredients: 'haloperidol',
      by: {
        title: 'Haldol (haloperidol), Swiss product information, contraindications',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/26891/chapter/contra_indications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'amisulpride',
      by: {
        title: 'Amisulpride, Swiss product information, contraindications',
        address: 'https://ch.oddb.org/de/gcc/fachinfo/reg/59999/chapter/contra_indications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'clozapine',
      by: {
        title:
          'Zaponex (clozapine), summary of product characteristics (MHRA), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/zaponex/precautions',
        date: '2020',
      },
    },
    {
      ingredients: 'quetiapine',
      by: {
        title: 'Quetiapine, summary of product characteristics (Czechia), section 4.5',
        address:
          'https://linked.opendata.cz/describe/?graph=http%3A%2F%2Flinked.opendata.cz%2Fresource%2Fdataset%2Fsukl%2Fspc&url=http%3A%2F%2Flinked.opendata.cz%2Fresource%2Fsukl%2Fspc%2Fsection%2FSPC158507_doc-4-5',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'olanzapine',
      by: {
        title: 'Olanzapine, prescribing information (MIMS Philippines), interactions',
        address: 'https://www.mims.com/philippines/drug/info/salveo/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'risperidone',
      by: {
        title: 'Risperidone, prescribing information (MIMS Singapore), interactions',
        address: 'https://www.mims.com/singapore/drug/info/risperidone-chanelle/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'aripiprazole',
      by: {
        title: 'Aripiprazole (Abilify), Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/56209/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'lithium',
      by: {
        title: 'Lithium, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/litcab/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'levosulpiride',
      by: {
        title: 'Levosulpiride, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/levosulpiride/precautions',
        date: '2026-11-23',
      },
    },
  ],
}
