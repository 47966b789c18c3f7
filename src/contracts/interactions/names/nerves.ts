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
        address: 'https://sit.mimsdev.com/hongkong/drug/info/tegretol/drug-interactions',
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
      ingredients: 'valproate, oxcarbazepine, levetiracetam, topiramate, gabapentin',
      by: {
        title:
          'Valproate, oxcarbazepine, levetiracetam, topiramate and gabapentin, summaries of product characteristics, sections 4.3 and 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'baclofen, tizanidine, thiocolchicoside, chlorzoxazone, methocarbamol',
      by: {
        title:
          'Baclofen, tizanidine, thiocolchicoside, chlorzoxazone and methocarbamol, product information, contraindications and interactions',
        date: '2026',
      },
    },
    {
      ingredients: 'sumatriptan, rizatriptan',
      by: {
        title: 'Sumatriptan and rizatriptan, US prescribing information, sections 4, 5 and 7',
        date: '2026',
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
      ingredients: 'pramipexole, ropinirole, trihexyphenidyl',
      by: {
        title:
          'Pramipexole, ropinirole and trihexyphenidyl, summaries of product characteristics, section 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'donepezil, rivastigmine, memantine',
      by: {
        title:
          'Donepezil, rivastigmine and memantine, summaries of product characteristics, sections 4.4 and 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'flunarizine, cinnarizine, betahistine, prochlorperazine',
      by: {
        title:
          'Flunarizine, cinnarizine, betahistine and prochlorperazine, summaries of product characteristics, sections 4.3 to 4.5',
        date: '2026',
      },
    },
  ],
}
