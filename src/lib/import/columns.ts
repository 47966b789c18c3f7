import { type ImportColumn, type ImportKind, importColumns } from '@shared/contracts/imports'
import { foldedWords } from '@shared/lib/folded-words'
import type { DateOrder } from '@shared/lib/written-dates'
import { dateOrders } from './dates'

/** What the file may have in place of a column of the contract: parts of a name, or both in one. */
const nameColumns = {
  patients: { firstName: 'First Name', lastName: 'Last Name' },
  staff: { name: 'Name (first and last)' },
} as const

/** What a column of the file can be read as. */
export type Target = ImportColumn

/** The targets of a kind with their names, in the order in which they are offered. */
export const targetsOf = (kind: ImportKind): readonly { value: Target; label: string }[] => {
  const { name, ...others } = { name: '', ...importColumns[kind] }
  const all = { ...(name && { name }), ...nameColumns[kind], ...others }
  return (Object.entries(all) as [Target, string][]).map(([value, label]) => ({ value, label }))
}

export const targetLabel = (kind: ImportKind, target: Target): string =>
  targetsOf(kind).find(({ value }) => value === target)?.label ?? target

/** Targets that take several columns, whose cells are joined. */
const joined: ReadonlySet<Target> = new Set([
  ...(['address', 'note', 'telephone2', 'firstName', 'lastName'] as const),
])

const person = {
  name: ['name', 'full name', 'complete name', 'nom complet', 'nombre completo'],
  firstName: [
    ...['first name', 'firstname', 'forename', 'given name', 'given names', 'first names'],
    ...['vorname', 'prenom', 'nombre', 'nombres', 'fname', 'middle name', 'middlename', 'nome'],
  ],
  lastName: [
    ...['last name', 'lastname', 'surname', 'family name', 'familyname', 'nachname', 'name last'],
    ...['familienname', 'nom', 'nom de famille', 'apellido', 'apellidos', 'sobrenome', 'lname'],
  ],
  email: [
    ...['e mail', 'email', 'mail', 'email address', 'e mail address', 'emailadresse'],
    ...['e mail adresse', 'courriel', 'correo', 'correo electronico'],
  ],
} as const

const telephone = [
  ...['telephone', 'phone', 'tel', 'mobile', 'cell', 'mobile phone', 'cell phone', 'cellphone'],
  ...['phone number', 'mobile number', 'telephone number', 'contact number', 'contact no'],
  ...['phone no', 'mobile no', 'tel no', 'telephone no', 'telephone 1', 'phone 1', 'mobile 1'],
  ...['primary phone', 'telefon', 'telefonnummer', 'telefonnr', 'handy', 'handynummer', 'mobil'],
  ...['whatsapp', 'telefono', 'movil', 'celular', 'telefone', 'portable', 'contact', 'contacts'],
  ...['contact details', 'kontakt', 'contacto'],
] as const

/** How exports name their columns, in the form of `foldedWords`. */
const aliases: Readonly<Record<ImportKind, Partial<Record<Target, readonly string[]>>>> = {
  patients: {
    ...person,
    name: [
      ...person.name,
      ...['patient', 'patient name', 'patients name', 'name of patient', 'client', 'client name'],
      'patientenname',
    ],
    dateOfBirth: [
      ...[
        'date of birth',
        'dob',
        'd o b',
        'birth date',
        'birthdate',
        'birthday',
        'born',
        'born on',
      ],
      ...['birth', 'geburtsdatum', 'geb datum', 'geboren', 'geb', 'geboren am', 'date naissance'],
      ...['date de naissance', 'fecha de nacimiento', 'fecha nacimiento', 'data de nascimento'],
    ],
    age: ['age', 'age years', 'years', 'alter', 'edad', 'idade', 'age in years'],
    gender: ['gender', 'sex', 'geschlecht', 'sexe', 'sexo', 'genero', 'm f', 'genre'],
    telephone,
    telephone2: [
      ...['second telephone', 'telephone 2', 'phone 2', 'mobile 2', 'secondary phone', 'landline'],
      ...['alternate phone', 'alternative phone', 'alternate number', 'other phone', 'home phone'],
      ...['work phone', 'office phone', 'festnetz', 'telefon 2', 'phone home', 'phone work'],
    ],
    note: ['note on contact', 'contact note'],
    address: [
      ...[
        'address',
        'full address',
        'street',
        'street address',
        'city',
        'town',
        'village',
        'state',
      ],
      ...['post code', 'postcode', 'postal code', 'zip', 'zip code', 'zipcode', 'pin', 'pin code'],
      ...['pincode', 'district', 'county', 'country', 'house number', 'house no', 'strasse', 'plz'],
      ...['ort', 'wohnort', 'stadt', 'hausnummer', 'adresse', 'anschrift', 'direccion', 'ciudad'],
      ...['address 1', 'address 2', 'address line 1', 'address line 2', 'ville', 'code postal'],
    ],
    contactPersonName: [
      ...['contact person', 'contact person name', 'emergency contact', 'emergency contact name'],
      ...['next of kin', 'next of kin name', 'nok', 'nok name', 'guardian', 'guardian name'],
      ...['relative', 'carer', 'relative or carer', 'kontaktperson', 'ansprechpartner'],
    ],
    contactPersonRelation: [
      ...['relation of contact person', 'contact person relation', 'relation', 'relationship'],
      ...['next of kin relation', 'nok relation', 'nok relationship', 'guardian relation'],
      'emergency contact relationship',
    ],
    contactPersonTelephone: [
      ...['telephone of contact person', 'contact person telephone', 'contact person phone'],
      ...['emergency phone', 'emergency contact phone', 'emergency contact number'],
      ...['emergency contact telephone', 'next of kin phone', 'next of kin telephone', 'nok phone'],
      ...['guardian phone', 'emergency number', 'notfallnummer'],
    ],
    language: [
      ...['language', 'preferred language', 'sprache', 'mother tongue', 'muttersprache', 'langue'],
      ...['idioma', 'first language'],
    ],
  },
  staff: {
    ...person,
    name: [...person.name, 'staff name', 'employee name', 'user', 'employee', 'staff'],
    username: [
      ...['username', 'user name', 'login', 'login name', 'user id', 'userid', 'account'],
      ...['benutzername', 'benutzer', 'utilisateur', 'usuario'],
    ],
    phone: [...telephone, 'work phone', 'office phone'],
    role: ['role', 'position', 'job title', 'job', 'designation', 'rolle', 'funktion', 'rol'],
    department: [
      ...['department', 'dept', 'ward', 'unit', 'speciality', 'specialty', 'abteilung', 'service'],
      ...['departamento', 'station'],
    ],
    workingTime: ['working time', 'shift', 'working hours', 'hours', 'arbeitszeit', 'schicht'],
    status: ['status', 'active', 'state', 'aktiv'],
  },
}

/** What a heading in brackets adds: a format, a unit. */
const withoutBrackets = (heading: string): string => heading.replace(/[([{].*?[)\]}]/g, ' ')

const headingWords = (heading: string): string =>
  foldedWords(withoutBrackets(heading).replace(/([a-z])([A-Z])/g, '$1 $2')).join(' ')

/** What a column of this heading is; null where no name fits. */
function targetOf(kind: ImportKind, heading: string): Target | null {
  const words = headingWords(heading)
  if (words === '') return null
  const found = targetsOf(kind).find(
    ({ value, label }) =>
      foldedWords(label).join(' ') === words || aliases[kind][value]?.includes(words),
  )
  return found?.value ?? null
}

/** What each column of the file is read as, in its order; null for one that is left out. */
export type Mapping = readonly (Target | null)[]

/** The targets of columns by their headings, each but the joined ones once. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): Mapping {
  const taken = new Set<Target>()
  const asked = headings.map((heading) => targetOf(kind, heading))
  // With a column of first names, Name is the family name.
  const partOfName = asked.includes('firstName') && !asked.includes('lastName')
  // With both names, Name says them again.
  if (asked.includes('firstName') && asked.includes('lastName')) taken.add('name')
  return asked.map((target) => {
    const named = target === 'name' && partOfName ? 'lastName' : target
    const free = [named, ...(named === 'telephone' ? (['telephone2'] as const) : [])].find(
      (one) => one !== null && (joined.has(one) || !taken.has(one)),
    )
    if (!free) return null
    taken.add(free)
    return free
  })
}

/** The mapping where a person chooses a column: what else has the target gives it up. */
export const chooseTarget = (mapping: Mapping, at: number, target: Target | null): Mapping =>
  mapping.map((before, column) => {
    if (column === at) return target
    return target !== null && before === target && !joined.has(target) ? null : before
  })

/** Whether the first row names the columns; null where that is not certain. */
export function hasHeadings(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
): boolean | null {
  const [first = []] = rows
  const named = first.filter((cell) => targetOf(kind, cell) !== null).length
  if (named >= 2 || (named === 1 && first.length === 1)) return true
  const hasFigures = (cells: readonly string[]) => cells.some((cell) => /\d|@/.test(cell))
  if (hasFigures(first)) return false
  return named > 0 ? true : null
}

/** The order of dates that a heading says: Date of Birth (DD/MM/YYYY). */
export function orderInHeading(heading: string): DateOrder | null {
  const [, first, second] =
    /\b(dd?|mm?|tt?)[\s./-]*(dd?|mm?|tt?)[\s./-]*(?:yy|jj)/i.exec(heading) ?? []
  if (!first || !second) return null
  const isDay = (part: string) => /^[dt]/i.test(part)
  if (isDay(first) === isDay(second)) return null
  return dateOrders[isDay(first) ? 0 : 1].value
}
