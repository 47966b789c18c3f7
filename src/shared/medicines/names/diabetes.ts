import { type NamesTable, named, product } from '../table'

/** Diabetes. */
export const diabetes: NamesTable = {
  ingredients: {
    metformin: named(
      '',
      'Glucophage, Glycomet, Glyciphage, Obimet, Okamet, Cetapin, Fortamet, Glumetza, Glycomet SR, Glyciphage SR, Okamet SR, Obimet SR, Cetapin XR, Glucophage XR, Glucophage SR, Gluconorm, Gluconorm SR, Siofor, Stagid, Metforal, Dianben',
    ),
    insulin: named(
      'human insulin, insulin human, regular insulin, soluble insulin, isophane insulin, NPH insulin, insulin isophane, insulin glargine, insulin lispro, insulin aspart, insulin detemir, insulin degludec, insulin glulisine',
      'Lantus, Toujeo, Basaglar, Basalog, Humalog, NovoRapid, Novolog, Fiasp, Levemir, Tresiba, Apidra, Actrapid, Insulatard, Mixtard, Human Mixtard, Huminsulin, Humulin, Novomix, Novolin, Ryzodeg, Insugen, Wosulin, Glaritus, Lupisulin, Humalog Mix',
    ),
    glibenclamide: named('glyburide', 'Daonil, Diabeta, Micronase, Euglucon'),
    gliclazide: named(
      'gliclazide MR',
      'Diamicron, Diamicron MR, Glizid, Glizid MR, Reclide, Reclide MR',
    ),
    glimepiride: named('', 'Amaryl, Glimestar, Azulix, Zoryl, Glimisave'),
    glipizide: named('', 'Glucotrol, Minidiab'),
    tolbutamide: named('', 'Orinase'),
    chlorpropamide: named('', 'Diabinese'),
    tolazamide: named('', 'Tolinase'),
    repaglinide: named('', 'Prandin, NovoNorm'),
    nateglinide: named('', 'Starlix'),
    pioglitazone: named('', 'Actos, Pioz, Pioglit'),
    rosiglitazone: named('', 'Avandia'),
    acarbose: named('', 'Precose, Glucobay'),
    miglitol: named('', 'Glyset'),
    voglibose: named('', 'Volix, Volibo'),
    sitagliptin: named('', 'Januvia, Istavel, Xelevia'),
    vildagliptin: named('', 'Galvus, Jalra, Zomelis'),
    linagliptin: named('', 'Trajenta, Tradjenta, Ondero'),
    saxagliptin: named('', 'Onglyza'),
    alogliptin: named('', 'Nesina, Vipidia'),
    teneligliptin: named('', 'Tenglyn, Ziten, Zita Plus, Dynaglipt, Tendia'),
    dapagliflozin: named('', 'Forxiga, Farxiga, Oxra, Udapa, Dapavel'),
    empagliflozin: named('', 'Jardiance, Gibtulio'),
    canagliflozin: named('', 'Invokana'),
    ertugliflozin: named('', 'Steglatro'),
    remogliflozin: named('remogliflozin etabonate', 'Remozen'),
    exenatide: named('', 'Byetta, Bydureon'),
    liraglutide: named('', 'Victoza, Saxenda'),
    dulaglutide: named('', 'Trulicity'),
    lixisenatide: named('', 'Lyxumia'),
    semaglutide: named('', 'Ozempic, Rybelsus, Wegovy'),
    tirzepatide: named('', 'Mounjaro, Zepbound'),
  },
  products: {
    'Volix-M': product(['voglibose', 'metformin']),
    'Glycomet GP': product(
      ['metformin', 'glimepiride'],
      '',
      'Gluconorm-G, Amaryl M, Gemer, Zoryl-M, Azulix MF, Glimestar-M, Glimisave M',
    ),
    'Glycomet Trio': product(
      ['metformin', 'glimepiride', 'voglibose'],
      '',
      'Amaryl MV, Glimisave MV, Gluconorm-VG',
    ),
    Tribet: product(['metformin', 'glimepiride', 'pioglitazone'], '', 'Gemer P'),
    Glucovance: product(['glibenclamide', 'metformin'], '', 'Glucored Forte'),
    Reclimet: product(['gliclazide', 'metformin'], '', 'Glizid-M'),
    'Glynase-MF': product(['glipizide', 'metformin']),
    Janumet: product(['sitagliptin', 'metformin'], '', 'Istamet, Velmetia, Efficib'),
    'Galvus Met': product(['vildagliptin', 'metformin'], '', 'Jalra-M, Zomelis Met, Eucreas'),
    Jentadueto: product(['linagliptin', 'metformin'], '', 'Trajenta Duo, Ondero Met'),
    Kombiglyze: product(['saxagliptin', 'metformin'], '', 'Komboglyze'),
    'Tenglyn-M': product(
      ['teneligliptin', 'metformin'],
      '',
      'Ziten-M, Dynaglipt-M, Zita Met Plus, Tendia-M',
    ),
    Xigduo: product(['dapagliflozin', 'metformin'], '', 'Oxramet'),
    Synjardy: product(['empagliflozin', 'metformin'], '', 'Gibtulio Met'),
    Invokamet: product(['canagliflozin', 'metformin'], '', 'Vokanamet'),
    Glyxambi: product(['empagliflozin', 'linagliptin']),
    Qtern: product(['saxagliptin', 'dapagliflozin']),
    Competact: product(['pioglitazone', 'metformin'], '', 'Actoplus Met'),
    Xultophy: product(['insulin', 'liraglutide']),
    Soliqua: product(['insulin', 'lixisenatide'], '', 'Suliqua'),
  },
  covered: [
    {
      ingredients: 'dapagliflozin',
      by: {
        title:
          'Qternmet XR (dapagliflozin, saxagliptin, metformin), US prescribing information, table 5: other medicines and dapagliflozin',
        address: 'http://www.120ty.net/bencandy.php?aid=59414&fid=134&page=26',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'metformin',
      by: {
        title:
          'Metformin (Metfor XR), prescribing information in the Philippines, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/metfor-xr/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'glimepiride, gliclazide, glipizide, glibenclamide',
      by: {
        title:
          'Glimepiride (Norizec), prescribing information in the Philippines, and summaries of product characteristics of the others, section 4.5',
        address: 'https://www.mims.com/philippines/drug/info/norizec/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'insulin',
      by: {
        title: 'Insulin (Humulin 70/30), prescribing information in Hong Kong, interactions',
        address: 'https://www.mims.com/hongkong/drug/info/humulin%2070-30/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'pioglitazone',
      by: {
        title: 'Pioglitazone, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/pioglitazone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'acarbose',
      by: {
        title: 'Acarbose (Capribose), prescribing information in Indonesia, interactions',
        address: 'https://www.mims.com/indonesia/drug/info/capribose/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sitagliptin',
      by: {
        title: 'Sitagliptin (Siglivia), prescribing information in Thailand, drug interactions',
        address: 'https://www.mims.com/thailand/drug/info/siglivia/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'vildagliptin',
      by: {
        title:
          'Vildagliptin with metformin (Proglinmet), prescribing information in the Philippines, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/proglinmet/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'linagliptin',
      by: {
        title: 'Linagliptin (Tradjenta), changes of the US prescribing information, interactions',
        address:
          'http://www.drugs.com/labeling-changes/September-2012/tradjenta-linagliptin-5-mg-3067.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'saxagliptin',
      by: {
        title: 'Saxagliptin (Onglyza), prescribing information in Vietnam, interactions',
        address: 'https://www.mims.com/vietnam/drug/info/onglyza/drug-interactions?type=vidal',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'teneligliptin',
      by: {
        title: 'Teneligliptin (Glipten), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/glipten/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'empagliflozin',
      by: {
        title:
          'Empagliflozin with metformin (Jardiance Duo), prescribing information in Hong Kong, interactions',
        address: 'https://www.mims.com/hongkong/drug/info/jardiance%20duo/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'semaglutide',
      by: {
        title: 'Semaglutide (Rybelsus), Swiss prescribing information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/67446/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'liraglutide',
      by: {
        title: 'Liraglutide (Victoza), prescribing information in Singapore, interactions',
        address: 'https://www.mims.com/singapore/drug/info/victoza',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dulaglutide',
      by: {
        title: 'Dulaglutide (Trulicity), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/trulicity/drug-interactions',
        date: '2026-11-23',
      },
    },
  ],
}
