import type { AffectedAnswer } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { telephoneText } from '@shared/lib/telephones'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { type CallFacts, hasToBeCalled } from './call-list'
import {
  awayWords,
  bornWords,
  detailWords,
  keyOf,
  nameWords,
  nowWords,
  patientWords,
  proposalWords,
  stateWords,
  whenOf,
} from './desk-words'

interface CallListPaperProps {
  answer: AffectedAnswer
  call: CallFacts
  letterhead: Letterhead
  today: ClinicDate
  /** When it is printed, as the clinic's clocks show it. */
  printedAt: string
}

/** Who has to be called because a doctor is away, by which numbers, and what to tell them. */
export function CallListPaper({ answer, call, letterhead, today, printedAt }: CallListPaperProps) {
  const { absence, rows } = answer
  const called = rows.filter((row) => hasToBeCalled(row, call))
  return (
    <>
      <LetterheadLines {...letterhead} />
      <h1>
        Call list: {absence.staff} is away {awayWords(absence, today)}
      </h1>
      <p>
        {called.length === 0 ? words.noOneToCall : `${called.length} to call.`} Printed {printedAt}.
      </p>
      {answer.more > 0 && <p>{words.more(answer.more)}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            {['Time', 'Patient', 'What', 'Telephone', 'What to tell', 'Done'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {called.map((row) => {
            const { date, time } = whenOf(row)
            const [first] = row.proposals
            return (
              <tr key={keyOf(row)}>
                <td>
                  {date} {time}
                </td>
                <td>
                  <bdi translate="no">{patientWords(row)}</bdi>, {bornWords(row, today)}
                </td>
                <td>
                  {nameWords(row)}
                  <div>{detailWords(row)}</div>
                </td>
                <td>
                  {row.telephones.map((one) => (
                    <div key={telephoneText(one)}>{telephoneText(one)}</div>
                  ))}
                </td>
                <td>
                  {row.state === 'open' || row.state === 'to-call'
                    ? `To be agreed.${first && first.as !== 'to-call' ? ` Proposal: ${proposalWords(first, row, today)}` : ''}`
                    : [stateWords(row), nowWords(row, today)].filter(Boolean).join(': ')}
                </td>
                <td>☐</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
