import type { LabOrder, LabStatus } from '@/contracts/lab-orders'
import type { LabResult } from '@/contracts/lab-results'
import type { Activity, DepartmentOverview, StaffOverview, Totals } from '@/contracts/overview'
import type { Gender, Patient, Registration } from '@/contracts/patients'
import type {
  PrescriptionRequest,
  PrescriptionRequestInput,
  RequestState,
} from '@/contracts/prescription-requests'
import type { Prescription, PrescriptionInput } from '@/contracts/prescriptions'
import type { CreateUser, EditUser, Named, StaffUser } from '@/contracts/staff'
import type {
  DoctorAppointment,
  PatientAppointment,
  Visit,
  VisitInput,
  VisitStatus,
} from '@/contracts/visits'
import type { ClinicDate } from '@/lib/clinic-date'

/**
 * A page of a list. `page` counts from zero, and beyond the end means the last; `size` is in rows.
 */
export interface PageRequest {
  page: number
  size: number
}

export interface PageOf<Row> {
  rows: Row[]
  /** How many rows match in all. */
  total: number
}

/** A record could not be read or written as asked. `fields` names the inputs at fault. */
export class RecordsError extends Error {
  override name = 'RecordsError'
  readonly kind: 'not-found' | 'conflict' | 'protected'
  readonly fields: Record<string, string>

  constructor(kind: RecordsError['kind'], message: string, fields: Record<string, string> = {}) {
    super(message)
    this.kind = kind
    this.fields = fields
  }
}

/** What the records refused with, or the sentence for everything else that can go wrong. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof RecordsError ? error.message : otherwise

/** The messages of a refusal that belong to inputs. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof RecordsError ? error.fields : {}

export interface StaffFilter {
  /** Matches name, username or e-mail, whatever the case. */
  search: string
  roleId: string | null
  departmentId: string | null
}

export interface StaffRecords {
  list(request: StaffFilter & PageRequest): Promise<PageOf<StaffUser>>
  /** null where nobody has this id. */
  get(id: string): Promise<StaffUser | null>
  /** @throws RecordsError 'conflict' where the username or e-mail is taken */
  create(input: CreateUser): Promise<StaffUser>
  /** @throws RecordsError 'not-found' or, for a Super Admin, 'protected' */
  update(id: string, input: EditUser): Promise<StaffUser>
  /** All or none. @throws RecordsError 'protected' where a Super Admin is among them */
  remove(ids: readonly string[]): Promise<void>
  /** What the role filter and the forms offer. */
  roles(): Promise<Named[]>
  departments(): Promise<Named[]>
  /** The active doctors of a department, by the department's name; null for those of all. */
  doctors(departmentName: string | null): Promise<StaffUser[]>
}

export interface PatientFilter {
  /** Matches name or contact, whatever the case. */
  search: string
  gender: Gender | null
}

export interface PatientRecords {
  list(request: PatientFilter & PageRequest): Promise<PageOf<Patient>>
  get(id: number): Promise<Patient | null>
  /** What a patient select offers. */
  options(): Promise<Pick<Patient, 'id' | 'name' | 'age'>[]>
  /** The patients seen last, newest first. */
  recent(count: number): Promise<Patient[]>
  /** Patients of the same name who share the contact or the birth date. */
  similar(input: Pick<Registration, 'name' | 'contact' | 'dateOfBirth'>): Promise<Patient[]>
  register(input: Registration): Promise<Patient>
}

export interface VisitFilter {
  /** Matches the patient's name, whatever the case. */
  search: string
  status: VisitStatus | null
}

interface VisitCounts {
  appointments: number
  checkedIn: number
  pending: number
}

interface DoctorCounts {
  /** As many as `ofDoctor` lists. */
  today: number
  /** From Monday to Sunday, without the cancelled. */
  week: number
  /** Patients sent on to others this week. */
  referrals: number
}

export type Slot = Pick<VisitInput, 'patientId' | 'doctor' | 'date' | 'time'>

export interface VisitRecords {
  list(request: VisitFilter & PageRequest): Promise<PageOf<Visit>>
  /** Counts of the same rows that `list` shows. */
  counts(): Promise<VisitCounts>
  /** Who has an appointment at that minute which isn't cancelled. */
  bookedAt(slot: Slot): Promise<{ doctor: boolean; patient: boolean }>
  /** @throws RecordsError 'not-found' where the patient is unknown */
  schedule(input: VisitInput): Promise<Visit>
  /** @throws RecordsError 'conflict' where the visit cannot go to this status from where it is */
  move(id: number, to: VisitStatus): Promise<Visit>
  /**
   * Takes back one action: puts the visit as it was before it. `from` is the status it led to.
   * @throws RecordsError 'conflict' where the visit is no longer in that status
   */
  restore(visit: Visit, from: VisitStatus): Promise<Visit>
  /**
   * Today's appointments as doctors see them: those of the doctor of this name, or everybody's where
   * the staff have no such doctor. It may begin with 'Dr. '.
   */
  ofDoctor(name: string): Promise<DoctorAppointment[]>
  /** Counts of the same doctor's appointments. */
  doctorCounts(name: string): Promise<DoctorCounts>
  /** The signed-in patient's own. */
  ofPatient(): Promise<PatientAppointment[]>
}

export interface PrescriptionRecords {
  /** The signed-in patient's own, newest first. */
  ofPatient(): Promise<Prescription[]>
  /**
   * Keeps a prescription; the patient's diagnosis and last visit follow it, and its medicines are
   * appended to the current ones.
   * @throws RecordsError 'not-found' where the patient is unknown
   */
  save(input: PrescriptionInput): Promise<Prescription>
  /** How many are kept in all. */
  count(): Promise<number>
  /** The signed-in patient's own requests, newest first. */
  requests(): Promise<RequestState[]>
  /** Everybody's that no prescription answers yet, the longest waiting first. */
  openRequests(): Promise<RequestState[]>
  request(input: PrescriptionRequestInput): Promise<PrescriptionRequest>
}

export interface LabOrderFilter {
  status: LabStatus | null
  testType: string | null
  /** The date requested, YYYY-MM-DD. */
  date: ClinicDate | null
  /** Matches the patient's name, whatever the case. */
  patient: string
}

interface LabCounts {
  pending: number
  inProgress: number
  completedToday: number
  /** Urgent orders that still wait or are in work. */
  urgent: number
}

export interface LabOrderRecords {
  /**
   * Urgent open orders first, then the other open ones, the longest waiting first; then the rest, the
   * last result of the last day first.
   */
  list(request: LabOrderFilter & PageRequest): Promise<PageOf<LabOrder>>
  counts(): Promise<LabCounts>
  /** Every order that a result can be given to, in the order of `list`. */
  awaiting(): Promise<LabOrder[]>
  /** @throws RecordsError 'conflict' where the order cannot go to this status from where it is */
  move(id: number, to: LabStatus): Promise<LabOrder>
  /** null: nobody. @throws RecordsError 'conflict' where the order is closed */
  assign(id: number, technician: string | null): Promise<LabOrder>
  /**
   * Attaches a result and completes the order, also one that nobody had marked as in progress.
   * @throws RecordsError 'conflict' where the order is cancelled or has a result
   */
  report(id: number, result: LabResult): Promise<LabOrder>
  /** The file of an order's result; null where there is none, or none any more. */
  resultFile(id: number): Promise<Blob | null>
}

export interface OverviewRecords {
  staff(request: PageRequest): Promise<PageOf<StaffOverview>>
  departments(): Promise<DepartmentOverview[]>
  /** The newest first. */
  activities(): Promise<Activity[]>
  /** Sums of the same rows that the lists show. */
  totals(): Promise<Totals>
}

/**
 * What a clinic keeps of its people. Every list pages, searches and filters itself, so that a source
 * with a hundred thousand rows fits behind it.
 */
export interface Records {
  staff: StaffRecords
  patients: PatientRecords
  visits: VisitRecords
  prescriptions: PrescriptionRecords
  labOrders: LabOrderRecords
  overview: OverviewRecords
}

/** Where records come from; each part is loaded for itself, so that nobody loads another's. */
export type RecordsSource = { [Part in keyof Records]: () => Promise<Records[Part]> }
