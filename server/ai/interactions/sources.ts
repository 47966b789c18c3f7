/** Where a rule comes from, as it is shown beside its finding. */
export interface Source {
  citation: string
  url?: string
}

export const sources = {
  onc: {
    citation:
      'ONC high-priority list: Phansalkar et al., J Am Med Inform Assoc 2012;19(5):735-743, table 2',
    url: 'https://doi.org/10.1136/amiajnl-2011-000612',
  },
  paltmed: {
    citation: 'PALTmed (AMDA), Top 10 Particularly Dangerous Drug Interactions in Long-Term Care',
    url: 'https://www.amda.com/tools/clinical/m3/topten.cfm',
  },
  hl7: {
    citation: 'HL7, Potential Drug-Drug Interaction Clinical Decision Support (PDDI-CDS)',
    url: 'https://github.com/HL7/PDDI-CDS',
  },
  mcmaster: {
    citation: 'McMaster Textbook of Internal Medicine, table of drug interactions',
    url: 'https://empendium.com/mcmtextbook/table/031_7819',
  },
  mcmasterWarfarin: {
    citation: 'McMaster Textbook of Internal Medicine, table 8.3-4',
  },
  veterans: {
    citation: 'Roughead et al., Br J Clin Pharmacol 2010 (hazardous in three or more references)',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2911555',
  },
  bidmc: {
    citation:
      'Beth Israel Deaconess Medical Center, Drug-Drug Interaction Rules, on clinfowiki.org',
  },
  fdaSimvastatin: { citation: 'FDA safety communication on simvastatin, June 2011' },
  fdaAmiodarone: {
    citation: 'Limit with amiodarone as corrected in December 2011 (Adis Reactions 1383)',
  },
  fdaOpioids: {
    citation: 'FDA boxed warning on opioids with benzodiazepines, 31 August 2016',
  },
  fdaClopidogrel: { citation: 'FDA MedWatch on clopidogrel and omeprazole (ucm327922)' },
  fdaSerotonin: {
    citation: 'FDA safety communications on linezolid and methylene blue, July 2011',
  },
  sildenafil: {
    citation: 'Sildenafil, summary of product characteristics (EMA), section 4.3',
  },
  pmc3093721: {
    citation: 'PMC3093721',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3093721',
  },
  pmc8294843: {
    citation: 'PMC8294843',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8294843',
  },
  drugsCom: { citation: 'Drugs.com, interactions of colchicine, professional version' },
} as const satisfies Record<string, Source>
