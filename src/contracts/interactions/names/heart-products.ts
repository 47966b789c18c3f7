import { type NamesTable, product } from '../table'

/** Products of several medicines for heart, blood pressure, vessels, prostate and lipids. */
export const heartProducts: NamesTable = {
  ingredients: {},
  products: {
    // Diuretics.
    'co-amilofruse': product(['amiloride', 'furosemide'], '', 'Frumil, Lasiride, Amifru'),
    'co-amilozide': product(
      ['amiloride', 'hydrochlorothiazide'],
      '',
      'Moduretic, Moduret, Biduret',
    ),
    'co-triamterzide': product(['triamterene', 'hydrochlorothiazide'], '', 'Dyazide, Maxzide'),
    Ditide: product(['triamterene', 'benzthiazide']),
    Lasilactone: product(['furosemide', 'spironolactone'], '', 'Spiromide'),
    'Dytor Plus': product(['torasemide', 'spironolactone'], '', 'Tide Plus'),
    'Eptus T': product(['eplerenone', 'torasemide']),
    Aldactazide: product(['spironolactone', 'hydrochlorothiazide']),

    // ACE inhibitors.
    'Cardace H': product(
      ['ramipril', 'hydrochlorothiazide'],
      '',
      'Tritazide, Delix Plus, Ramistar H',
    ),
    'Cardace AM': product(['ramipril', 'amlodipine']),
    'Cardace Meto': product(['ramipril', 'metoprolol']),
    Zestoretic: product(['lisinopril', 'hydrochlorothiazide'], '', 'Prinzide, Listril Plus'),
    'Amlopres L': product(['amlodipine', 'lisinopril'], '', 'Listril AM, Lipril AM'),
    Vaseretic: product(['enalapril', 'hydrochlorothiazide'], '', 'Innozide, Envas H'),
    'Lotensin HCT': product(['benazepril', 'hydrochlorothiazide']),
    Lotrel: product(['amlodipine', 'benazepril']),
    'Coversyl AM': product(['perindopril', 'amlodipine'], '', 'Coveram, Prestalia, Coverlam'),
    'Coversyl Plus': product(['perindopril', 'indapamide'], '', 'Preterax, Noliprel'),
    Triplixam: product(['perindopril', 'indapamide', 'amlodipine']),
    Tarka: product(['trandolapril', 'verapamil']),

    // Angiotensin receptor blockers.
    Entresto: product(['sacubitril', 'valsartan'], '', 'Vymada, Cidmus, Azmarda'),
    Hyzaar: product(
      ['losartan', 'hydrochlorothiazide'],
      '',
      'Cozaar Comp, Losar H, Losacar H, Repace H, Zaart H, Covance D',
    ),
    'Losar A': product(['losartan', 'amlodipine'], '', 'Losacar A, Repace A, Amlopres Z'),
    'Losar Beta': product(['losartan', 'atenolol']),
    'Diovan HCT': product(
      ['valsartan', 'hydrochlorothiazide'],
      '',
      'Co-Diovan, Diovan Comp, Valzaar H',
    ),
    Exforge: product(['amlodipine', 'valsartan']),
    'Exforge HCT': product(['amlodipine', 'valsartan', 'hydrochlorothiazide']),
    Avalide: product(['irbesartan', 'hydrochlorothiazide'], '', 'CoAprovel, Irovel H, Karvezide'),
    'Atacand HCT': product(
      ['candesartan', 'hydrochlorothiazide'],
      '',
      'Atacand Plus, Blopress Plus, Candesar H',
    ),
    'Micardis HCT': product(
      ['telmisartan', 'hydrochlorothiazide'],
      '',
      'MicardisPlus, Telma H, Telmikind H, Telsartan H, Tazloc H, Telista H, Telvas H, Cresar H, Telpres H, Eritel H, Inditel H, Sartel H',
    ),
    Twynsta: product(
      ['amlodipine', 'telmisartan'],
      '',
      'Telma AM, Telmikind AM, Telsartan AM, Tazloc AM, Telista AM, Telvas AM, Cresar AM, Telpres AM, Eritel AM, Inditel AM, Sartel AM',
    ),
    'Telma AMH': product(
      ['telmisartan', 'amlodipine', 'hydrochlorothiazide'],
      '',
      'Telmikind AMH, Tazloc Trio, Telvas 3D',
    ),
    'Telma CT': product(
      ['telmisartan', 'chlortalidone'],
      '',
      'Telmikind CT, Tazloc CT, Telvas CT, Telpres CT, Eritel CH, CTD T',
    ),
    'Telma ACT': product(['telmisartan', 'amlodipine', 'chlortalidone']),
    'Telma LN': product(['telmisartan', 'cilnidipine'], '', 'Cilacar T, Eritel LN'),
    'Telma Beta': product(['telmisartan', 'metoprolol'], '', 'Telmikind Beta, Tazloc Beta'),
    'Benicar HCT': product(
      ['olmesartan', 'hydrochlorothiazide'],
      '',
      'Olmetec Plus, Votum Plus, Olmezest H, Olsar H, Olvance H, Olmy H, Olmesar H',
    ),
    Azor: product(
      ['amlodipine', 'olmesartan'],
      '',
      'Sevikar, Vocado, Olmezest AM, Olsar A, Olvance AM',
    ),
    Tribenzor: product(
      ['olmesartan', 'amlodipine', 'hydrochlorothiazide'],
      '',
      'Sevikar HCT, Vocado HCT, Olmezest AMH',
    ),
    'Olmezest CH': product(['olmesartan', 'chlortalidone']),
    'Olsar M': product(['olmesartan', 'metoprolol']),
    Edarbyclor: product(['azilsartan', 'chlortalidone']),

    // Beta-blockers and calcium-channel blockers.
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
    'Arkamin H': product(['clonidine', 'hydrochlorothiazide']),

    // Nitrates.
    BiDil: product(['isosorbide dinitrate', 'hydralazine'], '', 'Isolazine'),

    // Prostate.
    Duodart: product(
      ['dutasteride', 'tamsulosin'],
      '',
      'Combodart, Jalyn, Urimax D, Veltam Plus, Flodart Plus, Contiflo D',
    ),
    'Urimax F': product(['finasteride', 'tamsulosin']),
    'Silodal D': product(['silodosin', 'dutasteride'], '', 'Silofast D, Rapilif D'),

    // Lipids.
    Caduet: product(['amlodipine', 'atorvastatin']),
    Vytorin: product(['simvastatin', 'ezetimibe'], '', 'Inegy'),
    Simcor: product(['simvastatin', 'niacin']),
    Advicor: product(['lovastatin', 'niacin']),
    Liptruzet: product(
      ['atorvastatin', 'ezetimibe'],
      '',
      'Atozet, Lipicure EZ, Tonact EZ, Atorlip EZ',
    ),
    'Tonact TG': product(['atorvastatin', 'fenofibrate'], '', 'Lipicure TG, Atorlip F'),
    'Rosuvas F': product(
      ['rosuvastatin', 'fenofibrate'],
      '',
      'Rozavel F, Roseday F, Rosulip F, Razel F, Rosumac F, Rozucor F, Turbovas F, Rosukind F, Novastat TG',
    ),
    'Rosuvas EZ': product(['rosuvastatin', 'ezetimibe'], '', 'Roszet, Rozavel EZ, Razel EZ'),
    'Rosuvas CV': product(['rosuvastatin', 'clopidogrel']),
    Nustendi: product(['bempedoic acid', 'ezetimibe'], '', 'Nexlizet, Brillo EZ'),
  },
  covered: [],
}
