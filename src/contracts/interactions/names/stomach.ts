import { type NamesTable, named, product } from '../table'

/** Stomach and bowel. */
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

    // Bowel.
    loperamide: named('', 'Imodium, Lopamide, Eldoper, Fortasec'),
    racecadotril: named('', 'Redotil, Hidrasec, Tiorfan'),
    diosmectite: named('smectite', 'Smecta'),
    diphenoxylate: named(),
    lactulose: named('', 'Duphalac, Looz'),
    macrogol: named(
      'macrogol 3350, polyethylene glycol 3350, PEG 3350',
      'Miralax, Movicol, Laxido, Forlax, CosmoCol',
    ),
    bisacodyl: named('', 'Dulcolax, Dulcoflex'),
    'sodium picosulfate': named('sodium picosulphate, picosulfate', 'Laxoberal, Cilaxoral'),
    senna: named('sennosides', 'Senokot, Ex-Lax'),
    docusate: named('dioctyl sodium sulfosuccinate', 'Colace'),
    ispaghula: named(
      'ispaghula husk, isabgol, isabgula, psyllium, psyllium husk',
      'Metamucil, Fybogel, Naturolax',
    ),
    'liquid paraffin': named('mineral oil'),
    simeticone: named('simethicone, dimeticone, dimethicone', 'Gas-X, Infacol'),
    mesalazine: named(
      'mesalamine, 5-ASA, 5-aminosalicylic acid',
      'Asacol, Pentasa, Lialda, Mezavant, Salofalk, Mesacol, Claversal',
    ),
    'ursodeoxycholic acid': named('ursodiol, UDCA', 'Ursofalk, Udiliv, Actigall, Urso, Ursocol'),
    pancreatin: named('pancrelipase', 'Creon, Nutrizym, Kreon'),
    lactobacillus: named('', 'Sporlac'),
    'bacillus clausii': named('', 'Enterogermina'),
    'saccharomyces boulardii': named('', 'Econorm, Florastor, Perenterol, Ultra-Levure'),
    'oral rehydration salts': named('ORS', 'Electral'),

    // What binds in the bowel.
    'sodium polystyrene sulfonate': named('', 'Kayexalate, Resonium A'),
    'calcium polystyrene sulfonate': named('', 'Calcium Resonium, K-Bind'),
    patiromer: named('', 'Veltassa'),
    'sodium zirconium cyclosilicate': named('', 'Lokelma'),
    sevelamer: named('', 'Renvela, Renagel'),
    lanthanum: named('lanthanum carbonate', 'Fosrenol'),
  },
  products: {
    'Airz-F': product(['glycopyrronium', 'formoterol'], '', 'Glycohale-F'),
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
    Cremaffin: product(['liquid paraffin', 'magnesium']),
    'Cremaffin Plus': product(['liquid paraffin', 'magnesium', 'sodium picosulfate']),
    Lomotil: product(['diphenoxylate', 'atropine']),
  },
  covered: [
    {
      ingredients:
        'omeprazole, esomeprazole, lansoprazole, dexlansoprazole, pantoprazole, rabeprazole',
      by: {
        title: 'Proton pump inhibitors, product information (SmPC 4.3 and 4.5; US 4 and 7)',
        date: '2026',
      },
    },
    {
      ingredients: 'ranitidine, famotidine',
      by: {
        title: 'Ranitidine and famotidine, product information (SmPC 4.5; US 7)',
        date: '2026',
      },
    },
    {
      ingredients: 'sucralfate, misoprostol, mesalazine, ursodeoxycholic acid',
      by: {
        title: 'Sucralfate, misoprostol, mesalazine and ursodeoxycholic acid, product information',
        date: '2026',
      },
    },
    {
      ingredients: 'dicycloverine, hyoscine butylbromide, drotaverine, mebeverine, simeticone',
      by: {
        title:
          'Dicycloverine, hyoscine butylbromide, drotaverine, mebeverine and simeticone, product information',
        date: '2026',
      },
    },
    {
      ingredients:
        'loperamide, racecadotril, lactulose, macrogol, bisacodyl, sodium picosulfate, senna, ispaghula, lactobacillus, bacillus clausii, saccharomyces boulardii, oral rehydration salts',
      by: {
        title:
          'Medicines for diarrhoea and constipation, summaries of product characteristics, sections 4.3 and 4.5',
        date: '2026',
      },
    },
  ],
}
