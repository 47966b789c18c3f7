import { type NamesTable, named, product } from '../table'

/** Diabetes, thyroid, gout, bones and hormones. */
export const hormones: NamesTable = {
  ingredients: {
    // Diabetes.
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

    // Thyroid.
    levothyroxine: named(
      'thyroxine, L-thyroxine',
      'Synthroid, Eltroxin, Thyronorm, Euthyrox, Thyrox, Lethyrox, Berlthyrox, L-Thyroxin Henning, Levothyrox, Eutirox, Tirosint, Levaxin, Thyrax',
    ),
    liothyronine: named('', 'Cytomel'),
    carbimazole: named('', 'Neo-Mercazole'),
    thiamazole: named('methimazole', 'Tapazole'),
    propylthiouracil: named('PTU'),

    // Gout.
    allopurinol: named('', 'Zyloprim, Zyloric, Uripurin'),
    febuxostat: named('', 'Uloric, Adenuric, Febutaz, Febustat, Feburic'),
    colchicine: named('colchicin', 'Colcrys, Mitigare, Zycolchin, Goutnil'),
    probenecid: named('', 'Benemid, Bencid'),
    benzbromarone: named(),

    // Contraception, cycle, menopause.
    ethinylestradiol: named('ethinyloestradiol'),
    estradiol: named(
      'oestradiol, estradiol valerate, oestradiol valerate',
      'Estrace, Progynova, Estraderm, Vagifem, Gynokadin, Evorel, Elleste Solo, Oestrogel',
    ),
    'conjugated estrogens': named('conjugated oestrogens', 'Premarin'),
    levonorgestrel: named('', 'Plan B, Levonelle, iPill, Unwanted 72, Norlevo'),
    desogestrel: named('', 'Cerazette, Cerelle'),
    drospirenone: named('', 'Slynd'),
    gestodene: named(),
    norgestimate: named(),
    norelgestromin: named(),
    etonogestrel: named('', 'Implanon, Nexplanon'),
    dienogest: named('', 'Visanne'),
    cyproterone: named('cyproterone acetate', 'Androcur'),
    norethisterone: named('norethindrone', 'Primolut N, Primolut-Nor, Regestrone, Micronor'),
    medroxyprogesterone: named('', 'Provera, Depo-Provera, Deviry, Sayana, Meprate'),
    progesterone: named(
      'micronised progesterone, micronized progesterone',
      'Utrogestan, Prometrium, Susten, Utrogest',
    ),
    dydrogesterone: named('', 'Duphaston'),
    megestrol: named('', 'Megace'),
    tibolone: named('', 'Livial'),
    ulipristal: named('ulipristal acetate', 'ellaOne'),
    mifepristone: named('', 'Mifeprex, Mifegyne'),
    clomifene: named('clomiphene', 'Clomid, Siphene, Fertomid'),
    cabergoline: named('', 'Dostinex'),
    bromocriptine: named('', 'Parlodel, Cycloset'),
    raloxifene: named('', 'Evista'),
    testosterone: named('', 'Nebido, AndroGel'),

    // Prostate and hair, bones, weight.
    finasteride: named('', 'Proscar, Propecia, Finpecia, Finax'),
    dutasteride: named('', 'Avodart, Duprost, Dutas'),
    'alendronic acid': named('alendronate', 'Fosamax'),
    'risedronic acid': named('risedronate', 'Actonel'),
    'ibandronic acid': named('ibandronate', 'Boniva, Bonviva'),
    orlistat: named('', 'Xenical, Alli'),
    cinacalcet: named('', 'Sensipar, Mimpara'),
    desmopressin: named('', 'Minirin, DDAVP'),
  },
  products: {
    Femoston: product(['estradiol', 'dydrogesterone']),
    'Elleste Duet': product(['estradiol', 'norethisterone'], '', 'Kliovance'),
    Fosavance: product(['alendronic acid', 'colecalciferol']),
    Prothyrid: product(['levothyroxine', 'liothyronine'], '', 'Novothyral'),
    'MTP Kit': product(['mifepristone', 'misoprostol'], '', 'Unwanted Kit'),
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
    Microgynon: product(
      ['ethinylestradiol', 'levonorgestrel'],
      '',
      'Ovral-L, Mala-N, Mala-D, Loette, Rigevidon, Ovranette, Minidril, Adepal',
    ),
    Marvelon: product(['ethinylestradiol', 'desogestrel'], '', 'Mercilon, Novelon, Femilon'),
    Yasmin: product(['ethinylestradiol', 'drospirenone'], '', 'Yaz, Jasminelle'),
    Femodene: product(['ethinylestradiol', 'gestodene']),
    Cilest: product(['ethinylestradiol', 'norgestimate'], '', 'Ortho Tri-Cyclen, Sprintec'),
    Evra: product(['ethinylestradiol', 'norelgestromin'], '', 'Ortho Evra, Xulane'),
    NuvaRing: product(['ethinylestradiol', 'etonogestrel']),
    Valette: product(['ethinylestradiol', 'dienogest']),
    Qlaira: product(['estradiol', 'dienogest'], '', 'Natazia'),
    'co-cyprindiol': product(
      ['ethinylestradiol', 'cyproterone'],
      '',
      'Diane-35, Dianette, Krimson-35, Ginette-35',
    ),
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
        address: 'https://sit.mimsdev.com/philippines/drug/info/metfor-xr/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'glimepiride, gliclazide, glipizide, glibenclamide',
      by: {
        title:
          'Glimepiride (Norizec), prescribing information in the Philippines, and summaries of product characteristics of the others, section 4.5',
        address: 'https://uat.mims.com/philippines/drug/info/norizec/drug-interactions',
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
        address: 'https://uat.mimsdev.com/thailand/drug/info/siglivia/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'vildagliptin',
      by: {
        title:
          'Vildagliptin with metformin (Proglinmet), prescribing information in the Philippines, drug interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/proglinmet/drug-interactions',
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
        address: 'https://sit.mimsdev.com/philippines/drug/info/glipten/drug-interactions',
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
    {
      ingredients: 'levothyroxine',
      by: {
        title:
          'Levothyroxine (Thyvex), prescribing information in the Philippines, drug interactions',
        address:
          'https://sit.mimsdev.com/philippines/drug/info/thyvex-50-thyvex-100/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'carbimazole',
      by: {
        title: 'Carbimazole, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/carbimazole/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'thiamazole',
      by: {
        title:
          'Thiamazole (Tapazole), prescribing information in Thailand, precautions and interactions',
        address: 'https://uat.mimsdev.com/thailand/drug/info/tapazole/special-precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'propylthiouracil',
      by: {
        title: 'Propylthiouracil, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/propylthiouracil/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'allopurinol',
      by: {
        title: 'Allopurinol, US prescribing information, section 7',
        address: 'https://medlibrary.org/lib/rx/meds/allopurinol-47/page/3/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'febuxostat',
      by: {
        title: 'Febuxostat (Ritemed), prescribing information in the Philippines, interactions',
        address:
          'https://uat.mimsdev.com/philippines/drug/info/ritemed-febuxostat/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'colchicine',
      by: {
        title: 'Colchicine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/colchicine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ethinylestradiol, levonorgestrel',
      by: {
        title:
          'Levonorgestrel with ethinylestradiol (Zinnia P), prescribing information in the Philippines, drug interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/zinnia-p/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'desogestrel',
      by: {
        title: 'Desogestrel, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/desogestrel/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'norethisterone',
      by: {
        title: 'Norethisterone (Norcolut), prescribing information in Malaysia, interactions',
        address:
          'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/norcolut/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'medroxyprogesterone',
      by: {
        title: 'Medroxyprogesterone, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/medroxyprogesterone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'progesterone',
      by: {
        title: 'Progesterone, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/progesterone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dydrogesterone',
      by: {
        title: 'Dydrogesterone (Duphaston), prescribing information in Singapore, interactions',
        address:
          'https://prdmimsweb.azurewebsites.net/singapore/drug/info/duphaston/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'finasteride',
      by: {
        title: 'Finasteride (Sitas), Italian summary of product characteristics, interactions',
        address: 'https://starbene.it/farmaci/sitas-15cpr-riv5mg-al_pvc_pvdc_038670117/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dutasteride',
      by: {
        title: 'Dutasteride (Avodart), prescribing information in Malaysia, interactions',
        address:
          'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/avodart/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clomifene',
      by: {
        title:
          'Clomifene (Serophene), US prescribing information, interactions and contraindications',
        address:
          'http://www.druglib.com/druginfo/serophene/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cabergoline',
      by: {
        title: 'Cabergoline, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/cabergoline/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'alendronic acid',
      by: {
        title: 'Alendronic acid, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/alendronate/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'estradiol',
      by: {
        title: 'Estradiol patches, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/epiestrol-8cer-transd25mcg_24h_029000015/interazioni',
        date: '2026-11-23',
      },
    },
  ],
}
