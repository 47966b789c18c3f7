import type { Topic } from '../table'

/** Sedation and breathing. */
export const sedationTopic: Topic = {
  title: 'Sedation and breathing',
  reviewed: '2026-11-23',
  classes: {
    benzodiazepines:
      'alprazolam, bromazepam, brotizolam, chlordiazepoxide, clobazam, clonazepam, clorazepate, diazepam, estazolam, etizolam, flunitrazepam, flurazepam, lorazepam, lormetazepam, midazolam, nitrazepam, oxazepam, quazepam, temazepam, triazolam',
    'z-drugs': 'zolpidem, zopiclone, eszopiclone, zaleplon',
    'orexin antagonists': 'suvorexant, lemborexant, daridorexant',
    gabapentinoids: 'gabapentin, pregabalin',
    barbiturates: 'phenobarbital, primidone',
    'sedating antihistamines':
      'chlorphenamine, promethazine, diphenhydramine, dimenhydrinate, hydroxyzine, cyproheptadine, doxylamine, pheniramine, ketotifen, meclozine, cyclizine',
    'sedating antidepressants':
      'amitriptyline, clomipramine, doxepin, dosulepin, trimipramine, nortriptyline, imipramine, mirtazapine, mianserin, trazodone',
    'sedating antipsychotics':
      'chlorpromazine, levomepromazine, chlorprothixene, thioridazine, zuclopenthixol, clozapine, olanzapine, quetiapine, asenapine, melperone, pipamperone',
    'muscle relaxants':
      'baclofen, tizanidine, chlorzoxazone, methocarbamol, cyclobenzaprine, carisoprodol, metaxalone, orphenadrine',
    opioids:
      'morphine, codeine, dihydrocodeine, oxycodone, hydrocodone, hydromorphone, oxymorphone, fentanyl, alfentanil, remifentanil, sufentanil, methadone, pethidine, tilidine, tramadol, tapentadol, buprenorphine, butorphanol, nalbuphine, pentazocine, levorphanol, diamorphine',
  },
  rules: [
    {
      id: 'pair-27',
      between: ['opioids', 'benzodiazepines'],
      pair: 'opioids and benzodiazepines',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Depressed breathing, coma, death.',
      action:
        'Only where nothing else is adequate: lowest doses, shortest time, and watch the breathing.',
      sources: ['fda-opioids'],
    },
    {
      id: 'opioids-z-drugs',
      between: ['opioids', 'z-drugs'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Depressed breathing, deep sleep, falls, death.',
      action:
        'Only where nothing else is adequate: lowest doses, shortest time, and watch the breathing.',
      sources: ['fda-opioids'],
    },
    {
      id: 'opioids-barbiturates',
      between: ['opioids', 'barbiturates'],
      pair: 'opioids and phenobarbital or primidone',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Depressed breathing; later less of many opioids in the blood.',
      action: 'Only where nothing else is adequate: lowest doses, and watch the breathing.',
      sources: ['fda-opioids'],
    },
    {
      id: 'opioids-gabapentinoids',
      between: ['opioids', 'gabapentinoids'],
      pair: 'opioids and gabapentin or pregabalin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Depressed breathing and deep drowsiness, with deaths.',
      action:
        'Start the second one at its lowest dose and tell patient and family to watch for drowsiness and slow breathing.',
      depends:
        'Graver in old age, with lung disease or sleep apnoea, and with bad kidneys, where gabapentin and pregabalin accumulate.',
      sources: ['fda-gabapentinoids'],
    },
    {
      id: 'opioids-other-sedatives',
      between: [
        'opioids',
        'sedating antihistamines, sedating antidepressants, sedating antipsychotics, muscle relaxants, orexin antagonists, haloperidol, prochlorperazine, cinnarizine, flunarizine',
      ],
      pair: 'opioids and other sedating medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More drowsiness, falls, depressed breathing; constipation.',
      action: 'Lower doses of both; no driving; watch the breathing in frail people.',
      sources: ['fda-opioids', 'uspi-opioids'],
    },
    {
      id: 'two-opioids',
      between: ['opioids', 'opioids'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice: drowsiness, depressed breathing.',
      action:
        'Give one opioid; a second one only as a quick rescue dose beside a slow-release one, counted together.',
      sources: ['uspi-opioids'],
    },
    {
      id: 'mixed-opioids-full-agonists',
      between: [
        'buprenorphine, pentazocine, nalbuphine, butorphanol',
        'opioids except buprenorphine, pentazocine, nalbuphine, butorphanol',
      ],
      pair: 'buprenorphine, pentazocine, nalbuphine or butorphanol and full opioids',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The one takes away the other’s effect: pain returns, withdrawal starts.',
      action: 'Do not add one to the other; change over as the product information says.',
      depends:
        'Product information of pentazocine, nalbuphine and butorphanol advises against it; buprenorphine patches in low doses hinder less.',
      sources: ['uspi-opioids'],
    },
    {
      id: 'naltrexone-opioids',
      between: ['naltrexone, nalmefene', 'opioids'],
      pair: 'naltrexone or nalmefene and opioids',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Sudden severe withdrawal; painkillers do not work, and higher doses kill.',
      action:
        'Do not use together: the patient must be free of opioids for 7 to 10 days before naltrexone.',
      sources: ['uspi-naltrexone'],
    },
    {
      id: 'naltrexone-loperamide',
      between: ['naltrexone', 'loperamide'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Naltrexone takes away part of loperamide’s effect on the bowel.',
      action: 'Treat the diarrhoea in another way.',
      sources: ['uspi-naltrexone'],
    },
    {
      id: 'two-benzodiazepines',
      between: ['benzodiazepines', 'benzodiazepines'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice: drowsiness, falls, dependence.',
      action: 'Give one of them.',
      sources: ['uspi-benzodiazepines'],
    },
    {
      id: 'benzodiazepines-z-drugs',
      between: ['benzodiazepines, z-drugs', 'z-drugs, orexin antagonists'],
      pair: 'benzodiazepines or z-drugs and other medicines for sleep',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice: deep drowsiness, falls, walking in sleep.',
      action: 'Give one of them.',
      sources: ['uspi-benzodiazepines', 'uspi-zolpidem'],
    },
    {
      id: 'benzodiazepines-sedatives',
      between: [
        'benzodiazepines, z-drugs, orexin antagonists',
        'gabapentinoids, barbiturates, sedating antihistamines, sedating antipsychotics, prochlorperazine, muscle relaxants, cinnarizine, flunarizine',
      ],
      pair: 'benzodiazepines or z-drugs and other sedating medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More drowsiness, confusion and falls; depressed breathing in frail people.',
      action: 'Lower doses, no driving; look whether both are needed.',
      depends:
        'Graver in old age, with lung disease and sleep apnoea. In epilepsy clobazam or clonazepam is added on purpose.',
      sources: ['uspi-benzodiazepines', 'mims-prochlorperazine'],
    },
    {
      id: 'sleep-sedating-antidepressants',
      between: ['z-drugs, benzodiazepines', 'sedating antidepressants'],
      pair: 'benzodiazepines or z-drugs and sedating antidepressants',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More drowsiness and falls.',
      action: 'Lower doses, no driving; the antidepressant alone may help the sleep.',
      sources: ['uspi-benzodiazepines', 'uspi-zolpidem'],
    },
    {
      id: 'clozapine-benzodiazepines',
      between: ['clozapine', 'benzodiazepines'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Collapse, stopped breathing, above all when either is started.',
      action: 'Avoid it while clozapine is being raised; otherwise low doses under observation.',
      sources: ['smpc-clozapine'],
    },
    {
      id: 'olanzapine-benzodiazepines',
      between: ['olanzapine', 'lorazepam, diazepam, midazolam'],
      pair: 'olanzapine and benzodiazepines by injection',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Collapse and depressed breathing where both are injected.',
      action: 'Never inject both together: at least an hour between, under observation.',
      depends: 'By mouth it is only more drowsiness.',
      sources: ['smpc-olanzapine'],
    },
    {
      id: 'gabapentinoids-sedatives',
      between: [
        'gabapentinoids',
        'barbiturates, sedating antihistamines, sedating antipsychotics, muscle relaxants, orexin antagonists, z-drugs',
      ],
      pair: 'gabapentin or pregabalin and other sedating medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More drowsiness, dizziness and falls; depressed breathing in frail people.',
      action: 'Start the second one low; no driving.',
      depends: 'Graver in old age, with lung disease and with bad kidneys.',
      sources: ['fda-gabapentinoids'],
    },
    {
      id: 'two-gabapentinoids',
      between: ['gabapentin', 'pregabalin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice: drowsiness, dizziness, falls.',
      action: 'Give one of them, unless one is being exchanged for the other.',
      sources: ['fda-gabapentinoids'],
    },
    {
      id: 'two-sedating-antihistamines',
      between: ['sedating antihistamines', 'sedating antihistamines'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice: drowsiness, dry mouth, confusion in old age.',
      action: 'Give one of them.',
      sources: ['uspi-benzodiazepines'],
    },
    {
      id: 'two-muscle-relaxants',
      between: [
        'muscle relaxants, thiocolchicoside, tolperisone, eperisone',
        'muscle relaxants, thiocolchicoside, tolperisone, eperisone',
      ],
      pair: 'two muscle relaxants',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The same effect twice: drowsiness, weakness, falls.',
      action: 'Give one of them.',
      sources: ['smpc-muscle-relaxants'],
    },
    {
      id: 'muscle-relaxants-sedating',
      between: [
        'muscle relaxants',
        'sedating antihistamines, sedating antidepressants, sedating antipsychotics, barbiturates',
      ],
      pair: 'muscle relaxants and other sedating medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More drowsiness and falls.',
      action: 'Lower doses, no driving.',
      sources: ['smpc-muscle-relaxants'],
    },
    {
      id: 'sodium-oxybate-sedatives',
      between: [
        'sodium oxybate',
        'opioids, barbiturates, benzodiazepines, z-drugs, orexin antagonists',
      ],
      pair: 'sodium oxybate and opioids, barbiturates or medicines for sleep',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Depressed breathing, coma.',
      action: 'Do not use together.',
      depends:
        'US product information forbids medicines for sleep, the European one opioids and barbiturates.',
      sources: ['smpc-sodium-oxybate'],
    },
    {
      id: 'sodium-oxybate-valproate',
      between: ['sodium oxybate', 'valproate'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More oxybate: drowsiness.',
      action: 'Lower sodium oxybate by about a fifth.',
      sources: ['smpc-sodium-oxybate'],
    },
  ],
  sources: {
    'fda-opioids': { title: 'FDA boxed warning on opioids with benzodiazepines, 31 August 2016' },
    'fda-gabapentinoids': {
      title: 'FDA drug safety communication on gabapentin and pregabalin, 19 December 2019',
      date: '2019-12-19',
    },
    'uspi-naltrexone': {
      title: 'Naltrexone, US prescribing information, sections 4, 5 and 7',
      date: '2026',
    },
    'uspi-benzodiazepines': {
      title: 'Alprazolam, clonazepam and diazepam, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'uspi-zolpidem': {
      title: 'Zolpidem and eszopiclone, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'smpc-clozapine': {
      title: 'Zaponex (clozapine), summary of product characteristics (MHRA), sections 4.3 to 4.5',
      address: 'https://rxreasoner.com/monographs/zaponex/precautions',
      date: '2020',
    },
    'smpc-olanzapine': {
      title: 'Olanzapine, summary of product characteristics (EMA), sections 4.4 and 4.5',
      date: '2026',
    },
    'smpc-muscle-relaxants': {
      title:
        'Baclofen, tizanidine and methocarbamol, summaries of product characteristics, section 4.5',
      date: '2026',
    },
    'smpc-sodium-oxybate': {
      title:
        'Sodium oxybate, summary of product characteristics (EMA), and US prescribing information',
      date: '2026',
    },
    'mims-prochlorperazine': {
      title: 'Prochlorperazine (Vertisum), prescribing information on MIMS, interactions',
      address: 'https://prdmimsweb.azurewebsites.net/myanmar/drug/info/vertisum/drug-interactions',
      date: '2026-11-23',
    },
  },
}
