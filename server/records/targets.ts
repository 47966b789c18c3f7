import type { AuditTarget, TargetChange } from '@shared/contracts/audit'
import { nameAndNumber } from '@shared/lib/isolated'
import { telephoneText } from '@shared/lib/telephones'
import type { PatientRow } from './patients'
import type { StaffRow } from './staff'

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/** What was added to a list and taken from it, or what a value was and is; null where it is the same. */
function changeOf(before: unknown, after: unknown): TargetChange | null {
  if (isList(before) && isList(after)) {
    const added = after.filter((each) => !before.includes(each))
    const taken = before.filter((each) => !after.includes(each))
    return added.length + taken.length > 0 ? { added, taken } : null
  }
  if (before === after) return null
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
  return { from: text(before), to: text(after) }
}

/**
 * What an act of the administration has changed of its target, by the names of its fields.
 * @param before what it said; nothing of what is new
 * @param after what it says now
 */
export function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditTarget['changes'] {
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) => {
      const change = changeOf(before[field] ?? (isList(value) ? [] : null), value)
      return change ? [[field, change]] : []
    }),
  )
}

/** A user as the audit names one: the username tells two of one name apart. */
export const userNamed = ({
  name,
  username,
}: Pick<StaffRow, 'name' | 'username'>): AuditTarget => ({
  kind: 'staff',
  name: `${name} (${username})`,
})

const fieldsOf = ({ name, email, phone, active, role, department, workingTime }: StaffRow) => ({
  ...{ name, email, phone, status: active ? 'active' : 'inactive', role: role.name },
  ...{ department: department?.name ?? null, workingTime: workingTime?.name ?? null },
})

/** A user who was added, or changed from what they were. */
export const userChanged = (after: StaffRow, before?: StaffRow): AuditTarget => ({
  ...userNamed(before ?? after),
  changes: changesOf(before ? fieldsOf(before) : {}, fieldsOf(after)),
})

const personalFieldsOf = (row: PatientRow) => ({
  ...{ name: row.name, sex: row.gender, 'date of birth': row.dateOfBirth, age: row.age },
  telephones: row.telephones.map(telephoneText),
  ...{ email: row.email || null, 'note on contact': row.contactNote || null },
  ...{ 'contact person': personText(row), language: row.language || null },
  address: row.address || null,
})

const personText = ({ contactPerson: person }: PatientRow) =>
  person && [person.name, person.relation, person.telephone].filter(Boolean).join(', ')

/** A patient whose personal data were corrected. Nothing clinical is said of them. */
export const patientCorrected = (before: PatientRow, after: PatientRow): AuditTarget => ({
  ...{ kind: 'patient', name: nameAndNumber(before) },
  changes: changesOf(personalFieldsOf(before), personalFieldsOf(after)),
})
