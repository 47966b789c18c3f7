import type { Topic } from '../table'

/** QT-prolonging medicines. */
export const qtTopic: Topic = {
  title: 'QT-prolonging medicines',
  reviewed: '2026-11-22',
  classes: {
    'QT-prolonging medicines':
      'amiodarone, anagrelide, arsenic trioxide, astemizole, azithromycin, bepridil, chloroquine, chlorpromazine, cisapride, citalopram, clarithromycin, cocaine, disopyramide, dofetilide, domperidone, dronedarone, droperidol, erythromycin, escitalopram, flecainide, halofantrine, haloperidol, ibutilide, levomethadyl, mesoridazine, methadone, moxifloxacin, ondansetron, pentamidine, pimozide, probucol, procainamide, quinidine, sevoflurane, sotalol, sparfloxacin, sulpiride, terfenadine, thioridazine, vandetanib',
  },
  rules: [
    {
      id: 'onc-21',
      between: ['QT-prolonging medicines', 'QT-prolonging medicines'],
      pair: 'two QT-prolonging medicines',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The QT interval grows longer still: torsade de pointes, sudden death.',
      action:
        'Do not combine. Replace one of them; if nothing else is possible, only with a specialist and ECG control.',
      sources: ['onc'],
    },
  ],
  sources: {},
}
