import { type NamesTable, named, product } from '../table'

/** Bowel, and what binds in it. */
export const bowel: NamesTable = {
  ingredients: {
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
    Cremaffin: product(['liquid paraffin', 'magnesium']),
    'Cremaffin Plus': product(['liquid paraffin', 'magnesium', 'sodium picosulfate']),
    Lomotil: product(['diphenoxylate', 'atropine']),
  },
  covered: [
    {
      ingredients: 'mesalazine',
      by: {
        title: 'Mesalazine, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/mesalazine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ursodeoxycholic acid',
      by: {
        title: 'Ursodeoxycholic acid (Ursofalk), prescribing information, interactions',
        address: 'https://www.mims.com/singapore/drug/info/ursofalk/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'simeticone',
      by: {
        title: 'Simeticone (Wind-eze), summary of product characteristics, interactions',
        address: 'https://imedi.co.uk/wind-eze/summary',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'loperamide',
      by: {
        title: 'Loperamide, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/loperamide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'racecadotril',
      by: {
        title: 'Racecadotril (Hidrasec), prescribing information, precautions with other medicines',
        address: 'https://www.mims.com/hongkong/drug/info/hidrasec/special-precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'lactulose',
      by: {
        title: 'Lactulose (Duphalac), Swiss product information, interactions',
        address: 'https://generika.cc/dt/generika/fachinfo/reg/32894/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'macrogol',
      by: {
        title: 'Macrogol (Movicol), UK prescribing information, interactions',
        address: 'https://www.movicol.co.uk/hcp/essential-information-for-hcps/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'bisacodyl',
      by: {
        title: 'Bisacodyl, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/bisacodyl/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sodium picosulfate',
      by: {
        title: 'Sodium picosulfate (Picoprep), prescribing information, interactions',
        address: 'https://www.mims.com/singapore/drug/info/picoprep/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'senna',
      by: {
        title:
          'Senna (Senokot), summary of product characteristics, contraindications and warnings',
        address: 'https://www.rxreasoner.com/monographs/senokot/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ispaghula',
      by: {
        title:
          'Ispaghula (Fybogel), summary of product characteristics, contraindications and warnings',
        address: 'https://rxreasoner.com/monographs/fybogel/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'lactobacillus',
      by: {
        title: 'Lactobacillus (Lacteol), package leaflet, interactions',
        address: 'https://farmaco-info.it/lacteol-143490/foglio-illustrativo',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'saccharomyces boulardii',
      by: {
        title:
          'Saccharomyces boulardii, text of summaries of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/saccharomyces-boulardii/precautions',
        date: '2026-11-23',
      },
    },
  ],
}
