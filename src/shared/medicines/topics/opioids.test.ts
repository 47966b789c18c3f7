import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['fentanyl patch', 'clarithromycin', 'critical'],
  ['oxycodone', 'itraconazole', 'critical'],
  ['buprenorphine', 'ritonavir', 'warning'],
  ['fentanyl', 'diltiazem', 'warning'],
  ['methadone', 'fluvoxamine', 'warning'],
  ['oxycodone', 'rifampicin', 'warning'],
  ['methadone', 'efavirenz', 'critical'],
  ['tramadol', 'Tegrital 200', 'critical'],
  ['codeine', 'fluoxetine', 'warning'],
  ['tramadol', 'terbinafine', 'warning'],
  ['tramadol', 'warfarin', 'warning'],
  ['tramadol', 'haloperidol', 'warning'],
  ['codeine', 'sertraline', null],
  ['morphine', 'clarithromycin', null],
  ['tramadol', 'pantoprazole', null],
  ['tapentadol', 'clarithromycin', null],
  ['tramadol', 'erythromycin', 'warning'],
  ['morphine', 'rifampicin', 'warning'],
  ['morphine', 'ticagrelor', 'warning'],
  ['morphine', 'trihexyphenidyl', 'warning'],
  ['codeine', 'duloxetine', 'warning'],
  ['codeine', 'venlafaxine', null],
]

describe('Opioids', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
