import type { Topic } from '../table'

/** JAK inhibitors, biologics, sulfasalazine and penicillamine; fingolimod and its like. */
export const rheumatismTopic: Topic = {
  title: 'Rheumatism: JAK inhibitors, biologics and others',
  reviewed: '2026-11-23',
  classes: {
    'JAK inhibitors': 'tofacitinib, baricitinib, upadacitinib, filgotinib, ruxolitinib',
    'biologics against rheumatism':
      'adalimumab, etanercept, infliximab, golimumab, certolizumab, tocilizumab, abatacept, anakinra, rituximab',
  },
  rules: [
    {
      id: 'jak-strong-inducers',
      between: ['tofacitinib, upadacitinib, ruxolitinib', 'strong CYP3A4 inducers'],
      pair: 'JAK inhibitors and strong CYP3A4 inducers',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Far less of the JAK inhibitor: it fails.',
      action: 'Avoid it: choose another partner.',
      sources: ['label-tofacitinib'],
    },
    {
      id: 'jak-strong-inhibitors',
      between: ['tofacitinib, upadacitinib, ruxolitinib', 'strong CYP3A4 inhibitors, fluconazole'],
      pair: 'JAK inhibitors and CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of the JAK inhibitor: infections, low blood counts.',
      action:
        'Lower the dose as its label says: {tofacitinib: 5 mg of tofacitinib once a day} {upadacitinib: 15 mg of upadacitinib} {ruxolitinib: half of the ruxolitinib}.',
      sources: ['label-tofacitinib'],
    },
    {
      id: 'baricitinib-probenecid',
      between: ['baricitinib', 'probenecid'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Twice the baricitinib.',
      action: 'Halve baricitinib.',
      sources: ['label-baricitinib'],
    },
    {
      id: 'jak-immunosuppressants',
      between: [
        'JAK inhibitors',
        'azathioprine, mercaptopurine, ciclosporin, tacrolimus, sirolimus, everolimus, mycophenolic acid',
      ],
      pair: 'JAK inhibitors and strong immunosuppressants',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The immune system is held back too far: grave infections.',
      action: 'Avoid it, or choose methotrexate, the usual partner in rheumatism.',
      depends: '{ruxolitinib: Against graft-versus-host disease it is given with some of them.}',
      sources: ['label-tofacitinib'],
    },
    {
      id: 'two-biologics',
      between: [
        'biologics against rheumatism, JAK inhibitors',
        'biologics against rheumatism, JAK inhibitors',
      ],
      pair: 'two biologics or JAK inhibitors against rheumatism',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Grave infections, and no more effect.',
      action: 'Do not give two of them.',
      sources: ['label-tofacitinib'],
    },
    {
      id: 'sulfasalazine-digoxin',
      between: ['sulfasalazine', 'digoxin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less digoxin is absorbed.',
      action: 'Check the digoxin level.',
      sources: ['label-sulfasalazine'],
    },
    {
      id: 'fingolimod-immunosuppressants',
      between: [
        'fingolimod, siponimod, natalizumab',
        'thiopurines, calcineurin and mTOR inhibitors, JAK inhibitors, biologics against rheumatism, mycophenolic acid, methotrexate, cyclophosphamide, leflunomide, teriflunomide',
      ],
      pair: 'fingolimod or natalizumab and other immunosuppressants',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The immune system is held back too far: grave infections, even of the brain.',
      action: 'Do not give both.',
      sources: ['label-gilenya'],
    },
    {
      id: 'penicillamine-minerals',
      between: ['penicillamine', 'iron, calcium, magnesium, zinc, aluminium hydroxide, magaldrate'],
      pair: 'penicillamine and iron or calcium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The mineral binds penicillamine: it may fail.',
      action: 'Take them at least 2 hours apart.',
      sources: ['label-penicillamine'],
    },
  ],
  sources: {
    'label-tofacitinib': {
      title:
        'Tofacitinib, upadacitinib and ruxolitinib, US prescribing information, sections 2, 5 and 7',
      date: '2026',
    },
    'label-baricitinib': {
      title: 'Baricitinib, US prescribing information, section 7',
      date: '2026',
    },
    'label-sulfasalazine': {
      title: 'Sulfasalazine, US prescribing information, drug interactions',
      date: '2026',
    },
    'label-gilenya': {
      title: 'Fingolimod and natalizumab, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'label-penicillamine': {
      title: 'Penicillamine, US prescribing information, drug interactions',
      date: '2026',
    },
  },
}
