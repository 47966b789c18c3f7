import type { Topic } from '../table'

/** ACE inhibitors, angiotensin receptor blockers, diuretics, and what raises potassium. */
export const pressureAndPotassiumTopic: Topic = {
  title: 'Blood pressure, potassium and kidneys',
  reviewed: '2026-11-23',
  classes: {
    'ACE inhibitors':
      'captopril, enalapril, lisinopril, ramipril, perindopril, quinapril, benazepril, fosinopril, trandolapril, moexipril, imidapril, cilazapril, zofenopril',
    'angiotensin receptor blockers':
      'losartan, valsartan, irbesartan, candesartan, telmisartan, olmesartan, azilsartan, eprosartan, fimasartan',
    'potassium-sparing diuretics': 'spironolactone, eplerenone, amiloride, triamterene',
    'loop diuretics': 'furosemide, bumetanide, torasemide, etacrynic acid',
    thiazides:
      'hydrochlorothiazide, chlortalidone, indapamide, bendroflumethiazide, metolazone, xipamide, benzthiazide',
  },
  rules: [
    {
      id: 'pair-9',
      between: ['ACE inhibitors', 'potassium'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: disturbed heart rhythm.',
      action:
        'Avoid it in kidney disease and old age; otherwise check potassium and kidney function within days, and again.',
      sources: ['paltmed', 'bidmc', 'smpc-ramipril'],
    },
    {
      id: 'potassium-raisers',
      between: ['aliskiren, finerenone, heparins', 'potassium'],
      pair: 'aliskiren, finerenone or heparins and potassium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: disturbed heart rhythm.',
      action:
        'Avoid it in kidney disease and old age; otherwise check potassium and kidney function within days, and again.',
      sources: ['mims-telmisartan', 'mims-telmisartan-hct'],
    },
    {
      id: 'sartans-potassium',
      between: ['angiotensin receptor blockers', 'potassium, potassium-sparing diuretics'],
      pair: 'angiotensin receptor blockers and potassium or potassium-sparing diuretics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: disturbed heart rhythm.',
      action:
        '{spironolactone, eplerenone: In heart failure this is meant: start low, not above 5 mmol/l, and check potassium and kidney function after one week and four weeks, then every few months. | Not recommended: avoid it, above all in kidney disease and old age; otherwise check potassium and kidney function within days, and again.}',
      depends:
        '{spironolactone, eplerenone: Elsewhere, as in kidney disease and old age, labels of sartans advise against it.}',
      sources: ['mims-telmisar', 'mims-telmisartan', 'mims-eplerenone'],
    },
    {
      id: 'potassium-sparing-potassium',
      between: ['eplerenone, amiloride, triamterene', 'potassium'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hyperkalaemia: the heart can stop.',
      action: 'Do not use together, unless potassium is low and checked daily.',
      depends:
        'The product information forbids it {eplerenone: in high blood pressure, and says to avoid it otherwise}.',
      sources: ['mims-eplerenone', 'swiss-eplerenone', 'label-amiloride'],
    },
    {
      id: 'spironolactone-potassium',
      between: ['spironolactone', 'potassium'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: the heart can stop.',
      action:
        'Give no potassium beside spironolactone, whichever came first, unless it was measured low; then check it within days.',
      graver: {
        with: 'ACE inhibitors, angiotensin receptor blockers',
        grade: 'critical',
        note: 'An ACE inhibitor or sartan is there as well: three that raise potassium.',
      },
      sources: ['label-spironolactone', 'smpc-spironolactone'],
    },
    {
      id: 'two-potassium-sparing',
      between: ['potassium-sparing diuretics', 'potassium-sparing diuretics'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hyperkalaemia: the heart can stop.',
      action: 'Do not use together.',
      sources: ['swiss-eplerenone', 'label-amiloride'],
    },
    {
      id: 'finerenone-potassium-sparing',
      between: ['finerenone', 'potassium-sparing diuretics'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: the heart can stop.',
      action: 'Avoid it: give one of them alone.',
      sources: ['smpc-finerenone'],
    },
    {
      id: 'pair-10',
      between: ['ACE inhibitors, aliskiren, heparins', 'potassium-sparing diuretics'],
      pair: 'ACE inhibitors, aliskiren or heparins and potassium-sparing diuretics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: disturbed heart rhythm.',
      action:
        'Avoid it in kidney disease and old age; otherwise check potassium and kidney function within days, and again.',
      depends: 'In heart failure they are meant together: low doses, and not above 5 mmol/l.',
      sources: ['paltmed', 'mcmaster', 'mims-eplerenone'],
    },
    {
      id: 'pair-11',
      between: [
        'ACE inhibitors, angiotensin receptor blockers, potassium-sparing diuretics, finerenone, aliskiren, potassium',
        'trimethoprim',
      ],
      pair: 'ACE inhibitors, angiotensin receptor blockers, potassium-sparing diuretics or potassium and trimethoprim',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia, which can be sudden and fatal.',
      action: 'Choose another antibiotic, or check potassium within days.',
      depends: 'More in old age, kidney disease, diabetes and at high doses.',
      sources: ['mcmaster'],
    },
    {
      id: 'acei-arb-heparins',
      between: ['ACE inhibitors, angiotensin receptor blockers', 'heparins'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Potassium can rise.',
      action: 'Check potassium when the heparin lasts longer than a week.',
      depends: 'More in kidney disease and diabetes.',
      sources: ['mims-telmisartan-hct'],
    },
    {
      id: 'acei-arb',
      between: ['ACE inhibitors', 'angiotensin receptor blockers'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Low blood pressure, hyperkalaemia, kidney failure, and no fewer heart attacks.',
      action:
        'Give one of them alone; both only with a specialist, with kidneys and potassium checked.',
      depends:
        'In diabetic kidney disease the European regulator forbids it. An expert panel counts the pair among what need not interrupt; the product information of both advises against it.',
      sources: ['smpc-ramipril', 'mims-telmisartan', 'swiss-ramipril'],
    },
    {
      id: 'two-ace-inhibitors',
      between: ['ACE inhibitors', 'ACE inhibitors'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both do the same: low blood pressure, hyperkalaemia, kidney damage.',
      action: 'Give one of them alone.',
      sources: ['smpc-ramipril'],
    },
    {
      id: 'two-arbs',
      between: ['angiotensin receptor blockers', 'angiotensin receptor blockers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both do the same: low blood pressure, hyperkalaemia, kidney damage.',
      action: 'Give one of them alone.',
      sources: ['mims-telmisartan'],
    },
    {
      id: 'acei-sacubitril',
      between: ['ACE inhibitors', 'sacubitril'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Angioedema: the throat swells, which can be fatal.',
      action:
        'Do not use together. Leave 36 hours between the last of one and the first of the other.',
      sources: ['smpc-ramipril', 'swiss-ramipril'],
    },
    {
      id: 'arb-sacubitril',
      // Valsartan is the other half of sacubitril’s product.
      between: ['angiotensin receptor blockers except valsartan', 'sacubitril'],
      pair: 'sacubitril with valsartan and another angiotensin receptor blocker',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'It holds valsartan: low blood pressure, hyperkalaemia, kidney damage.',
      action: 'Stop the other angiotensin receptor blocker.',
      sources: ['smpc-sacubitril'],
    },
    {
      id: 'aliskiren-acei-arb',
      between: ['aliskiren', 'ACE inhibitors, angiotensin receptor blockers, sacubitril'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Low blood pressure, hyperkalaemia, kidney failure, stroke.',
      action: 'Do not use together in diabetes or kidney disease; avoid it in everybody else.',
      depends: 'Forbidden in diabetes, in Europe also where the eGFR is below 60.',
      sources: ['smpc-ramipril', 'druglib-telmisartan'],
    },
    {
      id: 'aliskiren-pgp',
      between: ['aliskiren', 'ciclosporin, itraconazole, quinidine'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Several times as much aliskiren: low blood pressure, hyperkalaemia.',
      action: 'Do not use together.',
      sources: ['smpc-aliskiren'],
    },
    {
      id: 'acei-racecadotril',
      between: ['ACE inhibitors, sacubitril', 'racecadotril'],
      pair: 'ACE inhibitors or sacubitril and racecadotril',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Angioedema: lips, tongue or throat swell.',
      action:
        'Give oral rehydration and zinc or another way instead; never after an earlier swelling.',
      depends: 'Forbidden for whoever had angioedema from an ACE inhibitor.',
      sources: ['swiss-ramipril', 'label-racecadotril'],
    },
    {
      id: 'eplerenone-strong-inhibitors',
      between: ['eplerenone, finerenone', 'strong CYP3A4 inhibitors'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Several times as much of it: hyperkalaemia.',
      action: 'Do not use together: pause it for a short course, or choose spironolactone.',
      sources: ['swiss-eplerenone', 'smpc-finerenone'],
    },
    {
      id: 'eplerenone-moderate-inhibitors',
      between: [
        'eplerenone, finerenone',
        'erythromycin, fluconazole, verapamil, diltiazem, amiodarone, dronedarone, isavuconazole, amprenavir, fosamprenavir, letermovir, imatinib, crizotinib',
      ],
      pair: 'eplerenone or finerenone and moderate CYP3A4 inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of it: hyperkalaemia.',
      action:
        '{eplerenone: At most 25 mg of eplerenone a day; | Lower finerenone as needed;} check potassium.',
      sources: ['druglib-eplerenone'],
    },
    {
      id: 'eplerenone-inducers',
      between: ['eplerenone, finerenone', 'strong CYP3A4 inducers, efavirenz'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of it: it does not work.',
      action: 'Choose another partner {mitotane: | , or spironolactone instead}.',
      sources: ['smpc-finerenone'],
    },
    {
      id: 'finerenone-nsaids',
      between: ['finerenone, aliskiren', 'NSAIDs'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia and kidney damage; the diuretic does less.',
      action: 'Choose paracetamol; otherwise keep it short, and check potassium and creatinine.',
      depends:
        'More in old age, dehydration and beside an ACE inhibitor or angiotensin receptor blocker.',
      sources: ['mims-eplerenone', 'druglib-eplerenone'],
    },
  ],
  sources: {
    'smpc-ramipril': {
      title: 'Ramipril, summary of product characteristics, sections 4.3 and 4.4',
      address: 'https://rxreasoner.com/monographs/ramipril/precautions',
      date: '2024',
    },
    'swiss-ramipril': {
      title: 'Ramipril (Triatec), Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/53875/chapter/contra_indications',
      date: '2026-11-22',
    },
    'mims-telmisartan': {
      title: 'Telmisartan (Micardis), prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/singapore/drug/info/micardis/drug-interactions',
      date: '2026-11-22',
    },
    'mims-telmisartan-hct': {
      title: 'Telmisartan with hydrochlorothiazide, prescribing information on MIMS',
      address: 'https://www.mims.com/philippines/drug/info/telmirin-plus',
      date: '2026-11-22',
    },
    'druglib-telmisartan': {
      title: 'Telmisartan (Micardis), US prescribing information, drug interactions',
      address:
        'http://www.druglib.com/druginfo/micardis/interactions_overdosage_contraindications/',
      date: '2026-11-22',
    },
    'mims-eplerenone': {
      title: 'Eplerenone (Inspra), prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/malaysia/drug/info/inspra/drug-interactions',
      date: '2026-11-22',
    },
    'swiss-eplerenone': {
      title: 'Eplerenone, Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/en/gcc/fachinfo/reg/66107/chapter/contra_indications',
      date: '2026-11-22',
    },
    'druglib-eplerenone': {
      title: 'Eplerenone (Inspra), US prescribing information, drug interactions',
      address: 'http://www.druglib.com/druginfo/inspra/interactions_overdosage_contraindications/',
      date: '2026-11-22',
    },
    'label-spironolactone': {
      title: 'Spironolactone, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'label-amiloride': {
      title: 'Amiloride and triamterene, US prescribing information, contraindications',
      date: '2026',
    },
    'smpc-finerenone': {
      title: 'Finerenone, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-sacubitril': {
      title: 'Sacubitril with valsartan, summary of product characteristics, sections 4.3 to 4.5',
      date: '2026',
    },
    'smpc-aliskiren': {
      title: 'Aliskiren, summary of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-spironolactone': {
      title:
        'Spironolactone (Qaialdo), summary of product characteristics (EMA), sections 4.3, 4.4',
      address: 'https://rxreasoner.com/monographs/qaialdo/precautions',
      date: '2026-11-23',
    },
    'mims-telmisar': {
      title: 'Telmisartan (Telmisar), prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/telmisar-telmisar-80/drug-interactions',
      date: '2026-11-23',
    },
  },
}
