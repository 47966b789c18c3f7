import { type NamesTable, named } from '../table'

/** Heart, vessels and lipids; products of several of these are in heart-products.ts. */
export const heart: NamesTable = {
  ingredients: {
    // Heart rhythm and failure, angina.
    amiodarone: named('', 'Cordarone, Cordarone X, Pacerone, Tachyra, Eurythmic, Aldarone'),
    dronedarone: named('', 'Multaq'),
    sotalol: named('', 'Betapace, Sotacor'),
    dofetilide: named('', 'Tikosyn'),
    disopyramide: named('', 'Norpace, Norpace CR, Rythmodan, Rythmodan Retard'),
    flecainide: named('', 'Tambocor, Tambocor XL, Flécaïne, Flécaïne LP'),
    ibutilide: named('', 'Corvert'),
    procainamide: named('', 'Pronestyl'),
    quinidine: named(),
    mexiletine: named('', 'Mexitil'),
    propafenone: named('', 'Rythmol, Rythmol SR, Arythmol, Rytmonorm'),
    digoxin: named('', 'Lanoxin, Lanicor'),
    ivabradine: named('', 'Procoralan, Corlanor, Coralan, Ivabrad'),
    ranolazine: named('', 'Ranexa, Ranozex, Cartinex'),
    trimetazidine: named(
      '',
      'Flavedon, Flavedon MR, Vastarel, Vastarel MR, Preductal, Preductal MR, Carvidon, Carvidon MR',
    ),
    bepridil: named('', 'Vascor'),
    probucol: named(),

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

    // Other medicines for blood pressure, vessels and the prostate.
    hydralazine: named('hydralazin', 'Apresoline'),
    clonidine: named('', 'Catapres, Catapres TTS, Catapressan, Arkamin'),
    moxonidine: named('', 'Physiotens, Cynt, Moxovas'),
    rilmenidine: named('', 'Hyperium'),
    methyldopa: named('alpha-methyldopa', 'Aldomet, Dopamet, Alphadopa'),
    doxazosin: named('', 'Cardura, Cardura XL, Doxacard'),
    prazosin: named('', 'Minipress, Minipress XL, Prazopress, Prazopress XL'),
    terazosin: named('', 'Hytrin'),
    alfuzosin: named('', 'Xatral, Xatral XL, Xatral OD, Uroxatral, Alfoo, Alfusin'),
    tamsulosin: named(
      '',
      'Flomax, Flomax MR, Flomaxtra XL, Omnic, Omnic Ocas, Urimax, Veltam, Contiflo, Contiflo OD, Contiflo XL, Dynapres, Alna, Alna Ocas, Omexel, Josir',
    ),
    silodosin: named('', 'Rapaflo, Urorec, Silodal, Silofast, Rapilif'),
    bosentan: named('', 'Tracleer'),
    ambrisentan: named('', 'Volibris, Letairis'),
    macitentan: named('', 'Opsumit'),
    riociguat: named('', 'Adempas'),
    vericiguat: named('', 'Verquvo'),
    sildenafil: named(
      '',
      'Viagra, Revatio, Penegra, Manforce, Caverta, Suhagra, Kamagra, Silagra, Edegra, Vigora',
    ),
    tadalafil: named('', 'Cialis, Adcirca, Megalis, Tadacip, Forzest, Tazzle, Modula'),
    vardenafil: named('', 'Levitra, Staxyn'),
    avanafil: named('', 'Stendra, Spedra'),
    udenafil: named('', 'Zydena'),
    'glyceryl trinitrate': named(
      'nitroglycerin, nitroglycerine, GTN',
      'Nitrostat, Nitro-Dur, Nitrolingual, Deponit, Nitrocontin, Nitroderm, Angised, GTN Sorbitrate, Angispan TR, Natispray',
    ),
    'isosorbide mononitrate': named(
      'ISMN',
      'Imdur, Ismo, Ismo Retard, Monoket, Monotrate, Monotrate SR, Monotrate OD, Elantan, Elantan LA, Mono Sorbitrate, Solotrate',
    ),
    'isosorbide dinitrate': named('ISDN', 'Isordil, Sorbitrate, Isoket, Isoket Retard, Risordan'),
    'amyl nitrite': named(),
    nicorandil: named('', 'Ikorel, Nikoran, Nikoran OD, Korandil, Korandil OD, Zynicor'),

    // Lipids.
    simvastatin: named('', 'Zocor, Simvotin, Simcard, Zosta'),
    lovastatin: named('', 'Mevacor, Altoprev'),
    atorvastatin: named(
      'atorvastatin calcium',
      'Lipitor, Sortis, Tahor, Torvast, Atorva, Storvas, Lipicure, Atorlip, Tonact, Atocor, Aztor, Lipikind, Lipvas, Avas, Xtor, Atchol, Totalip, Zarator, Cardyl, Prevencor',
    ),
    rosuvastatin: named(
      'rosuvastatin calcium',
      'Crestor, Rosuvas, Rozavel, Roseday, Rosulip, Razel, Turbovas, Rozucor, Rosumac, Rosukind, Novastat, Rozat',
    ),
    pravastatin: named('', 'Pravachol, Lipostat'),
    fluvastatin: named('', 'Lescol, Lescol XL'),
    pitavastatin: named('pitavastatin calcium', 'Livalo, Pivasta, Flovas'),
    gemfibrozil: named('', 'Lopid'),
    fenofibrate: named(
      'fenofibric acid, choline fenofibrate',
      'Tricor, Trilipix, Lipanthyl, Supralip, Fenolip, Stanlip, Lipicard',
    ),
    bezafibrate: named('', 'Bezalip, Bezalip Mono, Bezalip Retard'),
    ciprofibrate: named('', 'Modalim, Lipanor'),
    ezetimibe: named('', 'Zetia, Ezetrol, Ezedoc'),
    'bempedoic acid': named('', 'Nexletol, Nilemdo, Brillo'),
    colestyramine: named('cholestyramine', 'Questran'),
    niacin: named('nicotinic acid', 'Niaspan'),
  },
  products: {},
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
        address:
          'https://prdmimsweb.azurewebsites.net/singapore/drug/info/micardis/drug-interactions',
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
        address: 'https://uat.mimsdev.com/philippines/drug/info/telmirin-plus',
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
        address: 'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/inspra/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'metoprolol, atenolol, bisoprolol, carvedilol, nebivolol',
      by: {
        title: 'Bisoprolol, prescribing information on MIMS, drug interactions',
        address: 'https://sit.mimsdev.com/philippines/drug/info/bisosten/drug-interactions',
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
        address: 'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/amnoz/drug-interactions',
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
        address: 'https://prdmimsweb.azurewebsites.net/myanmar/drug/info/cilnidipine?mtype=generic',
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
      ingredients: 'digoxin',
      by: {
        title: 'Digoxin, prescribing information on MIMS, drug interactions',
        address: 'https://sit.mimsdev.com/philippines/drug/info/ligoxin/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'ivabradine',
      by: {
        title: 'Ivabradine, prescribing information on MIMS, drug interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/valheart/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'trimetazidine',
      by: {
        title: 'Trimetazidine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/trimetazidine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'isosorbide mononitrate',
      by: {
        title:
          'Isosorbide mononitrate (Monoket), Italian summary of product characteristics, interactions',
        address:
          'https://www.starbene.it/farmaci/monoket-multitab-30cpr-60mg-cr_025200041/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'isosorbide dinitrate',
      by: {
        title: 'Isosorbide dinitrate, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/isosorbide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'glyceryl trinitrate',
      by: {
        title: 'Glyceryl trinitrate, prescribing information on MIMS, interactions',
        address: 'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/glice/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nicorandil',
      by: {
        title: 'Nicorandil (Dancor), Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/51593/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clonidine',
      by: {
        title: 'Clonidine (extended release), US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/clonidine-extended-release/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'moxonidine',
      by: {
        title: 'Moxonidine, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/moxonidine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'doxazosin',
      by: {
        title: 'Doxazosin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/doxazosin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'prazosin',
      by: {
        title: 'Prazosin (Minipress), US prescribing information, contraindications and warnings',
        address: 'https://rxreasoner.com/monographs/minipress/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'terazosin',
      by: {
        title: 'Terazosin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/terazosin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tamsulosin',
      by: {
        title: 'Tamsulosin, summary of product characteristics, interactions',
        address: 'https://medicines.org.uk/emc/product/5277/smpc',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'alfuzosin',
      by: {
        title: 'Alfuzosin, summary of product characteristics, warnings and interactions',
        address: 'http://www.medicines.org.uk/emc/product/7047/smpc',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'silodosin',
      by: {
        title: 'Silodosin, prescribing information on MIMS, interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/ureleve/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sildenafil, tadalafil',
      by: {
        title: 'Tadalafil, prescribing information on MIMS, drug interactions',
        address: 'https://sit.mimsdev.com/malaysia/drug/info/tadalafil-stella/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'atorvastatin',
      by: {
        title: 'Atorvastatin, prescribing information on MIMS, drug interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/avamax/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'rosuvastatin',
      by: {
        title: 'Rosuvastatin, prescribing information on MIMS, drug interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/zyrova/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'simvastatin',
      by: {
        title: 'Simvastatin, contraindications by its product information, on Pharmamedix',
        address: 'https://pharmamedix.com/principiovoce.php?pa=Simvastatina&vo=Controindicazioni',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'pravastatin',
      by: {
        title: 'Pravastatin, prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/thailand/drug/info/pravastatin%20sandoz/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'pitavastatin',
      by: {
        title: 'Pitavastatin, prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/philippines/drug/info/pitator/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'fenofibrate',
      by: {
        title: 'Fenofibrate (Lipanthyl), prescribing information on MIMS, drug interactions',
        address: 'https://uat.mimsdev.com/hongkong/drug/info/lipanthyl-penta-145/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'ezetimibe',
      by: {
        title: 'Ezetimibe, summary of product characteristics, interactions',
        address: 'https://www.galenreasoner.com/substances/ezetimibe/precautions',
        date: '2026-11-23',
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
      ingredients: 'captopril',
      by: {
        title: 'Captopril, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/captopril-eg-24cpr-50mg_035036161/interazioni',
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
