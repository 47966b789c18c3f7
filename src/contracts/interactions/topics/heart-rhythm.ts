import type { Topic } from '../table'

/** Digoxin and beta-blockers. */
export const heartRhythmTopic: Topic = {
  title: 'Heart rhythm: digoxin and beta-blockers',
  reviewed: '2026-11-23',
  classes: {
    'beta-blockers':
      'propranolol, atenolol, metoprolol, bisoprolol, carvedilol, labetalol, nebivolol, nadolol, pindolol, sotalol, timolol, acebutolol, betaxolol, celiprolol, esmolol, oxprenolol, penbutolol, carteolol, levobunolol',
    'non-selective beta-blockers':
      'propranolol, carvedilol, labetalol, nadolol, pindolol, sotalol, timolol, oxprenolol, penbutolol, carteolol, levobunolol',
    'class I antiarrhythmics':
      'flecainide, propafenone, quinidine, disopyramide, procainamide, mexiletine',
  },
  rules: [
    // Digoxin.
    {
      id: 'pair-12',
      between: ['digoxin', 'amiodarone'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Up to twice the digoxin: digoxin toxicity.',
      action: 'Halve digoxin when amiodarone is started; check its level, pulse and ECG.',
      sources: ['paltmed', 'bidmc', 'mims-digoxin'],
    },
    {
      id: 'digoxin-strong',
      between: [
        'digoxin',
        'quinidine, dronedarone, clarithromycin, erythromycin, telithromycin, itraconazole',
      ],
      pair: 'digoxin and quinidine, dronedarone, macrolides or itraconazole',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Up to twice the digoxin: digoxin toxicity.',
      action:
        'Choose another antibiotic or antifungal; otherwise halve digoxin and check its level, pulse and ECG.',
      depends: 'More with weak kidneys and in old age.',
      sources: ['mims-digoxin', 'label-digoxin'],
    },
    {
      id: 'pair-13',
      between: ['digoxin', 'verapamil'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin and a slower heart: digoxin toxicity, heart block.',
      action: 'Check the digoxin level, pulse and ECG; lower digoxin.',
      sources: ['paltmed'],
    },
    {
      id: 'pair-14',
      between: ['digoxin', 'ciclosporin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin: digoxin toxicity.',
      action: 'Check the digoxin level when ciclosporin is started or changed; lower digoxin.',
      sources: ['hl7-pddi'],
    },
    {
      id: 'digoxin-others',
      between: [
        'digoxin',
        'diltiazem, nifedipine, propafenone, flecainide, ranolazine, ticagrelor, telmisartan, spironolactone, ketoconazole, posaconazole, azithromycin, roxithromycin, HIV protease inhibitors, cobicistat, nirmatrelvir, tetracycline, trimethoprim, indometacin, prazosin, alprazolam, tolvaptan, atorvastatin, nefazodone, lapatinib, vandetanib, daclatasvir, glecaprevir, velpatasvir, ledipasvir, etravirine, rilpivirine, gentamicin, mirabegron',
      ],
      pair: 'digoxin and other medicines that raise it',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More digoxin: digoxin toxicity.',
      action:
        'Check the digoxin level, pulse and potassium when it is started, changed or stopped; lower digoxin if needed.',
      depends: 'More with weak kidneys and in old age.',
      sources: ['mims-digoxin', 'label-digoxin'],
    },
    {
      id: 'digoxin-lowered',
      between: [
        'digoxin',
        "rifampicin, st john's wort, phenytoin, fosphenytoin, carbamazepine, colestyramine, neomycin, penicillamine, metoclopramide, sucralfate, aluminium hydroxide, magnesium, ispaghula",
      ],
      pair: 'digoxin and medicines that lower it',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less digoxin: heart failure and heart rate are not controlled.',
      action:
        'Check the digoxin level and pulse when it is started and stopped; part them by hours.',
      sources: ['mims-digoxin'],
    },
    {
      id: 'digoxin-hypokalaemia',
      between: [
        'digoxin',
        'loop diuretics, thiazides, amphotericin B, steroids by mouth or injection, fludrocortisone',
      ],
      pair: 'digoxin and diuretics or other medicines that lower potassium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Low potassium and magnesium: digoxin toxicity at a usual level, disturbed rhythm.',
      action: 'Check potassium, magnesium and kidneys before, in the first weeks and twice a year.',
      sources: ['mims-digoxin'],
    },
    {
      id: 'digoxin-calcium',
      between: ['digoxin', 'calcium, calcitriol, alfacalcidol'],
      pair: 'digoxin and calcium or calcitriol',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Much calcium in the blood: digoxin toxicity at a usual level, disturbed rhythm.',
      action:
        'No calcium by vein beside digoxin but with an ECG; check calcium where doses are high.',
      depends:
        'Matters with calcium by vein, high doses, calcitriol and kidney disease; a usual tablet does little.',
      sources: ['smpc-calcium-carbonate'],
    },
    {
      id: 'digoxin-beta-blockers',
      between: ['digoxin', 'beta-blockers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block; carvedilol also raises digoxin.',
      action: 'Both are often meant together: check the pulse, and the ECG when either is changed.',
      sources: ['mims-digoxin'],
    },

    // Beta-blockers.
    {
      id: 'pair-18',
      between: ['verapamil', 'beta-blockers'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block, low blood pressure, heart failure.',
      action:
        'Avoid it, or start only under ECG control. A calcium-channel blocker such as amlodipine may do instead.',
      depends: 'Verapamil into a vein is forbidden; eye drops with a beta-blocker count, too.',
      sources: ['roughead-2010', 'mims-bisoprolol'],
    },
    {
      id: 'diltiazem-beta-blockers',
      between: ['diltiazem', 'beta-blockers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block, heart failure.',
      action: 'Only with pulse and ECG checked, above all at the start; not in heart failure.',
      sources: ['mims-bisoprolol', 'mims-diltiazem'],
    },
    {
      id: 'two-beta-blockers',
      between: ['beta-blockers', 'beta-blockers'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both do the same: slow heart, heart block, low blood pressure.',
      action: 'Give one of them alone; for the eye choose drops of another kind.',
      sources: ['mims-bisoprolol'],
    },
    {
      id: 'beta-blockers-central',
      between: ['beta-blockers', 'clonidine, moxonidine, rilmenidine, methyldopa'],
      pair: 'beta-blockers and clonidine or its like',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart; when clonidine is stopped blood pressure can rise dangerously.',
      action:
        'Never stop both at once: first the beta-blocker, days later clonidine, step by step.',
      depends: 'In heart failure the product information advises against it.',
      sources: ['mims-bisoprolol'],
    },
    {
      id: 'beta-blockers-class-1',
      between: ['beta-blockers', 'class I antiarrhythmics'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block, heart failure.',
      action: 'Only with a cardiologist, with pulse and ECG checked; not in heart failure.',
      sources: ['mims-bisoprolol'],
    },
    {
      id: 'beta-blockers-amiodarone',
      between: ['beta-blockers', 'amiodarone, dronedarone'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, heart block.',
      action: 'Begin with a low dose of the beta-blocker, and check the pulse and the ECG.',
      sources: ['mims-bisoprolol'],
    },
    {
      id: 'beta-blockers-fingolimod',
      between: [
        'beta-blockers, verapamil, diltiazem, digoxin, ivabradine',
        'fingolimod, siponimod',
      ],
      pair: 'medicines that slow the heart and fingolimod or siponimod',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Very slow heart, heart block, above all at the first dose.',
      action:
        'Let a cardiologist change the medicine before it is begun, or watch the first dose overnight.',
      sources: ['smpc-fingolimod'],
    },
    {
      id: 'beta-blockers-adrenaline',
      between: ['non-selective beta-blockers', 'adrenaline, phenylephrine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Blood pressure rises with a slow heart, and adrenaline fails in an allergic shock.',
      action:
        'For somebody who carries adrenaline choose another medicine; small amounts beside a local anaesthetic need care.',
      sources: ['label-propranolol'],
    },
    {
      id: 'beta-blockers-mefloquine',
      between: ['beta-blockers', 'mefloquine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, disturbed rhythm.',
      action: 'Choose another medicine against malaria.',
      sources: ['label-mefloquine-heart'],
    },
    {
      id: 'slow-heart-kinase-inhibitors',
      between: [
        'beta-blockers, verapamil, diltiazem, digoxin, clonidine, ivabradine',
        'crizotinib, ceritinib',
      ],
      pair: 'medicines that slow the heart and crizotinib or ceritinib',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Slow heart, fainting.',
      action: 'Avoid it where it can be; otherwise check the pulse often.',
      sources: ['label-crizotinib'],
    },
    {
      id: 'beta-blockers-antidiabetics',
      between: ['non-selective beta-blockers', 'insulin, sulfonylureas'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Low blood sugar is felt less (no shaking, no fast heart) and lasts longer.',
      action: 'Prefer a selective one such as bisoprolol; tell the patient that sweating remains.',
      sources: ['label-propranolol'],
    },
    {
      id: 'propranolol-thioridazine',
      between: ['propranolol, pindolol', 'thioridazine'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More thioridazine: the QT interval grows, sudden death.',
      action: 'Do not use together.',
      sources: ['label-thioridazine'],
    },
    {
      id: 'propranolol-others',
      between: [
        'propranolol',
        'chlorpromazine, theophylline, aminophylline, ergotamine, rifampicin',
      ],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'More of both with chlorpromazine; theophylline is raised and its effect opposed; with ergotamine cold limbs; with rifampicin less propranolol.',
      action: 'Choose another partner, or check effect and level.',
      sources: ['label-propranolol'],
    },
    {
      id: 'metoprolol-cyp2d6',
      between: [
        'metoprolol, propranolol, carvedilol, nebivolol',
        'bupropion, propafenone, terbinafine, cimetidine, abiraterone, mirabegron',
      ],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More beta-blocker: slow heart, low blood pressure.',
      action: 'Check pulse and blood pressure; lower the beta-blocker if needed.',
      sources: ['label-metoprolol'],
    },
    {
      id: 'metoprolol-ssris',
      between: ['metoprolol', 'fluoxetine, paroxetine'],
      pair: 'metoprolol and fluoxetine or paroxetine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Several times as much metoprolol: very slow heart, low blood pressure.',
      action:
        'Choose sertraline instead, or a beta-blocker that CYP2D6 leaves alone (bisoprolol, atenolol); otherwise lower metoprolol and check the pulse.',
      depends:
        'In heart failure the product information of fluoxetine forbids it; in other use a lower dose may do. Fluoxetine acts on for five weeks.',
      sources: ['mims-prozac'],
    },
    {
      id: 'propranolol-fluvoxamine',
      between: ['propranolol', 'fluvoxamine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Several times as much propranolol: slow heart, low blood pressure.',
      action: 'Begin propranolol low, or take atenolol, which fluvoxamine leaves alone.',
      depends:
        'An expert panel counts beta-blockers with SSRIs among what need not interrupt; the label names this pair.',
      sources: ['label-luvox'],
    },
    {
      id: 'carvedilol-ciclosporin',
      between: ['carvedilol', 'ciclosporin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More ciclosporin.',
      action: 'Check the ciclosporin level when carvedilol is started.',
      sources: ['label-carvedilol'],
    },
  ],
  sources: {
    bidmc: {
      title: 'Beth Israel Deaconess Medical Center, Drug-Drug Interaction Rules, on clinfowiki.org',
    },
    'mims-digoxin': {
      title: 'Digoxin, prescribing information on MIMS, drug interactions',
      address: 'https://sit.mimsdev.com/philippines/drug/info/ligoxin/drug-interactions',
      date: '2026-11-22',
    },
    'label-digoxin': {
      title: 'Digoxin, US prescribing information, section 7',
      date: '2026',
    },
    'mims-bisoprolol': {
      title: 'Bisoprolol, prescribing information on MIMS, drug interactions',
      address: 'https://sit.mimsdev.com/philippines/drug/info/bisosten/drug-interactions',
      date: '2026-11-22',
    },
    'label-propranolol': {
      title: 'Propranolol, US prescribing information, drug interactions',
      date: '2026',
    },
    'label-metoprolol': {
      title: 'Metoprolol, US prescribing information, section 7',
      date: '2026',
    },
    'label-carvedilol': {
      title: 'Carvedilol, US prescribing information, section 7',
      date: '2026',
    },
    'label-mefloquine-heart': {
      title: 'Mefloquine, US prescribing information, warnings and interactions',
      date: '2026',
    },
    'label-crizotinib': {
      title: 'Crizotinib and ceritinib, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'label-thioridazine': {
      title: 'Thioridazine, US prescribing information, contraindications',
      date: '2026',
    },
    'smpc-fingolimod': {
      title: 'Fingolimod and siponimod, summaries of product characteristics, sections 4.3 and 4.4',
      date: '2026',
    },
    'label-luvox': {
      title: 'Fluvoxamine (Luvox CR), US prescribing information, section 7.3',
      address: 'http://www.120ty.net/bencandy.php?aid=46508&fid=134&page=23',
      date: '2026-11-23',
    },
    'mims-prozac': {
      title: 'Fluoxetine (Prozac), prescribing information on MIMS, interactions',
      address: 'https://prdmimsweb.azurewebsites.net/malaysia/drug/info/prozac/drug-interactions',
      date: '2026-11-23',
    },
    'smpc-calcium-carbonate': {
      title: 'Calcium carbonate, text of summaries of product characteristics, interactions',
      address: 'https://rxreasoner.com/substances/calcium-carbonate/precautions',
      date: '2026-11-23',
    },
  },
}
