import type { Topic } from '../table'

/** Tamoxifen, toremifene and aromatase inhibitors. */
export const breastCancerTopic: Topic = {
  title: 'Breast cancer',
  reviewed: '2026-11-22',
  classes: {
    oestrogens: 'ethinylestradiol, estradiol, conjugated estrogens, tibolone',
  },
  rules: [
    {
      id: 'pair-22',
      between: ['tamoxifen', 'strong CYP2D6 inhibitors except terbinafine'],
      pair: 'tamoxifen and strong CYP2D6 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of tamoxifen’s active metabolite: it may not work.',
      action:
        'Avoid it: choose an antidepressant that hardly inhibits CYP2D6, such as venlafaxine or citalopram.',
      sources: ['mcmaster', 'hl7-pddi', 'smpc-tamoxifen'],
    },
    {
      id: 'tamoxifen-terbinafine',
      between: ['tamoxifen', 'terbinafine, cinacalcet'],
      pair: 'tamoxifen and terbinafine or cinacalcet',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of tamoxifen’s active metabolite: it may not work.',
      action: 'Choose another medicine.',
      sources: ['smpc-tamoxifen'],
    },
    {
      id: 'tamoxifen-rifampicin',
      between: ['tamoxifen, toremifene', 'strong CYP3A4 inducers'],
      pair: 'tamoxifen and strong CYP3A4 inducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Far less tamoxifen: it may not work.',
      action: 'Avoid it: ask the oncologist.',
      sources: ['smpc-tamoxifen'],
    },
    {
      id: 'tamoxifen-aromatase',
      between: ['tamoxifen', 'letrozole, anastrozole, exemestane'],
      pair: 'tamoxifen and letrozole, anastrozole or exemestane',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Tamoxifen lowers letrozole and anastrozole and takes from their effect.',
      action: 'Keep one of them; ask the oncologist.',
      sources: ['smpc-anastrozole'],
    },
    {
      id: 'antioestrogens-oestrogens',
      between: [
        'tamoxifen, toremifene, letrozole, anastrozole, exemestane, fulvestrant',
        'oestrogens',
      ],
      pair: 'hormone treatment of breast cancer and oestrogens',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Oestrogen undoes the treatment of breast cancer.',
      action: 'Do not give both. Choose treatment without hormones.',
      depends: 'A cream in the vagina also needs the oncologist’s word.',
      sources: ['smpc-anastrozole'],
    },
    {
      id: 'two-aromatase-inhibitors',
      between: ['letrozole, anastrozole, exemestane', 'letrozole, anastrozole, exemestane'],
      pair: 'two aromatase inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice.',
      action: 'Keep one of them.',
      sources: ['smpc-anastrozole'],
    },
    {
      id: 'exemestane-inducers',
      between: ['exemestane', 'strong CYP3A4 inducers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less exemestane: it may fail.',
      action: 'Exemestane 50 mg a day; ask the oncologist.',
      sources: ['label-exemestane'],
    },
  ],
  sources: {
    'smpc-tamoxifen': {
      title: 'Tamoxifen, summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
    'smpc-anastrozole': {
      title: 'Anastrozole and letrozole, summaries of product characteristics, section 4.5',
      date: '2026',
    },
    'label-exemestane': {
      title: 'Exemestane, US prescribing information, section 7',
      date: '2026',
    },
  },
}
