import type { Topic } from '../table'

const replace =
  'Do not combine. Replace one of them; if nothing else is possible, only with a specialist and ECG control.'

/** QT-prolonging medicines. */
export const qtTopic: Topic = {
  title: 'QT-prolonging medicines',
  reviewed: '2026-11-22',
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
        'Do not use together. Choose sertraline, or a partner that leaves the QT interval alone.',
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
        'QT-prolonging medicines, ziprasidone, amisulpride, lumefantrine except azithromycin, roxithromycin',
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
      action: 'Do not use together. Leave domperidone off, or choose another anti-infective.',
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
      id: 'haloperidol-qt',
      between: ['haloperidol', 'QT-prolonging medicines, ziprasidone, amisulpride'],
      pair: 'haloperidol and other QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer still: torsade de pointes, sudden death.',
      action: replace,
      depends: 'By European product information; by vein and in high doses it is worst.',
      sources: ['smpc-haloperidol'],
    },
    {
      id: 'moxifloxacin-qt',
      between: [
        'moxifloxacin',
        'QT-prolonging medicines, tricyclic antidepressants, phenothiazine antipsychotics, saquinavir, ziprasidone',
      ],
      pair: 'moxifloxacin and other QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer still: torsade de pointes.',
      action: 'Do not use together. Choose another antibiotic.',
      depends: 'By European product information; the US one advises against it.',
      sources: ['smpc-moxifloxacin', 'mims-moxifloxacin'],
    },
    {
      id: 'pimozide-qt',
      between: [
        'pimozide',
        'QT-prolonging medicines, SSRIs, strong CYP3A4 inhibitors, macrolides, tricyclic antidepressants, phenothiazine antipsychotics, nefazodone, ziprasidone, strong CYP2D6 inhibitors, aprepitant',
      ],
      pair: 'pimozide and QT-prolonging medicines, SSRIs, macrolides, azoles and other inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More pimozide and a longer QT interval: torsade de pointes, sudden death.',
      action: 'Do not use together.',
      sources: ['uspi-pimozide'],
    },
    {
      id: 'thioridazine-qt',
      between: [
        'thioridazine',
        'QT-prolonging medicines, fluoxetine, paroxetine, fluvoxamine, duloxetine, bupropion, propranolol, pindolol, terbinafine, tricyclic antidepressants, ziprasidone, amisulpride',
      ],
      pair: 'thioridazine and QT-prolonging medicines or CYP2D6 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More thioridazine and a longer QT interval: torsade de pointes, sudden death.',
      action: 'Do not use together.',
      sources: ['uspi-thioridazine'],
    },
    {
      id: 'sertindole-qt',
      between: [
        'sertindole',
        'QT-prolonging medicines, strong CYP3A4 inhibitors, diltiazem, verapamil, cimetidine',
      ],
      pair: 'sertindole and QT-prolonging medicines or CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More sertindole and a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['smpc-sertindole'],
    },
    {
      id: 'dronedarone-qt',
      between: [
        'dronedarone',
        'antiarrhythmics of class IA and III, flecainide, propafenone, erythromycin, clarithromycin, telithromycin, tricyclic antidepressants, phenothiazine antipsychotics, strong CYP3A4 inhibitors, bepridil',
      ],
      pair: 'dronedarone and QT-prolonging medicines or strong CYP3A4 inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More dronedarone or a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['smpc-dronedarone'],
    },
    {
      id: 'amiodarone-qt',
      between: [
        'amiodarone',
        'quinidine, procainamide, disopyramide, sotalol, dofetilide, ibutilide, erythromycin, pentamidine, moxifloxacin, chlorpromazine, thioridazine, fluphenazine, pimozide, haloperidol, amisulpride, sertindole, tricyclic antidepressants, maprotiline, chloroquine, quinine, mefloquine',
      ],
      pair: 'amiodarone and certain QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows dangerously long: torsade de pointes, sudden death.',
      action: 'Do not use together; amiodarone acts on for months after it is stopped.',
      depends:
        'By European product information: erythromycin and pentamidine by vein are meant, so ask before they are given in another form.',
      sources: ['smpc-amiodarone', 'mhra-amiodarone'],
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
      id: 'amisulpride-qt',
      between: [
        'amisulpride',
        'amiodarone, disopyramide, dofetilide, dronedarone, ibutilide, quinidine, sotalol, flecainide, propafenone, mexiletine, chlorpromazine, levomepromazine, thioridazine, trifluoperazine, sulpiride, droperidol, haloperidol, pimozide, bepridil, methadone, erythromycin, pentamidine, moxifloxacin, sparfloxacin',
      ],
      pair: 'amisulpride and certain QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['smpc-amisulpride'],
    },
    {
      id: 'ziprasidone-qt',
      between: [
        'ziprasidone',
        'antiarrhythmics of class IA and III, chlorpromazine, thioridazine, droperidol, pimozide, sparfloxacin, gatifloxacin, moxifloxacin, mefloquine, pentamidine, arsenic trioxide, probucol, tacrolimus, methadone, haloperidol',
      ],
      pair: 'ziprasidone and certain QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer: torsade de pointes.',
      action: 'Do not use together. Choose another antipsychotic.',
      sources: ['uspi-ziprasidone'],
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
      id: 'vandetanib-qt',
      between: [
        'vandetanib',
        'antiarrhythmics of class IA and III, arsenic trioxide, erythromycin, moxifloxacin',
      ],
      pair: 'vandetanib and certain QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows dangerously long: torsade de pointes, sudden death.',
      action: 'Do not use together.',
      sources: ['smpc-vandetanib'],
    },
    {
      id: 'azoles-antiarrhythmics',
      between: [
        'azole antifungals that strongly inhibit CYP3A4',
        'quinidine, pimozide, dronedarone',
      ],
      pair: 'azole antifungals and quinidine, pimozide or dronedarone',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More of it in the blood and a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['smpc-itraconazole'],
    },
    {
      id: 'itraconazole-qt',
      between: ['itraconazole, ketoconazole', 'disopyramide, dofetilide, methadone, sertindole'],
      pair: 'itraconazole or ketoconazole and disopyramide, dofetilide or methadone',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More of it in the blood and a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['smpc-itraconazole'],
    },
    {
      id: 'fluconazole-qt',
      between: ['fluconazole', 'erythromycin, quinidine, pimozide'],
      pair: 'fluconazole and erythromycin, quinidine or pimozide',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More of it in the blood and a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      depends: 'By European product information.',
      sources: ['smpc-fluconazole'],
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
      address: 'https://sit.mimsdev.com/philippines/drug/info/gi-norm/drug-interactions',
      date: '2026-11-22',
    },
    'smpc-haloperidol': {
      title: 'Haldol (haloperidol), Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/26891/chapter/contra_indications',
      date: '2026-11-22',
    },
    'smpc-moxifloxacin': {
      title: 'Moxifloxacin, summary of product characteristics, section 4.3',
      address: 'https://www.rxreasoner.com/monographs/erelan/precautions',
      date: '2018',
    },
    'mims-moxifloxacin': {
      title: 'Moxifloxacin, product information (MIMS Singapore), interactions',
      address: 'https://prdmimsweb.azurewebsites.net/singapore/drug/info/moloxin/drug-interactions',
      date: '2026-11-22',
    },
    'uspi-pimozide': {
      title: 'Pimozide, US prescribing information, contraindications',
      date: '2026',
    },
    'uspi-thioridazine': {
      title: 'Thioridazine, US prescribing information, contraindications',
      date: '2026',
    },
    'smpc-sertindole': {
      title: 'Sertindole, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-dronedarone': {
      title: 'Dronedarone, summary of product characteristics (EMA), sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-amiodarone': {
      title: 'Amiodarone, Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/55349/chapter/contra_indications',
      date: '2026-11-22',
    },
    'mhra-amiodarone': {
      title: 'Amiodarone, summary of product characteristics (MHRA), sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-hydroxyzine': {
      title: 'Hydroxyzine, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-amisulpride': {
      title: 'Amisulpride, Swiss product information, contraindications',
      address: 'https://ch.oddb.org/de/gcc/fachinfo/reg/59999/chapter/contra_indications',
      date: '2026-11-22',
    },
    'uspi-ziprasidone': {
      title: 'Ziprasidone, US prescribing information, section 4',
      date: '2026',
    },
    'uspi-quetiapine': {
      title: 'Quetiapine, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'smpc-vandetanib': {
      title: 'Vandetanib, summary of product characteristics (EMA), sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-itraconazole': {
      title:
        'Itraconazole, voriconazole and posaconazole, summaries of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-fluconazole': {
      title: 'Fluconazole, summary of product characteristics (EMA), sections 4.3 and 4.5',
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
  },
}
