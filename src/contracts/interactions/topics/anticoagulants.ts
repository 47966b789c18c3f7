import type { Topic } from '../table'

/**
 * Bleeding by two medicines that each make it more likely. What changes the level of an anticoagulant
 * is in vitamin-k-antagonists.ts and direct-anticoagulants.ts.
 */
export const anticoagulantsTopic: Topic = {
  title: 'Anticoagulants and bleeding',
  reviewed: '2026-11-22',
  classes: {
    'vitamin K antagonists': 'warfarin, acenocoumarol, phenprocoumon, phenindione, fluindione',
    'direct oral anticoagulants': 'apixaban, rivaroxaban, dabigatran, edoxaban',
    heparins: 'heparin, enoxaparin, dalteparin, tinzaparin, nadroparin, bemiparin, fondaparinux',
    antiplatelets:
      'aspirin, clopidogrel, prasugrel, ticagrelor, ticlopidine, dipyridamole, cilostazol',
    'P2Y12 inhibitors': 'clopidogrel, prasugrel, ticagrelor, ticlopidine',
  },
  rules: [
    {
      id: 'pair-1',
      between: ['vitamin K antagonists', 'NSAIDs'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Bleeding, above all from stomach and bowel.',
      action:
        'Avoid it: choose paracetamol or another way. If it must be, protect the stomach, keep it short and check the INR.',
      milder: {
        with: 'proton pump inhibitors',
        grade: 'warning',
        note: 'Graded lower because a proton pump inhibitor is among the medicines named; it lowers bleeding from the stomach alone.',
      },
      sources: ['hl7-pddi', 'paltmed', 'mcmaster-warfarin', 'smpc-acenocoumarol'],
    },
    {
      id: 'pair-2',
      between: ['vitamin K antagonists', 'antiplatelets'],
      pair: 'vitamin K antagonists and aspirin or another antiplatelet',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Bleeding.',
      action:
        'Give both only where the reason is firm, at the lowest dose; watch for bleeding and check the INR.',
      sources: ['roughead-2010', 'smpc-acenocoumarol'],
    },
    {
      id: 'doac-nsaids',
      between: ['direct oral anticoagulants', 'NSAIDs'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Bleeding, above all from stomach and bowel.',
      action:
        'Avoid it: choose paracetamol or another way. If it must be, keep it to a few days and protect the stomach.',
      depends: 'More in old age, with weak kidneys or an earlier ulcer.',
      milder: {
        with: 'proton pump inhibitors',
        grade: 'warning',
        note: 'Graded lower because a proton pump inhibitor is among the medicines named; it lowers bleeding from the stomach alone.',
      },
      sources: ['label-apixaban', 'rivaroxaban-table'],
    },
    {
      id: 'doac-antiplatelets',
      between: ['direct oral anticoagulants', 'antiplatelets'],
      pair: 'direct oral anticoagulants and aspirin or another antiplatelet',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Bleeding: about twice as much of it as with the anticoagulant alone.',
      action:
        'Give both only where the reason is firm (a recent stent or infarction) and for as long as it lasts; protect the stomach.',
      sources: ['label-apixaban'],
    },
    {
      id: 'anticoagulants-ketorolac',
      between: [
        'phenprocoumon, phenindione, fluindione, enoxaparin, dalteparin, tinzaparin, nadroparin, bemiparin, fondaparinux',
        'ketorolac',
      ],
      pair: 'other anticoagulants and ketorolac',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Severe bleeding.',
      action: 'Do not use together. Treat the pain with paracetamol or an opioid.',
      depends: 'The European product information forbids it, low doses of heparin included.',
      sources: ['smpc-ketorolac'],
    },
    {
      id: 'pair-26',
      between: ['direct oral anticoagulants', 'SSRIs and SNRIs'],
      pair: 'direct oral anticoagulants and SSRIs or SNRIs',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Bleeding, above all from stomach and bowel.',
      action: 'Weigh the need for both; consider protecting the stomach and watch for bleeding.',
      sources: ['mcmaster'],
    },
    {
      id: 'vka-ssris',
      between: ['vitamin K antagonists', 'SSRIs and SNRIs, vortioxetine, vilazodone'],
      pair: 'vitamin K antagonists and SSRIs or SNRIs',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Bleeding; fluvoxamine and fluoxetine also raise the INR.',
      action:
        'Weigh the need for both; check the INR after starting or changing it and watch for bleeding.',
      sources: ['label-warfarin', 'bpac-warfarin'],
    },
    {
      id: 'cilostazol-nsaids',
      between: ['cilostazol', 'NSAIDs, SSRIs and SNRIs'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Bleeding, above all from stomach and bowel.',
      action: 'Choose paracetamol or another way; otherwise keep it short and protect the stomach.',
      sources: ['label-clopidogrel'],
    },
    {
      id: 'heparins-antiplatelets',
      between: ['heparins', 'antiplatelets, NSAIDs'],
      pair: 'heparins or fondaparinux and antiplatelets or NSAIDs',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Bleeding.',
      action:
        'Stop what is not needed before the heparin is begun; if both are meant, watch closely for bleeding.',
      depends: 'At the dose that treats a thrombosis far more than at the one that prevents it.',
      sources: ['label-enoxaparin'],
    },
    {
      id: 'doac-anticoagulants',
      between: ['direct oral anticoagulants', 'vitamin K antagonists, heparins'],
      pair: 'a direct oral anticoagulant and another anticoagulant',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Both stop clotting: severe bleeding.',
      action:
        'Do not use together, but while changing over from one to the other as the product information says.',
      depends: 'Heparin in the dose that keeps a catheter open is excepted.',
      sources: ['smpc-dabigatran'],
    },
    {
      id: 'two-doacs',
      between: ['direct oral anticoagulants', 'direct oral anticoagulants'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Both stop clotting: severe bleeding.',
      action: 'Do not use together: stop one. The other begins when its next dose would be due.',
      sources: ['smpc-dabigatran'],
    },
    {
      id: 'two-vkas',
      between: ['vitamin K antagonists', 'vitamin K antagonists'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Both do the same: severe bleeding.',
      action: 'Give one of them alone; if one replaces the other, check the INR often.',
      sources: ['label-warfarin'],
    },
    {
      id: 'vka-heparins',
      between: ['vitamin K antagonists', 'heparins'],
      pair: 'vitamin K antagonists and heparins or fondaparinux',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Bleeding.',
      action:
        'Give both only to bridge the days until the INR is in range; stop the heparin then, and write down until when.',
      sources: ['smpc-acenocoumarol'],
    },
    {
      id: 'two-heparins',
      between: ['heparins', 'heparins'],
      pair: 'two heparins, or a heparin and fondaparinux',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Both stop clotting: severe bleeding.',
      action: 'Give one of them alone.',
      sources: ['label-enoxaparin'],
    },
  ],
  sources: {
    'hl7-pddi': {
      title: 'HL7, Potential Drug-Drug Interaction Clinical Decision Support (PDDI-CDS)',
      address: 'https://github.com/HL7/PDDI-CDS',
    },
    paltmed: {
      title: 'PALTmed (AMDA), Top 10 Particularly Dangerous Drug Interactions in Long-Term Care',
      address: 'https://www.amda.com/tools/clinical/m3/topten.cfm',
    },
    'mcmaster-warfarin': { title: 'McMaster Textbook of Internal Medicine, table 8.3-4' },
    'roughead-2010': {
      title: 'Roughead et al., Br J Clin Pharmacol 2010 (hazardous in three or more references)',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2911555',
    },
    mcmaster: {
      title: 'McMaster Textbook of Internal Medicine, table of drug interactions',
      address: 'https://empendium.com/mcmtextbook/table/031_7819',
    },
    'label-warfarin': {
      title: 'Warfarin, US prescribing information, section 7',
      date: '2026',
    },
    'bpac-warfarin': {
      title: 'bpac New Zealand, Best Practice Journal: Interactions with warfarin',
      address: 'https://studylib.net/doc/8264005/interactions-with',
      date: '2026-11-22',
    },
    'smpc-acenocoumarol': {
      title: 'Acenocoumarol (Sinthrome), summary of product characteristics, section 4.5',
      address:
        'https://www.medicines.org.uk/emc/cookie-consent/settings?returnUrl=%2Femc%2Fproduct%2F2058%2Fsmpc',
      date: '2026-11-22',
    },
    'label-apixaban': {
      title: 'Apixaban, prescribing information on MIMS, drug interactions',
      address: 'https://sit.mimsdev.com/thailand/drug/info/genexiban/drug-interactions',
      date: '2026-11-22',
    },
    'rivaroxaban-table': {
      title: 'Rivaroxaban and other medicines: Clin Pharmacokinet 2014;53:1-16, table 4',
      address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3889701',
      date: '2013-09-03',
    },
    'smpc-dabigatran': {
      title: 'Dabigatran (Pradaxa), prescribing information on MIMS, contraindications',
      address: 'https://prdmimsweb.azurewebsites.net/myanmar/drug/info/pradaxa/contraindications',
      date: '2026-11-22',
    },
    'label-enoxaparin': {
      title: 'Enoxaparin, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'label-clopidogrel': {
      title: 'Clopidogrel, US prescribing information, section 7',
      date: '2026',
    },
  },
}
