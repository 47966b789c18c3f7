import { type NamesTable, named, product } from '../table'

/** Pain and inflammation. */
export const pain: NamesTable = {
  ingredients: {
    // Medicines for pain and inflammation.
    ibuprofen: named(
      '',
      'Advil, Motrin, Nurofen, Brufen, Ibugesic, Ibuflam, IbuHexal, Dolormin, Antarène, Nureflex, Spifen, Espidifen, Neobrufen, Dalsy, Cuprofen, Ipren, Ibumetin, Ibux, Burana',
    ),
    dexibuprofen: named('', 'Seractil'),
    naproxen: named('', 'Aleve, Naprosyn, Anaprox, Xenobid, Apranax'),
    diclofenac: named(
      'diclofenac potassium',
      'Voltaren, Voltarol, Cataflam, Voveran, Voveran SR, Voltaren SR, Dicloran, Reactin, Voveran Emulgel, Voltaren Emulgel, Voltarol Emulgel, Voltarène, Voltarène Emulgel, Voltaren Schmerzgel, Voltaren Resinat, Voltaren Retard, Diclac, Flector',
    ),
    aceclofenac: named('', 'Preservex, Zerodol, Hifenac, Zerodol CR, Hifenac SR, Aceclo'),
    acemetacin: named('', 'Emflex, Rantudil'),
    indometacin: named('indomethacin', 'Indocin, Microcid, Indocap'),
    ketoprofen: named(
      '',
      'Orudis, Oruvail, Profenid, Bi-Profenid, Bi-Profenid LP, Profenid LP, Oki',
    ),
    dexketoprofen: named('', 'Keral, Enantyum'),
    ketorolac: named('', 'Toradol, Ketorol, Ketanov, Ketorol DT'),
    loxoprofen: named(),
    meloxicam: named('', 'Mobic'),
    piroxicam: named('', 'Feldene, Dolonex'),
    tenoxicam: named(),
    lornoxicam: named(),
    sulindac: named('', 'Clinoril'),
    etodolac: named('', 'Lodine, Etova'),
    nabumetone: named('', 'Relafen, Relifex'),
    'mefenamic acid': named('mefenamate', 'Ponstan, Ponstel, Meftal, Meftal-P'),
    'meclofenamic acid': named('meclofenamate'),
    'tolfenamic acid': named(),
    flurbiprofen: named('', 'Froben, Ansaid'),
    fenoprofen: named('fenoprofen calcium', 'Nalfon'),
    oxaprozin: named('', 'Daypro'),
    diflunisal: named('', 'Dolobid'),
    tolmetin: named(),
    nimesulide: named('', 'Nise, Nicip, Nimulid, Aulin'),
    celecoxib: named('', 'Celebrex, Zycel, Cobix'),
    etoricoxib: named('', 'Arcoxia, Etoshine, Nucoxia'),
    parecoxib: named('', 'Dynastat'),
    metamizole: named('metamizol, dipyrone, novaminsulfon', 'Novalgin, Analgin, Nolotil'),
    propyphenazone: named(),
    paracetamol: named(
      'acetaminophen, APAP',
      'Tylenol, Panadol, Calpol, Crocin, Crocin Advance, Dolo, Pacimol, Metacin, Febrex, Ofirmev, Perfalgan, Doliprane, Efferalgan, ben-u-ron, Dafalgan, Tachipirina, Gelocatil, Termalgin, Apiretal, Alvedon, Panodil, Pamol, Paracet, Pinex',
    ),

    // Opioids, and what a cough syrup shares with them.
    morphine: named(
      '',
      'MS Contin, MST Continus, Oramorph, Zomorph, Sevredol, Morcontin, Skenan, Skenan LP, Actiskenan',
    ),
    codeine: named(),
    dihydrocodeine: named('', 'DF118'),
    oxycodone: named('', 'OxyContin, OxyNorm, Roxicodone, Longtec, Oxygesic'),
    hydrocodone: named('', 'Hysingla, Zohydro'),
    hydromorphone: named('', 'Dilaudid, Palladone, Jurnista'),
    oxymorphone: named('', 'Opana'),
    fentanyl: named('fentanil', 'Duragesic, Durogesic, Actiq, Abstral'),
    alfentanil: named(),
    remifentanil: named('', 'Ultiva'),
    sufentanil: named(),
    methadone: named('', 'Dolophine, Methadose, Physeptone'),
    pethidine: named('meperidine', 'Demerol'),
    tilidine: named(),
    tramadol: named(
      '',
      'Ultram, Zydol, Tramal, Zamadol, Contramal, Tramazac, Topalgic, Topalgic LP',
    ),
    tapentadol: named('', 'Nucynta, Palexia, Tydol'),
    buprenorphine: named('', 'Subutex, Butrans, Temgesic, Bupregesic, Addnok, Transtec, Norspan'),
    butorphanol: named('', 'Butrum'),
    nalbuphine: named('', 'Nubain'),
    pentazocine: named('', 'Fortwin'),
    levorphanol: named(),
    diamorphine: named('heroin'),
    dextromethorphan: named('', 'Delsym'),
    naloxone: named('', 'Narcan'),
    naltrexone: named('', 'Revia, Vivitrol, Adepend, Nodict'),
    nalmefene: named('', 'Selincro'),

    // Enzymes that India adds to painkillers.
    serratiopeptidase: named('serrapeptase'),
    trypsin: named('trypsin chymotrypsin', 'Chymoral, Chymoral Forte'),
  },
  products: {
    'Night Nurse': product(['paracetamol', 'promethazine', 'dextromethorphan']),
    'Valoron N': product(['tilidine', 'naloxone']),
    'Grippostad C': product(['paracetamol', 'ascorbic acid', 'caffeine', 'chlorphenamine']),
    Boxagrippal: product(['ibuprofen', 'pseudoephedrine']),
    'Corex DX': product(['dextromethorphan', 'chlorphenamine']),
    Enzoflam: product(['diclofenac', 'paracetamol', 'serratiopeptidase']),
    'Zerodol PT': product(['aceclofenac', 'paracetamol', 'tramadol']),
    'co-codamol': product(
      ['paracetamol', 'codeine'],
      'Tylenol 2, Tylenol 3, Tylenol 4, Tylenol No 2, Tylenol No 3, Tylenol No 4, Tylenol with codeine',
      'Solpadol, Kapake, Zapain, Dafalgan Codéine, Codoliprane, Tachidol, Co-Efferalgan, Solpadeine Max, Citodon, Paralgin Forte',
    ),
    'Tylenol 1': product(['paracetamol', 'caffeine', 'codeine'], 'Tylenol No 1', 'Solpadeine Plus'),
    'co-dydramol': product(['paracetamol', 'dihydrocodeine']),
    Vicodin: product(['hydrocodone', 'paracetamol'], '', 'Norco, Lortab'),
    Percocet: product(['oxycodone', 'paracetamol'], '', 'Endocet'),
    Ultracet: product(['tramadol', 'paracetamol'], '', 'Tramacet, Ixprim, Zaldiar'),
    'Nurofen Plus': product(['ibuprofen', 'codeine'], '', 'Antarène Codéine'),
    Combiflam: product(['ibuprofen', 'paracetamol'], '', 'Flexon, Ibugesic Plus'),
    'Flexon MR': product(['ibuprofen', 'paracetamol', 'chlorzoxazone']),
    'Zerodol P': product(
      ['aceclofenac', 'paracetamol'],
      '',
      'Hifenac P, Aceclo Plus, Dolowin Plus',
    ),
    'Zerodol SP': product(['aceclofenac', 'paracetamol', 'serratiopeptidase'], '', 'Signoflam'),
    'Zerodol MR': product(['aceclofenac', 'paracetamol', 'tizanidine']),
    'Zerodol TH': product(['aceclofenac', 'thiocolchicoside'], '', 'Hifenac TH'),
    'Zerodol Spas': product(['aceclofenac', 'drotaverine']),
    Dynapar: product(['diclofenac', 'paracetamol']),
    'Nucoxia MR': product(['etoricoxib', 'thiocolchicoside'], '', 'Etoshine MR'),
    'Nucoxia P': product(['etoricoxib', 'paracetamol']),
    'Meftal Spas': product(['mefenamic acid', 'dicycloverine'], '', 'Meftal Spas DS'),
    'Meftal Forte': product(['mefenamic acid', 'paracetamol']),
    Sumo: product(['nimesulide', 'paracetamol'], '', 'Nicip Plus'),
    Naxdom: product(['naproxen', 'domperidone']),
    Saridon: product(['propyphenazone', 'paracetamol', 'caffeine']),
    'Spasmo Proxyvon Plus': product(['dicycloverine', 'paracetamol', 'tramadol']),
    Excedrin: product(['aspirin', 'paracetamol', 'caffeine'], '', 'Thomapyrin, Anadin Extra'),
    Arthrotec: product(['diclofenac', 'misoprostol']),
    Vimovo: product(['naproxen', 'esomeprazole']),
    Duexis: product(['ibuprofen', 'famotidine']),
    Suboxone: product(['buprenorphine', 'naloxone'], '', 'Zubsolv, Addnok N'),
    Contrave: product(['naltrexone', 'bupropion'], '', 'Mysimba'),
    Targiniq: product(['oxycodone', 'naloxone'], '', 'Targin, Targinact'),
  },
  covered: [
    {
      ingredients: 'paracetamol',
      by: {
        title: 'Panadol (paracetamol), summary of product characteristics (MHRA), section 4.5',
        address: 'https://rxreasoner.com/monographs/panadol-tab/precautions',
        date: '2023',
      },
    },
    {
      ingredients: 'aceclofenac',
      by: {
        title: 'Aceclofenac, summary of product characteristics (MHRA), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/aceclofenac-100/precautions',
        date: '2023',
      },
    },
    {
      ingredients: 'ketorolac',
      by: {
        title:
          'Ketorolac, summary of product characteristics (Italy), section 4.3, and US prescribing information',
        address: 'https://starbene.it/farmaci/ketorolac-eg-3f-30mg_ml_037849015/controindicazioni',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'tramadol',
      by: {
        title: 'Tramadol with paracetamol, product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/tramicet/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'morphine',
      by: {
        title:
          'MST Continus (morphine), summary of product characteristics (MHRA), sections 4.3 to 4.5',
        address: 'https://www.rxreasoner.com/monographs/mst-continus-tab/precautions',
        date: '2020',
      },
    },
    {
      ingredients: 'serratiopeptidase, trypsin',
      by: {
        title: 'Sarrato (serratiopeptidase), product information, drug interaction',
        address: 'https://santomedisciences.com/product/serratiopeptidase-10-mg-tablets',
        date: '2019-09-19',
      },
    },
    {
      ingredients: 'ibuprofen',
      by: {
        title: 'Ibuprofen, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/ibuprofen/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'naproxen',
      by: {
        title: 'Naproxen, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/naproxen/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'diclofenac',
      by: {
        title: 'Diclofenac, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/diclofenac/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'indometacin',
      by: {
        title: 'Indometacin, US prescribing information, section 7',
        address: 'https://medlibrary.org/lib/rx/meds/indomethacin-60/page/4/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ketoprofen',
      by: {
        title: 'Ketoprofen, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/ketoprofen/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'meloxicam',
      by: {
        title: 'Melox (meloxicam), product information (MIMS Singapore), interactions',
        address: 'https://www.mims.com/singapore/drug/info/melox/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'piroxicam',
      by: {
        title:
          'Sotilen (piroxicam), summary of product characteristics (Cyprus), sections 4.3 and 4.4',
        address: 'https://www.rxreasoner.com/monographs/sotilen/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'etodolac',
      by: {
        title: 'Etodolac, US prescribing information, interactions',
        address: 'https://medlibrary.org/lib/rx/meds/etodolac-28/page/4/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mefenamic acid',
      by: {
        title: 'Mefenamic acid, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/mefenamic/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'nimesulide',
      by: {
        title: 'Nimesulide, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/nimesulide/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'celecoxib',
      by: {
        title: 'Aclexa (celecoxib), product information (MIMS Singapore), interactions',
        address: 'https://www.mims.com/singapore/drug/info/aclexa/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'etoricoxib',
      by: {
        title: 'Arcoxia (etoricoxib), product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/arcoxia/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'codeine',
      by: {
        title: 'Codeine, data sheet (Medsafe, 2023), sections 4.3 and 4.4',
        address: 'https://www.rxreasoner.com/monographs/codeine-phosphate/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tapentadol',
      by: {
        title: 'Tapentadol, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/tapentadol/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'dextromethorphan',
      by: {
        title:
          'Dextromethorphan, summary of product characteristics (MHRA, 2011), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/2738/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'metamizole',
      by: {
        title: 'Metamizole, Swiss prescribing information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/56541/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'oxycodone',
      by: {
        title: 'Oxycodone, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/oxycontin-28cpr-20mg-rp_034435077/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'buprenorphine',
      by: {
        title: 'Buprenorphine patches, summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/durlevatec-3cer-52-5mcg-h_044388080/interazioni',
        date: '2026-11-23',
      },
    },
  ],
}
