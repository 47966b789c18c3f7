import type { Topic } from '../table'

const replace =
  'Do not combine. Replace one of them; if nothing else is possible, only with a specialist and ECG control.'

/** QT-prolonging medicines. */
export const qtTopic: Topic = {
  title: 'QT-prolonging medicines',
  reviewed: '2026-11-23',
  classes: {
    // Those with a known risk that are on a market somewhere.
    'QT-prolonging medicines':
      'amiodarone, anagrelide, arsenic trioxide, azithromycin, bepridil, chloroquine, chlorpromazine, chlorprothixene, ciprofloxacin, citalopram, clarithromycin, cocaine, disopyramide, dofetilide, domperidone, donepezil, dronedarone, droperidol, erythromycin, escitalopram, flecainide, fluconazole, gatifloxacin, haloperidol, hydroxychloroquine, ibutilide, levofloxacin, levomepromazine, levosulpiride, methadone, moxifloxacin, ondansetron, pentamidine, pimozide, probucol, procainamide, quinidine, roxithromycin, sertindole, sevoflurane, sotalol, sparfloxacin, sulpiride, thioridazine, vandetanib',
    'medicines with a high risk of torsade de pointes':
      'amiodarone, arsenic trioxide, bepridil, chlorpromazine, disopyramide, dofetilide, dronedarone, droperidol, haloperidol, ibutilide, levomepromazine, methadone, pentamidine, pimozide, probucol, procainamide, quinidine, sertindole, sotalol, thioridazine, vandetanib',
    'antiarrhythmics of class IA and III':
      'amiodarone, disopyramide, dofetilide, dronedarone, ibutilide, procainamide, quinidine, sotalol',
    'phenothiazine antipsychotics':
      'chlorpromazine, levomepromazine, fluphenazine, perphenazine, trifluoperazine, thioridazine, prochlorperazine',
  },
  rules: [
    {
      id: 'onc-21',
      between: ['QT-prolonging medicines', 'QT-prolonging medicines'],
      pair: 'two QT-prolonging medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval grows longer still: torsade de pointes, sudden death.',
      action:
        'Choose another medicine where there is one; otherwise an ECG before and after, and potassium and magnesium in the normal range.',
      depends:
        'Graver with heart disease, slow pulse, low potassium, in women and old people, with high doses and by vein.',
      sources: ['onc', 'crediblemeds'],
    },
    {
      id: 'qt-two-high-risk',
      between: [
        'medicines with a high risk of torsade de pointes',
        'medicines with a high risk of torsade de pointes',
      ],
      pair: 'two medicines with a high risk of torsade de pointes',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The QT interval grows dangerously long: torsade de pointes, sudden death.',
      action: replace,
      sources: ['onc', 'crediblemeds'],
    },
    {
      id: 'qt-antiarrhythmics',
      between: [
        'antiarrhythmics of class IA and III',
        'QT-prolonging medicines, tricyclic antidepressants, ziprasidone, amisulpride',
      ],
      pair: 'antiarrhythmics of class IA or III and other QT-prolonging medicines',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The QT interval grows dangerously long: torsade de pointes, sudden death.',
      action: replace,
      sources: ['onc', 'crediblemeds'],
    },
    {
      id: 'citalopram-qt',
      between: ['citalopram, escitalopram', 'QT-prolonging medicines'],
      pair: 'citalopram or escitalopram and other QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer still: torsade de pointes.',
      action:
        'Do not use together. Choose a partner that leaves the QT interval alone; only where that cannot be, choose sertraline.',
      depends:
        'By European product information, which forbids all QT-prolonging medicines; the US one advises against it.',
      sources: ['smpc-escitalopram', 'mhra-citalopram'],
    },
    {
      id: 'citalopram-qt-tricyclics',
      between: [
        'citalopram, escitalopram',
        'tricyclic antidepressants, phenothiazine antipsychotics, hydroxyzine',
      ],
      pair: 'citalopram or escitalopram and tricyclics, phenothiazines or hydroxyzine',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence:
        'The QT interval grows longer: torsade de pointes; with tricyclics serotonin syndrome.',
      action: 'Do not use together. Choose sertraline, or another partner.',
      depends: 'By European product information, whatever the dose; the US one asks for a watch.',
      sources: ['mhra-citalopram'],
    },
    {
      id: 'domperidone-qt',
      between: [
        'domperidone',
        'QT-prolonging medicines, ziprasidone, amisulpride, lumefantrine, halofantrine, toremifene, prucalopride except azithromycin, roxithromycin',
      ],
      pair: 'domperidone and other QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Disturbed heart rhythm, sudden death.',
      action:
        'Do not use together. Leave domperidone off (it is in many combinations with a stomach medicine) or choose another partner.',
      depends: 'Worst over 60 years of age and above 30 mg of domperidone a day.',
      sources: ['smpc-domperidone', 'mims-domperidone'],
    },
    {
      id: 'domperidone-cyp3a4-inhibitors',
      between: ['domperidone', 'strong CYP3A4 inhibitors, fluconazole, erythromycin'],
      pair: 'domperidone and strong CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Several times more domperidone: disturbed heart rhythm, sudden death.',
      action: 'Do not use together. Leave domperidone off, or choose another partner.',
      sources: ['smpc-domperidone', 'mims-domperidone'],
    },
    {
      id: 'domperidone-moderate-inhibitors',
      between: ['domperidone', 'diltiazem, verapamil'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More domperidone: disturbed heart rhythm.',
      action: 'Avoid it: choose another medicine for the stomach.',
      sources: ['mims-domperidone'],
    },
    {
      id: 'hydroxyzine-qt',
      between: ['hydroxyzine', 'QT-prolonging medicines, mefloquine'],
      pair: 'hydroxyzine and QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer: torsade de pointes.',
      action: 'Do not use together. Choose another antihistamine, such as cetirizine.',
      depends: 'By European product information; the US one asks for caution.',
      sources: ['smpc-hydroxyzine'],
    },
    {
      id: 'antipsychotics-qt',
      between: [
        'ziprasidone, amisulpride, quetiapine, iloperidone',
        'QT-prolonging medicines, ziprasidone, amisulpride',
      ],
      pair: 'ziprasidone, amisulpride, quetiapine or iloperidone and QT-prolonging medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval grows longer: torsade de pointes.',
      action:
        'Choose another partner where there is one; otherwise an ECG before and after, and potassium in the normal range.',
      sources: ['uspi-quetiapine'],
    },
    {
      id: 'tricyclics-qt',
      between: ['tricyclic antidepressants', 'QT-prolonging medicines'],
      pair: 'tricyclic antidepressants and QT-prolonging medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval grows longer: torsade de pointes.',
      action: 'Lowest doses and an ECG, or another partner.',
      depends: 'With 10 to 25 mg at night the danger is smaller.',
      sources: ['crediblemeds', 'uspi-nortriptyline'],
    },
    {
      id: 'apomorphine-ondansetron',
      between: ['apomorphine', 'ondansetron'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Blood pressure falls deeply, with loss of consciousness.',
      action: 'Do not use together. Domperidone is used instead, with an ECG.',
      sources: ['smpc-apomorphine'],
    },
    {
      id: 'lumefantrine-qt',
      between: ['lumefantrine', 'QT-prolonging medicines, tricyclic antidepressants'],
      pair: 'artemether with lumefantrine and QT-prolonging medicines',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The QT interval grows longer: torsade de pointes.',
      action: 'Choose another malaria treatment, or an ECG before and after.',
      depends:
        'European product information forbids antiarrhythmics of class IA and III, antipsychotics, antidepressants, macrolides, fluoroquinolones and azoles.',
      sources: ['smpc-lumefantrine'],
    },
    {
      id: 'apomorphine-qt',
      between: ['apomorphine', 'QT-prolonging medicines except ondansetron'],
      pair: 'apomorphine and QT-prolonging medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval can grow longer: torsade de pointes.',
      action: 'An ECG before and after.',
      sources: ['smpc-apomorphine'],
    },
    {
      id: 'qt-others-high-risk',
      between: [
        'risperidone, paliperidone, olanzapine, aripiprazole, mirtazapine, trazodone, venlafaxine, atomoxetine, prochlorperazine, alfuzosin, diphenhydramine',
        'medicines with a high risk of torsade de pointes, moxifloxacin',
      ],
      pair: 'other medicines that can lengthen QT and those with a high risk of torsade de pointes',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval can grow longer: torsade de pointes.',
      action: 'An ECG before and after, and potassium in the normal range.',
      depends:
        '{diphenhydramine: An Irish label of diphenhydramine forbids whatever lengthens QT; others do not speak of it.}',
      sources: ['crediblemeds', 'smpc-alfuzosin', 'ie-nytol'],
    },
    {
      id: 'fluoxetine-qt',
      between: [
        'fluoxetine',
        'medicines with a high risk of torsade de pointes except pimozide, thioridazine, sotalol',
      ],
      pair: 'fluoxetine and medicines with a high risk of torsade de pointes',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'The QT interval can grow longer, and fluoxetine raises some of the partners: torsade de pointes.',
      action: 'Choose sertraline, or an ECG before and after, and potassium in the normal range.',
      depends: 'Fluoxetine acts on for five weeks.',
      sources: ['mims-fluoxetine'],
    },
    {
      id: 'trazodone-erythromycin',
      between: ['trazodone, venlafaxine', 'erythromycin'],
      pair: 'trazodone or venlafaxine and erythromycin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'A longer QT interval {trazodone: , with more trazodone in the blood}: disturbed rhythm {trazodone: , low blood pressure}.',
      action:
        'Choose an antibiotic of another kind {venlafaxine: ; the product information of venlafaxine advises against the two together}.',
      sources: ['smpc-trazodone', 'smpc-venlafaxine'],
    },
    {
      id: 'tolterodine-antiarrhythmics',
      between: ['tolterodine', 'antiarrhythmics of class IA and III'],
      pair: 'tolterodine and antiarrhythmics of class IA or III',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The QT interval can grow longer: torsade de pointes.',
      action: 'Choose another medicine for the bladder; otherwise check the ECG.',
      depends: 'More where CYP2D6 is slow, with strong CYP3A4 inhibitors, and with low potassium.',
      sources: ['mims-detrusitol'],
    },
  ],
  sources: {
    crediblemeds: {
      title: 'CredibleMeds, medicines with a known risk of torsade de pointes',
      address: 'https://crediblemeds.org/index.php/drugsearch',
      date: '2026-11-22',
    },
    'mhra-citalopram': {
      title:
        'Citalopram and escitalopram, summaries of product characteristics (MHRA), sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-domperidone': {
      title:
        'Motilium (domperidone), summary of product characteristics (MHRA), sections 4.3 to 4.5',
      address: 'https://www.rxreasoner.com/monographs/motilium/precautions',
      date: '2018',
    },
    'mims-domperidone': {
      title: 'Domperidone, product information (MIMS Philippines), interactions',
      address: 'https://www.mims.com/philippines/drug/info/gi-norm/drug-interactions',
      date: '2026-11-22',
    },
    'smpc-hydroxyzine': {
      title: 'Hydroxyzine, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'uspi-quetiapine': {
      title: 'Quetiapine, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'smpc-apomorphine': {
      title: 'Apomorphine, summary of product characteristics, sections 4.3 to 4.5',
      date: '2026',
    },
    'smpc-lumefantrine': {
      title: 'Artemether with lumefantrine, summary of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-alfuzosin': {
      title: 'Alfuzosin, summary of product characteristics, section 4.4',
      address: 'http://www.medicines.org.uk/emc/product/7047/smpc',
      date: '2026-11-23',
    },
    'mims-fluoxetine': {
      title: 'Fluoxetine (Prozac), concise prescribing information on MIMS, special precautions',
      address: 'https://www.mims.com/singapore/drug/info/prozac',
      date: '2026-11-23',
    },
    'smpc-trazodone': {
      title: 'Trazodone, text of summaries of product characteristics, interactions',
      address: 'https://rxreasoner.com/substances/trazodone/precautions',
      date: '2026-11-23',
    },
    'smpc-venlafaxine': {
      title: 'Venlafaxine, text of summaries of product characteristics, interactions',
      address: 'https://www.rxreasoner.com/substances/venlafaxine/precautions',
      date: '2026-11-23',
    },
    'mims-detrusitol': {
      title: 'Tolterodine (Detrusitol), prescribing information in Malaysia, special precautions',
      address: 'https://www.mims.com/malaysia/drug/info/detrusitol/special-precautions',
      date: '2026-11-23',
    },
    'ie-nytol': {
      title:
        'Diphenhydramine (Nytol), Irish summary of product characteristics (2021), section 4.3',
      address: 'https://www.rxreasoner.com/monographs/nytol/precautions',
      date: '2026-11-23',
    },
  },
}
