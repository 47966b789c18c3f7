import { mineral, type NamesTable, named, product } from '../table'

/** Minerals and vitamins. */
export const minerals: NamesTable = {
  ingredients: {
    // Minerals.
    potassium: mineral(
      'potassium chloride, potassium citrate, potassium bicarbonate, potassium gluconate, KCl',
      'Slow-K, K-Dur, Klor-Con, Sando-K, K-Tab, Potklor, Kalinor, Kalinor Retard, Rekawan, Rekawan Retard, Diffu-K, Kaleorid',
    ),
    calcium: mineral(
      'calcium carbonate, calcium citrate, calcium citrate malate, calcium acetate, calcium gluconate, calcium lactate',
      'Tums, Caltrate, Adcal, Calcichew',
    ),
    magnesium: mineral(
      'magnesium hydroxide, magnesium oxide, magnesium carbonate, magnesium citrate, magnesium glycinate, magnesium trisilicate, milk of magnesia',
      'Slow-Mag, Magnesium Verla',
    ),
    // By vein for the most part, where it does other things than an antacid.
    'magnesium sulfate': mineral('magnesium sulphate', ''),
    iron: mineral(
      'ferrous sulfate, ferrous sulphate, ferrous fumarate, ferrous gluconate, ferrous ascorbate, ferrous bisglycinate, carbonyl iron, iron polymaltose, ferric ammonium citrate',
      'Feosol, Fersamal, Ferro Sanol, Ferro Sanol Duodenal, Tardyferon, Ferrograd, Duroferon',
    ),
    'intravenous iron': mineral(
      'ferric carboxymaltose, iron sucrose, iron dextran, ferric derisomaltose',
      'Ferinject, Injectafer, Venofer, Monofer, Orofer S, Orofer FCM, Encicarb',
    ),
    zinc: mineral('zinc sulfate, zinc sulphate, zinc gluconate, zinc acetate', 'Solvazinc'),

    // Vitamins.
    'folic acid': named(
      'folate, vitamin B9, L-methylfolate',
      'Folvite, Folsan, Speciafoldine, Folina, Folacin',
    ),
    colecalciferol: named(
      'cholecalciferol, vitamin D, vitamin D3',
      'Calcirol, D-Rise, Uprise D3, Arachitol, Calcirol 60K, D-Rise 60K, Uprise D3 60K, Tayo, Tayo 60K, Vigantol, Vigantoletten, Dekristol, Uvedose, Zymad, Dibase, Fultium-D3, InVita D3, Divisun',
    ),
    ergocalciferol: named('vitamin D2'),
    calcitriol: named('', 'Rocaltrol'),
    alfacalcidol: named('', 'One-Alpha'),
    'vitamin A': named('retinol', 'Aquasol A'),
    thiamine: named('vitamin B1'),
    riboflavin: named('riboflavine, vitamin B2'),
    nicotinamide: named('niacinamide'),
    'pantothenic acid': named('calcium pantothenate, vitamin B5, dexpanthenol'),
    pyridoxine: named('vitamin B6, pyridoxal phosphate', 'Benadon'),
    biotin: named(),
    cyanocobalamin: named('vitamin B12, hydroxocobalamin', 'Behepan'),
    mecobalamin: named('methylcobalamin', 'Nurokind, Methycobal'),
    'ascorbic acid': named('vitamin C', 'Limcee, Celin'),
    'vitamin E': named('tocopherol, alpha tocopherol', 'Evion'),
    caffeine: named(),
  },
  products: {
    'Magné B6': product(['magnesium', 'pyridoxine']),
    Timoferol: product(['iron', 'ascorbic acid']),
    'Becosules Z': product([
      'thiamine',
      'riboflavin',
      'nicotinamide',
      'pyridoxine',
      'pantothenic acid',
      'cyanocobalamin',
      'folic acid',
      'biotin',
      'ascorbic acid',
      'zinc',
    ]),
    Neurobion: product(['thiamine', 'pyridoxine', 'cyanocobalamin']),
    Gemcal: product(['calcium', 'calcitriol', 'zinc']),
    Shelcal: product(
      ['calcium', 'colecalciferol'],
      '',
      'Adcal D3, Calcichew D3, Cipcal, Accrete D3, Kalcipos-D, Calcigran Forte',
    ),
    'Shelcal XT': product(['calcium', 'colecalciferol', 'mecobalamin', 'folic acid', 'pyridoxine']),
    Livogen: product(
      ['iron', 'folic acid'],
      '',
      'Orofer XT, Fefol, Pregaday, Ferium XT, Tardyferon B9',
    ),
    Dexorange: product(['iron', 'folic acid', 'cyanocobalamin'], '', 'Autrin'),
    'Neurobion Forte': product([
      'thiamine',
      'riboflavin',
      'nicotinamide',
      'pantothenic acid',
      'pyridoxine',
      'cyanocobalamin',
    ]),
    Becosules: product([
      'thiamine',
      'riboflavin',
      'nicotinamide',
      'pantothenic acid',
      'pyridoxine',
      'biotin',
      'folic acid',
      'cyanocobalamin',
      'ascorbic acid',
    ]),
  },
  covered: [
    {
      ingredients: 'calcium',
      by: {
        title: 'Calcium carbonate, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/calcium-carbonate/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'iron',
      by: {
        title: 'Oral iron, summary of product characteristics, interactions',
        address: 'https://medicines.org.uk/emc/product/3130',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'zinc',
      by: {
        title: 'Zinc sulfate, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/solvazinc/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'folic acid',
      by: {
        title: 'Folic acid, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/vitamin-b9/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'colecalciferol',
      by: {
        title: 'Colecalciferol, prescribing information of Indonesia, interactions',
        address: 'https://www.mims.com/indonesia/drug/info/forti-d/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cyanocobalamin',
      by: {
        title: 'Hydroxocobalamin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/cobalin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mecobalamin',
      by: {
        title: 'Mecobalamin, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/monographs/methycobal-inj-sol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ascorbic acid',
      by: {
        title: 'Ascorbic acid, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/vitamin-c/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'thiamine, riboflavin, nicotinamide, pyridoxine',
      by: {
        title:
          'Vitamin B compound strong (nicotinamide, pyridoxine, riboflavin, thiamine), summary of product characteristics, interactions',
        address:
          'https://www.medthority.com/drugs/a-alimentary-tract-and-metabolism/a11/a11e/a11ea/vitamin-b-compound-strong-tablets/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'pantothenic acid',
      by: {
        title: 'Dexpanthenol for the skin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/recreol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'biotin',
      by: {
        title: 'Multivitamin with biotin, prescribing information of Indonesia, interactions',
        address: 'https://www.mims.com/indonesia/drug/info/folamil%20genio/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'magnesium',
      by: {
        title: 'Antacid with magnesium, UK summary of product characteristics, section 4.5',
        address: 'https://medicines.org.uk/emc/medicine/25343',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'potassium',
      by: {
        title: 'Potassium chloride, US prescribing information, interactions',
        address: 'https://prescriberpoint.com/therapies/potassium-chloride-8000e24',
        date: '2026-11-23',
      },
    },
  ],
}
