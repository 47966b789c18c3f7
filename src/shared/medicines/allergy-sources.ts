import type { Source } from './table'

/** What the classes of allergies and the cross-sensitivities rest on. */
export const allergySources: Readonly<Record<string, Source>> = {
  labels: {
    title:
      'Product information (section 4.3 or 4, contraindications) of the medicines of the class',
    date: '2026',
  },
  'beta-lactams': {
    title: 'β-Lactam Allergy and Cross-Reactivity, J Asthma Allergy 2021;14:31-46',
    address: 'https://doi.org/10.2147/JAA.S242061',
    date: '2021-01-18',
  },
  'label-cephalosporins': {
    title: 'Cephalosporins, summaries of product characteristics, sections 4.3 and 4.4',
    date: '2026',
  },
  'label-penicillins': {
    title: 'Penicillins, summaries of product characteristics, sections 4.3 and 4.4',
    date: '2026',
  },
  'label-carbapenems': {
    title: 'Carbapenems, summaries of product characteristics, section 4.3',
    date: '2026',
  },
  'nsaid-hypersensitivity': {
    title: 'Hypersensitivity reactions to non-steroidal anti-inflammatory drugs (PMC3991018)',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3991018',
    date: '2026-11-22',
  },
  'label-coxibs': {
    title: 'Celecoxib and etoricoxib, product information, contraindications',
    date: '2026',
  },
  sulfa: {
    title:
      'Can my patient with a ‘sulfa allergy’ receive celecoxib or other nonantimicrobial sulfonamides? Cleve Clin J Med 2025;92(3):147',
    address: 'https://www.ccjm.org/content/92/3/147',
    date: '2025-03',
  },
  'label-sulfonamides': {
    title:
      'Celecoxib, zonisamide, acetazolamide, thiazides, furosemide and sulfonylureas, product information, contraindications and warnings',
    date: '2026',
  },
  'label-sacubitril': {
    title: 'Sacubitril with valsartan, product information, contraindications',
    date: '2026',
  },
  'label-anticonvulsants': {
    title: 'Carbamazepine and oxcarbazepine, product information, warnings on hypersensitivity',
    date: '2026',
  },
}
