import type { Topic } from '../table'

/** Serotonin and MAO inhibitors. */
export const serotoninTopic: Topic = {
  title: 'Serotonin and MAO inhibitors',
  reviewed: '2026-11-22',
  classes: {
    'amphetamine derivatives':
      'methylphenidate, dexmethylphenidate, amfetamine, dexamfetamine, lisdexamfetamine, metamfetamine, phentermine, phendimetrazine, benzfetamine, amfepramone, pseudoephedrine, atomoxetine',
    'MAO inhibitors':
      'tranylcypromine, phenelzine, isocarboxazid, procarbazine, selegiline, moclobamide',
    'opioids that ONC names':
      'pethidine, methadone, tapentadol, fentanyl, tramadol, dextromethorphan',
    'SSRIs and SNRIs':
      'fluoxetine, paroxetine, citalopram, escitalopram, sertraline, fluvoxamine, venlafaxine, desvenlafaxine, duloxetine, milnacipran, levomilnacipran',
    'tricyclic antidepressants':
      'amitriptyline, clomipramine, imipramine, nortriptyline, doxepin, desipramine, trimipramine, protriptyline, dosulepin, lofepramine',
    triptans: 'sumatriptan, zolmitriptan, rizatriptan, eletriptan, naratriptan, frovatriptan',
  },
  rules: [
    {
      id: 'onc-3',
      between: ['amphetamine derivatives', 'MAO inhibitors'],
      pair: 'amphetamine derivatives and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis, which can be fatal.',
      action:
        'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.',
      sources: ['onc'],
    },
    {
      id: 'onc-8',
      between: ['SSRIs and SNRIs, nefazodone', 'MAO inhibitors'],
      pair: 'SSRIs or SNRIs and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, which can be fatal.',
      action:
        'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.',
      sources: ['onc'],
    },
    {
      id: 'onc-16',
      between: ['opioids that ONC names', 'MAO inhibitors'],
      pair: 'certain opioids and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, depressed breathing, coma.',
      action:
        'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.',
      sources: ['onc'],
    },
    {
      id: 'onc-20',
      between: ['tricyclic antidepressants', 'MAO inhibitors'],
      pair: 'tricyclic antidepressants and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, high fever, seizures, which can be fatal.',
      action:
        'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.',
      sources: ['onc'],
    },
    {
      id: 'onc-30',
      between: ['tranylcypromine', 'procarbazine'],
      pair: 'tranylcypromine and procarbazine',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Both inhibit MAO: hypertensive crisis, seizures, which can be fatal.',
      action:
        'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.',
      sources: ['onc'],
    },
    {
      id: 'onc-31',
      between: [
        'triptans except eletriptan, naratriptan, frovatriptan',
        'MAO inhibitors, methylene blue',
      ],
      pair: 'triptans and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More triptan: narrowed coronary vessels, serotonin syndrome.',
      action:
        'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.',
      sources: ['onc'],
    },
    {
      id: 'pair-29',
      between: ['linezolid, methylene blue', 'SSRIs and SNRIs'],
      pair: 'linezolid or methylene blue and SSRIs or SNRIs',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Serotonin syndrome, which can be fatal.',
      action: 'Avoid it. In an emergency stop the antidepressant and watch for serotonin syndrome.',
      sources: ['fda-serotonin'],
    },
  ],
  sources: {
    'fda-serotonin': {
      title: 'FDA safety communications on linezolid and methylene blue, July 2011',
    },
  },
}
