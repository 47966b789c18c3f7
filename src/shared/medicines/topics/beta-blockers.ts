import type { Topic } from '../table'

/** Beta-blockers, in the eye as well. */
export const betaBlockersTopic: Topic = {
  title: 'Beta-blockers',
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
      consequence: 'Slow heart; when the other is stopped blood pressure can rise dangerously.',
      action:
        'Never stop both at once: first the beta-blocker, days later the other, step by step.',
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
        'Blood pressure rises with a slow heart {adrenaline: , and adrenaline fails in an allergic shock}.',
      action:
        '{adrenaline: For somebody who carries adrenaline choose another medicine; small amounts beside a local anaesthetic need care. | Choose another medicine, or check blood pressure and pulse.}',
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
        '{chlorpromazine: More of both.} {theophylline, aminophylline: Theophylline is raised and its effect opposed.} {ergotamine: Cold limbs.} {rifampicin: Less propranolol.}',
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
        '{fluoxetine: In heart failure the product information of fluoxetine forbids it; in other use a | A} lower dose may do. {fluoxetine: Fluoxetine acts on for five weeks.}',
      sources: ['mims-prozac'],
    },
    {
      id: 'propranolol-fluvoxamine',
      between: ['propranolol', 'fluvoxamine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Several times as much propranolol: slow heart, low blood pressure.',
      action: 'Begin propranolol low, or choose atenolol, which fluvoxamine leaves alone.',
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
    'mims-bisoprolol': {
      title: 'Bisoprolol, prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/bisosten/drug-interactions',
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
      address: 'https://www.mims.com/malaysia/drug/info/prozac/drug-interactions',
      date: '2026-11-23',
    },
  },
}
