import type { Visit } from '@shared/contracts/visits'
import { weekdayOf } from '@shared/lib/clinic-date'
import { nameAndNumber } from '@shared/lib/isolated'
import { SheetFacts, Slip } from '@/components/print-sheet'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { doctorWords } from '../visit-words'

interface SlipSheetProps {
  visit: Visit
  letterhead: Letterhead
}

/** What a patient takes home of an appointment: no reason is on it, for who else may read it. */
export const SlipSheet = ({ visit, letterhead }: SlipSheetProps) => (
  <Slip>
    <LetterheadLines {...letterhead} />
    <h1>Your appointment</h1>
    <SheetFacts
      facts={[
        ['Patient', nameAndNumber({ name: visit.patientName, number: visit.patientNumber })],
        ['When', `${visit.time} on ${weekdayOf(visit.date)}, ${visit.date}`],
        ['With', doctorWords(visit)],
        ['Appointment', `no. ${visit.number}`],
      ]}
    />
    <p>
      If you cannot come, please tell us
      {letterhead.phone === '' ? ' in time.' : `: ${letterhead.phone}.`}
    </p>
  </Slip>
)
