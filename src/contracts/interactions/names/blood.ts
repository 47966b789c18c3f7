import { type NamesTable, named, product } from '../table'

/** Blood: anticoagulants and antiplatelets. */
export const blood: NamesTable = {
  ingredients: {
    // Vitamin K antagonists.
    warfarin: named('', 'Coumadin, Jantoven, Marevan, Warf, Uniwarfin'),
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
      'Ecosprin, Disprin, Loprin, Delisprin, Bayer Aspirin, Ecotrin, Aspro, Nu-Seals, Alka-Seltzer, Cardioaspirin, Aspirin Cardio',
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
  covered: [],
}
