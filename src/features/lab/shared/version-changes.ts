import { type LabResultVersion, labResultMessages } from '@shared/contracts/lab-results'
import { changesOf, type RecordWords } from '@/components/changed-meanwhile'
import { measuredWords } from './value-words'

const said: RecordWords<LabResultVersion> = [
  [labResultMessages.isPregnant, ({ isPregnant }) => (isPregnant ? 'yes' : 'no')],
  ['Observation', ({ observation }) => observation],
  ['File', ({ file }) => file?.name ?? ''],
]

/** What a later version of a result says otherwise, value by value. */
export function versionChanges(before: LabResultVersion, now: LabResultVersion): string[] {
  const analytes = new Set([...before.values, ...now.values].map(({ analyte }) => analyte))
  const values: RecordWords<LabResultVersion> = [...analytes].map((analyte) => [
    analyte,
    (version) => {
      const value = version.values.find((one) => one.analyte === analyte)
      return value ? measuredWords(value) : ''
    },
  ])
  return changesOf([...values, ...said], before, now)
}
