import { type NamesTable, named, product } from '../table'

/** Sleep and calm. */
export const sleep: NamesTable = {
  ingredients: {
    // Benzodiazepines.
    alprazolam: named('', 'Xanax, Alprax, Restyl, Trika, Trankimazin'),
    bromazepam: named('', 'Lexotan, Lexotanil, Lexomil, Lexatin'),
    chlordiazepoxide: named('', 'Librium'),
    brotizolam: named('', 'Lendormin'),
    clobazam: named('', 'Frisium, Onfi, Lobazam'),
    clonazepam: named('', 'Klonopin, Rivotril, Lonazep, Clonotril, Zapiz'),
    clorazepate: named('clorazepic acid, dipotassium clorazepate', 'Tranxene, Tranxilium'),
    diazepam: named('', 'Valium, Calmpose, Stesolid, Vival'),
    estazolam: named(),
    etizolam: named('', 'Etilaam, Etizola'),
    flunitrazepam: named('', 'Rohypnol'),
    flurazepam: named('', 'Dalmane, Dormodor'),
    lorazepam: named('', 'Ativan, Larpose, Tavor, Temesta, Orfidal'),
    lormetazepam: named('', 'Noctamid, Minias'),
    midazolam: named('', 'Versed, Dormicum, Buccolam'),
    nitrazepam: named('', 'Mogadon, Nitravet'),
    oxazepam: named('', 'Adumbran, Praxiten, Seresta, Sobril, Oxascand'),
    quazepam: named('', 'Doral'),
    temazepam: named('', 'Restoril'),
    triazolam: named('', 'Halcion'),

    // Other medicines for sleep and calm.
    zolpidem: named('', 'Ambien, Stilnox, Stilnoct, Zolfresh'),
    zopiclone: named('', 'Imovane, Zimovane, Zopicon, Ximovan, Imozop'),
    eszopiclone: named('', 'Lunesta, Fulnite'),
    zaleplon: named('', 'Sonata'),
    melatonin: named('', 'Circadin, Slenyto, Meloset'),
    suvorexant: named('', 'Belsomra'),
    lemborexant: named('', 'Dayvigo'),
    daridorexant: named('', 'Quviviq'),
    buspirone: named('', 'Buspar, Buspin'),
    'sodium oxybate': named('', 'Xyrem'),
  },
  products: {
    'Etizola Plus': product(['etizolam', 'escitalopram']),
  },
  covered: [
    {
      ingredients: 'clobazam',
      by: {
        title: 'Clobazam, product information of Sanofi Belgium, interactions (in French)',
        address: 'https://studylibfr.com/doc/2274050/sanofi-belgium---e',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'alprazolam',
      by: {
        title: 'Alprazolam, US prescribing information, section 7',
        address: 'https://medlibrary.org/lib/rx/meds/alprazolam-68/page/4/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'clonazepam',
      by: {
        title: 'Clonazepam (Rivotril), Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/37756/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'lorazepam',
      by: {
        title: 'Lorazepam, Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/69947/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'diazepam',
      by: {
        title: 'Diazepam (Diazepam Desitin), Swiss product information, interactions',
        address: 'https://desitin.oddb.org:443/de/desitin/fachinfo/reg/54467/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'zolpidem',
      by: {
        title: 'Zolpidem, summary of product characteristics (Italy), interactions',
        address: 'https://www.starbene.it/farmaci/_042799054/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'zopiclone',
      by: {
        title: 'Zopiclone, summary of product characteristics (RxReasoner), interactions',
        address: 'https://www.rxreasoner.com/substances/zopiclone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'eszopiclone',
      by: {
        title: 'Eszopiclone, US prescribing information, section 7, as reprinted',
        address: 'http://www.druginteractionchecker.com/eszopiclone-1-mg-oral-tablet/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'melatonin',
      by: {
        title: 'Melatonin, summary of product characteristics (RxReasoner), interactions',
        address: 'https://rxreasoner.com/substances/melatonin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'temazepam',
      by: {
        title: 'Temazepam, patient leaflet (United Kingdom), other medicines',
        address: 'http://www.drugs.com/uk/temazepam-tablets-20mg-leaflet.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'oxazepam',
      by: {
        title: 'Oxazepam, patient leaflet (Germany), other medicines',
        address: 'https://medikamio.com/de-de/medikamente/oxazepam-al-10/pil',
        date: '2026-11-23',
      },
    },
  ],
}
