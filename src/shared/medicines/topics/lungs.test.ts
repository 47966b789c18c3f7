import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['theophylline', 'ciprofloxacin', 'critical'],
  ['Deriphyllin Retard 150', 'Tab. Ciplox 500', 'critical'],
  ['theophylline', 'norfloxacin', 'warning'],
  ['ambroxol', 'dextromethorphan', 'warning'],
  ['ambroxol', 'salbutamol', null],
  ['formoterol', 'bisoprolol', null],
  ['theophylline', 'levofloxacin', null],
  ['theophylline', 'ofloxacin', null],
  ['theophylline', 'moxifloxacin', null],
  ['theophylline', 'fluvoxamine', 'critical'],
  ['aminophylline', 'clarithromycin', 'warning'],
  ['theophylline', 'azithromycin', null],
  ['theophylline', 'zileuton', 'warning'],
  ['theophylline', 'cimetidine', 'warning'],
  ['theophylline', 'rifampicin', 'warning'],
  ['theophylline', 'salbutamol', null],
  ['Deriphyllin', 'doxofylline', 'critical'],
  ['doxofylline', 'erythromycin', 'warning'],
  ['roflumilast', 'theophylline', 'warning'],
  ['roflumilast', 'rifampicin', 'warning'],
  ['roflumilast', 'fluvoxamine', 'warning'],
  ['Seroflo 250', 'ritonavir', 'critical'],
  ['salmeterol', 'clarithromycin', 'critical'],
  ['Foracort 200', 'clarithromycin', 'warning'],
  ['Relvar', 'ketoconazole', 'warning'],
  ['Foracort 200', 'Seroflo 250', 'warning'],
  ['Duolin', 'tiotropium', 'warning'],
  ['Asthalin inhaler', 'propranolol', 'critical'],
  ['Asthalin inhaler', 'metoprolol', null],
  ['Asthalin inhaler', 'phenelzine', 'warning'],
  ['acetylcysteine', 'nitroglycerin', 'warning'],
  ['montelukast', 'salbutamol', null],
  ['ambroxol', 'amoxicillin', null],
  ['acebrophylline', 'erythromycin', 'warning'],
  ['Asthalin inhaler', 'Ascoril LS', 'warning'],
  ['salbutamol', 'terbutaline', 'warning'],
]

describe('Airways', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
