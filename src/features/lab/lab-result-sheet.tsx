import { type LabOrder, labPriorityWords } from '@shared/contracts/lab-orders'
import {
  type LabResultVersion,
  labFlagWords,
  labResultMessages,
} from '@shared/contracts/lab-results'
import type { Patient } from '@shared/contracts/patients'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import { SheetFacts } from '@/components/print-sheet'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { acknowledgedWords, criticalTitle } from './shared/acknowledged-words'
import { clinicMoment } from './shared/moment'
import { measuredWords, rangeWords } from './shared/value-words'
import { worstFirst } from './shared/worst-first'

interface LabResultSheetProps {
  order: LabOrder
  patient: Patient
  letterhead: Letterhead
}

/** A result on paper, in the version that counts. */
export function LabResultSheet({ order, patient, letterhead }: LabResultSheetProps) {
  const { result } = order
  if (!result) return null
  const values = worstFirst(result.values)
  return (
    <>
      <LetterheadLines {...letterhead} />
      <h1>Laboratory Result</h1>
      <SheetFacts facts={sheetFacts(order, result, patient)} />
      {result.isCritical && (
        <p className={classes.warning}>
          {criticalTitle(result)}. {acknowledgedWords(result)}.
        </p>
      )}
      {values.length > 0 && (
        <>
          <h2>Values</h2>
          <table className={classes.table}>
            <thead>
              <tr>
                <th>Measured</th>
                <th>Value</th>
                <th>Reference range</th>
                <th>Flag</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value) => (
                <tr key={value.analyte}>
                  <td>{value.analyte}</td>
                  <td>
                    {value.flag ? <strong>{measuredWords(value)}</strong> : measuredWords(value)}
                  </td>
                  <td>{rangeWords(value)}</td>
                  <td>{value.flag && <strong>{labFlagWords[value.flag]}</strong>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {result.observation !== '' && (
        <>
          <h2>Observation</h2>
          <p style={{ whiteSpace: 'pre-line' }}>{result.observation}</p>
        </>
      )}
      {result.file && <p>There is a file besides: {result.file.name}</p>}
    </>
  )
}

type Facts = readonly (readonly [term: string, value: string])[]

function sheetFacts(order: LabOrder, result: LabResultVersion, patient: Patient): Facts {
  const { reportedBy, reportedAt, revision, correctionReason } = result
  const reported = [
    ...(reportedAt ? [clinicMoment(reportedAt)] : []),
    ...(reportedBy ? [`by ${isolated(reportedBy)}`] : []),
  ].join(' ')
  return [
    ['Patient', nameAndNumber(patient)],
    ['Date of Birth', patient.dateOfBirth || 'not on record'],
    ['Sex', patient.gender],
    ['Test', order.testType],
    ['Lab Order', `no. ${order.number}, ${labPriorityWords[order.priority].toLowerCase()}`],
    [
      'Ordered',
      `${order.requestedDate}${order.orderedBy ? ` by ${isolated(order.orderedBy.name)}` : ''}`,
    ],
    ...(order.question === '' ? [] : [['Question', order.question] as const]),
    ...(reported === '' ? [] : [['Reported', reported] as const]),
    ...(result.isPregnant ? [['Note', labResultMessages.isPregnant] as const] : []),
    [
      'Version',
      correctionReason === undefined
        ? `${revision}`
        : `${revision}, corrected: ${correctionReason}`,
    ],
  ]
}
