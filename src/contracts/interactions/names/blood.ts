import { type NamesTable, named, product } from '../table'

/** Blood: anticoagulants and antiplatelets. */
export const blood: NamesTable = {
  ingredients: {
    // Anticoagulants and antiplatelets.
    warfarin: named('', 'Coumadin, Jantoven, Marevan'),
    apixaban: named('', 'Eliquis'),
    rivaroxaban: named('', 'Xarelto'),
    dabigatran: named('dabigatran etexilate', 'Pradaxa'),
    edoxaban: named('', 'Lixiana, Savaysa'),
    aspirin: named(
      'acetylsalicylic acid, ASA',
      'Ecosprin, Disprin, Bayer Aspirin, Ecotrin, Aspro, Nu-Seals, Alka-Seltzer',
    ),
    clopidogrel: named('', 'Plavix, Deplatt, Clopilet'),
    prasugrel: named('', 'Effient, Efient'),
    ticagrelor: named('', 'Brilinta, Brilique'),
    ticlopidine: named('', 'Ticlid'),
    dipyridamole: named('', 'Persantine, Persantin'),
  },
  products: {
    'Ecosprin AV': product(['aspirin', 'atorvastatin']),
    'Clopilet A': product(['clopidogrel', 'aspirin'], '', 'Deplatt A'),
    Aggrenox: product(['aspirin', 'dipyridamole'], '', 'Asasantin'),
    Yosprala: product(['aspirin', 'omeprazole']),
  },
  covered: [],
}
