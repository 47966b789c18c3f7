import { type NamesTable, named, product } from '../table'

/** Antidepressants, MAO inhibitors, stimulants. */
export const antidepressants: NamesTable = {
  ingredients: {
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
    "st john's wort": named('st john wort, saint johns wort, hypericum, hypericum perforatum'),
  },
  products: {
    Limbitrol: product(['chlordiazepoxide', 'amitriptyline'], '', 'Amixide'),
    'Nexito Plus': product(['escitalopram', 'clonazepam'], '', 'Nexito Forte'),
    'Pexep Plus': product(['paroxetine', 'clonazepam']),
  },
  covered: [
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
        address: 'https://www.mims.com/malaysia/drug/info/prozac/drug-interactions',
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
          'https://www.mims.com/philippines/drug/info/rasator-0-5-rasator-1/drug-interactions',
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
