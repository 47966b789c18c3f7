import { emptyNoteText, type NoteText } from '@shared/contracts/note-text'
import type { TemplateInput } from '@shared/contracts/templates'

/** A signed note of a demo clinic. */
interface NoteRow {
  /** The patient's number. */
  patient: number
  /** Days from today, and HH:MM, at which the visit began: of that visit where there is one. */
  day: number
  time: string
  doctor: string
  text: NoteText
  /** What the same doctor added on the next day. */
  addendum?: string
}

/** What was written in the past weeks. */
export const noteRows: readonly NoteRow[] = [
  {
    ...{ patient: 1, day: -12, time: '09:00', doctor: 'Dr. Dmitri Volkov' },
    text: {
      history: 'Right knee better than two weeks ago. Walks 20 minutes without pain.',
      findings: 'No swelling. Flexion 120°, extension full. No instability.',
      assessment: 'Osteoarthritis of the knee, improving.',
      plan: 'Physiotherapy twice a week. Review in three weeks.',
    },
  },
  {
    ...{ patient: 2, day: 0, time: '08:30', doctor: 'Dr. Daniel Reyes' },
    text: {
      history: 'Shoulder pain on the right for ten days, after painting a ceiling.',
      findings: 'Painful arc from 60° to 110°. Strength full. No numbness.',
      assessment: 'Irritation of the supraspinatus tendon.',
      plan: 'Rest, cold packs. Exercises shown. Review in two weeks if no better.',
    },
  },
  {
    ...{ patient: 14, day: -40, time: '10:15', doctor: 'Dr. Daniel Reyes' },
    text: {
      history: 'Knee pain on stairs for a month. No fall.',
      findings: 'Mild swelling. No warmth. Joint line tender on the inside.',
      assessment: 'Suspected meniscal tear.',
      plan: 'X-ray of the knee. Review with the pictures.',
    },
    addendum: 'X-ray seen: no fracture, joint space normal.',
  },
  {
    ...{ patient: 15, day: -1, time: '09:00', doctor: 'Dr. Ines Carvalho' },
    text: {
      ...emptyNoteText,
      history: 'Headache in the evenings for three weeks, no vomiting, no loss of vision.',
      findings: 'Neurological examination normal. Blood pressure 128/82 mmHg.',
      assessment: 'Tension headache.',
    },
  },
  {
    ...{ patient: 18, day: -1, time: '10:00', doctor: 'Dr. Ximena Torres' },
    text: {
      ...emptyNoteText,
      findings: 'Wound dry and closed. Six sutures removed.',
      plan: 'Keep dry for two days. No further appointment needed.',
    },
  },
  {
    ...{ patient: 23, day: -21, time: '11:30', doctor: 'Dr. Daniel Reyes' },
    text: {
      history: 'Back pain after lifting, five days.',
      findings: 'No weakness, no numbness. Straight leg raise negative on both sides.',
      assessment: 'Low back pain without warning signs.',
      plan: 'Stay active. Paracetamol if needed. Return if weakness or numbness.',
    },
  },
]

/** A demo clinic's templates. */
export const templateRows: readonly TemplateInput[] = [
  {
    ...{ kind: 'note', name: 'First visit', body: '' },
    text: {
      history: 'Reason for the visit:\nSince when:\nEarlier illnesses:\nMedicines:\nAllergies:',
      findings: 'General condition:\n',
      assessment: '',
      plan: '',
    },
  },
  {
    ...{ kind: 'note', name: 'Follow-up', body: '' },
    text: {
      history: 'Since the last visit: {?better, the same or worse}\n',
      findings: '',
      assessment: '{diagnosis}: ',
      plan: 'Next visit: {?next visit}',
    },
  },
  {
    ...{ kind: 'sick-note', name: 'Unable to work', text: emptyNoteText },
    body: '{patient.name}, born {patient.birthDate}, was seen on {visit.date} and is unable to work until {?until when}.\n\n{doctor.name}, {today}',
  },
  {
    ...{ kind: 'referral', name: 'Referral', text: emptyNoteText },
    body: 'Dear colleague,\n\nI refer {patient.name}, born {patient.birthDate}, patient no. {patient.number}.\n\nDiagnosis: {diagnosis}\nQuestion: {?question}\n\nWith kind regards,\n{doctor.name}, {today}',
  },
  {
    ...{ kind: 'letter', name: 'Confirmation of attendance', text: emptyNoteText },
    body: 'This is to confirm that {patient.name}, born {patient.birthDate}, was at our clinic on {visit.date}.\n\n{doctor.name}, {today}',
  },
]
