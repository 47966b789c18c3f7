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
    moclobemide: named('moclobamide', 'Manerix, Aurorix'),
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
      ingredients: 'fluoxetine',
      by: {
        title: 'Fluoxetine (Prozac), prescribing information (MIMS Malaysia), interactions',
        address: 'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/prozac/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'paroxetine',
      by: {
        title: 'Paroxetine (Deroxat), Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/51188/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'venlafaxine',
      by: {
        title: 'Venlafaxine, summary of product characteristics (RxReasoner), interactions',
        address: 'https://www.rxreasoner.com/substances/venlafaxine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'desvenlafaxine',
      by: {
        title: 'Desvenlafaxine (Pristiq), Canadian product monograph (Pfizer), interactions',
        address: 'https://www.pfizermedicalinformation.ca/en-ca/pristiq/drug-interactions',
        date: '2026-11-23',
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
      ingredients: 'mirtazapine',
      by: {
        title: 'Mirtazapine, summary of product characteristics (RxReasoner), interactions',
        address: 'https://rxreasoner.com/substances/mirtazapine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'trazodone',
      by: {
        title: 'Trazodone, summary of product characteristics (RxReasoner), interactions',
        address: 'https://rxreasoner.com/substances/trazodone/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'bupropion',
      by: {
        title:
          'Bupropion (Wellbutrin), US prescribing information, contraindications and interactions as changed by the FDA in 2011 and 2013',
        address:
          'https://www.drugs.com/labeling-changes/March-2013/wellbutrin-bupropion-hydrochloride-wellbutrin-sr-bupropion-hydrochloride-sustained-release-3211.html',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'vortioxetine',
      by: {
        title:
          'Vortioxetine (Brintellix), concise prescribing information (MIMS Thailand), interactions',
        address: 'https://www.mims.com/thailand/drug/info/brintellix',
        date: '2026-11-23',
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
      ingredients: 'imipramine',
      by: {
        title: 'Imipramine (Tofranil), Swiss product information, interactions',
        address: 'http://ch.oddb.org/de/gcc/fachinfo/reg/24115/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'rasagiline',
      by: {
        title: 'Rasagiline, prescribing information (MIMS Philippines), interactions',
        address:
          'https://uat.mimsdev.com/philippines/drug/info/rasator-0-5-rasator-1/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'methylphenidate',
      by: {
        title:
          'Methylphenidate (Ritalin LA), prescribing information (MIMS Malaysia), interactions',
        address: 'https://www.mims.com/malaysia/drug/info/ritalin%20la/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'atomoxetine',
      by: {
        title: 'Atomoxetine (Strattera), prescribing information (MIMS Hong Kong), interactions',
        address: 'https://www.mims.com/hongkong/drug/info/strattera/drug-interactions',
        date: '2026-11-23',
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
      ingredients: 'olanzapine',
      by: {
        title: 'Olanzapine, prescribing information (MIMS Philippines), interactions',
        address: 'https://www.mims.com/philippines/drug/info/salveo/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'risperidone',
      by: {
        title: 'Risperidone, prescribing information (MIMS Singapore), interactions',
        address: 'https://uat.mims.com/singapore/drug/info/risperidone-chanelle/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'aripiprazole',
      by: {
        title: 'Aripiprazole (Abilify), Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/56209/chapter/interactions',
        date: '2026-11-23',
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
    {
      ingredients: 'levosulpiride',
      by: {
        title: 'Levosulpiride, text of summaries of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/levosulpiride/precautions',
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
    {
      ingredients: 'linezolid',
      by: {
        title: 'Linezolid, Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/fr/gcc/fachinfo/reg/66250/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: "st john's wort",
      by: {
        title: 'St John’s wort and prescribed medicines, Medsafe (New Zealand)',
        address: 'https://medsafe.govt.nz/consumers/leaflets/sjw.asp',
        date: '2026-11-23',
      },
    },
  ],
}
