import { type Doctor, doctorName } from '@shared/contracts/staff'
import { isolated } from '@shared/lib/isolated'
import { optionsOf, sharedNames } from '@/lib/options'

/** A doctor as records name them. */
export interface NamedDoctor {
  doctorId: string
  /** 'Dr. ' and the name. */
  doctor: string
  /** Absent where it is not known. */
  department?: string | undefined
}

export const namedDoctor = ({ _id, name, department }: Doctor): NamedDoctor => ({
  doctorId: _id,
  doctor: doctorName(name),
  department: department?.name,
})

/** For a select: each doctor once, by name; those of one name are told apart by their departments. */
export function doctorOptions(doctors: readonly NamedDoctor[]) {
  const each = [...new Map(doctors.map((one) => [one.doctorId, one])).values()]
  const isShared = sharedNames(each.map(({ doctor }) => ({ name: doctor })))
  return each
    .map(({ doctorId, doctor, department }) => ({
      value: doctorId,
      label:
        department && isShared(doctor) ? `${isolated(doctor)} (${department})` : isolated(doctor),
    }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

/** The doctors that the host offers, for a select. */
export const offeredDoctors = (doctors: readonly Doctor[]) =>
  doctorOptions(doctors.map(namedDoctor))

/** Whether a doctor is of that department; of any, where none is chosen. */
export const isOfDepartment =
  (departmentId: string) =>
  ({ department }: Doctor): boolean =>
    departmentId === '' || String(department?._id) === departmentId

/** The departments that have doctors, for a select. */
export const departmentsOf = (doctors: readonly Doctor[]) =>
  optionsOf([
    ...new Map(
      doctors.flatMap(({ department }) => (department ? [[department._id, department]] : [])),
    ).values(),
  ]).sort((a, b) => a.label.localeCompare(b.label))
