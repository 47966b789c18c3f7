import { type NamesTable, named } from '../table'

/** Immune system, cancer and skin. */
export const immune: NamesTable = {
  ingredients: {
    // Transplants and rheumatism.
    ciclosporin: named(
      'cyclosporine, cyclosporin, ciclosporine',
      'Neoral, Sandimmune, Gengraf, Panimun Bioral',
    ),
    tacrolimus: named('', 'Prograf, Advagraf, Envarsus, Pangraf'),
    sirolimus: named('rapamycin', 'Rapamune'),
    everolimus: named('', 'Afinitor, Certican, Zortress, Votubia'),
    'mycophenolic acid': named(
      'mycophenolate, mycophenolate mofetil, MMF',
      'CellCept, Myfortic, Mofilet',
    ),
    azathioprine: named('', 'Imuran, Azasan, Azoran'),
    mercaptopurine: named('6-mercaptopurine, 6-MP', 'Purinethol'),
    methotrexate: named('MTX', 'Trexall, Rheumatrex, Folitrax'),
    leflunomide: named('', 'Arava'),
    teriflunomide: named('', 'Aubagio'),
    sulfasalazine: named('sulphasalazine, salazosulfapyridine', 'Salazopyrin, Azulfidine, Saaz'),
    penicillamine: named('D-penicillamine', 'Cuprimine, Depen'),
    tofacitinib: named('', 'Xeljanz'),
    baricitinib: named('', 'Olumiant'),
    upadacitinib: named('', 'Rinvoq'),
    filgotinib: named('', 'Jyseleca'),
    ruxolitinib: named('', 'Jakavi, Jakafi'),
    apremilast: named('', 'Otezla'),
    fingolimod: named('', 'Gilenya'),
    siponimod: named('', 'Mayzent'),
    natalizumab: named('', 'Tysabri'),
    adalimumab: named('', 'Humira'),
    etanercept: named('', 'Enbrel'),
    infliximab: named('', 'Remicade'),
    golimumab: named('', 'Simponi'),
    certolizumab: named('certolizumab pegol', 'Cimzia'),
    tocilizumab: named('', 'Actemra, RoActemra'),
    abatacept: named('', 'Orencia'),
    anakinra: named('', 'Kineret'),
    rituximab: named('', 'MabThera, Rituxan'),

    // Live vaccines.
    'MMR vaccine': named('measles mumps rubella vaccine'),
    'varicella vaccine': named('chickenpox vaccine', 'Varivax, Varilrix'),
    'yellow fever vaccine': named('', 'Stamaril'),
    'BCG vaccine': named('BCG'),
    'oral polio vaccine': named('OPV'),
    'oral typhoid vaccine': named('', 'Vivotif'),

    // Cancer.
    irinotecan: named('', 'Camptosar, Campto'),
    capecitabine: named('', 'Xeloda'),
    fluorouracil: named('5-FU, 5-fluorouracil', 'Adrucil'),
    tegafur: named(),
    busulfan: named('', 'Myleran, Busulfex, Busilvex'),
    cyclophosphamide: named('', 'Endoxan, Cytoxan'),
    cisplatin: named(),
    vincristine: named('', 'Oncovin'),
    vinblastine: named(),
    docetaxel: named('', 'Taxotere'),
    paclitaxel: named('', 'Taxol, Abraxane'),
    tamoxifen: named('', 'Nolvadex'),
    toremifene: named('', 'Fareston'),
    letrozole: named('', 'Femara, Letroz'),
    anastrozole: named('', 'Arimidex'),
    exemestane: named('', 'Aromasin'),
    fulvestrant: named('', 'Faslodex'),
    bicalutamide: named('', 'Casodex'),
    abiraterone: named('', 'Zytiga'),
    apalutamide: named('', 'Erleada'),
    enzalutamide: named('', 'Xtandi'),
    mitotane: named('', 'Lysodren'),
    axitinib: named('', 'Inlyta'),
    bosutinib: named('', 'Bosulif'),
    ceritinib: named('', 'Zykadia'),
    crizotinib: named('', 'Xalkori'),
    dasatinib: named('', 'Sprycel'),
    erlotinib: named('', 'Tarceva'),
    gefitinib: named('', 'Iressa'),
    ibrutinib: named('', 'Imbruvica'),
    idelalisib: named('', 'Zydelig'),
    imatinib: named('', 'Gleevec, Glivec, Veenat'),
    lapatinib: named('', 'Tykerb, Tyverb'),
    lorlatinib: named('', 'Lorbrena, Lorviqua'),
    nilotinib: named('', 'Tasigna'),
    osimertinib: named('', 'Tagrisso'),
    pazopanib: named('', 'Votrient'),
    sorafenib: named('', 'Nexavar'),
    sunitinib: named('', 'Sutent'),
    tucatinib: named('', 'Tukysa'),
    vandetanib: named('', 'Caprelsa'),
    abemaciclib: named('', 'Verzenio, Verzenios'),
    palbociclib: named('', 'Ibrance'),
    ribociclib: named('', 'Kisqali'),
    olaparib: named('', 'Lynparza'),
    venetoclax: named('', 'Venclexta, Venclyxto'),
    'arsenic trioxide': named('', 'Trisenox'),
    anagrelide: named('', 'Agrylin, Xagrid'),

    // Skin.
    isotretinoin: named('', 'Accutane, Roaccutane, Isotroin'),
    acitretin: named('', 'Soriatane, Neotigason'),
    alitretinoin: named('', 'Toctino'),
    bexarotene: named('', 'Targretin'),

    // Others.
    deferasirox: named('', 'Exjade, Jadenu, Asunra, Desirox'),
    iohexol: named('', 'Omnipaque'),
    iopamidol: named('', 'Isovue, Niopam'),
    iodixanol: named('', 'Visipaque'),
    iopromide: named('', 'Ultravist'),
    ioversol: named('', 'Optiray'),
    danazol: named('', 'Danocrine'),
    sevoflurane: named('', 'Ultane'),
    cocaine: named(),
    levomethadyl: named('levacetylmethadol, LAAM'),
  },
  products: {},
  covered: [
    {
      ingredients: 'methotrexate',
      by: {
        title: 'Methotrexate, US prescribing information, interactions',
        address: 'https://www.pfizermedicalinformation.com/en-us/methotrexate-0/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'azathioprine',
      by: {
        title:
          'Azathioprine (Azafor), summary of product characteristics (Italian), section 4.5, and (Imuran) prescribing information in Indonesia, interactions',
        address: 'https://starbene.it/farmaci/azafor-50cpr-riv-50mg_037534017/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'leflunomide',
      by: {
        title: 'Leflunomide, summary of product characteristics (Italian), section 4.5, first part',
        address:
          'https://www.starbene.it/farmaci/leflunomide-sa-fl30cpr-riv20mg_040419172/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mycophenolic acid',
      by: {
        title:
          'Mycophenolate mofetil (Tecnigen), prescribing information in Thailand, interactions, first part',
        address:
          'https://www.mims.com/thailand/drug/info/mycophenolate%20mofetil%20tecnigen/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tamoxifen',
      by: {
        title: 'Tamoxifen, summary of product characteristics (Italian), section 4.5',
        address: 'https://starbene.it/farmaci/tamoxifene-eg-30cpr-riv-10mg_033688019/interazioni',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'letrozole',
      by: {
        title: 'Letrozole (Ovalia), prescribing information in the Philippines, interactions',
        address: 'https://www.mims.com/philippines/drug/info/ovalia/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'anastrozole',
      by: {
        title:
          'Anastrozole (Arimidex), US prescribing information, interactions and contraindications',
        address:
          'http://www.druglib.com/druginfo/arimidex/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'sulfasalazine',
      by: {
        title: 'Sulfasalazine, summary of product characteristics, interactions',
        address: 'https://www.rxreasoner.com/substances/sulphasalazine/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'isotretinoin',
      by: {
        title: 'Isotretinoin, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/accutane/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
  ],
}
