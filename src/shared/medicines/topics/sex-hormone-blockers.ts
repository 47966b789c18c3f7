import type { Topic } from '../table'

/** Finasteride, dutasteride, clomifene and raloxifene. */
export const sexHormoneBlockersTopic: Topic = {
  title: 'Medicines against sex hormones',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'two-5-alpha',
      between: ['finasteride', 'dutasteride'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice.',
      action: 'Keep one of them.',
      sources: ['label-dutasteride'],
    },
    {
      id: 'dutasteride-inhibitors',
      between: ['dutasteride', 'ritonavir, cobicistat, itraconazole, ketoconazole'],
      pair: 'dutasteride and ritonavir, cobicistat, itraconazole or ketoconazole',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More dutasteride over months.',
      action: 'Give it less often where side effects appear.',
      sources: ['label-dutasteride'],
    },
    {
      id: 'clomifene-oestrogens',
      between: ['clomifene', 'tamoxifen, raloxifene, hormonal contraceptives'],
      pair: 'clomifene and tamoxifen, raloxifene or hormonal contraceptives',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Each undoes the other.',
      action: 'Do not give both.',
      sources: ['label-clomifene'],
    },
    {
      id: 'raloxifene-oestrogens',
      between: ['raloxifene', 'ethinylestradiol, estradiol, conjugated estrogens, colestyramine'],
      pair: 'raloxifene and ethinylestradiol, estradiol, conjugated estrogens or colestyramine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        '{colestyramine: Colestyramine stops the absorption of raloxifene | Oestrogens oppose raloxifene}.',
      action: 'Do not give both.',
      sources: ['label-raloxifene'],
    },
  ],
  sources: {
    'label-dutasteride': {
      title: 'Dutasteride, US prescribing information, section 7',
      date: '2026',
    },
    'label-clomifene': {
      title: 'Clomifene, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'label-raloxifene': {
      title: 'Raloxifene, US prescribing information, section 7',
      date: '2026',
    },
  },
}
