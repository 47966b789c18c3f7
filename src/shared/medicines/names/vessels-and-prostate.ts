import { type NamesTable, named, product } from '../table'

/** Other medicines for blood pressure, vessels and the prostate. */
export const vesselsAndProstate: NamesTable = {
  ingredients: {
    hydralazine: named('hydralazin', 'Apresoline'),
    clonidine: named('', 'Catapres, Catapres TTS, Catapressan, Arkamin'),
    moxonidine: named('', 'Physiotens, Cynt, Moxovas'),
    rilmenidine: named('', 'Hyperium'),
    methyldopa: named('alpha-methyldopa', 'Aldomet, Dopamet, Alphadopa'),
    doxazosin: named('', 'Cardura, Cardura XL, Doxacard'),
    prazosin: named('', 'Minipress, Minipress XL, Prazopress, Prazopress XL'),
    terazosin: named('', 'Hytrin'),
    alfuzosin: named('', 'Xatral, Xatral XL, Xatral OD, Uroxatral, Alfoo, Alfusin'),
    tamsulosin: named(
      '',
      'Flomax, Flomax MR, Flomaxtra XL, Omnic, Omnic Ocas, Urimax, Veltam, Contiflo, Contiflo OD, Contiflo XL, Dynapres, Alna, Alna Ocas, Omexel, Josir',
    ),
    silodosin: named('', 'Rapaflo, Urorec, Silodal, Silofast, Rapilif'),
    bosentan: named('', 'Tracleer'),
    ambrisentan: named('', 'Volibris, Letairis'),
    macitentan: named('', 'Opsumit'),
    riociguat: named('', 'Adempas'),
    vericiguat: named('', 'Verquvo'),
    sildenafil: named(
      '',
      'Viagra, Revatio, Penegra, Manforce, Caverta, Suhagra, Kamagra, Silagra, Edegra, Vigora',
    ),
    tadalafil: named('', 'Cialis, Adcirca, Megalis, Tadacip, Forzest, Tazzle, Modula'),
    vardenafil: named('', 'Levitra, Staxyn'),
    avanafil: named('', 'Stendra, Spedra'),
    udenafil: named('', 'Zydena'),
    'glyceryl trinitrate': named(
      'nitroglycerin, nitroglycerine, GTN',
      'Nitrostat, Nitro-Dur, Nitrolingual, Deponit, Nitrocontin, Nitroderm, Angised, GTN Sorbitrate, Angispan TR, Natispray',
    ),
    'isosorbide mononitrate': named(
      'ISMN',
      'Imdur, Ismo, Ismo Retard, Monoket, Monotrate, Monotrate SR, Monotrate OD, Elantan, Elantan LA, Mono Sorbitrate, Solotrate',
    ),
    'isosorbide dinitrate': named('ISDN', 'Isordil, Sorbitrate, Isoket, Isoket Retard, Risordan'),
    'amyl nitrite': named(),
    nicorandil: named('', 'Ikorel, Nikoran, Nikoran OD, Korandil, Korandil OD, Zynicor'),
  },
  products: {
    'Arkamin H': product(['clonidine', 'hydrochlorothiazide']),
    BiDil: product(['isosorbide dinitrate', 'hydralazine'], '', 'Isolazine'),
    Duodart: product(
      ['dutasteride', 'tamsulosin'],
      '',
      'Combodart, Jalyn, Urimax D, Veltam Plus, Flodart Plus, Contiflo D',
    ),
    'Urimax F': product(['finasteride', 'tamsulosin']),
    'Silodal D': product(['silodosin', 'dutasteride'], '', 'Silofast D, Rapilif D'),
  },
  covered: [
    {
      ingredients: 'isosorbide mononitrate',
      by: {
        title:
          'Isosorbide mononitrate (Monoket), Italian summary of product characteristics, interactions',
        address:
          'https://www.starbene.it/farmaci/monoket-multitab-30cpr-60mg-cr_025200041/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'isosorbide dinitrate',
      by: {
        title: 'Isosorbide dinitrate, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/isosorbide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'glyceryl trinitrate',
      by: {
        title: 'Glyceryl trinitrate, prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/malaysia/drug/info/glice/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nicorandil',
      by: {
        title: 'Nicorandil (Dancor), Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/51593/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'clonidine',
      by: {
        title: 'Clonidine (extended release), US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/clonidine-extended-release/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'moxonidine',
      by: {
        title: 'Moxonidine, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/moxonidine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'doxazosin',
      by: {
        title: 'Doxazosin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/doxazosin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'prazosin',
      by: {
        title: 'Prazosin (Minipress), US prescribing information, contraindications and warnings',
        address: 'https://rxreasoner.com/monographs/minipress/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'terazosin',
      by: {
        title: 'Terazosin, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/terazosin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tamsulosin',
      by: {
        title: 'Tamsulosin, summary of product characteristics, interactions',
        address: 'https://medicines.org.uk/emc/product/5277/smpc',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'alfuzosin',
      by: {
        title: 'Alfuzosin, summary of product characteristics, warnings and interactions',
        address: 'http://www.medicines.org.uk/emc/product/7047/smpc',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'silodosin',
      by: {
        title: 'Silodosin, prescribing information on MIMS, interactions',
        address: 'https://www.mims.com/philippines/drug/info/ureleve/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sildenafil, tadalafil',
      by: {
        title: 'Tadalafil, prescribing information on MIMS, drug interactions',
        address: 'https://www.mims.com/malaysia/drug/info/tadalafil-stella/drug-interactions',
        date: '2026-11-22',
      },
    },
  ],
}
