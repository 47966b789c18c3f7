import type { Topic } from '../table'

/** Immune system and cancer. */
export const immuneAndCancerTopic: Topic = {
  title: 'Immune system and cancer',
  reviewed: '2026-11-22',
  classes: {
    NSAIDs:
      'ibuprofen, dexibuprofen, naproxen, diclofenac, aceclofenac, acemetacin, indometacin, ketoprofen, dexketoprofen, ketorolac, loxoprofen, meloxicam, piroxicam, tenoxicam, lornoxicam, sulindac, etodolac, nabumetone, mefenamic acid, meclofenamic acid, tolfenamic acid, flurbiprofen, fenoprofen, oxaprozin, diflunisal, tolmetin, nimesulide, celecoxib, etoricoxib, parecoxib',
  },
  rules: [
    {
      id: 'onc-6',
      between: ['febuxostat', 'azathioprine, mercaptopurine'],
      pair: 'febuxostat and azathioprine or mercaptopurine',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Azathioprine or mercaptopurine accumulates: failure of the bone marrow.',
      action: 'Do not use together. Treat the gout in another way.',
      sources: ['onc'],
    },
    {
      id: 'onc-11',
      between: [
        'irinotecan',
        'HIV protease inhibitors, macrolides, azole antifungals that strongly inhibit CYP3A4, nefazodone, cobicistat except azithromycin, roxithromycin',
      ],
      pair: 'irinotecan and strong CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence:
        'More irinotecan and active metabolite: severe diarrhoea, neutropenia, infection.',
      action: 'Do not use together. Ask the oncologist before either is given.',
      sources: ['onc'],
    },
    {
      id: 'pair-17',
      between: ['methotrexate', 'NSAIDs'],
      pair: 'methotrexate and NSAIDs',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Methotrexate accumulates: damage to marrow, kidney and bowel.',
      action:
        'Avoid it with high doses of methotrexate; otherwise check blood count and kidney function.',
      sources: ['roughead-2010'],
    },
    {
      id: 'pair-22',
      between: ['tamoxifen', 'paroxetine'],
      pair: 'tamoxifen and paroxetine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of tamoxifen’s active metabolite: it may not work.',
      action: 'Choose an antidepressant that hardly inhibits CYP2D6.',
      sources: ['mcmaster', 'hl7-pddi'],
    },
    {
      id: 'pair-32',
      between: ['allopurinol', 'azathioprine, mercaptopurine'],
      pair: 'allopurinol and azathioprine or mercaptopurine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Azathioprine or mercaptopurine accumulates: failure of the bone marrow.',
      action:
        'Avoid it, or let a specialist lower azathioprine or mercaptopurine to a fraction and check blood counts.',
      sources: ['bidmc', 'pmc3093721'],
    },
  ],
  sources: {
    pmc3093721: {
      title: 'PMC3093721',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3093721',
    },
  },
}
