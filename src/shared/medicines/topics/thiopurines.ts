import type { Topic } from '../table'

/** Azathioprine and mercaptopurine. */
export const thiopurinesTopic: Topic = {
  title: 'Thiopurines',
  reviewed: '2026-11-23',
  classes: {
    thiopurines: 'azathioprine, mercaptopurine',
  },
  rules: [
    {
      id: 'onc-6',
      between: ['febuxostat', 'azathioprine, mercaptopurine'],
      pair: 'febuxostat and azathioprine or mercaptopurine',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: '[azathioprine, mercaptopurine] accumulates: failure of the bone marrow.',
      action: 'Do not use together. Treat the gout in another way.',
      sources: ['onc'],
    },
    {
      id: 'pair-32',
      between: ['allopurinol', 'azathioprine, mercaptopurine'],
      pair: 'allopurinol and azathioprine or mercaptopurine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: '[azathioprine, mercaptopurine] accumulates: failure of the bone marrow.',
      action:
        'Avoid it, or let a specialist lower [azathioprine, mercaptopurine] to a quarter and check blood counts.',
      sources: ['bidmc', 'pmc3093721'],
    },
    {
      id: 'thiopurines-aminosalicylates',
      between: ['thiopurines', 'sulfasalazine, mesalazine'],
      pair: 'thiopurines and sulfasalazine or mesalazine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The thiopurine is broken down more slowly: low blood counts.',
      action: 'Check the blood count more often.',
      sources: ['smpc-azathioprine'],
    },
    {
      id: 'thiopurines-co-trimoxazole',
      between: ['thiopurines', 'sulfamethoxazole, trimethoprim'],
      pair: 'thiopurines and sulfamethoxazole or trimethoprim',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Low blood counts, above all after a transplant.',
      action: 'Choose another antibiotic, or check the blood count.',
      sources: ['smpc-azathioprine'],
    },
    {
      id: 'thiopurines-methotrexate',
      between: ['thiopurines', 'methotrexate'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of the thiopurine, and harm to marrow and liver by both.',
      action: 'Check blood counts; lower the thiopurine with high doses of methotrexate.',
      sources: ['smpc-azathioprine'],
    },
    {
      id: 'azathioprine-mercaptopurine',
      between: ['thiopurines', 'thiopurines'],
      pair: 'two thiopurines',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The same medicine twice: the marrow fails.',
      action: 'Keep one of them.',
      sources: ['smpc-azathioprine'],
    },
    {
      id: 'azathioprine-penicillamine',
      between: ['azathioprine', 'penicillamine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both harm the marrow: low blood counts.',
      action: 'Avoid it where you can; otherwise count blood cells often.',
      sources: ['mims-azathioprine'],
    },
  ],
  sources: {
    'smpc-azathioprine': {
      title: 'Azathioprine, summary of product characteristics, section 4.5',
      date: '2026',
    },
    pmc3093721: {
      title: 'PMC3093721',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3093721',
      date: '2026',
    },
    'mims-azathioprine': {
      title: 'Azathioprine (Imuran), prescribing information on MIMS, interactions',
      address: 'https://www.mims.com/indonesia/drug/info/imuran/drug-interactions',
      date: '2026-11-23',
    },
  },
}
