import type { Topic } from '../table'

const replace =
  'Do not combine. Replace one of them; if nothing else is possible, only with a specialist and ECG control.'

/** QT-prolonging medicines that labels forbid with certain others. */
export const qtByMedicineTopic: Topic = {
  title: 'QT-prolonging medicines that labels forbid together',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
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
        'antiarrhythmics of class IA and III, flecainide, propafenone, erythromycin, clarithromycin, telithromycin, tricyclic antidepressants, phenothiazine antipsychotics, bepridil',
      ],
      pair: 'dronedarone and certain QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows dangerously long: torsade de pointes.',
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
        'By European product information {erythromycin, pentamidine: ; [erythromycin, pentamidine] by vein is meant, so ask before it is given in another form}.',
      sources: ['ch-amiodarone', 'mhra-amiodarone'],
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
      between: ['azole antifungals that strongly inhibit CYP3A4', 'quinidine, pimozide'],
      pair: 'azole antifungals and quinidine or pimozide',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More of it in the blood and a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['label-itraconazole'],
    },
    {
      id: 'itraconazole-qt',
      between: ['itraconazole, ketoconazole', 'dofetilide, methadone, sertindole'],
      pair: 'itraconazole or ketoconazole and dofetilide, methadone or sertindole',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More of it in the blood and a longer QT interval: torsade de pointes.',
      action: 'Do not use together.',
      sources: ['label-itraconazole'],
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
      id: 'amiodarone-mao-inhibitors',
      between: ['amiodarone', 'MAO inhibitors that ONC names'],
      pair: 'amiodarone and MAO inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence:
        'Trouble with blood pressure and heart rhythm is feared; the labels give no reason.',
      action: 'Avoid it: choose another antidepressant, or another partner.',
      depends:
        'Swiss and German labels forbid it, others do not speak of it. Amiodarone acts on for months after it is stopped.',
      sources: ['ch-amiodarone'],
    },
    {
      id: 'arsenic-vandetanib-qt',
      between: ['arsenic trioxide, vandetanib', 'QT-prolonging medicines'],
      pair: 'arsenic trioxide or vandetanib and QT-prolonging medicines',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'QT prolongation, dangerous rhythm (torsade de pointes), heart block.',
      action:
        'Choose a partner that leaves the QT interval alone. If it must be: ECG, potassium and magnesium before it and often after, with the oncologist.',
      depends:
        '{arsenic trioxide: The boxed warning of arsenic trioxide asks to think of stopping whatever prolongs the QT interval.}',
      sources: ['label-arsenic-trioxide', 'label-vandetanib'],
    },
  ],
  sources: {
    'label-arsenic-trioxide': {
      title: 'Arsenic trioxide, boxed warning of the US prescribing information',
      address: 'https://medicine.com/drug/arsenic-trioxide/hcp',
      date: '2026-11-28',
    },
    'label-vandetanib': {
      title: 'Vandetanib, US prescribing information, boxed warning and section 7',
      date: '2026',
    },

    'label-itraconazole': {
      title: 'Itraconazole, US prescribing information, section 4',
      date: '2026',
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
      address: 'https://www.mims.com/singapore/drug/info/moloxin/drug-interactions',
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
    'ch-amiodarone': {
      title: 'Amiodarone, Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/de/gcc/fachinfo/reg/55349/chapter/contra_indications',
      date: '2026-11-22',
    },
    'mhra-amiodarone': {
      title: 'Amiodarone, summary of product characteristics (MHRA), sections 4.3 and 4.5',
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
    'smpc-vandetanib': {
      title: 'Vandetanib, summary of product characteristics (EMA), sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-fluconazole': {
      title: 'Fluconazole, summary of product characteristics (EMA), sections 4.3 and 4.5',
      date: '2026',
    },
  },
}
