import { type NamesTable, named, product } from '../table'

/** Blood: anticoagulants and antiplatelets. */
export const blood: NamesTable = {
  ingredients: {
    // Vitamin K antagonists.
    warfarin: named(
      '',
      'Coumadin, Jantoven, Marevan, Warf, Uniwarfin, Orfarin, Coumadine, Waran, Varfine',
    ),
    acenocoumarol: named('nicoumalone', 'Acitrom, Sintrom, Sinthrome, Acenomac'),
    phenprocoumon: named('', 'Marcumar, Marcoumar, Falithrom'),
    phenindione: named('', 'Dindevan'),
    fluindione: named('', 'Previscan'),

    // Direct oral anticoagulants.
    apixaban: named('', 'Eliquis, Apigat'),
    rivaroxaban: named('', 'Xarelto'),
    dabigatran: named('dabigatran etexilate', 'Pradaxa'),
    edoxaban: named('', 'Lixiana, Savaysa, Roteas'),

    // Heparins and fondaparinux.
    heparin: named('unfractionated heparin, UFH'),
    enoxaparin: named('', 'Clexane, Lovenox, Lonopin, Inhixa'),
    dalteparin: named('', 'Fragmin'),
    tinzaparin: named('', 'Innohep'),
    nadroparin: named('nadroparin calcium', 'Fraxiparine, Fraxodi'),
    bemiparin: named('', 'Zibor, Hibor'),
    fondaparinux: named('', 'Arixtra'),

    // Antiplatelets.
    aspirin: named(
      'acetylsalicylic acid, ASA',
      'Ecosprin, Disprin, Loprin, Delisprin, Bayer Aspirin, Ecotrin, Aspro, Nu-Seals, Alka-Seltzer, Cardioaspirin, Aspirin Cardio, Kardegic, Godamed, Adiro, Trombyl, Albyl-E',
    ),
    clopidogrel: named(
      '',
      'Plavix, Deplatt, Clopilet, Clopitab, Clavix, Plagerine, Ceruvin, Iscover',
    ),
    prasugrel: named('', 'Effient, Efient'),
    ticagrelor: named('', 'Brilinta, Brilique, Axcer'),
    ticlopidine: named('', 'Ticlid'),
    dipyridamole: named('', 'Persantine, Persantin, Persantin Retard'),
    cilostazol: named('', 'Pletal, Pletoz, Cilodoc, Stiloz'),
    pentoxifylline: named('oxpentifylline', 'Trental, Trental 400'),

    // Against bleeding.
    'tranexamic acid': named('', 'Cyklokapron, Lysteda, Trapic'),
  },
  products: {
    'Aspirin Plus C': product(['aspirin', 'ascorbic acid']),
    'Aspirin Complex': product(['aspirin', 'pseudoephedrine']),
    Anadin: product(['aspirin', 'caffeine']),
    'Clopilet A': product(
      ['clopidogrel', 'aspirin'],
      '',
      'Deplatt A, Clopitab A, Clavix AS, Ceruvin A, DuoPlavin, DuoCover',
    ),
    'Ecosprin AV': product(['aspirin', 'atorvastatin'], '', 'Lipikind AS'),
    'Ecosprin Gold': product(['aspirin', 'clopidogrel', 'atorvastatin'], '', 'Deplatt CV'),
    'Rosuvas Gold': product(
      ['aspirin', 'clopidogrel', 'rosuvastatin'],
      '',
      'Rosumac Gold, Roseday Gold, Rozucor Gold',
    ),
    Unistar: product(['aspirin', 'rosuvastatin'], '', 'Rozavel A, Rozucor ASP, Roseday A'),
    Ramitorva: product(['aspirin', 'atorvastatin', 'ramipril'], '', 'Trinomia, Iltria'),
    Polycap: product(['aspirin', 'ramipril', 'atenolol', 'simvastatin', 'hydrochlorothiazide']),
    Aggrenox: product(['aspirin', 'dipyridamole'], '', 'Asasantin, Asasantin Retard'),
    Yosprala: product(['aspirin', 'omeprazole']),
    'Pause MF': product(['tranexamic acid', 'mefenamic acid'], '', 'Trapic MF'),
  },
  covered: [
    {
      ingredients: 'warfarin',
      by: {
        title:
          'Warfarin, Counties Manukau Health (New Zealand), medicines that change its effect; the Malaysian label of Orfarin was read beside it in part',
        address:
          'https://www.countiesmanukau.health.nz/for-health-professionals/warfarin-education-programme/drug-interations/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'acenocoumarol',
      by: {
        title: 'Acenocoumarol (Sinthrome), summary of product characteristics, section 4.5',
        address: 'https://www.medicines.org.uk/emc/product/2058/smpc',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'apixaban',
      by: {
        title: 'Apixaban, prescribing information on MIMS, drug interactions',
        address:
          'https://www.mims.com/philippines/drug/info/torapix-2-5-torapix-5/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'rivaroxaban',
      by: {
        title:
          'Rivaroxaban and other medicines: Clin Pharmacokinet 2014;53:1-16, table 4; US prescribing information, section 7',
        address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3889701',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'dabigatran',
      by: {
        title: 'Dabigatran (Pradaxa), contraindications and section 4.5',
        address: 'https://www.mims.com/myanmar/drug/info/pradaxa/contraindications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'edoxaban',
      by: {
        title: 'Edoxaban (Lixiana), prescribing information, United Kingdom',
        address:
          'http://lixiana-hcp.co.uk/pi/?utm_source=BJC&utm_medium=Display&utm_campaign=Leaderboard',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'aspirin',
      by: {
        title:
          'Aspirin, National Health Service (United Kingdom), taking it with other medicines, interactions',
        address:
          'https://nhs.uk/medicines/aspirin-for-pain-relief/taking-aspirin-with-other-medicines-and-herbal-supplements',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clopidogrel',
      by: {
        title: 'Clopidogrel (Plavix), prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/thailand/drug/info/plavix/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'prasugrel',
      by: {
        title: 'Prasugrel (Effient), prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/thailand/drug/info/effient/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ticagrelor',
      by: {
        title: 'Ticagrelor, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/bricor/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'tranexamic acid',
      by: {
        title: 'Tranexamic acid tablets, US prescribing information, interactions',
        address: 'https://medlibrary.org/lib/rx/meds/tranexamic-acid-18/page/2/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'enoxaparin',
      by: {
        title: 'Enoxaparin, prescribing information of the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/enoxar/drug-interactions',
        date: '2026-11-23',
      },
    },
  ],
}
