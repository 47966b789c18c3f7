import {
  type LabOrder,
  labOrderName,
  labPriorityWords,
  labStatusWords,
} from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { changesOf, type RecordWords } from '@/components/changed-meanwhile'
import { criticalTitle } from './shared/acknowledged-words'
import { valueWords } from './shared/value-words'

/** Everything of a result in words, a line each. */
export const resultWords = ({ result }: Pick<LabOrder, 'result'>): string =>
  result
    ? [
        ...(result.isCritical ? [criticalTitle(result)] : []),
        ...(result.isPregnant ? [labResultMessages.isPregnant] : []),
        ...result.values.map(valueWords),
        ...(result.observation === '' ? [] : [result.observation]),
      ].join('\n')
    : ''

/** What is told of an order. */
export const orderWords: RecordWords<LabOrder> = [
  ['Status', ({ status }) => labStatusWords[status]],
  ['Technician', ({ technician }) => technician?.name ?? ''],
  ['Priority', ({ priority }) => labPriorityWords[priority]],
  ['Question', ({ question }) => question],
  ['Result', resultWords],
  ['File', ({ result }) => result?.file?.name ?? ''],
  ['Acknowledged by', ({ result }) => result?.acknowledged?.by ?? ''],
]

/** What somebody else has made of an order that was to be changed. */
export const staleWords = (before: LabOrder, now: LabOrder): string =>
  [
    `No. ${before.number}, ${labOrderName(before)}: somebody else has changed this lab order.`,
    ...changesOf(orderWords, before, now).map((change) => `${change}.`),
  ].join(' ')
