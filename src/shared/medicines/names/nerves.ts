import { type NamesTable, named, product } from '../table'

/** Nerves, muscles and migraine. */
export const nerves: NamesTable = {
  ingredients: {
    // Sleep, muscle, migraine, ergots.
    ramelteon: named('', 'Rozerem'),
    tizanidine: named('', 'Zanaflex, Sirdalud, Tizan'),
    sumatriptan: named('', 'Imitrex, Imigran, Suminat'),
    zolmitriptan: named('', 'Zomig, Ascotop'),
    rizatriptan: named('', 'Maxalt, Rizact'),
    eletriptan: named('', 'Relpax'),
    naratriptan: named('', 'Amerge, Naramig'),
    frovatriptan: named('', 'Frova'),
    almotriptan: named('', 'Axert, Almogran'),
    rimegepant: named('', 'Nurtec, Vydura'),
    ubrogepant: named('', 'Ubrelvy'),
    atogepant: named('', 'Qulipta, Aquipta'),
    ergotamine: named(),
    dihydroergotamine: named('DHE', 'Migranal'),
    ergometrine: named('ergonovine, ergobasine'),
    methylergometrine: named('methylergonovine', 'Methergine, Methergin'),

    // Epilepsy and nerve pain.
    phenytoin: named('diphenylhydantoin', 'Dilantin, Epanutin, Eptoin'),
    fosphenytoin: named('', 'Cerebyx'),
    carbamazepine: named(
      '',
      'Tegretol, Tegretol CR, Tegretol XR, Carbatrol, Tegrital, Tegrital CR, Mazetol, Tegretal, Timonil, Timonil Retard',
    ),
    phenobarbital: named('phenobarbitone', 'Luminal, Gardenal'),
    primidone: named('', 'Mysoline'),
    levetiracetam: named('', 'Keppra, Levipil, Levera'),
    oxcarbazepine: named('', 'Trileptal, Oxetol'),
    eslicarbazepine: named('', 'Aptiom, Zebinix'),
    valproate: named(
      'valproic acid, sodium valproate, divalproex, semisodium valproate, valproate semisodium, divalproex sodium, sodium valproate valproic acid',
      'Epilim, Epilim Chrono, Depakote, Depakote ER, Depakene, Depakine, Depakine Chrono, Orfiril, Valparin, Valparin Chrono, Encorate, Encorate Chrono, Ergenyl, Ergenyl Chrono, Depakin, Depakin Chrono',
    ),
    lamotrigine: named('', 'Lamictal, Lamitor, Lametec'),
    topiramate: named('', 'Topamax, Topamac'),
    acetazolamide: named('', 'Diamox'),
    zonisamide: named('', 'Zonegran'),
    gabapentin: named('', 'Neurontin, Gabapin, Gabantin'),
    pregabalin: named('', 'Lyrica, Pregalin, Pregabid, Maxgalin'),
    lacosamide: named('', 'Vimpat'),
    brivaracetam: named('', 'Briviact'),
    perampanel: named('', 'Fycompa'),
    vigabatrin: named('', 'Sabril'),
    ethosuximide: named('ethosuximid', 'Zarontin'),
    rufinamide: named('', 'Inovelon, Banzel'),
    cannabidiol: named('', 'Epidiolex, Epidyolex'),

    // Muscles.
    baclofen: named('', 'Lioresal, Liofen'),
    thiocolchicoside: named('', 'Myoril, Muscoril'),
    chlorzoxazone: named('', 'Parafon Forte'),
    methocarbamol: named('', 'Robaxin, Robinax, Ortoton'),
    cyclobenzaprine: named('', 'Flexeril, Yurelax'),
    carisoprodol: named('', 'Soma'),
    metaxalone: named('', 'Skelaxin'),
    orphenadrine: named('', 'Norflex, Disipal'),
    tolperisone: named('', 'Mydocalm'),
    eperisone: named('', 'Myonal'),
    dantrolene: named('', 'Dantrium'),

    // Parkinson's disease and dementia.
    levodopa: named('L-dopa'),
    carbidopa: named(),
    benserazide: named(),
    entacapone: named('', 'Comtan, Comtess'),
    tolcapone: named('', 'Tasmar'),
    opicapone: named('', 'Ongentys'),
    pramipexole: named('', 'Mirapex, Mirapexin, Sifrol, Pramipex'),
    ropinirole: named('', 'Requip, Ropark'),
    rotigotine: named('', 'Neupro'),
    apomorphine: named('', 'Apokyn, APO-go'),
    amantadine: named('', 'Symmetrel, Amantrel'),
    trihexyphenidyl: named('benzhexol', 'Artane, Pacitane'),
    biperiden: named('', 'Akineton'),
    procyclidine: named('', 'Kemadrin'),
    benzatropine: named('benztropine', 'Cogentin'),
    donepezil: named('', 'Aricept, Donep, Donecept'),
    rivastigmine: named('', 'Exelon, Rivamer'),
    galantamine: named('', 'Reminyl, Razadyne'),
    memantine: named('', 'Namenda, Ebixa, Admenta, Axura'),
    tetrabenazine: named('', 'Xenazine'),
    pyridostigmine: named('', 'Mestinon'),
    riluzole: named('', 'Rilutek'),

    // Dizziness.
    betahistine: named('', 'Serc, Vertin, Betavert'),
    cinnarizine: named('', 'Stugeron'),
    flunarizine: named('', 'Sibelium'),
    prochlorperazine: named('', 'Stemetil, Compazine, Buccastem, Stemetil MD'),
    dimenhydrinate: named('', 'Dramamine, Gravol, Vomex, Vomex A'),
  },
  products: {
    'Nurokind-G': product(['gabapentin', 'mecobalamin']),
    'Pregalin M': product(['pregabalin', 'mecobalamin'], '', 'Maxgalin M'),
    'Myospaz Forte': product(['chlorzoxazone', 'diclofenac', 'paracetamol'], '', 'Mobizox'),
    Myospaz: product(['chlorzoxazone', 'paracetamol']),
    Treximet: product(['sumatriptan', 'naproxen']),
    Nuedexta: product(['dextromethorphan', 'quinidine']),
    Cafergot: product(['ergotamine', 'caffeine']),
    Vasograin: product(['ergotamine', 'caffeine', 'paracetamol', 'prochlorperazine']),
    'co-careldopa': product(
      ['levodopa', 'carbidopa'],
      '',
      'Sinemet, Sinemet CR, Syndopa, Syndopa Plus, Syndopa CR, Tidomet, Tidomet Plus, Tidomet CR, Nacom',
    ),
    'co-beneldopa': product(
      ['levodopa', 'benserazide'],
      '',
      'Madopar, Madopar CR, Restex, Modopar',
    ),
    Stalevo: product(['levodopa', 'carbidopa', 'entacapone']),
    Namzaric: product(['donepezil', 'memantine'], '', 'Donamem'),
    'Gabapin NT': product(['gabapentin', 'nortriptyline']),
    'Pregabid NT': product(['pregabalin', 'nortriptyline']),
    Stugil: product(['cinnarizine', 'domperidone']),
    Arlevert: product(['cinnarizine', 'dimenhydrinate']),
  },
  covered: [
    {
      ingredients: 'carbamazepine',
      by: {
        title:
          'Tegretol (carbamazepine), product information (MIMS Hong Kong), and Timonil, Rote Liste, interactions',
        address: 'https://www.mims.com/hongkong/drug/info/tegretol/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'phenytoin',
      by: {
        title: 'Dilantin (phenytoin), US prescribing information, section 7',
        address:
          'https://www.pfizermedicalinformation.com/en-us/dilantin-infatabs/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'lamotrigine',
      by: {
        title: 'Epsylam (lamotrigine), product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/epsylam%20dt/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'pregabalin',
      by: {
        title: 'Pregabalin (MIMS India), precautions and interactions',
        address: 'https://www.mims.com/India/drug/info/pregabalin/?mtype=generic',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'levodopa, carbidopa, benserazide',
      by: {
        title: 'Levodopa with benserazide, core safety profile (EU, 2013), sections 4.3 and 4.5',
        address: 'https://docslib.org/doc/574064/levodopa-benserazide-pdf',
        date: '2013-09-18',
      },
    },
    {
      ingredients: 'valproate',
      by: {
        title: 'Depakene (valproic acid), product information (MIMS Indonesia), interactions',
        address: 'https://www.mims.com/indonesia/drug/info/depakene/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'oxcarbazepine',
      by: {
        title: 'Trileptal (oxcarbazepine), product information (MIMS Hong Kong), interactions',
        address: 'https://www.mims.com/hongkong/drug/info/trileptal/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'levetiracetam',
      by: {
        title: 'Keppra (levetiracetam), product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/keppra/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'topiramate',
      by: {
        title: 'Topamax (topiramate), product information (MIMS Hong Kong), interactions',
        address: 'https://www.mims.com/hongkong/drug/info/topamax/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'gabapentin',
      by: {
        title: 'Neurontin (gabapentin), product information (MIMS Thailand), interactions',
        address: 'https://www.mims.com/thailand/drug/info/neurontin/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'baclofen',
      by: {
        title: 'PMS-Baclofen (baclofen), product information (MIMS Singapore), interactions',
        address: 'https://www.mims.com/singapore/drug/info/pms-baclofen/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tizanidine',
      by: {
        title: 'Tizanidine, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/tizanidine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'thiocolchicoside',
      by: {
        title:
          'Miorexil (thiocolchicoside), summary of product characteristics (Italy), interactions',
        address: 'https://starbene.it/farmaci/miorexil-iniet-6f-2mg_ml-2ml_036320012/amp',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'chlorzoxazone',
      by: {
        title: 'Chlorzoxazone, US prescribing information, warnings and precautions',
        address: 'https://globalrph.com/rx-list/chlorzoxazone-drug',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'methocarbamol',
      by: {
        title: 'Robaxin (methocarbamol), US prescribing information, interactions',
        address: 'https://globalrph.com/rx-list/robaxin-drug',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sumatriptan',
      by: {
        title: 'PMS-Sumatriptan (sumatriptan), product information (MIMS Hong Kong), interactions',
        address: 'https://www.mims.com/hongkong/drug/info/pms-sumatriptan/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'rizatriptan',
      by: {
        title: 'Maxalt (rizatriptan), US prescribing information, section 7',
        address: 'https://wikidoc.org./index.php/Rizatriptan_drug_interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'pramipexole',
      by: {
        title: 'Sifrol (pramipexole), product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/sifrol/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ropinirole',
      by: {
        title: 'Ropinirole, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/ropinirole/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'trihexyphenidyl',
      by: {
        title: 'Trihexyphenidyl, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/trihexyphenidyl/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'donepezil',
      by: {
        title: 'Donepezil, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/donepezil/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'rivastigmine',
      by: {
        title: 'Exelon Patch (rivastigmine), product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/exelon%20patch/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'memantine',
      by: {
        title: 'Memantine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/memantine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'flunarizine',
      by: {
        title:
          'Sibelium (flunarizine), summary of product characteristics (HPRA), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/sibelium/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'cinnarizine',
      by: {
        title:
          'Stugeron (cinnarizine), summary of product characteristics (MHRA), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/stugeron/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'betahistine',
      by: {
        title: 'Serc (betahistine), summary of product characteristics (MHRA), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/serc/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'prochlorperazine',
      by: {
        title: 'Vertisum (prochlorperazine), product information (MIMS Myanmar), interactions',
        address: 'https://www.mims.com/myanmar/drug/info/vertisum/drug-interactions',
        date: '2026-11-23',
      },
    },
  ],
}
