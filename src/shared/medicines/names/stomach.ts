import { type NamesTable, named, product } from '../table'

/** Stomach, nausea and cramps. */
export const stomach: NamesTable = {
  ingredients: {
    // Acid.
    omeprazole: named(
      'omeprazole magnesium',
      'Prilosec, Prilosec OTC, Losec, Omez, Ocid, Antra, Mopral, Mepral, Losec MUPS',
    ),
    esomeprazole: named(
      'esomeprazole magnesium',
      'Nexium, Nexpro, Raciper, Esoz, Neksium, Sompraz, Emozul, Inexium, Lucen, Nexium MUPS',
    ),
    lansoprazole: named('', 'Prevacid, Zoton, Lanzol, Agopton, Ogast, Lanzor, Lansox'),
    dexlansoprazole: named('', 'Dexilant'),
    pantoprazole: named(
      'pantoprazole magnesium',
      'Protonix, Pantoloc, Pan, Pantocid, Pantop, Pantodac, Controloc, Somac, Pantozol, Eupantol, Inipomp, Pantorc, Peptazol',
    ),
    rabeprazole: named(
      '',
      'Aciphex, Pariet, Razo, Rabicip, Rablet, Rabekind, Rabeloc, Veloz, Cyra, Happi, Rekool',
    ),
    vonoprazan: named('', 'Voquezna, Takecab'),
    famotidine: named('', 'Pepcid, Famocid, Topcid'),
    ranitidine: named('', 'Zantac, Rantac, Aciloc, Zinetac, Histac'),
    cimetidine: named('', 'Tagamet'),
    nizatidine: named('', 'Axid'),
    misoprostol: named('', 'Cytotec, Misoprost'),
    sucralfate: named('', 'Carafate, Antepsin, Sucrafil, Sucral'),
    'aluminium hydroxide': named('aluminum hydroxide, dried aluminium hydroxide gel', 'Alu-Cap'),
    magaldrate: named(),
    'sodium bicarbonate': named('sodium hydrogen carbonate', 'Eno, Sodamint, Nodosis'),
    'alginic acid': named('sodium alginate, alginate'),
    oxetacaine: named('oxethazaine'),
    'bismuth subsalicylate': named('', 'Pepto-Bismol'),

    // Nausea and movement.
    aprepitant: named('fosaprepitant', 'Emend'),
    ondansetron: named(
      '',
      'Zofran, Emeset, Emeset MD, Ondem, Ondem MD, Vomikind, Vomikind MD, Periset',
    ),
    granisetron: named('', 'Kytril, Granicip'),
    domperidone: named('', 'Motilium, Domstal, Vomistop, Peridon'),
    metoclopramide: named('', 'Reglan, Maxolon, Perinorm, Primperan, Paspertin, Plasil'),
    itopride: named('', 'Ganaton'),
    mosapride: named(),
    prucalopride: named('', 'Resolor, Motegrity'),
    cisapride: named('', 'Propulsid, Prepulsid'),
    doxylamine: named('', 'Unisom, Dormidina'),
    meclozine: named('meclizine', 'Antivert, Bonine'),
    cyclizine: named('', 'Valoid'),

    // Cramps.
    dicycloverine: named('dicyclomine', 'Bentyl, Merbentyl'),
    'hyoscine butylbromide': named(
      'butylscopolamine, scopolamine butylbromide, hyoscine N-butylbromide',
      'Buscopan, Buscogast',
    ),
    hyoscine: named('scopolamine', 'Scopoderm, Transderm Scop, Kwells'),
    clidinium: named(),
    drotaverine: named('', 'NoSpa, Drotin, Drotin DS, Doverin'),
    mebeverine: named('', 'Colofac, Duspatalin, Colospa'),
    phloroglucinol: named('', 'Spasfon'),
    'peppermint oil': named('', 'Colpermin'),
    glycopyrronium: named('glycopyrrolate', 'Robinul, Cuvposa, Seebri, Airz, Glycohale'),
    atropine: named(),
  },
  products: {
    'Buscopan Plus': product(['hyoscine butylbromide', 'paracetamol']),
    'Drotin-M': product(['drotaverine', 'mefenamic acid']),
    'Pan-D': product(
      ['pantoprazole', 'domperidone'],
      '',
      'Pantocid D, Pantocid DSR, Pantop D, Pantop DSR, Pantodac DSR',
    ),
    'Pan-L': product(['pantoprazole', 'levosulpiride'], '', 'Pantocid L'),
    'Pan-IT': product(['pantoprazole', 'itopride'], '', 'Pantocid IT'),
    'Razo-D': product(
      ['rabeprazole', 'domperidone'],
      '',
      'Rabicip D, Rablet D, Veloz D, Cyra D, Happi D, Rabekind DSR, Rekool D',
    ),
    'Razo-L': product(['rabeprazole', 'levosulpiride']),
    'Omez-D': product(['omeprazole', 'domperidone'], '', 'Omez DSR'),
    'Nexpro RD': product(['esomeprazole', 'domperidone'], '', 'Raciper D, Sompraz D, Esoz D'),
    'Sompraz L': product(['esomeprazole', 'levosulpiride'], '', 'Raciper L'),
    'Aciloc RD': product(['ranitidine', 'domperidone']),
    'Sucrafil O': product(['sucralfate', 'oxetacaine'], '', 'Sucral-O'),
    Gelusil: product(
      ['aluminium hydroxide', 'magnesium', 'simeticone'],
      '',
      'Digene, Mylanta, Gelusil MPS',
    ),
    Maalox: product(['aluminium hydroxide', 'magnesium'], '', 'Mucogel'),
    Mucaine: product(['aluminium hydroxide', 'magnesium', 'oxetacaine']),
    Gaviscon: product(['alginic acid', 'sodium bicarbonate', 'calcium'], '', 'Gaviscon Advance'),
    Rennie: product(['calcium', 'magnesium']),
    Doxinate: product(['doxylamine', 'pyridoxine'], '', 'Diclegis, Xonvea, Cariban'),
    Cyclopam: product(['dicycloverine', 'paracetamol'], '', 'Spasmonil'),
    Librax: product(['chlordiazepoxide', 'clidinium']),
    Normaxin: product(['chlordiazepoxide', 'clidinium', 'dicycloverine']),
  },
  covered: [
    {
      ingredients: 'omeprazole',
      by: {
        title: 'Omeprazole, US prescribing information, interactions',
        address: 'https://medlibrary.org/lib/rx/meds/omeprazole-61/page/4/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'esomeprazole',
      by: {
        title: 'Esomeprazole (Ezoprole), prescribing information, interactions',
        address: 'https://www.mims.com/philippines/drug/info/ezoprole/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'lansoprazole',
      by: {
        title: 'Lansoprazole (Lansoprazole Stella), prescribing information, interactions',
        address: 'https://www.mims.com/hongkong/drug/info/lansoprazole-stella/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dexlansoprazole',
      by: {
        title: 'Dexlansoprazole (Dexilant), physicians’ leaflet, interactions',
        address: 'https://pharmaquest.pdactech.com/medicament_info.php?d=28397&p=Interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'pantoprazole',
      by: {
        title: 'Pantoprazole (Protonix), US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/protonix-injection/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'rabeprazole',
      by: {
        title: 'Rabeprazole (Rabeprazole Sandoz), prescribing information, interactions',
        address: 'https://www.mims.com/thailand/drug/info/rabeprazole-sandoz/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ranitidine',
      by: {
        title: 'Ranitidine, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/ranitidine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'famotidine',
      by: {
        title: 'Famotidine, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/famotidine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sucralfate',
      by: {
        title: 'Sucralfate, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/sucralfate/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'misoprostol',
      by: {
        title: 'Misoprostol, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/misoprostol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dicycloverine',
      by: {
        title: 'Dicycloverine, summary of product characteristics, interactions',
        address: 'https://medine.co.uk/dicycloverine-hydrochloride-10mg-tablets/summary?doc=0',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hyoscine butylbromide',
      by: {
        title: 'Hyoscine butylbromide, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/hyoscine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'drotaverine',
      by: {
        title: 'Drotaverine (No-Spa), package leaflet, interactions',
        address: 'https://oladoctor.com/en/medicines/poland/no-spa-tabletki-40-mg',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mebeverine',
      by: {
        title: 'Mebeverine, summary of product characteristics, interactions',
        address: 'https://imedi.co.uk/mebeverine-50mg-5ml-sugar-free-oral-suspension/summary',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'domperidone',
      by: {
        title: 'Domperidone (GI-norm), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/gi-norm/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ondansetron',
      by: {
        title: 'Ondansetron (Zofran), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/zofran/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'metoclopramide',
      by: {
        title: 'Metoclopramide, summary of product characteristics (Italian), section 4.5',
        address: 'https://starbene.it/farmaci/metoclopramide-acc-30cpr-10mg_042443010/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'itopride',
      by: {
        title:
          'Itopride (Toprisan), summary of product characteristics (Malta), sections 4.3 to 4.5',
        address: 'https://www.rxreasoner.com/monographs/toprisan/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'aluminium hydroxide',
      by: {
        title:
          'Antacid with aluminium and magnesium hydroxide, UK summary of product characteristics, section 4.5',
        address: 'http://www.medicines.org.uk/emc/product/2716/smpc',
        date: '2026-11-23',
      },
    },
  ],
}
