import { type NamesTable, named, product } from '../table'

/** Other antibiotics than those in beta-lactams.ts and tuberculosis.ts, and those against protozoa. */
export const antibiotics: NamesTable = {
  ingredients: {
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
  },
  products: {
    Duac: product(['clindamycin', 'benzoyl peroxide']),
    'Fucidin H': product(['fusidic acid', 'hydrocortisone']),
    Fucibet: product(['fusidic acid', 'betamethasone']),
    Tobradex: product(['tobramycin', 'dexamethasone']),
    'Moxicip-D': product(['moxifloxacin', 'dexamethasone']),
    Neosporin: product(['neomycin', 'polymyxin B', 'bacitracin']),
    'Doxt-SL': product(['doxycycline', 'lactobacillus'], '', 'Doxy-1 L-DR, Doxy-1 L-DR Forte'),
    'co-trimoxazole': product(
      ['sulfamethoxazole', 'trimethoprim'],
      'SMX-TMP, TMP-SMX, cotrimoxazol',
      'Bactrim, Septra, Septrin, Septran, Bactrim DS, Septra DS, Septran DS, Bactrim Forte, Septrin Forte, Sepmax, Cotrim, Cotrim Forte',
    ),
    'Norflox-TZ': product(['norfloxacin', 'tinidazole']),
    'Ciplox-TZ': product(['ciprofloxacin', 'tinidazole'], '', 'Cifran CT'),
    // Not "O2" alone, which is oxygen as well.
    'O2 Tablet': product(
      ['ofloxacin', 'ornidazole'],
      '',
      'O2 Tab, Tab O2, Tablet O2, Zenflox-OZ, Zanocin-OZ, Oflox-OZ, Oflomac-OZ',
    ),
    Entamizole: product(['metronidazole', 'diloxanide'], '', 'Entamizole DS'),
  },
  covered: [
    {
      ingredients: 'azithromycin',
      by: {
        title: 'Azithromycin (Azith), prescribing information in Thailand, drug interactions',
        address: 'https://www.mims.com/thailand/drug/info/azith/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'clarithromycin',
      by: {
        title: 'Clarithromycin (Klacid), prescribing information in Hong Kong, drug interactions',
        address: 'https://www.mims.com/hongkong/drug/info/klacid',
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
        address: 'https://www.mims.com/malaysia/drug/info/levores/drug-interactions',
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
        address: 'https://www.mims.com/philippines/drug/info/peldacyn/drug-interactions',
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
      ingredients: 'mupirocin',
      by: {
        title:
          'Mupirocin (Bactroban), US prescribing information, which has no section on interactions',
        address: 'https://www.drugs.com/pro/bactroban-ointment.html',
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
