import { mineral, type NamesTable, named, product } from '../table'

/** Mind and sleep. */
export const mind: NamesTable = {
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

    // Antidepressants, MAO inhibitors, stimulants.
    fluoxetine: named('', 'Prozac, Sarafem, Fludac, Prodep, Flunil'),
    paroxetine: named(
      '',
      'Paxil, Seroxat, Paxil CR, Pexep, Pexep CR, Paxidep, Paxidep CR, Pari CR, Deroxat, Daparox',
    ),
    citalopram: named('', 'Celexa, Cipramil'),
    escitalopram: named(
      '',
      'Lexapro, Cipralex, Nexito, Stalopam, Rexipra, S-Citadep, Seroplex, Entact, Esertia',
    ),
    sertraline: named('', 'Zoloft, Lustral, Serta, Daxid, Zosert, Sertima, Besitran'),
    fluvoxamine: named('', 'Luvox, Faverin'),
    venlafaxine: named(
      '',
      'Effexor, Efexor, Effexor XR, Efexor XL, Venlor, Venlor XR, Veniz, Veniz XR, Trevilor, Trevilor Retard, Effexor LP, Vandral, Vandral Retard, Dobupal, Dobupal Retard',
    ),
    desvenlafaxine: named('', 'Pristiq, D-Veniz'),
    duloxetine: named('', 'Cymbalta, Duzela, Duvanta'),
    milnacipran: named('', 'Savella'),
    levomilnacipran: named('', 'Fetzima'),
    vortioxetine: named('', 'Trintellix, Brintellix'),
    vilazodone: named('', 'Viibryd'),
    dapoxetine: named('', 'Priligy'),
    mirtazapine: named('', 'Remeron, Zispin, Mirtaz, Remergil, Norset'),
    mianserin: named('', 'Tolvon, Athymil'),
    trazodone: named('', 'Desyrel, Molipaxin, Trittico, Trazonil, Deprax'),
    agomelatine: named('', 'Valdoxan'),
    reboxetine: named('', 'Edronax'),
    maprotiline: named('', 'Ludiomil'),
    amoxapine: named(),
    bupropion: named('amfebutamone', 'Wellbutrin, Zyban, Wellbutrin SR, Wellbutrin XL, Bupron SR'),
    nefazodone: named('', 'Serzone'),
    amitriptyline: named('', 'Elavil, Tryptomer, Amitone, Saroten, Laroxyl, Tryptizol'),
    clomipramine: named('', 'Anafranil, Anafranil SR, Clonil, Clofranil'),
    imipramine: named('', 'Tofranil, Depsonil'),
    nortriptyline: named('', 'Pamelor, Allegron, Sensival'),
    doxepin: named('', 'Sinequan, Silenor, Aponal'),
    desipramine: named('', 'Norpramin'),
    trimipramine: named('', 'Surmontil, Stangyl'),
    protriptyline: named('', 'Vivactil'),
    dosulepin: named('dothiepin', 'Prothiaden, Dothip'),
    lofepramine: named(),
    melitracen: named(),
    tranylcypromine: named('', 'Parnate'),
    phenelzine: named('', 'Nardil'),
    isocarboxazid: named('', 'Marplan'),
    selegiline: named('deprenyl', 'Eldepryl, Emsam, Zelapar, Selgin'),
    rasagiline: named('', 'Azilect, Rasalect'),
    safinamide: named('', 'Xadago'),
    moclobamide: named('moclobemide', 'Manerix, Aurorix'),
    procarbazine: named('', 'Matulane, Natulan'),
    'methylene blue': named('methylthioninium chloride, methylthioninium', 'ProvayBlue'),
    linezolid: named('', 'Zyvox, Zyvoxid, Linid, Lizolid, Linospan'),
    methylphenidate: named(
      '',
      'Ritalin, Ritalin LA, Concerta, Medikinet, Inspiral, Inspiral SR, Addwize',
    ),
    dexmethylphenidate: named('', 'Focalin'),
    amfetamine: named('amphetamine', 'Adderall, Evekeo'),
    dexamfetamine: named('dextroamphetamine, dexamphetamine', 'Dexedrine'),
    lisdexamfetamine: named('lisdexamphetamine', 'Vyvanse, Elvanse'),
    metamfetamine: named('methamphetamine', 'Desoxyn'),
    phentermine: named('', 'Adipex'),
    phendimetrazine: named(),
    benzfetamine: named('benzphetamine'),
    amfepramone: named('diethylpropion'),
    pseudoephedrine: named('', 'Sudafed'),
    atomoxetine: named('', 'Strattera, Axepta, Attentrol'),
    modafinil: named('', 'Provigil, Modalert'),
    armodafinil: named('', 'Nuvigil, Waklert'),
    disulfiram: named('', 'Antabuse, Esperal'),
    acamprosate: named('', 'Campral'),

    // Antipsychotics.
    haloperidol: named('', 'Haldol, Serenace'),
    droperidol: named('', 'Inapsine, Xomolix'),
    chlorpromazine: named('', 'Thorazine, Largactil'),
    levomepromazine: named('methotrimeprazine', 'Nozinan, Neurocil'),
    fluphenazine: named('', 'Modecate, Prolixin'),
    perphenazine: named('', 'Trilafon'),
    trifluoperazine: named('', 'Stelazine'),
    thioridazine: named('', 'Mellaril, Melleril'),
    mesoridazine: named(),
    pimozide: named('', 'Orap'),
    flupentixol: named('flupenthixol', 'Fluanxol, Depixol'),
    zuclopenthixol: named('', 'Clopixol, Cisordinol'),
    chlorprothixene: named('', 'Truxal'),
    melperone: named(),
    pipamperone: named('', 'Dipiperon'),
    sulpiride: named('', 'Dolmatil'),
    levosulpiride: named(),
    amisulpride: named('', 'Solian, Sulpitac, Amazeo'),
    sertindole: named('', 'Serdolect'),
    clozapine: named('', 'Clozaril, Leponex, Sizopin'),
    olanzapine: named('', 'Zyprexa, Oleanz'),
    quetiapine: named('', 'Seroquel, Seroquel XR, Qutan, Qutipin'),
    risperidone: named('', 'Risperdal, Sizodon, Risdone'),
    paliperidone: named('', 'Invega, Xeplion'),
    ziprasidone: named('', 'Geodon, Zeldox'),
    lurasidone: named('', 'Latuda, Luramax'),
    aripiprazole: named('', 'Abilify, Arip MT'),
    brexpiprazole: named('', 'Rexulti'),
    cariprazine: named('', 'Vraylar, Reagila'),
    asenapine: named('', 'Saphris, Sycrest'),
    iloperidone: named('', 'Fanapt'),

    lithium: mineral(
      'lithium carbonate, lithium citrate',
      'Priadel, Lithobid, Camcolit, Eskalith, Lithosun, Licab, Lithosun SR, Quilonum, Quilonum Retard, Hypnorex, Hypnorex Retard, Téralithe, Plenur, Lithionit',
    ),
    "st john's wort": named('st john wort, saint johns wort, hypericum, hypericum perforatum'),
  },
  products: {
    Limbitrol: product(['chlordiazepoxide', 'amitriptyline'], '', 'Amixide'),
    'Nexito Plus': product(['escitalopram', 'clonazepam'], '', 'Nexito Forte'),
    'Etizola Plus': product(['etizolam', 'escitalopram']),
    'Pexep Plus': product(['paroxetine', 'clonazepam']),
    Symbyax: product(['olanzapine', 'fluoxetine'], '', 'Oleanz Plus'),
    'Sizodon Plus': product(['risperidone', 'trihexyphenidyl'], '', 'Risdone Plus'),
    'Trinicalm Plus': product(['trifluoperazine', 'trihexyphenidyl']),
    Deanxit: product(['flupentixol', 'melitracen'], '', 'Placida'),
  },
  covered: [
    {
      ingredients: 'alprazolam',
      by: {
        title: 'Alprazolam, US prescribing information, section 7',
        address: 'https://medlibrary.org/lib/rx/meds/alprazolam-68/page/4/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'clonazepam, lorazepam, diazepam, clobazam',
      by: {
        title:
          'Clonazepam, lorazepam, diazepam and clobazam, US prescribing information, sections 4, 5 and 7',
        date: '2026',
      },
    },
    {
      ingredients: 'zolpidem, zopiclone, eszopiclone, melatonin',
      by: {
        title:
          'Zolpidem, zopiclone and melatonin, summaries of product characteristics, section 4.5, and US prescribing information of eszopiclone',
        date: '2026',
      },
    },
    {
      ingredients: 'escitalopram',
      by: {
        title:
          'Escitalopram, Swiss product information, contraindications, and product information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/elicea/drug-interactions',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'citalopram',
      by: {
        title: 'Citalopram, summary of product characteristics (Italy), section 4.3',
        address:
          'https://starbene.it/farmaci/citalopram-eg-14cpr-riv-40mg_036503124/controindicazioni',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'sertraline',
      by: {
        title: 'Lustral (sertraline), contraindications, and US prescribing information, section 7',
        address: 'https://pill2trip.com/medicine/lustral',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'fluoxetine, paroxetine, venlafaxine, desvenlafaxine',
      by: {
        title:
          'Fluoxetine, paroxetine, venlafaxine and desvenlafaxine, US prescribing information, sections 4, 5 and 7',
        date: '2026',
      },
    },
    {
      ingredients: 'duloxetine',
      by: {
        title: 'Duloxetine (MIMS India), contraindications and interactions',
        address: 'https://www.mims.com/India/drug/info/duloxetine/?q=duloxetine&mtype=generic',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'mirtazapine, trazodone, bupropion, vortioxetine',
      by: {
        title:
          'Mirtazapine, trazodone, bupropion and vortioxetine, US prescribing information, sections 4 and 7',
        date: '2026',
      },
    },
    {
      ingredients: 'amitriptyline',
      by: {
        title:
          'Amirol (amitriptyline), summary of product characteristics (Cyprus), sections 4.3 to 4.5',
        address: 'https://www.rxreasoner.com/monographs/amirol/precautions',
        date: '2021',
      },
    },
    {
      ingredients: 'nortriptyline',
      by: {
        title: 'Nortriptyline, US prescribing information, contraindications, as reprinted',
        address: 'https://pill2trip.com/medicine/gabawin-nt',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'imipramine, dosulepin',
      by: {
        title:
          'Imipramine and dosulepin, summaries of product characteristics, sections 4.3 and 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'rasagiline',
      by: {
        title:
          'Rasagiline, US prescribing information, sections 4, 5 and 7, and summary of product characteristics (EMA), sections 4.3 and 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'methylphenidate, atomoxetine',
      by: {
        title:
          'Methylphenidate and atomoxetine, summaries of product characteristics, sections 4.3 and 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'haloperidol',
      by: {
        title: 'Haldol (haloperidol), Swiss product information, contraindications',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/26891/chapter/contra_indications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'amisulpride',
      by: {
        title: 'Amisulpride, Swiss product information, contraindications',
        address: 'https://ch.oddb.org/de/gcc/fachinfo/reg/59999/chapter/contra_indications',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'clozapine',
      by: {
        title:
          'Zaponex (clozapine), summary of product characteristics (MHRA), sections 4.3 to 4.5',
        address: 'https://rxreasoner.com/monographs/zaponex/precautions',
        date: '2020',
      },
    },
    {
      ingredients: 'quetiapine',
      by: {
        title: 'Quetiapine, summary of product characteristics (Czechia), section 4.5',
        address:
          'https://linked.opendata.cz/describe/?graph=http%3A%2F%2Flinked.opendata.cz%2Fresource%2Fdataset%2Fsukl%2Fspc&url=http%3A%2F%2Flinked.opendata.cz%2Fresource%2Fsukl%2Fspc%2Fsection%2FSPC158507_doc-4-5',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'olanzapine, risperidone, aripiprazole',
      by: {
        title:
          'Olanzapine, risperidone and aripiprazole, summaries of product characteristics (EMA), sections 4.3 to 4.5',
        date: '2026',
      },
    },
    {
      ingredients: 'lithium',
      by: {
        title: 'Lithium, prescribing information on MIMS, drug interactions',
        address: 'https://uat.mimsdev.com/philippines/drug/info/litcab/drug-interactions',
        date: '2026-11-22',
      },
    },
  ],
}
