import type { Topic } from '../table'

/** Contraception and sex hormones. */
export const contraceptivesTopic: Topic = {
  title: 'Contraception and sex hormones',
  reviewed: '2026-11-23',
  classes: {
    'hormonal contraceptives':
      'ethinylestradiol, levonorgestrel, desogestrel, drospirenone, gestodene, norgestimate, norelgestromin, etonogestrel, dienogest, norethisterone, cyproterone',
  },
  rules: [
    {
      id: 'contraceptives-strong-inducers',
      between: [
        'hormonal contraceptives',
        "strong CYP3A4 inducers, rifabutin, efavirenz, bosentan, oxcarbazepine, eslicarbazepine except st john's wort",
      ],
      pair: 'hormonal contraceptives and strong enzyme inducers',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The contraceptive fails: unintended pregnancy.',
      action:
        'Use contraception that the partner does not weaken, such as a coil or the 3-month injection; condoms until 4 weeks after the last dose of the partner.',
      depends: 'A hormone coil is hardly weakened.',
      sources: ['smpc-ethinylestradiol', 'fsrh', 'mims-levonorgestrel'],
    },
    {
      id: 'contraceptives-st-johns-wort',
      between: ['hormonal contraceptives', "st john's wort"],
      pair: 'hormonal contraceptives and St John’s wort',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The contraceptive fails: unintended pregnancy.',
      action:
        'Do not use together: stop St John’s wort, and use condoms until 4 weeks after it. If it stays: a copper coil.',
      depends:
        'By the British product information of the herb, which names all hormones, coils with them too; of these there are no data.',
      sources: ['smpc-st-johns-wort', 'leaflet-st-johns-wort', 'mhra-st-johns-wort'],
    },
    {
      id: 'contraceptives-weak-inducers',
      between: [
        'hormonal contraceptives',
        'topiramate, rufinamide, perampanel, modafinil, armodafinil, griseofulvin, aprepitant, nevirapine, etravirine, lorlatinib',
      ],
      pair: 'hormonal contraceptives and weaker enzyme inducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The contraceptive may fail.',
      action:
        'Use condoms as well during the treatment and 4 weeks after it, or another contraception.',
      depends:
        '{topiramate: Topiramate matters from 200 mg a day.} {perampanel: Perampanel matters at 12 mg a day.}',
      sources: ['smpc-ethinylestradiol', 'fsrh'],
    },
    {
      id: 'contraceptives-protease-inhibitors',
      between: ['hormonal contraceptives', 'HIV protease inhibitors, cobicistat, nirmatrelvir'],
      pair: 'hormonal contraceptives and boosted HIV medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        '{ethinylestradiol: Less ethinylestradiol where it is boosted: pregnancy | The hormone can rise or fall}.',
      action: 'Use condoms as well, or a coil or the 3-month injection.',
      depends:
        '{atazanavir & ethinylestradiol: Without a booster atazanavir raises ethinylestradiol.} {cobicistat & drospirenone: Drospirenone can raise potassium.}',
      sources: ['smpc-norvir'],
    },
    {
      id: 'sex-hormones-inducers',
      between: [
        'estradiol, conjugated estrogens, tibolone, progesterone, dydrogesterone, medroxyprogesterone, megestrol',
        'strong CYP3A4 inducers',
      ],
      pair: 'sex hormones and strong enzyme inducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the hormone: bleeding, hot flushes return.',
      action: 'Watch the effect; patches and the 3-month injection are weakened less.',
      sources: ['smpc-ethinylestradiol'],
    },
    {
      id: 'ulipristal-inducers',
      between: ['ulipristal, mifepristone', 'strong CYP3A4 inducers, rifabutin, efavirenz'],
      pair: 'ulipristal or mifepristone and strong CYP3A4 inducers, rifabutin or efavirenz',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: '[ulipristal, mifepristone] fails.',
      action: 'Choose a copper coil {ulipristal: , or 3 mg of levonorgestrel instead}.',
      sources: ['smpc-ulipristal'],
    },
    {
      id: 'ulipristal-progestogens',
      between: [
        'ulipristal',
        'hormonal contraceptives, progesterone, medroxyprogesterone, dydrogesterone',
      ],
      pair: 'ulipristal and progestogens',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Each weakens the other: ovulation is not stopped.',
      action: 'Begin the contraceptive 5 days after ulipristal, and use condoms meanwhile.',
      sources: ['smpc-ulipristal'],
    },
    {
      id: 'oestrogens-lamotrigine',
      between: ['ethinylestradiol', 'lamotrigine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Half of the lamotrigine: seizures; in the week without pills it rises again.',
      action: 'Choose contraception without oestrogen, or fit lamotrigine to its level.',
      depends: 'Valproate beside lamotrigine takes most of the effect away.',
      sources: ['smpc-lamotrigine'],
    },
    {
      id: 'oestrogens-tranexamic-acid',
      between: ['ethinylestradiol, norelgestromin, etonogestrel', 'tranexamic acid'],
      pair: 'ethinylestradiol, norelgestromin or etonogestrel and tranexamic acid',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Blood clots: thrombosis, stroke.',
      action:
        'Do not use together. Choose contraception without oestrogen, or another treatment of the bleeding.',
      depends: 'The US label of the tablets forbids it; the European one asks for caution.',
      sources: ['label-tranexamic'],
    },
    {
      id: 'drospirenone-potassium',
      between: ['drospirenone', 'potassium, potassium-sparing diuretics'],
      pair: 'drospirenone and potassium or potassium-sparing diuretics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Potassium rises: disturbed heart rhythm.',
      action: 'Choose another pill, or check potassium in the first month.',
      sources: ['label-drospirenone'],
    },
    {
      id: 'drospirenone-ace-inhibitors',
      between: ['drospirenone', 'ACE inhibitors, angiotensin receptor blockers'],
      pair: 'drospirenone and ACE inhibitors or angiotensin receptor blockers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Potassium can rise.',
      action: 'Check potassium in the first month.',
      depends: 'With weak kidneys drospirenone must not be given at all.',
      sources: ['label-drospirenone'],
    },
    {
      id: 'oestrogens-tizanidine',
      between: ['ethinylestradiol', 'tizanidine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More tizanidine: low pressure, drowsiness.',
      action: 'Begin low and watch blood pressure, or choose another muscle relaxant.',
      sources: ['label-tizanidine'],
    },
    {
      id: 'two-pills',
      between: ['hormonal contraceptives', 'medroxyprogesterone'],
      pair: 'the pill and the 3-month injection',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Two contraceptives at once.',
      action: 'Keep one of them.',
      depends: 'A changeover of a week is meant so.',
      sources: ['smpc-ethinylestradiol'],
    },
    {
      id: 'oestrogens-levothyroxine',
      between: ['ethinylestradiol, estradiol, conjugated estrogens', 'levothyroxine'],
      pair: 'oestrogens and levothyroxine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Oestrogen that is swallowed binds more thyroid hormone: the dose may not suffice.',
      action: 'Check TSH 6 to 12 weeks after the start.',
      depends: 'Patches do not matter.',
      sources: ['label-levothyroxine'],
    },
    {
      id: 'oestrogens-selegiline',
      between: ['ethinylestradiol', 'selegiline'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Many times more selegiline.',
      action: 'Avoid it.',
      sources: ['smpc-selegiline'],
    },
    {
      id: 'norethisterone-retinoids',
      between: ['norethisterone', 'acitretin, bexarotene'],
      pair: 'norethisterone and acitretin or bexarotene',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Norethisterone may not protect, and the retinoid harms an unborn child.',
      action: 'Choose another contraception, such as a coil, and begin it before the retinoid.',
      depends: 'It matters where norethisterone is taken to prevent pregnancy.',
      sources: ['mims-norethisterone'],
    },
    {
      id: 'contraceptives-ciclosporin',
      between: ['hormonal contraceptives, progesterone', 'ciclosporin'],
      pair: 'hormonal contraceptives or progesterone and ciclosporin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Ciclosporin can rise: harm to the kidneys.',
      action: 'Measure ciclosporin when the hormone is started or stopped.',
      sources: ['smpc-progesterone'],
    },
  ],
  sources: {
    'smpc-selegiline': {
      title: 'Selegiline, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'smpc-ethinylestradiol': {
      title:
        'Ethinylestradiol with levonorgestrel, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    fsrh: {
      title:
        'Faculty of Sexual and Reproductive Healthcare, Drug interactions with hormonal contraception, 2022',
      date: '2026',
    },
    'smpc-ulipristal': {
      title: 'Ulipristal (ellaOne), summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
    'smpc-lamotrigine': {
      title: 'Lamotrigine, summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
    'label-tranexamic': {
      title: 'Tranexamic acid tablets (Lysteda), US prescribing information, section 4',
      date: '2026',
    },
    'label-drospirenone': {
      title:
        'Drospirenone with ethinylestradiol (Yasmin), US prescribing information, sections 4, 5 and 7',
      date: '2026',
    },
    'label-tizanidine': {
      title: 'Tizanidine, US prescribing information, section 7',
      date: '2026',
    },
    'mims-norethisterone': {
      title: 'Norethisterone (Norcolut), prescribing information on MIMS, interactions',
      address: 'https://www.mims.com/malaysia/drug/info/norcolut/drug-interactions',
      date: '2026-11-23',
    },
    'smpc-progesterone': {
      title: 'Progesterone, summary of product characteristics, section 4.5',
      address: 'https://medicines.org.uk/emc/product/15913/smpc',
      date: '2026-11-23',
    },
    'mims-levonorgestrel': {
      title: 'Levonorgestrel with ethinylestradiol (Zinnia-P), prescribing information on MIMS',
      address: 'https://www.mims.com/philippines/drug/info/zinnia-p/drug-interactions',
      date: '2026-11-23',
    },
    'smpc-st-johns-wort': {
      title: 'St John’s wort capsules, British summary of product characteristics, section 4.3',
      address: 'https://imedi.co.uk/natures-garden-st-johns-wort-capsules/summary',
      date: '2026-11-23',
    },
    'leaflet-st-johns-wort': {
      title: 'St John’s wort (Lloydspharmacy), British package leaflet: do not take with',
      address: 'http://spotidoc.com/doc/827306/leaflet-lloyds_thr-23056',
      date: '2026-11-23',
    },
    'mhra-st-johns-wort': {
      title: 'MHRA Drug Safety Update, March 2014: St John’s wort and hormonal contraceptives',
      address: 'http://www.mhra.gov.uk/Safetyinformation/DrugSafetyUpdate/CON392869',
      date: '2026-11-23',
    },
  },
}
