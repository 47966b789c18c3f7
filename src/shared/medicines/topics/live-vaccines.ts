import type { Topic } from '../table'

/** Live vaccines, where immunity or an antibiotic is in their way. */
export const liveVaccinesTopic: Topic = {
  title: 'Live vaccines',
  reviewed: '2026-11-23',
  classes: {
    'live vaccines':
      'MMR vaccine, varicella vaccine, yellow fever vaccine, BCG vaccine, oral polio vaccine, oral typhoid vaccine',
  },
  rules: [
    {
      id: 'live-vaccines-immunosuppressants',
      between: [
        'live vaccines',
        'thiopurines, calcineurin and mTOR inhibitors, JAK inhibitors, biologics against rheumatism, mycophenolic acid, methotrexate, leflunomide, teriflunomide, fingolimod, cyclophosphamide, capecitabine, fluorouracil',
      ],
      pair: 'live vaccines and immunosuppressants',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The vaccine’s germ itself can make ill, even fatally.',
      action: 'Do not give a live vaccine; ask when the interval after the medicine is over.',
      depends: '{methotrexate: Some guidelines allow low weekly methotrexate.}',
      sources: ['smpc-vaccines'],
    },
    {
      id: 'live-vaccines-steroids',
      between: ['live vaccines', 'steroids by mouth or injection'],
      pair: 'live vaccines and corticosteroids',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The vaccine’s germ itself can make ill, even fatally.',
      action:
        'Do not give a live vaccine while the dose holds the immune system back; ask when the interval after it is over.',
      depends:
        'Labels forbid it with doses that suppress immunity; replacement doses, and injections into a joint, are not meant.',
      sources: ['smpc-methylprednisolone'],
    },
    {
      id: 'oral-typhoid-antibiotics',
      between: [
        'oral typhoid vaccine',
        'penicillins, cephalosporins, carbapenems, macrolides, fluoroquinolones, tetracyclines, sulfonamides, trimethoprim, chloramphenicol, fosfomycin, rifamycins',
      ],
      pair: 'typhoid vaccine by mouth and antibiotics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The antibiotic kills the vaccine’s germ: no protection.',
      action: 'Leave three days between them, or give the vaccine that is injected.',
      sources: ['us-vivotif'],
    },
  ],
  sources: {
    'smpc-vaccines': {
      title:
        'Live vaccines (M-M-RvaxPro, Stamaril), summaries of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-methylprednisolone': {
      title: 'Methylprednisolone (Medrone), summary of product characteristics, contraindications',
      address: 'https://pill2trip.com/medicine/medrone-corticosteroids',
      date: '2026-11-23',
    },
    'us-vivotif': {
      title: 'Typhoid vaccine by mouth (Vivotif), US safety information',
      address: 'https://www.paxvaxconnect.com/vivotif',
      date: '2026-11-23',
    },
  },
}
