import { schemaResolver } from '@mantine/form'
import { contactMessages } from '@shared/contracts/patient-contacts'
import { type Patient, type Registration, registrationSchemaOn } from '@shared/contracts/patients'
import { readContact, telephoneText } from '@shared/lib/telephones'
import { clinicToday } from '@/stores/clinic-day'
import { patientsKept } from './shared/patient-label'
import { blankPatient, type TypedPatient } from './shared/registration-draft'

type Known = Omit<Patient, 'age'> & { age: string | number }

/** What is on record, as the form has it: Contact is the first telephone with its label, e-mail or note. */
export function typedPatient(patient: Known): TypedPatient {
  const { telephones = [], contactNote = '', contactPerson, language = '', email = '' } = patient
  const [first, ...others] = telephones
  const isNote = !first && email === ''
  return {
    ...blankPatient,
    name: patient.name,
    age: String(patient.age),
    gender: patient.gender,
    contact: first ? telephoneText(first) : patient.contact,
    email,
    dateOfBirth: patient.dateOfBirth,
    address: patient.address,
    otherTelephones: others.map(telephoneText).join('\n'),
    contactNote: isNote ? '' : contactNote,
    ...(contactPerson && {
      personName: contactPerson.name,
      personRelation: contactPerson.relation,
      personTelephone: contactPerson.telephone,
    }),
    language,
  }
}

/** What is typed, as it is sent; valid or not. */
function sent({
  otherTelephones,
  personName: name,
  personRelation: relation,
  personTelephone: telephone,
  ...typed
}: TypedPatient) {
  const isNobody = [name, relation, telephone].every((text) => text.trim() === '')
  return {
    ...typed,
    telephones: readContact(otherTelephones).telephones,
    contactPerson: isNobody ? null : { name, relation, telephone },
  }
}

/** The longest text that is looked for among other patients, in characters. */
const comparedMost = 200

/** All by which another record of the same person may be known, as one text. */
export const typedContacts = ({
  contact,
  otherTelephones,
  email,
}: Pick<TypedPatient, 'contact' | 'otherTelephones' | 'email'>): string =>
  [contact, email, ...otherTelephones.split('\n')]
    .filter((text) => text.trim() !== '')
    .join(', ')
    .slice(0, comparedMost)

/** What of it is sent. @throws what `validatePatient` finds */
export function readPatient(typed: TypedPatient): Registration {
  const read = registrationSchemaOn(clinicToday()).parse(sent(typed))
  const { email, telephones, contactNote, contactPerson, language, ...patient } = read
  return patientsKept()
    ? { ...patient, email, telephones, contactNote, contactPerson, language }
    : patient
}

const fieldOf: Readonly<Record<string, string>> = {
  'contactPerson.name': 'personName',
  'contactPerson.relation': 'personRelation',
  'contactPerson.telephone': 'personTelephone',
}

/** Messages at the fields of the form, which are fewer than those that are sent. */
export const atFields = <Message>(
  messages: Readonly<Record<string, Message>>,
): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [
      field.startsWith('telephones') ? 'otherTelephones' : (fieldOf[field] ?? field),
      message,
    ]),
  )

export function validatePatient(typed: TypedPatient) {
  const validate = schemaResolver(registrationSchemaOn(clinicToday()), { sync: true })
  const { email, note } = readContact(typed.otherTelephones)
  return {
    ...atFields(validate(sent(typed))),
    ...((email || note) !== '' && { otherTelephones: contactMessages.telephonesUnread }),
  }
}
