import type { Topic } from '../table'

/** Lithium. */
export const lithiumTopic: Topic = {
  title: 'Lithium',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'pair-16',
      between: ['lithium', 'ACE inhibitors, angiotensin receptor blockers, thiazides'],
      pair: 'lithium and ACE inhibitors, angiotensin receptor blockers or thiazides',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Lithium accumulates: lithium toxicity.',
      action:
        'Avoid it, or lower lithium first (with a thiazide by a third to a half) and check its level within days and after every change.',
      depends: 'More in old age, dehydration and with weak kidneys; thiazides raise it most.',
      sources: ['mcmaster', 'roughead-2010', 'mims-lithium', 'mims-candesartan'],
    },
    {
      id: 'lithium-loop-diuretics',
      between: ['lithium', 'loop diuretics'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Lithium accumulates: lithium toxicity.',
      action:
        'Avoid it, or check the lithium level within a week of starting it and of every change.',
      depends: 'Less than with thiazides, and more in old age, dehydration and with weak kidneys.',
      sources: ['mcmaster', 'roughead-2010', 'mims-lithium'],
    },
    {
      id: 'lithium-nsaids',
      between: ['lithium', 'NSAIDs except sulindac, ketorolac'],
      pair: 'lithium and NSAIDs',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Lithium accumulates: lithium toxicity.',
      action:
        'Choose paracetamol. If it must be, check the lithium level within five days, and again after stopping.',
      depends: 'Aspirin hardly raises it; cream and gel hardly count.',
      sources: ['mims-lithium'],
    },
    {
      id: 'lithium-potassium-sparing',
      between: ['lithium', 'potassium-sparing diuretics, sulindac, finerenone, aliskiren'],
      pair: 'lithium and potassium-sparing diuretics or their like',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Lithium can accumulate.',
      action:
        'Check the lithium level within days and after every change {eplerenone: ; better avoid it}.',
      sources: ['mims-eplerenone', 'druglib-eplerenone'],
    },
    {
      id: 'lithium-antibiotics',
      between: [
        'lithium',
        'metronidazole, tinidazole, tetracycline, doxycycline, minocycline, trimethoprim',
      ],
      pair: 'lithium and metronidazole, tetracyclines or trimethoprim',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Lithium can accumulate: lithium toxicity, kidney damage.',
      action: 'Choose another antibiotic, or check the lithium level and creatinine within days.',
      sources: ['mims-lithium'],
    },
    {
      id: 'lithium-topiramate',
      between: ['lithium', 'topiramate, zonisamide'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The lithium level changes {topiramate: , up at high doses of topiramate}.',
      action:
        'Check the lithium level when [topiramate, zonisamide] is started and at each change.',
      sources: ['label-topiramate'],
    },
    {
      id: 'lithium-serotonin',
      between: [
        'lithium',
        "SSRIs and SNRIs, vortioxetine, vilazodone, trazodone, tricyclic antidepressants, MAO inhibitors, rasagiline, linezolid, methylene blue, triptans, st john's wort, tramadol, pethidine, fentanyl, methadone, tapentadol, dextromethorphan, buspirone",
      ],
      pair: 'lithium and medicines that act on serotonin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Serotonin syndrome; tremor and confusion at a usual level of lithium.',
      action:
        'Often meant together with an antidepressant: watch for tremor, fever, confusion and diarrhoea, above all when a dose is raised.',
      sources: ['label-lithium'],
    },
    {
      id: 'lithium-antipsychotics',
      between: [
        'lithium',
        'haloperidol, chlorpromazine, levomepromazine, fluphenazine, perphenazine, trifluoperazine, prochlorperazine, thioridazine, flupentixol, zuclopenthixol, pimozide, sulpiride, clozapine, risperidone, paliperidone, olanzapine, quetiapine, ziprasidone, lurasidone, aripiprazole, asenapine, cariprazine',
      ],
      pair: 'lithium and antipsychotics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Damage to the nervous system with confusion, rigidity and fever, rarely but lastingly {haloperidol: , above all with haloperidol in high doses}.',
      action: 'Keep the lithium level low in its range; stop both at the first signs.',
      sources: ['mims-lithium', 'label-lithium'],
    },
    {
      id: 'lithium-nerves',
      between: [
        'lithium',
        'carbamazepine, oxcarbazepine, phenytoin, fosphenytoin, methyldopa, verapamil, diltiazem',
      ],
      pair: 'lithium and carbamazepine, phenytoin, methyldopa, verapamil or diltiazem',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Unsteadiness, tremor, confusion at a usual level of lithium.',
      action: 'Watch for such signs, go by them rather than by the level, and lower lithium.',
      sources: ['mims-diltiazem', 'label-lithium'],
    },
    {
      id: 'lithium-lowered',
      between: [
        'lithium',
        'theophylline, aminophylline, caffeine, acetazolamide, sodium bicarbonate, dapagliflozin, empagliflozin, canagliflozin, ertugliflozin, remogliflozin',
      ],
      pair: 'lithium and theophylline, caffeine or gliflozins',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less lithium: mania or depression returns; the level rises when it is stopped.',
      action: 'Check the lithium level when it is started, changed and stopped.',
      sources: ['mims-lithium', 'sermo-lithium'],
    },
    {
      id: 'lithium-povidone-iodine',
      between: ['lithium', 'povidone-iodine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both slow the thyroid.',
      action: 'Avoid long use and large areas; otherwise check TSH.',
      depends: 'A gargle or a small wound for few days does not matter.',
      sources: ['swiss-povidone-iodine'],
    },
  ],
  sources: {
    'mims-lithium': {
      title: 'Lithium, prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/litcab/drug-interactions',
      date: '2026-11-22',
    },
    'label-lithium': {
      title: 'Lithium carbonate, interactions by the US prescribing information',
      address: 'http://butalbitalapap.org/index-4900.html',
      date: '2026-11-22',
    },
    'sermo-lithium': {
      title: 'Lithium (Lithobid), medicines that may interact',
      address: 'https://www.sermo.com/drug-ratings/lithobid',
      date: '2026-11-22',
    },
    'label-topiramate': {
      title: 'Topiramate, US prescribing information, section 7',
      date: '2026',
    },
    'swiss-povidone-iodine': {
      title: 'Povidone-iodine (Betadina powder spray), Swiss prescribing information, interactions',
      address: 'https://ch.oddb.org:443/it/gcc/fachinfo/reg/67515/chapter/interactions',
      date: '2026-11-23',
    },
  },
}
