import type { Topic } from '../table'

const apart =
  'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.'

/** MAO inhibitors, linezolid and methylene blue. */
export const serotoninTopic: Topic = {
  title: 'Serotonin and MAO inhibitors',
  reviewed: '2026-11-22',
  classes: {
    'amphetamine derivatives':
      'methylphenidate, dexmethylphenidate, amfetamine, dexamfetamine, lisdexamfetamine, metamfetamine, phentermine, phendimetrazine, benzfetamine, amfepramone, pseudoephedrine, atomoxetine',
    'MAO inhibitors that ONC names':
      'tranylcypromine, phenelzine, isocarboxazid, procarbazine, selegiline, moclobemide',
    'MAO inhibitors':
      'tranylcypromine, phenelzine, isocarboxazid, procarbazine, selegiline, moclobemide, rasagiline, safinamide',
    'opioids that ONC names':
      'pethidine, methadone, tapentadol, fentanyl, tramadol, dextromethorphan',
    SSRIs: 'fluoxetine, paroxetine, citalopram, escitalopram, sertraline, fluvoxamine',
    SNRIs: 'venlafaxine, desvenlafaxine, duloxetine, milnacipran, levomilnacipran',
    'SSRIs and SNRIs':
      'fluoxetine, paroxetine, citalopram, escitalopram, sertraline, fluvoxamine, venlafaxine, desvenlafaxine, duloxetine, milnacipran, levomilnacipran',
    'tricyclic antidepressants':
      'amitriptyline, clomipramine, imipramine, nortriptyline, doxepin, desipramine, trimipramine, protriptyline, dosulepin, lofepramine, melitracen, amoxapine',
    'other antidepressants':
      'mirtazapine, mianserin, trazodone, vortioxetine, vilazodone, nefazodone, bupropion, reboxetine, maprotiline',
    triptans:
      'sumatriptan, zolmitriptan, rizatriptan, eletriptan, naratriptan, frovatriptan, almotriptan',
  },
  rules: [
    {
      id: 'onc-3',
      between: ['amphetamine derivatives', 'MAO inhibitors that ONC names'],
      pair: 'amphetamine derivatives and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis, which can be fatal.',
      action: apart,
      sources: ['onc'],
    },
    {
      id: 'onc-8',
      between: ['SSRIs and SNRIs, nefazodone', 'MAO inhibitors that ONC names'],
      pair: 'SSRIs or SNRIs and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, which can be fatal.',
      action: apart,
      sources: ['onc'],
    },
    {
      id: 'mao-inhibitors-other-antidepressants',
      between: [
        'other antidepressants except nefazodone',
        'MAO inhibitors that ONC names, linezolid, methylene blue',
      ],
      pair: 'MAO inhibitors, linezolid or methylene blue and other antidepressants',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome or a hypertensive crisis, which can be fatal.',
      action: apart,
      depends:
        '{methylene blue, linezolid: In an emergency [methylene blue, linezolid] is given after the antidepressant is stopped, in hospital, with a watch for serotonin syndrome.}',
      sources: ['uspi-antidepressants'],
    },
    {
      id: 'mao-inhibitors-buspirone',
      between: ['buspirone', 'MAO inhibitors, linezolid, methylene blue'],
      pair: 'buspirone and MAO inhibitors, linezolid or methylene blue',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Blood pressure rises; serotonin syndrome.',
      action: apart,
      sources: ['uspi-buspirone'],
    },
    {
      id: 'mao-b-inhibitors-antidepressants',
      between: [
        'rasagiline, safinamide',
        'SSRIs and SNRIs, tricyclic antidepressants, other antidepressants',
      ],
      pair: 'rasagiline or safinamide and antidepressants',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Serotonin syndrome, high blood pressure.',
      action:
        '{fluoxetine, fluvoxamine: Avoid it; another antidepressant only | Only} at the lowest dose, with a specialist, watching for fever, tremor and confusion.',
      sources: ['smpc-rasagiline', 'uspi-safinamide'],
    },
    {
      id: 'safinamide-snri-tricyclics',
      between: ['safinamide', 'SNRIs, tricyclic antidepressants, maprotiline, mianserin'],
      pair: 'safinamide and SNRIs, tricyclic or tetracyclic antidepressants',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, high blood pressure.',
      action: apart,
      depends: 'By US product information; the European one advises against it.',
      sources: ['uspi-safinamide'],
    },
    {
      id: 'onc-16',
      between: ['opioids that ONC names', 'MAO inhibitors that ONC names'],
      pair: 'certain opioids and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, depressed breathing, coma.',
      action: apart,
      sources: ['onc'],
    },
    {
      id: 'onc-20',
      between: ['tricyclic antidepressants', 'MAO inhibitors that ONC names'],
      pair: 'tricyclic antidepressants and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, high fever, seizures, which can be fatal.',
      action: apart,
      sources: ['onc'],
    },
    {
      id: 'onc-30',
      between: ['tranylcypromine', 'procarbazine'],
      pair: 'tranylcypromine and procarbazine',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Both inhibit MAO: hypertensive crisis, seizures, which can be fatal.',
      action: apart,
      sources: ['onc'],
    },
    {
      id: 'two-mao-inhibitors',
      between: [
        'MAO inhibitors, linezolid, methylene blue',
        'MAO inhibitors, linezolid, methylene blue',
      ],
      pair: 'two medicines that inhibit MAO',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis, serotonin syndrome.',
      action: apart,
      sources: ['smpc-linezolid', 'smpc-rasagiline'],
    },
    {
      id: 'onc-31',
      between: [
        'sumatriptan, zolmitriptan, rizatriptan',
        'MAO inhibitors that ONC names, methylene blue',
      ],
      pair: 'triptans and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'More triptan: narrowed coronary vessels, serotonin syndrome.',
      action: apart,
      sources: ['onc'],
    },
    {
      id: 'pair-29',
      between: ['linezolid, methylene blue', 'SSRIs and SNRIs'],
      pair: 'linezolid or methylene blue and SSRIs or SNRIs',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, which can be fatal.',
      action:
        'Do not use together: choose another {linezolid: antibiotic | treatment}. Where nothing else will do, stop the antidepressant first and watch for serotonin syndrome in hospital.',
      depends:
        'Product information of the antidepressants forbids it {linezolid: ; that of linezolid allows it under close observation}.',
      sources: ['smpc-escitalopram', 'fda-serotonin', 'smpc-linezolid'],
    },
    {
      id: 'linezolid-tricyclics',
      between: ['linezolid, methylene blue', 'tricyclic antidepressants'],
      pair: 'linezolid or methylene blue and tricyclic antidepressants',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome, high blood pressure.',
      action:
        'Do not use together: choose another {linezolid: antibiotic | treatment}. Where nothing else will do, stop the antidepressant first and watch in hospital.',
      depends:
        'US product information of the antidepressants forbids it {linezolid: ; that of linezolid allows it under close observation}.',
      sources: ['uspi-nortriptyline', 'smpc-linezolid'],
    },
    {
      id: 'st-johns-wort-mao-inhibitors',
      between: ["st john's wort", 'MAO inhibitors, linezolid, methylene blue'],
      pair: "St John's wort and MAO inhibitors",
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Serotonin syndrome.',
      action: apart,
      sources: ['uspi-rasagiline', 'uspi-safinamide'],
    },
  ],
  sources: {
    'uspi-antidepressants': {
      title:
        'Mirtazapine, trazodone, vortioxetine, vilazodone and bupropion, US prescribing information, sections 4 and 7',
      date: '2026',
    },
    'uspi-buspirone': {
      title: 'Buspirone, US prescribing information, contraindications and interactions',
      date: '2026',
    },
    'uspi-nortriptyline': {
      title: 'Nortriptyline, US prescribing information, contraindications, as reprinted',
      address: 'https://pill2trip.com/medicine/gabawin-nt',
      date: '2026-11-22',
    },
    'smpc-escitalopram': {
      title: 'Escitalopram, Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/it/gcc/fachinfo/reg/62641/chapter/contra_indications',
      date: '2026-11-22',
    },
    'smpc-carbamazepine': {
      title: 'Tegretol (carbamazepine), product information (MIMS Hong Kong), interactions',
      address: 'https://www.mims.com/hongkong/drug/info/tegretol/drug-interactions',
      date: '2026-11-22',
    },
  },
}
