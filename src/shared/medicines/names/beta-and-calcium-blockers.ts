import { type NamesTable, named, product } from '../table'

/** Beta-blockers and calcium-channel blockers. */
export const betaAndCalciumBlockers: NamesTable = {
  ingredients: {
    // Beta-blockers.
    propranolol: named(
      '',
      'Inderal, Inderal LA, Ciplar, Ciplar LA, Betacap, Betacap TR, Hemangeol, Hemangiol, Avlocardyl, Sumial',
    ),
    atenolol: named('', 'Tenormin, Aten, Betacard, Tenolol, Tenormine'),
    metoprolol: named(
      '',
      'Lopressor, Toprol, Toprol XL, Betaloc, Betaloc ZOK, Beloc, Beloc ZOK, Beloc ZOK Mite, Beloc ZOK Forte, Seloken, Seloken XL, Metolar, Metolar XR, Met XL, Starpress, Starpress XL, Prolomet, Prolomet XL, Revelol, Revelol XL, Vinicor, Vinicor XL, Seloken ZOC, Selo-Zok, Selokeen, Selokeen ZOC',
    ),
    bisoprolol: named(
      '',
      'Concor, Concor Cor, Emconcor, Zebeta, Cardicor, Corbis, Détensiel, Cardensiel, Congescor',
    ),
    carvedilol: named('', 'Coreg, Coreg CR, Dilatrend, Cardivas, Carvil, Carloc, Carca, Carvistar'),
    labetalol: named('', 'Trandate, Normodyne, Labebet'),
    nebivolol: named(
      '',
      'Bystolic, Nebilet, Lobivon, Nebicard, Nebistar, Nebilong, Nodon, Temerit',
    ),
    nadolol: named('', 'Corgard'),
    pindolol: named('', 'Visken'),
    timolol: named('', 'Blocadren, Timoptic, Timoptol, Iotim'),
    acebutolol: named('', 'Sectral'),
    betaxolol: named('', 'Kerlone, Betoptic'),
    celiprolol: named('', 'Celectol'),
    esmolol: named('', 'Brevibloc'),
    oxprenolol: named('', 'Trasicor'),
    penbutolol: named(),
    carteolol: named(),
    levobunolol: named('', 'Betagan'),

    // Calcium-channel blockers.
    amlodipine: named(
      'levamlodipine, S-amlodipine',
      'Norvasc, Istin, Amlong, Amlodac, Amlokind, Stamlo, Amlopres, Amlovas, Amlip, Amtas, Asomex, Eslo, Amlor',
    ),
    felodipine: named('', 'Plendil'),
    nifedipine: named(
      '',
      'Adalat, Adalat LA, Adalat CC, Adalat Retard, Adalat Oros, Procardia, Procardia XL, Nicardia, Nicardia Retard, Nicardia XL, Calcigard, Calcigard Retard, Depin, Depin Retard, Coracten, Coracten SR, Coracten XL',
    ),
    cilnidipine: named('', 'Cilacar, Cilnip, Nexovas'),
    benidipine: named('', 'Benitowa, Coniel'),
    azelnidipine: named('', 'Azusa'),
    efonidipine: named('', 'Efnocar'),
    nicardipine: named('', 'Cardene, Loxen, Loxen LP'),
    nimodipine: named('', 'Nimotop'),
    nisoldipine: named('', 'Sular'),
    nitrendipine: named('', 'Baypress'),
    isradipine: named('', 'DynaCirc'),
    lercanidipine: named('', 'Zanidip, Zanedip'),
    lacidipine: named('', 'Motens'),
    manidipine: named('', 'Iperten'),
    verapamil: named(
      '',
      'Calan, Calan SR, Isoptin, Isoptin SR, Verelan, Verelan PM, Securon, Securon SR, Calaptin, Calaptin SR, Manidon, Manidon Retard',
    ),
    diltiazem: named(
      '',
      'Cardizem, Cardizem CD, Cardizem LA, Tiazac, Dilzem, Dilzem SR, Dilzem XL, Dilzem CD, Tildiem, Tildiem LA, Tildiem Retard, Adizem, Adizem SR, Adizem XL, Angizem, Angizem CD, Masdil, Masdil Retard',
    ),
  },
  products: {
    'Amlopres L': product(['amlodipine', 'lisinopril'], '', 'Listril AM, Lipril AM'),
    Lotrel: product(['amlodipine', 'benazepril']),
    Exforge: product(['amlodipine', 'valsartan']),
    'Exforge HCT': product(['amlodipine', 'valsartan', 'hydrochlorothiazide']),
    Twynsta: product(
      ['amlodipine', 'telmisartan'],
      '',
      'Telma AM, Telmikind AM, Telsartan AM, Tazloc AM, Telista AM, Telvas AM, Cresar AM, Telpres AM, Eritel AM, Inditel AM, Sartel AM',
    ),
    Azor: product(
      ['amlodipine', 'olmesartan'],
      '',
      'Sevikar, Vocado, Olmezest AM, Olsar A, Olvance AM',
    ),
    'co-tenidone': product(['atenolol', 'chlortalidone'], '', 'Tenoretic, Tenoret, Tenoric'),
    'Amlokind AT': product(
      ['amlodipine', 'atenolol'],
      '',
      'Stamlo Beta, Amlong A, Amlopres AT, Amlip AT, Aten AM, Betacard AM, Tenolol AM',
    ),
    'Beta Nicardia': product(['atenolol', 'nifedipine'], '', 'Tenif, Nif-Ten'),
    Ziac: product(['bisoprolol', 'hydrochlorothiazide'], '', 'Lodoz, Concor Plus'),
    'Concor AM': product(['bisoprolol', 'amlodipine']),
    'Concor T': product(['bisoprolol', 'telmisartan']),
    'Met XL AM': product(
      ['metoprolol', 'amlodipine'],
      '',
      'Metolar AM, Revelol AM, Starpress AM, Prolomet AM, Amlong MT',
    ),
    'Cilacar M': product(['cilnidipine', 'metoprolol']),
    'Cilacar C': product(['cilnidipine', 'chlortalidone']),
    'Cilacar TC': product(['cilnidipine', 'telmisartan', 'chlortalidone']),
    'Nebicard H': product(['nebivolol', 'hydrochlorothiazide'], '', 'Nebilet Plus, Nebilong H'),
    'Nebilong AM': product(['nebivolol', 'amlodipine'], '', 'Nebicard SM, Nebistar SA'),
    'Nebicard T': product(['nebivolol', 'telmisartan']),
    'Amlong H': product(['amlodipine', 'hydrochlorothiazide']),
    Caduet: product(['amlodipine', 'atorvastatin']),
  },
  covered: [
    {
      ingredients: 'metoprolol, atenolol, bisoprolol, carvedilol, nebivolol',
      by: {
        title: 'Bisoprolol, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/bisosten/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'propranolol',
      by: {
        title: 'Propranolol (Inderal), prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/malaysia/drug/info/inderal/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'amlodipine',
      by: {
        title: 'Amlodipine, prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/malaysia/drug/info/amnoz/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'felodipine',
      by: {
        title: 'Felodipine, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/felodipine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nifedipine',
      by: {
        title: 'Nifedipine, summary of product characteristics, sections 4.3 to 4.5',
        address: 'https://www.rxreasoner.com/monographs/nifelat/precautions',
        date: '2021',
      },
    },
    {
      ingredients: 'cilnidipine',
      by: {
        title: 'Cilnidipine, generic information on MIMS, drug interactions',
        address: 'https://www.mims.com/myanmar/drug/info/cilnidipine?mtype=generic',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'lercanidipine',
      by: {
        title: 'Lercanidipine, summary of product characteristics, section 4.3',
        address: 'https://www.rxreasoner.com/monographs/lercanidipine/precautions',
        date: '2018',
      },
    },
    {
      ingredients: 'diltiazem',
      by: {
        title: 'Diltiazem, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/thailand/drug/info/cardil%20cr/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'verapamil',
      by: {
        title: 'Verapamil, US prescribing information, interactions',
        address:
          'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=9d529fe3-7b5c-4dde-9a8c-440a969df359&version=11',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'timolol',
      by: {
        title: 'Timolol eye drops, concise prescribing information of Hong Kong, interactions',
        address: 'https://www.mims.com/hongkong/drug/info/timolol',
        date: '2026-11-23',
      },
    },
  ],
}
