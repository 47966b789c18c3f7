import type { Topic } from '../table'

/** Heart, blood pressure, potassium and nitrates. */
export const heartAndVesselsTopic: Topic = {
  title: 'Heart, blood pressure, potassium and nitrates',
  reviewed: '2026-11-22',
  classes: {
    'ACE inhibitors':
      'captopril, enalapril, lisinopril, ramipril, perindopril, quinapril, benazepril, fosinopril, trandolapril, moexipril, imidapril, cilazapril, zofenopril',
    'angiotensin receptor blockers':
      'losartan, valsartan, irbesartan, candesartan, telmisartan, olmesartan, azilsartan, eprosartan',
    'beta-blockers':
      'propranolol, atenolol, metoprolol, bisoprolol, carvedilol, labetalol, nebivolol, nadolol, pindolol, sotalol, timolol, acebutolol, betaxolol, celiprolol, esmolol, oxprenolol, penbutolol, carteolol',
    'calcium-channel blockers':
      'amlodipine, felodipine, nifedipine, nicardipine, nimodipine, nisoldipine, isradipine, lercanidipine, lacidipine, verapamil, diltiazem',
    nitrates:
      'glyceryl trinitrate, isosorbide mononitrate, isosorbide dinitrate, amyl nitrite, nicorandil',
    'PDE5 inhibitors': 'sildenafil, tadalafil, vardenafil, avanafil',
    'potassium-sparing diuretics': 'spironolactone, eplerenone, amiloride, triamterene',
    'loop diuretics': 'furosemide, bumetanide, torasemide, etacrynic acid',
  },
  rules: [
    {
      id: 'pair-9',
      between: ['ACE inhibitors', 'potassium'],
      pair: 'ACE inhibitors and potassium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: disturbed heart rhythm.',
      action:
        'Avoid it in kidney disease and old age; otherwise check potassium and kidney function within days, and again.',
      sources: ['paltmed', 'bidmc'],
    },
    {
      id: 'pair-10',
      between: ['ACE inhibitors', 'potassium-sparing diuretics'],
      pair: 'ACE inhibitors and potassium-sparing diuretics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia: disturbed heart rhythm.',
      action:
        'Avoid it in kidney disease and old age; otherwise check potassium and kidney function within days, and again.',
      sources: ['paltmed', 'mcmaster'],
    },
    {
      id: 'pair-11',
      between: ['ACE inhibitors, angiotensin receptor blockers, spironolactone', 'trimethoprim'],
      pair: 'ACE inhibitors, angiotensin receptor blockers or spironolactone and trimethoprim',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Hyperkalaemia, which can be sudden and fatal.',
      action: 'Choose another antibiotic, or check potassium within days.',
      sources: ['mcmaster'],
    },
    {
      id: 'pair-12',
      between: ['digoxin', 'amiodarone'],
      pair: 'digoxin and amiodarone',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Up to twice the digoxin: digoxin toxicity.',
      action: 'Lower digoxin when amiodarone is started; check its level, pulse and ECG.',
      sources: ['paltmed', 'bidmc'],
    },
    {
      id: 'pair-13',
      between: ['digoxin', 'verapamil'],
      pair: 'digoxin and verapamil',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin and a slower heart: digoxin toxicity, heart block.',
      action: 'Check the digoxin level, pulse and ECG; lower digoxin.',
      sources: ['paltmed'],
    },
    {
      id: 'pair-14',
      between: ['digoxin', 'ciclosporin'],
      pair: 'digoxin and ciclosporin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin: digoxin toxicity.',
      action: 'Check the digoxin level when ciclosporin is started or changed; lower digoxin.',
      sources: ['hl7-pddi'],
    },
    {
      id: 'pair-18',
      between: ['verapamil', 'beta-blockers'],
      pair: 'verapamil and beta-blockers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block, low blood pressure, heart failure.',
      action: 'Avoid it, or start only under ECG control.',
      sources: ['roughead-2010'],
    },
    {
      id: 'pair-25',
      between: ['calcium-channel blockers', 'clarithromycin, erythromycin'],
      pair: 'calcium-channel blockers and clarithromycin or erythromycin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More calcium-channel blocker: low blood pressure, kidney injury.',
      action: 'Choose another antibiotic, such as azithromycin, or watch blood pressure.',
      sources: ['mcmaster'],
    },
    {
      id: 'pair-30',
      between: ['PDE5 inhibitors', 'nitrates'],
      pair: 'PDE5 inhibitors and nitrates',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Blood pressure collapses, which can be fatal.',
      action: 'Do not use together, and no nitrate as needed either.',
      sources: ['smpc-sildenafil'],
    },
    {
      id: 'pair-31',
      between: ['PDE5 inhibitors', 'riociguat'],
      pair: 'PDE5 inhibitors and riociguat',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Blood pressure falls severely.',
      action: 'Do not use together.',
      sources: ['smpc-sildenafil'],
    },
  ],
  sources: {
    bidmc: {
      title: 'Beth Israel Deaconess Medical Center, Drug-Drug Interaction Rules, on clinfowiki.org',
    },
    'smpc-sildenafil': {
      title: 'Sildenafil, summary of product characteristics (EMA), section 4.3',
    },
  },
}
