import { type NamesTable, named, product } from '../table'

/** Contraception, cycle, menopause, prostate and hair. */
export const sexHormones: NamesTable = {
  ingredients: {
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
    finasteride: named('', 'Proscar, Propecia, Finpecia, Finax'),
    dutasteride: named('', 'Avodart, Duprost, Dutas'),
  },
  products: {
    Femoston: product(['estradiol', 'dydrogesterone']),
    'Elleste Duet': product(['estradiol', 'norethisterone'], '', 'Kliovance'),
    'MTP Kit': product(['mifepristone', 'misoprostol'], '', 'Unwanted Kit'),
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
      ingredients: 'ethinylestradiol, levonorgestrel',
      by: {
        title:
          'Levonorgestrel with ethinylestradiol (Zinnia P), prescribing information in the Philippines, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/zinnia-p/drug-interactions',
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
        address: 'https://www.mims.com/malaysia/drug/info/norcolut/drug-interactions',
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
        address: 'https://www.mims.com/singapore/drug/info/duphaston/drug-interactions',
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
        address: 'https://www.mims.com/malaysia/drug/info/avodart/drug-interactions',
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
      ingredients: 'estradiol',
      by: {
        title: 'Estradiol patches, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/epiestrol-8cer-transd25mcg_24h_029000015/interazioni',
        date: '2026-11-23',
      },
    },
  ],
}
