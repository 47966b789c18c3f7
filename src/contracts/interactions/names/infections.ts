import { type NamesTable, named, product } from '../table'

/** Infections; those of HIV and the liver's viruses stand in viruses.ts. */
export const infections: NamesTable = {
  ingredients: {
    // Penicillins.
    amoxicillin: named('amoxycillin', 'Amoxil, Mox, Novamox, Wymox, Almox, Clamoxyl, Zimox'),
    'clavulanic acid': named('clavulanate, clavulanate potassium, potassium clavulanate'),
    ampicillin: named('', 'Penbritin, Roscillin'),
    sulbactam: named(),
    cloxacillin: named('', 'Orbenin'),
    dicloxacillin: named(),
    flucloxacillin: named('floxacillin', 'Floxapen, Staphylex, Heracillin'),
    benzylpenicillin: named(
      'penicillin G, benzathine benzylpenicillin, benzathine penicillin, penicillin G benzathine, procaine benzylpenicillin, procaine penicillin',
      'Penidure, Bicillin',
    ),
    phenoxymethylpenicillin: named(
      'penicillin V, penicillin VK, phenoxymethylpenicillin potassium',
      'Isocillin, Kåvepenin, Apocillin, Weifapenin',
    ),
    piperacillin: named(),
    tazobactam: named(),

    // Cephalosporins and carbapenems.
    cefalexin: named('cephalexin', 'Keflex, Phexin, Sporidex'),
    cefadroxil: named('', 'Duricef, Droxyl, Odoxil'),
    cefazolin: named('cephazolin', 'Ancef, Kefzol'),
    cefaclor: named('', 'Ceclor, Distaclor, Keflor'),
    cefuroxime: named(
      'cefuroxime axetil',
      'Zinnat, Ceftin, Ceftum, Zocef, Altacef, Cefakind, Elobact',
    ),
    cefprozil: named('', 'Cefzil'),
    cefixime: named('', 'Suprax, Zifi, Taxim-O, Mahacef, Topcef, Milixim, Cefolac, Oroken'),
    cefpodoxime: named(
      'cefpodoxime proxetil',
      'Vantin, Cepodem, Monocef-O, Gudcef, Cefoprox, Orelox',
    ),
    cefdinir: named('', 'Omnicef'),
    cefditoren: named('cefditoren pivoxil', 'Spectracef'),
    cefotaxime: named('', 'Claforan, Taxim'),
    ceftriaxone: named('', 'Rocephin, Monocef, Rocéphine, Rocefin'),
    ceftazidime: named('', 'Fortum, Fortaz'),
    cefoperazone: named('', 'Cefobid'),
    cefepime: named('', 'Maxipime'),
    meropenem: named('', 'Merrem, Meronem, Meromac'),
    imipenem: named(),
    cilastatin: named(),
    ertapenem: named('', 'Invanz'),
    doripenem: named('', 'Doribax'),
    faropenem: named('', 'Farobact, Faronem'),

    // Macrolides, quinolones, tetracyclines.
    clarithromycin: named(
      '',
      'Biaxin, Klaricid, Crixan, Claribid, Klacid, Zeclar, Macladin, Veclam',
    ),
    erythromycin: named('', 'Erythrocin, Erymax, Althrocin'),
    azithromycin: named('', 'Zithromax, Azithral, Azee, Zady, Zathrin, Aziwok, Azax, Zitromax'),
    roxithromycin: named('', 'Rulide, Roxid, Rulid'),
    telithromycin: named('', 'Ketek'),
    ciprofloxacin: named('', 'Cipro, Ciproxin, Ciplox, Cifran, Ciprobay, Ciflox'),
    levofloxacin: named('', 'Levaquin, Tavanic, Glevo, Levomac, Loxof, L-Cin, Levoflox, Levoxacin'),
    moxifloxacin: named('', 'Avelox, Moxif, Vigamox, Moxicip, Milflox, Avalox, Izilox'),
    norfloxacin: named('', 'Noroxin, Norflox'),
    ofloxacin: named('', 'Floxin, Tarivid, Zanocin, Zenflox, Oflox, Oflomac, Oflocet'),
    gatifloxacin: named('', 'Tequin'),
    gemifloxacin: named('', 'Factive'),
    sparfloxacin: named(),
    delafloxacin: named('', 'Baxdela, Quofenix'),
    'nalidixic acid': named('', 'NegGram, Gramoneg'),
    doxycycline: named('', 'Vibramycin, Doxicip, Doxy-1, Doxt, Doxyhexal, Doxyferm'),
    minocycline: named('', 'Minocin, Minoz, Divaine'),
    tetracycline: named('', 'Sumycin'),
    oxytetracycline: named('', 'Terramycin'),
    lymecycline: named('', 'Tetralysal'),
    demeclocycline: named('', 'Ledermycin'),

    // Sulfonamides, other antibiotics.
    sulfamethoxazole: named('sulphamethoxazole'),
    sulfadiazine: named('sulphadiazine'),
    sulfafurazole: named('sulfisoxazole, sulphafurazole'),
    sulfamethizole: named(),
    trimethoprim: named('', 'Primsol'),
    nitrofurantoin: named('', 'Macrobid, Macrodantin, Furadantin, Niftran, Niftas, Martifur'),
    fosfomycin: named('', 'Monurol, Fosirol, Monuril'),
    methenamine: named('methenamine hippurate, hexamine hippurate, hexamine', 'Hiprex, Urex'),
    metronidazole: named('', 'Flagyl, Metrogyl, Aristogyl, Arilin, Clont'),
    tinidazole: named('', 'Fasigyn, Tindamax, Tiniba'),
    ornidazole: named('', 'Dazolic, Ornida'),
    secnidazole: named('', 'Solosec, Secnil'),
    satranidazole: named('', 'Satrogyl'),
    nitazoxanide: named('', 'Alinia, Nizonide'),
    diloxanide: named('diloxanide furoate'),
    rifaximin: named('', 'Xifaxan, Targaxan, Rifagut'),
    clindamycin: named('', 'Cleocin, Dalacin, Dalacin C, Dalcap, Clindac A, Sobelin'),
    lincomycin: named('', 'Lincocin'),
    vancomycin: named('', 'Vancocin'),
    teicoplanin: named('', 'Targocid'),
    daptomycin: named('', 'Cubicin'),
    'fusidic acid': named('fusidate, sodium fusidate', 'Fucidin'),
    mupirocin: named('', 'Bactroban, T-Bact'),
    chloramphenicol: named('', 'Chloromycetin'),
    colistin: named('colistimethate, polymyxin E', 'Colomycin'),
    gentamicin: named('gentamycin', 'Garamycin, Genticyn'),
    amikacin: named('', 'Amikin, Mikacin'),
    tobramycin: named('', 'Nebcin, Tobi'),
    streptomycin: named(),
    kanamycin: named(),
    neomycin: named(),

    // Tuberculosis and leprosy.
    rifampicin: named('rifampin', 'Rifadin, Rimactane, R-Cin, Macox'),
    rifabutin: named('', 'Mycobutin'),
    rifapentine: named('', 'Priftin'),
    isoniazid: named('INH, isonicotinic acid hydrazide', 'Solonex, Isonex'),
    pyrazinamide: named('PZA', 'Pyzina, P-Zide'),
    ethambutol: named('', 'Myambutol, Combutol'),
    ethionamide: named('', 'Trecator'),
    cycloserine: named('', 'Coxerin, Seromycin'),
    bedaquiline: named('', 'Sirturo'),
    delamanid: named('', 'Deltyba'),
    pretomanid: named(),
    dapsone: named(),
    clofazimine: named('', 'Lamprene'),

    // Fungi.
    itraconazole: named('', 'Sporanox, Candiforce, Canditral, Itaspor, Sempera'),
    ketoconazole: named('', 'Nizoral'),
    voriconazole: named('', 'Vfend'),
    posaconazole: named('', 'Noxafil'),
    fluconazole: named('', 'Diflucan, Forcan, Zocon, Fluka, Syscan, Fungata, Triflucan'),
    isavuconazole: named('isavuconazonium', 'Cresemba'),
    miconazole: named('', 'Daktarin'),
    clotrimazole: named('', 'Canesten, Candid, Candid-V, Candid V6'),
    luliconazole: named('', 'Lulifin'),
    terbinafine: named('', 'Lamisil, Sebifin, Terbicip, Terbinaforce'),
    griseofulvin: named('', 'Grisovin, Grisovin FP, Gris-PEG'),
    nystatin: named('', 'Mycostatin'),
    'amphotericin B': named('amphotericin', 'Fungizone, AmBisome'),
    flucytosine: named('5-fluorocytosine', 'Ancobon, Ancotil'),
    caspofungin: named('', 'Cancidas'),

    // Malaria, worms, mites.
    chloroquine: named('', 'Aralen, Avloclor, Lariago, Resochin'),
    hydroxychloroquine: named('HCQ', 'Plaquenil, HCQS'),
    mefloquine: named('', 'Lariam'),
    quinine: named(),
    primaquine: named(),
    artemether: named(),
    lumefantrine: named(),
    artesunate: named('', 'Falcigo, Larinate'),
    atovaquone: named('', 'Mepron, Wellvone'),
    proguanil: named('', 'Paludrine'),
    sulfadoxine: named('sulphadoxine'),
    pyrimethamine: named('', 'Daraprim'),
    halofantrine: named('', 'Halfan'),
    pentamidine: named('', 'Pentam'),
    miltefosine: named('', 'Impavido'),
    albendazole: named('', 'Zentel, Bandy, Albenza, Eskazole, Noworm'),
    mebendazole: named('', 'Vermox, Mebex'),
    ivermectin: named('', 'Stromectol, Ivecop, Ivermectol'),
    praziquantel: named('', 'Biltricide'),
    diethylcarbamazine: named('DEC', 'Hetrazan, Banocide'),
    pyrantel: named('pyrantel pamoate'),
    niclosamide: named(),
    levamisole: named(),
    permethrin: named('', 'Lyclear, Elimite'),
  },
  products: {
    Duac: product(['clindamycin', 'benzoyl peroxide']),
    'Canesten HC': product(['clotrimazole', 'hydrocortisone']),
    Daktacort: product(['miconazole', 'hydrocortisone']),
    'Fucidin H': product(['fusidic acid', 'hydrocortisone']),
    Fucibet: product(['fusidic acid', 'betamethasone']),
    Tobradex: product(['tobramycin', 'dexamethasone']),
    'Moxicip-D': product(['moxifloxacin', 'dexamethasone']),
    'Candid-B': product(['clotrimazole', 'beclometasone']),
    Magnex: product(['cefoperazone', 'sulbactam']),
    Neosporin: product(['neomycin', 'polymyxin B', 'bacitracin']),
    'Doxt-SL': product(['doxycycline', 'lactobacillus'], '', 'Doxy-1 L-DR, Doxy-1 L-DR Forte'),
    'co-trimoxazole': product(
      ['sulfamethoxazole', 'trimethoprim'],
      'SMX-TMP, TMP-SMX, cotrimoxazol',
      'Bactrim, Septra, Septrin, Septran, Bactrim DS, Septra DS, Septran DS, Bactrim Forte, Septrin Forte, Sepmax, Cotrim, Cotrim Forte',
    ),
    'co-amoxiclav': product(
      ['amoxicillin', 'clavulanic acid'],
      'amoxiclav, amoxyclav, amox-clav',
      'Augmentin, Augmentin Duo, Augmentin Forte, Clavam, Clavam Forte, Moxikind-CV, Moxclav, Advent, Enhancin, Mega-CV, Amoclav, Augmentan, Neoduplamox, Clavulin, Augmentine',
    ),
    'co-fluampicil': product(['flucloxacillin', 'ampicillin'], '', 'Magnapen'),
    Megapen: product(['ampicillin', 'cloxacillin'], '', 'Ampoxin, Ampiclox'),
    Novaclox: product(['amoxicillin', 'cloxacillin']),
    Unasyn: product(['ampicillin', 'sulbactam']),
    Tazocin: product(['piperacillin', 'tazobactam'], '', 'Zosyn, Pipzo'),
    Primaxin: product(['imipenem', 'cilastatin'], '', 'Tienam'),
    'Zifi CV': product(['cefixime', 'clavulanic acid'], '', 'Taxim-O CV, Mahacef CV'),
    'Zifi-O': product(['cefixime', 'ofloxacin'], '', 'Taxim-OF, Mahacef Plus'),
    'Gudcef CV': product(['cefpodoxime', 'clavulanic acid'], '', 'Monocef-O CV, Cepodem XP'),
    'Monocef SB': product(['ceftriaxone', 'sulbactam']),
    'Norflox-TZ': product(['norfloxacin', 'tinidazole']),
    'Ciplox-TZ': product(['ciprofloxacin', 'tinidazole'], '', 'Cifran CT'),
    // Not "O2" alone, which is oxygen as well.
    'O2 Tablet': product(
      ['ofloxacin', 'ornidazole'],
      '',
      'O2 Tab, Tab O2, Tablet O2, Zenflox-OZ, Zanocin-OZ, Oflox-OZ, Oflomac-OZ',
    ),
    Entamizole: product(['metronidazole', 'diloxanide'], '', 'Entamizole DS'),
    'R-Cinex': product(
      ['rifampicin', 'isoniazid'],
      '',
      'R-Cinex 600, AKT-2, Akurit, Macox Plus, Rifinah, Rimactazid, Rifamate',
    ),
    'R-Cinex Z': product(['rifampicin', 'isoniazid', 'pyrazinamide'], '', 'Rifater, Akurit-Z'),
    'AKT-3': product(['rifampicin', 'isoniazid', 'ethambutol'], '', 'Akurit-3, AKT-3 Kit'),
    'AKT-4': product(
      ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol'],
      '',
      'Akurit-4, Forecox, Rimstar, Voractiv, AKT-4 Kit, Akurit-4 Kit',
    ),
    Combunex: product(['isoniazid', 'ethambutol']),
    Coartem: product(['artemether', 'lumefantrine'], '', 'Riamet, Lumerax'),
    Malarone: product(['atovaquone', 'proguanil']),
    Fansidar: product(['sulfadoxine', 'pyrimethamine']),
    'Bandy-Plus': product(['albendazole', 'ivermectin']),
  },
  covered: [
    {
      ingredients: 'amoxicillin, clavulanic acid, ampicillin',
      by: {
        title:
          'Amoxicillin with clavulanic acid, summary of product characteristics (Italian), section 4.5',
        address: 'https://www.starbene.it/farmaci/_045173010/interazioni',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'cloxacillin',
      by: {
        title: 'Health Service Executive (Ireland), drug interactions of penicillins',
        address:
          'https://www.hse.ie/eng/services/list/2/gp/antibiotic-prescribing/drug-interactions/penicillins.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'phenoxymethylpenicillin',
      by: {
        title:
          'Phenoxymethylpenicillin (Penopen), summary of product characteristics in Cyprus, interactions',
        address: 'https://www.rxreasoner.com/monographs/penopen/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cefalexin',
      by: {
        title: 'Cefalexin (Cefalin), prescribing information in the Philippines, interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/cefalin-capsule/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cefadroxil',
      by: {
        title: 'Cefadroxil, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/cefadroxil/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cefuroxime',
      by: {
        title: 'Cefuroxime, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/cefuroxime/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cefixime',
      by: {
        title: 'Cefixime (Suprax), US prescribing information, interactions',
        address: 'http://www.lupinpharmaceuticals.com/safetyinfo.htm',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cefpodoxime',
      by: {
        title:
          'Cefpodoxime, summary of product characteristics and US prescribing information, interactions',
        address: 'https://rxreasoner.com/substances/cefpodoxime/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cefdinir',
      by: {
        title: 'Health Service Executive (Ireland), drug interactions of cephalosporins',
        address:
          'https://www.hse.ie/eng/services/list/2/gp/antibiotic-prescribing/drug-interactions/cephalosporins.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ceftriaxone',
      by: {
        title: 'Ceftriaxone (Traxulev), prescribing information in the Philippines, interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/traxulev/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'azithromycin',
      by: {
        title: 'Azithromycin (Azith), prescribing information in Thailand, drug interactions',
        address: 'https://uat.mimsdev.com/thailand/drug/info/azith/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'clarithromycin',
      by: {
        title: 'Clarithromycin (Klacid), prescribing information in Hong Kong, drug interactions',
        address: 'https://uat.mimsdev.com/hongkong/drug/info/klacid',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'erythromycin',
      by: {
        title:
          'Erythromycin (Erythrocin), Swiss prescribing information, contraindications, and (Eritrotex) prescribing information in Malaysia, interactions',
        address: 'https://ch.oddb.org:443/en/gcc/fachinfo/reg/20258/chapter/contra_indications',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'doxycycline, minocycline',
      by: {
        title: 'Doxycycline, summary of product characteristics, section 4.5',
        address:
          'http://www.medicaltalk.net/t/interaction-with-other-medicinal-products-and-other-forms-of-interaction/49016',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'ciprofloxacin, ofloxacin, norfloxacin, moxifloxacin',
      by: {
        title: 'Health Service Executive (Ireland), drug interactions of quinolones',
        address:
          'https://hse.ie/eng/services/list/2/gp/antibiotic-prescribing/drug-interactions/quinolones.html',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'levofloxacin',
      by: {
        title: 'Levofloxacin (Levores), prescribing information in Malaysia, drug interactions',
        address:
          'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/levores/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'nitrofurantoin',
      by: {
        title: 'Nitrofurantoin, Swiss prescribing information, interactions',
        address: 'https://ch.oddb.org:443/en/gcc/fachinfo/reg/34515/chapter/interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'fosfomycin',
      by: {
        title:
          'Fosfomycin (Monurol), US prescribing information, interactions and contraindications',
        address:
          'http://www.druglib.com/druginfo/monurol/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'rifaximin',
      by: {
        title: 'Rifaximin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/rifaximin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clindamycin',
      by: {
        title: 'Clindamycin (Peldacyn), prescribing information in the Philippines, interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/peldacyn/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nitazoxanide',
      by: {
        title: 'Nitazoxanide (Alinia), US prescribing information, precautions and interactions',
        address: 'https://wikidoc.org./index.php/Nitazoxanide_warnings_and_precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sulfamethoxazole, trimethoprim',
      by: {
        title:
          'Health Service Executive (Ireland), drug interactions of trimethoprim and co-trimoxazole',
        address:
          'https://hse.ie/eng/services/list/2/gp/antibiotic-prescribing/drug-interactions/trimethoprim-and-co-trimoxazole.html',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'metronidazole',
      by: {
        title:
          'Metronidazole (Flagyl), US prescribing information, interactions and contraindications',
        address:
          'http://www.druglib.com/druginfo/flagyl/interactions_overdosage_contraindications/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'tinidazole',
      by: {
        title:
          'Tinidazole (Fasigyn), summary of product characteristics, contraindications and interactions',
        address: 'https://rxreasoner.com/monographs/fasigyn/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ornidazole',
      by: {
        title: 'Ornidazole (Arrow-Ornidazole), New Zealand data sheet, interactions',
        address: 'https://www.rxreasoner.com/monographs/arrow-ornidazole/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'rifampicin',
      by: {
        title: 'Rifampicin (Rifadin), summary of product characteristics, section 4.5',
        address: 'http://www.120ty.net/bencandy.php?aid=49195&fid=150&page=4',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'isoniazid',
      by: {
        title: 'Isoniazid, interactions, Sree Chitra Tirunal Institute, Pharmacy',
        address: 'https://intranet.sctimst.ac.in/PharmacyCd/html/ListI/INH_Interactions.html',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'pyrazinamide',
      by: {
        title: 'Pyrazinamide, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/pyrazinamide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ethambutol',
      by: {
        title:
          'Ethambutol (Ethambutol Labatec), Swiss patient information, precautions and interactions',
        address:
          'https://ch.oddb.org:443/fr/gcc/patinfo/reg/50013/seq/02/pack/022/chapter/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'fluconazole',
      by: {
        title:
          'Fluconazole (Diflucan), prescribing information in the Philippines, and summary of product characteristics, section 4.5',
        address: 'https://uat.mimsdev.com/philippines/drug/info/diflucan/contraindications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'terbinafine',
      by: {
        title: 'Terbinafine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/terbinafine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clotrimazole',
      by: {
        title:
          'Clotrimazole (Warimazol), summary of product characteristics in Cyprus, interactions',
        address: 'https://rxreasoner.com/monographs/warimazol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nystatin',
      by: {
        title: 'Nystatin (Mycostatin), summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/mycostatin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mupirocin',
      by: {
        title:
          'Mupirocin (Bactroban), US prescribing information, which has no section on interactions',
        address: 'https://www.drugs.com/pro/bactroban-ointment.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'permethrin',
      by: {
        title: 'Permethrin (Lyclear), summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/lyclear/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hydroxychloroquine',
      by: {
        title:
          'Chloroquine and hydroxychloroquine drug interactions, Int J Antimicrob Agents 2020;56:106101, table 5',
        address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7366996/table/tbl0005/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'albendazole',
      by: {
        title: 'Albendazole (Albendy), prescribing information in Brazil, interactions',
        address:
          'https://bula.medicinanet.com.br/bula/detalhes/351/interacoes_medicamentosas_albendy.htm/amp',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mebendazole',
      by: {
        title:
          'Mebendazole (Vermox), summary of product characteristics, precautions and interactions',
        address: 'https://rxreasoner.com/monographs/vermox-tab/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'flucloxacillin',
      by: {
        title: 'Flucloxacillin, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/flucloxacillin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'gentamicin',
      by: {
        title: 'Gentamicin injection, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/gentamicina-solfato-3f-80mg_2m_030211039/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tobramycin',
      by: {
        title: 'Tobramycin for inhalation, Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/en/gcc/fachinfo/reg/58751/chapter/interactions',
        date: '2026-11-23',
      },
    },
  ],
}
