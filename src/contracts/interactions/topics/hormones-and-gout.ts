import type { Topic } from '../table'

/** Diabetes, hormones and gout. */
export const hormonesAndGoutTopic: Topic = {
  title: 'Diabetes, hormones and gout',
  reviewed: '2026-11-22',
  classes: {
    sulfonylureas:
      'glibenclamide, gliclazide, glimepiride, glipizide, tolbutamide, chlorpropamide, tolazamide',
  },
  rules: [
    {
      id: 'pair-24',
      between: ['sulfonylureas', 'sulfamethoxazole, fluoroquinolones'],
      pair: 'sulfonylureas and co-trimoxazole or quinolones',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hypoglycaemia.',
      action: 'Choose another antibiotic, or check blood glucose more often and warn the patient.',
      sources: ['mcmaster'],
    },
    {
      id: 'pair-33',
      between: [
        'colchicine',
        'clarithromycin, telithromycin, HIV protease inhibitors, azole antifungals that strongly inhibit CYP3A4, nefazodone, cobicistat, ciclosporin',
      ],
      pair: 'colchicine and clarithromycin or another strong inhibitor of CYP3A4 or P-glycoprotein',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Colchicine toxicity, with fatal cases.',
      action:
        'Do not combine in kidney or liver disease; otherwise choose another medicine or lower colchicine as its product information says.',
      sources: ['pmc8294843', 'drugs-com-colchicine'],
    },
  ],
  sources: {
    pmc8294843: {
      title: 'PMC8294843',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8294843',
    },
    'drugs-com-colchicine': {
      title: 'Drugs.com, interactions of colchicine, professional version',
    },
  },
}
