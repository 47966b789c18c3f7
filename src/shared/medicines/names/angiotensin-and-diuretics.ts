import { type NamesTable, named, product } from '../table'

/** What acts on renin, angiotensin and aldosterone, and diuretics. */
export const angiotensinAndDiuretics: NamesTable = {
  ingredients: {
    // Renin, angiotensin, aldosterone.
    captopril: named('', 'Capoten, Aceten'),
    enalapril: named('enalaprilat', 'Vasotec, Innovace, Renitec, Envas, Enam'),
    lisinopril: named('', 'Zestril, Prinivil, Listril, Lipril, Hipril'),
    ramipril: named(
      '',
      'Altace, Tritace, Triatec, Delix, Cardace, Ramistar, Cardiopril, Ramace, Hopace',
    ),
    perindopril: named('', 'Coversyl, Aceon, Prestarium, Coversyl Arginine'),
    quinapril: named('', 'Accupril, Accupro'),
    benazepril: named('', 'Lotensin'),
    fosinopril: named('', 'Monopril'),
    trandolapril: named('', 'Mavik, Gopten'),
    moexipril: named('', 'Univasc'),
    imidapril: named('', 'Tanatril'),
    cilazapril: named(),
    zofenopril: named('zofenopril calcium', 'Zofenil, Bifril'),
    losartan: named(
      'losartan potassium',
      'Cozaar, Losar, Losacar, Repace, Covance, Zaart, Losakind, Lorista',
    ),
    valsartan: named('', 'Diovan, Valzaar, Valent, Starval'),
    irbesartan: named('', 'Avapro, Aprovel, Irovel, Karvea'),
    candesartan: named('candesartan cilexetil', 'Atacand, Amias, Blopress, Candesar'),
    telmisartan: named(
      '',
      'Micardis, Pritor, Kinzal, Telma, Telmikind, Telsartan, Tazloc, Telista, Telvas, Cresar, Telday, Sartel, Eritel, Telpres, Inditel, Tsart',
    ),
    olmesartan: named(
      'olmesartan medoxomil',
      'Benicar, Olmetec, Votum, Olmezest, Olsar, Olmy, Olvance, Olmin, Olmat, Olmesar, Plaunac, Olpress',
    ),
    azilsartan: named('azilsartan medoxomil', 'Edarbi, Zilarta'),
    eprosartan: named('', 'Teveten'),
    fimasartan: named('', 'Fimanta, Kanarb'),
    sacubitril: named(),
    aliskiren: named('', 'Rasilez, Tekturna'),
    spironolactone: named('', 'Aldactone'),
    eplerenone: named('', 'Inspra, Eptus'),
    finerenone: named('', 'Kerendia'),

    // Diuretics.
    amiloride: named('', 'Midamor'),
    triamterene: named('', 'Dyrenium'),
    furosemide: named('frusemide', 'Lasix, Frusenex, Lasilix, Seguril, Furix, Impugan, Diural'),
    bumetanide: named('', 'Bumex, Burinex'),
    torasemide: named('torsemide', 'Demadex, Torem, Unat, Dytor, Tide, Sutril'),
    'etacrynic acid': named('ethacrynic acid', 'Edecrin'),
    hydrochlorothiazide: named('HCTZ', 'Microzide, Esidrix, Aquazide, Esidrex'),
    chlortalidone: named('chlorthalidone', 'Hygroton, Hythalton, CTD'),
    indapamide: named('', 'Natrilix, Natrilix SR, Lozol, Lorvas, Lorvas SR, Fludex, Fludex LP'),
    bendroflumethiazide: named('bendrofluazide'),
    metolazone: named('', 'Zaroxolyn, Metoz'),
    xipamide: named('', 'Aquaphor'),
    benzthiazide: named(),
    tolvaptan: named('', 'Samsca, Jinarc'),
  },
  products: {
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
    'Cardace H': product(
      ['ramipril', 'hydrochlorothiazide'],
      '',
      'Tritazide, Delix Plus, Ramistar H',
    ),
    'Cardace AM': product(['ramipril', 'amlodipine']),
    'Cardace Meto': product(['ramipril', 'metoprolol']),
    Zestoretic: product(['lisinopril', 'hydrochlorothiazide'], '', 'Prinzide, Listril Plus'),
    Vaseretic: product(['enalapril', 'hydrochlorothiazide'], '', 'Innozide, Envas H'),
    'Lotensin HCT': product(['benazepril', 'hydrochlorothiazide']),
    'Coversyl AM': product(['perindopril', 'amlodipine'], '', 'Coveram, Prestalia, Coverlam'),
    'Coversyl Plus': product(['perindopril', 'indapamide'], '', 'Preterax, Noliprel'),
    Triplixam: product(['perindopril', 'indapamide', 'amlodipine']),
    Tarka: product(['trandolapril', 'verapamil']),
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
    Tribenzor: product(
      ['olmesartan', 'amlodipine', 'hydrochlorothiazide'],
      '',
      'Sevikar HCT, Vocado HCT, Olmezest AMH',
    ),
    'Olmezest CH': product(['olmesartan', 'chlortalidone']),
    'Olsar M': product(['olmesartan', 'metoprolol']),
    Edarbyclor: product(['azilsartan', 'chlortalidone']),
  },
  covered: [
    {
      ingredients: 'ramipril, enalapril, lisinopril, perindopril',
      by: {
        title: 'Ramipril, summary of product characteristics, sections 4.3 and 4.4',
        address: 'https://rxreasoner.com/monographs/ramipril/precautions',
        date: '2024',
      },
    },
    {
      ingredients:
        'telmisartan, losartan, valsartan, olmesartan, candesartan, irbesartan, azilsartan',
      by: {
        title: 'Telmisartan (Micardis), prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/singapore/drug/info/micardis/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'sacubitril',
      by: {
        title:
          'Sacubitril with valsartan (Entresto), prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/hongkong/drug/info/entresto/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hydrochlorothiazide, chlortalidone, indapamide, metolazone',
      by: {
        title: 'Telmisartan with hydrochlorothiazide, prescribing information on MIMS',
        address: 'https://www.mims.com/philippines/drug/info/telmirin-plus',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'furosemide',
      by: {
        title: 'Furosemide, prescribing information on MIMS, interactions',
        address:
          'https://www.mims.com/malaysia/drug/info/pharmaniaga%20furosemide/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'torasemide',
      by: {
        title: 'Torasemide, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/torasemide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'spironolactone',
      by: {
        title: 'Spironolactone (Aldactone), US prescribing information, interactions',
        address: 'https://www.pfizermedicalinformation.com/en-us/aldactone/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'eplerenone',
      by: {
        title: 'Eplerenone (Inspra), prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/malaysia/drug/info/inspra/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'captopril',
      by: {
        title: 'Captopril, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/captopril-eg-24cpr-50mg_035036161/interazioni',
        date: '2026-11-23',
      },
    },
  ],
}
