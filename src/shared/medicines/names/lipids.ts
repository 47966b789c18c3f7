import { type NamesTable, named, product } from '../table'

/** Lipids. */
export const lipids: NamesTable = {
  ingredients: {
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
  products: {
    Vytorin: product(['simvastatin', 'ezetimibe'], '', 'Inegy'),
    Simcor: product(['simvastatin', 'niacin']),
    Advicor: product(['lovastatin', 'niacin']),
    Liptruzet: product(
      ['atorvastatin', 'ezetimibe'],
      '',
      'Atozet, Lipicure EZ, Tonact EZ, Atorlip EZ',
    ),
    'Tonact TG': product(['atorvastatin', 'fenofibrate'], '', 'Lipicure TG, Atorlip F'),
    'Rosuvas F': product(
      ['rosuvastatin', 'fenofibrate'],
      '',
      'Rozavel F, Roseday F, Rosulip F, Razel F, Rosumac F, Rozucor F, Turbovas F, Rosukind F, Novastat TG',
    ),
    'Rosuvas EZ': product(['rosuvastatin', 'ezetimibe'], '', 'Roszet, Rozavel EZ, Razel EZ'),
    'Rosuvas CV': product(['rosuvastatin', 'clopidogrel']),
    Nustendi: product(['bempedoic acid', 'ezetimibe'], '', 'Nexlizet, Brillo EZ'),
  },
  covered: [
    {
      ingredients: 'atorvastatin',
      by: {
        title: 'Atorvastatin, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/avamax/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'rosuvastatin',
      by: {
        title: 'Rosuvastatin, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/philippines/drug/info/zyrova/drug-interactions',
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
        address: 'https://www.mims.com/hongkong/drug/info/lipanthyl-penta-145/drug-interactions',
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
  ],
}
