import { type NamesTable, named, product } from '../table'

/** Penicillins, cephalosporins and carbapenems. */
export const betaLactams: NamesTable = {
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
  },
  products: {
    Magnex: product(['cefoperazone', 'sulbactam']),
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
        address: 'https://www.mims.com/philippines/drug/info/cefalin-capsule/drug-interactions',
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
        address: 'https://www.mims.com/philippines/drug/info/traxulev/drug-interactions',
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
  ],
}
