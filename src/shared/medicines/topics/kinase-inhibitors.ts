import type { Topic } from '../table'

/** Kinase inhibitors, and other cancer medicines that CYP3A4 breaks down. */
export const kinaseInhibitorsTopic: Topic = {
  title: 'Cancer: kinase inhibitors',
  reviewed: '2026-11-23',
  classes: {
    'kinase inhibitors broken down by CYP3A4':
      'axitinib, bosutinib, ceritinib, crizotinib, dasatinib, erlotinib, gefitinib, ibrutinib, lapatinib, nilotinib, pazopanib, sunitinib, abemaciclib, palbociclib, ribociclib',
  },
  rules: [
    {
      id: 'kinase-inhibitors-strong-inhibitors',
      between: [
        'kinase inhibitors broken down by CYP3A4, ruxolitinib, olaparib, docetaxel, vincristine, vinblastine',
        'strong CYP3A4 inhibitors',
      ],
      pair: 'cancer medicines broken down by CYP3A4 and strong inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More of the cancer medicine: grave side effects.',
      action:
        'Choose another partner; otherwise lower the dose as its label says, with the oncologist.',
      sources: ['label-kinase-inhibitors'],
    },
    {
      id: 'imatinib-inhibitors',
      between: ['imatinib', 'strong CYP3A4 inhibitors'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More imatinib.',
      action: 'Watch for side effects; ask the oncologist.',
      sources: ['label-imatinib'],
    },
    {
      id: 'kinase-inhibitors-inducers',
      between: [
        'kinase inhibitors broken down by CYP3A4, imatinib, osimertinib, sorafenib, vandetanib, idelalisib, tucatinib, olaparib, venetoclax, abiraterone',
        'strong CYP3A4 inducers',
      ],
      pair: 'cancer medicines broken down by CYP3A4 and strong inducers',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Far less of the cancer medicine: the cancer is not held.',
      action: 'Avoid it: ask the oncologist for another partner or dose.',
      sources: ['label-kinase-inhibitors'],
    },
    {
      id: 'lorlatinib-inducers',
      between: ['lorlatinib', 'strong CYP3A4 inducers'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Severe harm to the liver within days.',
      action: 'Do not use together; wait three half-lives after the inducer.',
      sources: ['label-lorlatinib'],
    },
    {
      id: 'venetoclax-inhibitors',
      between: ['venetoclax', 'strong CYP3A4 inhibitors'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Far more venetoclax: the tumour breaks down too fast, with failing kidneys.',
      action:
        'Do not use together while the dose is being raised; later only with a quarter or less of it.',
      sources: ['label-venetoclax'],
    },
    {
      id: 'venetoclax-moderate',
      between: ['venetoclax, ibrutinib, olaparib', 'moderate CYP3A4 inhibitors, ciprofloxacin'],
      pair: 'venetoclax, ibrutinib or olaparib and moderate CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of the cancer medicine.',
      action: 'Lower the dose as its label says; ask the oncologist.',
      sources: ['label-venetoclax'],
    },
    {
      id: 'kinase-inhibitors-acid',
      between: ['dasatinib, erlotinib, gefitinib, pazopanib, bosutinib', 'proton pump inhibitors'],
      pair: 'cancer tablets that need acid and proton pump inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Up to half less of the cancer medicine is absorbed.',
      action: 'Avoid it: ask the oncologist; antacids some hours apart may do.',
      sources: ['label-dasatinib'],
    },
    {
      id: 'kinase-inhibitors-h2',
      between: ['dasatinib, erlotinib, gefitinib, pazopanib, bosutinib', 'H2 blockers'],
      pair: 'cancer tablets that need acid and H2 blockers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the cancer medicine is absorbed.',
      action: '{dasatinib: Avoid it. | Take it hours before the H2 blocker, as its label says.}',
      sources: ['label-dasatinib'],
    },
    {
      id: 'kinase-inhibitors-levothyroxine',
      between: ['imatinib, sunitinib, sorafenib, axitinib', 'levothyroxine'],
      pair: 'imatinib, sunitinib, sorafenib or axitinib and levothyroxine',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The thyroid hormone may no longer suffice.',
      action: 'Check TSH.',
      sources: ['label-imatinib'],
    },
    {
      id: 'kinase-inhibitors-antacids',
      between: ['nilotinib, dasatinib', 'aluminium hydroxide, magnesium, magaldrate'],
      pair: 'nilotinib or dasatinib and antacids',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the cancer medicine is absorbed.',
      action: 'Avoid the antacid, or take it two hours before or after; ask the oncologist.',
      sources: ['smpc-antacid-magnesium'],
    },
  ],
  sources: {
    'label-kinase-inhibitors': {
      title: 'US prescribing information of the cancer medicine, section 7',
      date: '2026',
    },
    'label-imatinib': { title: 'Imatinib, US prescribing information, section 7', date: '2026' },
    'label-lorlatinib': {
      title: 'Lorlatinib, US prescribing information, section 4',
      date: '2026',
    },
    'label-venetoclax': {
      title: 'Venetoclax, US prescribing information, sections 4 and 7',
      date: '2026',
    },
    'label-dasatinib': {
      title:
        'Dasatinib, erlotinib, gefitinib, pazopanib and bosutinib, US prescribing information, section 7',
      date: '2026',
    },
    'smpc-antacid-magnesium': {
      title: 'Antacid with magnesium, UK summary of product characteristics, section 4.5',
      address: 'https://medicines.org.uk/emc/medicine/25343',
      date: '2026-11-23',
    },
  },
}
