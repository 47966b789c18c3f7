import type { Source } from '../table'

/**
 * Where the context rules come from. What has an address was read there, in a stored copy and as far as
 * that went; the rest is from general knowledge, and still to be read.
 */
export const contextSources: Readonly<Record<string, Source>> = {
  general: { title: 'General knowledge; no text has been read for it', date: '2026' },
  'ckd-epi': {
    title: 'National Kidney Foundation, CKD-EPI creatinine equation (2021)',
    address: 'https://kidney.org/ckd-epi-creatinine-equation-2021',
    date: '2026-11-28',
  },
  'fda-metformin': {
    title: 'FDA recommendations on metformin and eGFR of 2016, as J Am Soc Nephrol 2017 gives them',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5533243/table/t3',
    date: '2026-11-28',
  },
  'ada-metformin': {
    title: 'Diabetes Care, proposed use of metformin by eGFR',
    address:
      'https://care.diabetesjournals.org/highwire/markup/38311/expansion?width=1000&height=500&iframe=true&postprocessors=highwire_tables%2Chighwire_reclass%2Chighwire_figures%2Chighwire_math%2Chighwire_inline_linked_media%2Chighwire_embed',
    date: '2026-11-28',
  },
  kdoqi: {
    title: 'KDOQI and FDA on NSAIDs by GFR, as a digest quotes them',
    address:
      'https://www.droracle.ai/articles/765760/at-what-glomerular-filtration-rate-gfr-is-the-use',
    date: '2026-11-28',
  },
  'mhra-nitrofurantoin': {
    title: 'MHRA Drug Safety Update, nitrofurantoin and eGFR, September 2014',
    address:
      'https://www.gov.uk/drug-safety-update/nitrofurantoin-now-contraindicated-in-most-patients-with-an-estimated-glomerular-filtration-rate-egfr-of-less-than-45-ml-min-1-73m2',
    date: '2026-11-28',
  },
  'doac-kidney': {
    title: 'Direct oral anticoagulants by creatinine clearance, table of a review',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6671778/table/clc23196-tbl-0003',
    date: '2026-11-28',
  },
  'doac-contraindications': {
    title: 'Contraindications of oral anticoagulants, table of a review',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6300422/table/table1',
    date: '2026-11-28',
  },
  'swiss-methotrexate': {
    title: 'Methotrexate (Nordimet), Swiss prescribing information, contraindications',
    address: 'https://ch.oddb.org:443/en/gcc/fachinfo/reg/65839/chapter/contra_indications',
    date: '2026-11-28',
  },
  'canada-methotrexate': {
    title: 'Methotrexate, Canadian product monograph, contraindications',
    address: 'https://pfizermedicalinformation.ca/methotrexate/contraindications',
    date: '2026-11-28',
  },
  'smpc-methotrexate': {
    title: 'Methotrexate, summary of product characteristics, section 4.2',
    address: 'https://medicines.org.uk/emc/product/4994/smpc',
    date: '2026-11-28',
  },
  'swiss-lithium': {
    title: 'Lithium, Swiss prescribing information, contraindications',
    address: 'https://generika.cc:443/dt/generika/fachinfo/reg/35380/chapter/contra_indications',
    date: '2026-11-28',
  },
  'guideline-spironolactone': {
    title: 'Spironolactone by potassium and kidney function: guidelines, as a digest quotes them',
    address:
      'https://www.droracle.ai/articles/611737/what-are-the-guidelines-for-using-spironolactone-aldosterone-antagonist',
    date: '2026-11-28',
  },
  'smpc-potassium': {
    title: 'Potassium chloride, British product information, contraindications',
    address: 'https://www.rxreasoner.com/monographs/7041/precautions',
    date: '2026-11-28',
  },
  'beers-2015': {
    title: 'Beers criteria of 2015, selected medicines to avoid in older adults',
    address:
      'https://www.ccjm.org/highwire/markup/1381/expansion?height=500&iframe=true&width=1000',
    date: '2026-11-28',
  },
  'nhs-reye': {
    title: 'NHS inform, preventing Reye’s syndrome',
    address: 'http://www.nhsinform.co.uk/health-library/articles/r/reyes-syndrome/prevention/',
    date: '2026-11-28',
  },
  'queensland-reye': {
    title: 'Queensland Health, Reye’s syndrome',
    address:
      'http://conditions.health.qld.gov.au/HealthCondition/condition/14/217/548/reyes-syndrome',
    date: '2026-11-28',
  },
  'fda-codeine': {
    title: 'FDA restrictions of codeine and tramadol in children of 2017, as a digest gives them',
    address:
      'https://www.lachmanconsultants.com/2017/04/fda-updates-codeine-and-tramadol-warnings-in-children/',
    date: '2026-11-28',
  },
  'tetracyclines-children': {
    title: 'Tetracyclines below 8 years, a pharmacy’s page on guidance of CDC and AAP',
    address:
      'https://e4drugs.com/tetracyclines-and-tooth-discoloration-in-children-what-parents-and-doctors-need-to-know-today',
    date: '2026-11-28',
  },
  'mhra-valproate': {
    title: 'MHRA on valproate, pregnancy prevention programme (2018), as an NHS unit gives it',
    address: 'https://medicines.necsu.nhs.uk/valproate-pregnancy-prevention-programme/',
    date: '2026-11-28',
  },
  'smpc-isotretinoin': {
    title: 'Isotretinoin (Roaccutane), British product information, sections 4.3 and 4.4',
    address: 'https://rxreasoner.com/monographs/roaccutane/precautions',
    date: '2026-11-28',
  },
  'ema-retinoids': {
    title: 'Oral retinoids, note of the holder of the authorisation by EMA’s recommendation',
    address: 'http://izotek.pl/index-eng.html',
    date: '2026-11-28',
  },
  'smpc-ace-inhibitors': {
    title: 'ACE inhibitors in pregnancy, wording agreed for European product information (2011)',
    address:
      'https://docplayer.fi/amp/40882284-Hydrochlorothiazide-hctz-and-use-in-lactation-consolidated-wording-for-the-smpc-and-pl-of.html',
    date: '2026-11-28',
  },
  'lisinopril-pregnancy': {
    title: 'Lisinopril in pregnancy, drugs.com',
    address: 'http://www.drugs.com/pregnancy/lisinopril.html',
    date: '2026-11-28',
  },
  'label-propranolol': {
    title: 'Propranolol, US prescribing information, contraindications, as a digest quotes them',
    address:
      'https://www.droracle.ai/articles/20030/can-propranolol-beta-blocker-be-taken-with-asthma-chronic',
    date: '2026-11-28',
  },
  'copd-beta-blockers': {
    title: 'Pneumotox, beta-blockers in asthma and COPD',
    address: 'https://www.pneumotox.com/drug/view/35/beta-blockers',
    date: '2026-11-28',
  },
  'nsaid-heart-failure': {
    title: 'Tiaprofenic acid, British product information, change of section 4.3 (heart failure)',
    address: 'http://www.medicines.org.uk/emc/history/13287/SPC/Surgam+300mg',
    date: '2026-11-28',
  },
  'pioglitazone-heart-failure': {
    title: 'Pioglitazone in heart failure, American and European labels',
    address:
      'https://hospitalpharmacyeurope.com/news/editors-pick/us-europe-pioglitazone-labelling-differences-clarified/',
    date: '2026-11-28',
  },
  'label-simvastatin': {
    title: 'Simvastatin, US prescribing information, section 2',
    address: 'https://www.recallguide.org/drug/preboost/',
    date: '2026-11-28',
  },
  'fda-citalopram': {
    title: 'FDA on citalopram, dose and QT interval (2011 and 2012), ACP',
    address: 'https://www.acpinternist.org/weekly/archives/2012/04/03/7.htm',
    date: '2026-11-28',
  },
}
