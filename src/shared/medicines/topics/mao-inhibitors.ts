import type { Topic } from '../table'

const apart =
  'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.'

/** MAO inhibitors with opioids, stimulants and others. */
export const maoInhibitorsTopic: Topic = {
  title: 'MAO inhibitors with opioids, stimulants and others',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'stimulants-weak-mao-inhibitors',
      between: [
        'amphetamine derivatives except pseudoephedrine',
        'rasagiline, safinamide, linezolid, methylene blue',
      ],
      pair: 'stimulants and rasagiline, safinamide, linezolid or methylene blue',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Blood pressure can rise dangerously; serotonin syndrome.',
      action: apart,
      depends:
        '{linezolid, methylene blue: US product information of the stimulants counts [linezolid, methylene blue] among MAO inhibitors.} {linezolid: The European one of linezolid allows it under close control of blood pressure.}',
      sources: ['uspi-stimulants', 'uspi-safinamide'],
    },
    {
      id: 'phenylephrine-mao-inhibitors',
      between: ['phenylephrine', 'MAO inhibitors that ONC names'],
      pair: 'phenylephrine and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis.',
      action: `${apart} For a cold choose a remedy without decongestant.`,
      sources: ['smpc-phenylephrine'],
    },
    {
      id: 'decongestants-weak-mao-inhibitors',
      between: ['pseudoephedrine, phenylephrine', 'rasagiline, safinamide, linezolid'],
      pair: 'decongestants and rasagiline, safinamide or linezolid',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Blood pressure can rise strongly.',
      action: 'Avoid it: choose a remedy without decongestant; otherwise watch blood pressure.',
      depends: '{linezolid: The more, the higher the blood pressure is before.}',
      sources: ['smpc-linezolid', 'smpc-rasagiline'],
    },
    {
      id: 'mao-b-inhibitors-opioids',
      between: [
        'rasagiline, safinamide',
        'pethidine, tramadol, tapentadol, methadone, dextromethorphan',
      ],
      pair: 'rasagiline or safinamide and certain opioids or dextromethorphan',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, depressed breathing, coma.',
      action: `${apart} For pain choose paracetamol or an opioid that does not raise serotonin.`,
      sources: ['uspi-rasagiline', 'uspi-safinamide'],
    },
    {
      id: 'linezolid-opioids',
      between: ['linezolid, methylene blue', 'pethidine, tramadol, tapentadol'],
      pair: 'linezolid or methylene blue and pethidine, tramadol or tapentadol',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, seizures, depressed breathing.',
      action: 'Do not use together: choose another painkiller, such as paracetamol or morphine.',
      depends:
        'By US product information of the opioid {linezolid: , which counts linezolid as MAO inhibitor}.',
      sources: ['uspi-tramadol', 'smpc-linezolid'],
    },
    {
      id: 'linezolid-other-serotonergics',
      between: [
        'linezolid, methylene blue',
        'methadone, fentanyl, oxycodone, buprenorphine, dextromethorphan',
      ],
      pair: 'linezolid or methylene blue and methadone, fentanyl, oxycodone, buprenorphine or dextromethorphan',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Serotonin syndrome.',
      action: 'Avoid it; otherwise watch closely for tremor, fever and confusion.',
      depends:
        '{methadone, buprenorphine: A patient who takes [methadone, buprenorphine] for dependence must not lose it: change the other medicine.}',
      sources: ['smpc-linezolid', 'fda-serotonin', 'swiss-linezolid', 'uspi-opioids'],
    },
    {
      id: 'linezolid-sumatriptan',
      between: ['linezolid', 'sumatriptan, rizatriptan'],
      pair: 'linezolid and sumatriptan or rizatriptan',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More triptan, high blood pressure, serotonin syndrome.',
      action: 'Do not use together: choose another antibiotic, or paracetamol for the migraine.',
      depends:
        'Product information of both triptans forbids MAO inhibitors, and linezolid is one; that of linezolid allows it under close observation.',
      sources: ['smpc-sumatriptan', 'leaflet-rizatriptan', 'smpc-linezolid'],
    },
    {
      id: 'linezolid-triptans',
      between: ['linezolid', 'zolmitriptan, almotriptan'],
      pair: 'linezolid and zolmitriptan or almotriptan',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More triptan, high blood pressure, serotonin syndrome.',
      action:
        'Avoid it, unless blood pressure and signs of serotonin syndrome can be watched closely {zolmitriptan: ; at most 5 mg of zolmitriptan a day}.',
      sources: ['smpc-linezolid', 'smpc-zolmitriptan'],
    },
    {
      id: 'morphine-mao-inhibitors',
      between: ['morphine', 'MAO inhibitors that ONC names'],
      pair: 'morphine and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Excitement or depressed breathing, blood pressure out of control.',
      action: apart,
      depends: 'By British product information; the US one advises against it.',
      sources: ['smpc-morphine'],
    },
    {
      id: 'opioids-mao-inhibitors',
      between: [
        'opioids except pethidine, methadone, tapentadol, fentanyl, tramadol, morphine',
        'MAO inhibitors that ONC names',
      ],
      pair: 'other opioids and MAO inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Excitement or depressed breathing, blood pressure out of control.',
      action: 'Avoid it during an MAO inhibitor and for 14 days after; choose another painkiller.',
      depends:
        '{codeine: The data sheet of New Zealand forbids codeine, also for 14 days afterwards.} {buprenorphine: A British label forbids buprenorphine patches, also for 14 days afterwards.}',
      sources: ['smpc-morphine', 'uspi-opioids', 'nz-codeine', 'smpc-reletrans'],
    },
    {
      id: 'mao-inhibitors-levodopa',
      between: ['levodopa', 'tranylcypromine, phenelzine, isocarboxazid, procarbazine'],
      pair: 'levodopa and MAO inhibitors that are not selective',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis.',
      action: `${apart} With levodopa choose selegiline, rasagiline or safinamide.`,
      sources: ['csp-levodopa', 'smpc-levodopa'],
    },
    {
      id: 'mao-inhibitors-comt-inhibitors',
      between: ['entacapone, opicapone, tolcapone', 'tranylcypromine, phenelzine, isocarboxazid'],
      pair: 'COMT inhibitors and MAO inhibitors that are not selective for MAO-B',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis: both ways of breaking down adrenaline are blocked.',
      action: apart,
      sources: ['smpc-entacapone'],
    },
    // Of the next two the ids keep the name’s old spelling: records hold them.
    {
      id: 'opicapone-moclobamide',
      between: ['opicapone', 'moclobemide'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis: both ways of breaking down adrenaline are blocked.',
      action: apart,
      sources: ['smpc-entacapone'],
    },
    {
      id: 'entacapone-moclobamide',
      between: ['entacapone, tolcapone', 'moclobemide'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Blood pressure and pulse can rise.',
      action:
        'Choose another antidepressant, or watch blood pressure; never with an MAO-B inhibitor besides.',
      sources: ['smpc-entacapone'],
    },
    {
      id: 'mao-inhibitors-carbamazepine',
      between: ['carbamazepine', 'MAO inhibitors that ONC names'],
      pair: 'carbamazepine and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'High fever, seizures, hypertensive crisis are feared.',
      action: apart,
      sources: ['mims-carbamazepine'],
    },
    {
      id: 'mao-inhibitors-muscle-relaxants',
      between: ['cyclobenzaprine', 'MAO inhibitors'],
      pair: 'cyclobenzaprine and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'High fever, seizures, death have been reported.',
      action: apart,
      sources: ['uspi-rasagiline'],
    },
    {
      id: 'rasagiline-cyp1a2-inhibitors',
      between: ['rasagiline', 'ciprofloxacin'],
      pair: 'rasagiline and ciprofloxacin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'About twice as much rasagiline.',
      action: 'Choose another antibiotic, or not more than 0.5 mg of rasagiline a day.',
      sources: ['uspi-rasagiline'],
    },
    {
      id: 'linezolid-adrenergics',
      between: ['linezolid', 'beta-agonists, adrenaline'],
      pair: 'linezolid and beta-agonists or adrenaline',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Blood pressure and pulse can rise.',
      action:
        'Watch blood pressure and pulse {adrenaline: , and start adrenaline by infusion with less. In an allergic shock it is given at once all the same}.',
      depends: 'Matters most from a nebuliser, by mouth or by vein, and with high blood pressure.',
      sources: ['swiss-linezolid'],
    },
    {
      id: 'metoclopramide-mao-inhibitors',
      between: ['metoclopramide', 'tranylcypromine, phenelzine, isocarboxazid'],
      pair: 'metoclopramide and MAO inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Metoclopramide sets adrenaline and its kin free: blood pressure can rise sharply.',
      action: 'Choose another medicine against sickness; otherwise check blood pressure.',
      sources: ['mims-metoclopramide'],
    },
  ],
  sources: {
    'fda-serotonin': {
      title: 'FDA safety communications on linezolid and methylene blue, July 2011',
    },
    'uspi-stimulants': {
      title:
        'Methylphenidate, amfetamine and atomoxetine, US prescribing information, sections 4 and 7',
      date: '2026',
    },
    'uspi-safinamide': {
      title: 'Safinamide, US prescribing information, sections 4 and 7',
      date: '2026',
    },
    'uspi-rasagiline': {
      title: 'Rasagiline, US prescribing information, sections 4, 5 and 7',
      date: '2026',
    },
    'smpc-rasagiline': {
      title: 'Rasagiline, summary of product characteristics (EMA), sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-phenylephrine': {
      title: 'Phenylephrine by mouth, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-linezolid': {
      title: 'Linezolid, summary of product characteristics (Italy), section 4.3',
      address:
        'https://starbene.it/farmaci/linezolid-te-10cpr-riv-600mg_043122098/controindicazioni',
      date: '2026-11-22',
    },
    'smpc-morphine': {
      title: 'MST Continus (morphine), summary of product characteristics (MHRA), section 4.3',
      address: 'https://www.rxreasoner.com/monographs/mst-continus-tab/precautions',
      date: '2020',
    },
    'uspi-opioids': {
      title: 'Opioid painkillers, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'uspi-tramadol': {
      title:
        'Tramadol with paracetamol, product information by US wording (MIMS Malaysia), interactions',
      address: 'https://www.mims.com/malaysia/drug/info/tramicet/drug-interactions',
      date: '2026-11-22',
    },
    'smpc-levodopa': {
      title: 'Levodopa with carbidopa, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-entacapone': {
      title: 'Entacapone and opicapone, summaries of product characteristics (EMA), section 4.3',
      date: '2026',
    },
    'mims-carbamazepine': {
      title: 'Apo-Carbamazepine, product information (MIMS Singapore), contraindications',
      address: 'https://www.mims.com/singapore/drug/info/apo-carbamazepine/contraindications',
      date: '2026-11-22',
    },
    'nz-codeine': {
      title: 'Codeine, data sheet of New Zealand (2023), sections 4.3 and 4.4',
      address: 'https://www.rxreasoner.com/monographs/codeine-phosphate/precautions',
      date: '2026-11-23',
    },
    'smpc-reletrans': {
      title:
        'Buprenorphine patches (Reletrans), summary of product characteristics, contraindications',
      address: 'https://rxreasoner.com/monographs/reletrans/precautions',
      date: '2026-11-23',
    },
    'swiss-linezolid': {
      title: 'Linezolid, Swiss product information, interactions',
      address: 'https://ch.oddb.org:443/fr/gcc/fachinfo/reg/66250/chapter/interactions',
      date: '2026-11-23',
    },
    'mims-metoclopramide': {
      title: 'Metoclopramide, prescribing information in Malaysia, interactions',
      address: 'https://www.mims.com/malaysia/drug/info/sw-metoclopramide/drug-interactions',
      date: '2026-11-23',
    },
    'smpc-sumatriptan': {
      title: 'Sumatriptan (Sumatran), Irish summary of product characteristics, section 4.3',
      address: 'https://rxreasoner.com/monographs/sumatran/precautions',
      date: '2026-11-23',
    },
    'leaflet-rizatriptan': {
      title: 'Rizatriptan (Latariz Disper), package leaflet: do not take with linezolid',
      address: 'https://medikamio.com/nl-nl/geneesmiddelen/latariz-disper-10-mg/pil',
      date: '2026-11-23',
    },
  },
}
