import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { superAdminName } from '@shared/contracts/roles'
import { ownPatientId } from '@shared/sample-rows/patients'
import { departmentNames } from '@shared/sample-rows/staff'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { accountNames } from '../auth/names'
import type { PasswordHasher } from '../dependencies'
import { searchText } from '../records/search-text'
import { type Db, writing } from './database'
import { accountLinks, counters, departments, roles, users, workingTimes } from './schema'
import { visitKinds } from './schema-hours'
import { seedLabOrders } from './seed-lab-orders'
import { seedNotes } from './seed-notes'
import { seedPatients } from './seed-patients'
import { seedPrescriptions } from './seed-prescriptions'
import { seedRecord } from './seed-record'
import { type Seeding, type SeedTime, sampleRows } from './seed-rows'
import { seedVisits } from './seed-visits'

const everything = [...permissionKeys]
const readable = (...families: string[]): PermissionKey[] =>
  permissionKeys.filter((key) => families.some((family) => key === `${family}_view`))
/** Everything of these families, but for dashboards: `patient_dashboard` is the patients' own. */
const whole = (...families: string[]): PermissionKey[] =>
  permissionKeys.filter(
    (key) => !key.endsWith('_dashboard') && families.some((family) => key.startsWith(`${family}_`)),
  )

/**
 * The roles of a new clinic. `key` is the name that tokens carry (docs/product/permissions.md).
 */
export const newRoles: {
  name: string
  key: string | null
  description: string
  permissions: PermissionKey[]
}[] = [
  {
    name: superAdminName,
    key: 'super_admin',
    description: 'Protected: everything, for the owner of the installation',
    permissions: everything,
  },
  {
    name: 'Admin',
    key: 'admin',
    description: 'Runs staff, roles, departments and working times',
    permissions: everything,
  },
  {
    name: 'Manager',
    key: null,
    description: 'Sees the administration and plans appointments',
    permissions: [
      'admin_dashboard',
      ...readable('billing', 'patient', 'staff'),
      ...whole('appointment'),
    ],
  },
  {
    name: 'Staff',
    key: null,
    description: 'Sees appointments and patients',
    permissions: readable('appointment', 'patient'),
  },
  {
    name: 'Doctor',
    key: 'doctor',
    description: 'Treats patients and prescribes',
    permissions: [
      'doctor_dashboard',
      ...readable('patient', 'lab_report'),
      ...whole('appointment', 'medical_record', 'prescription'),
    ],
  },
  {
    name: 'Patient',
    key: 'patient',
    description: 'Sees the own appointments and prescriptions',
    permissions: [
      'patient_dashboard',
      'appointment_create',
      ...readable('appointment', 'prescription'),
    ],
  },
  {
    name: 'Receptionist',
    key: 'receptionist',
    description: 'Runs the front desk',
    permissions: [
      'receptionist_dashboard',
      'prescription_create',
      ...readable('billing', 'prescription'),
      ...whole('appointment', 'patient'),
    ],
  },
  {
    name: 'Pharmacist',
    key: 'pharmacist',
    description: 'Keeps the stock and dispenses prescriptions',
    permissions: [...whole('pharmacy'), ...readable('prescription', 'patient')],
  },
  {
    name: 'Lab Technician',
    key: 'lab_technician',
    description: 'Works on lab orders and reports',
    permissions: ['lab_dashboard', ...whole('lab_report'), ...readable('patient')],
  },
]

const demoWorkingTimes = [
  {
    name: 'Morning Shift',
    inTime: '08:00',
    inTimePeriod: 'AM',
    outTime: '04:00',
    outTimePeriod: 'PM',
    totalHours: 8,
  },
  {
    name: 'Evening Shift',
    inTime: '02:00',
    inTimePeriod: 'PM',
    outTime: '10:30',
    outTimePeriod: 'PM',
    totalHours: 8.5,
  },
  {
    name: 'Night Shift',
    inTime: '09:00',
    inTimePeriod: 'PM',
    outTime: '07:00',
    outTimePeriod: 'AM',
    totalHours: 10,
  },
] as const

const demoKinds = [
  { name: 'Check-up', minutes: 30 },
  { name: 'Procedure', minutes: 45 },
] as const

interface NewAccount {
  username: string
  name: string
  role: string
  department?: string
  phone?: string
}

const demoAccounts: readonly NewAccount[] = [
  {
    username: 'admin',
    name: 'Asha Menon',
    role: 'Admin',
    department: 'General Surgery',
    phone: '9847012345',
  },
  {
    username: 'doctor',
    name: 'Dr. Daniel Reyes',
    role: 'Doctor',
    department: 'Orthopedics',
    phone: '9423431188',
  },
  { username: 'patient', name: 'Priya Nair', role: 'Patient', phone: '9846098460' },
  {
    username: 'receptionist',
    name: 'Rosa Klein',
    role: 'Receptionist',
    department: 'Orthopedics',
    phone: '8129034567',
  },
  {
    username: 'pharmacist',
    name: 'Paul Mensah',
    role: 'Pharmacist',
    department: 'General Surgery',
    phone: '7560123498',
  },
  {
    username: 'lab',
    name: 'Lena Fischer',
    role: 'Lab Technician',
    department: 'Oncology',
    phone: '9072345610',
  },
]

/** The colleagues joined on days spread over the last eight years. */
const joined = (now: number, at: number) => new Date(now - ((at * 97) % 3000) * 24 * 60 * 60_000)

/** The one account of an empty clinic is its owner's. */
const ownerAccount: NewAccount = {
  username: 'admin',
  name: 'Administrator',
  role: superAdminName,
}

export interface SeededAccount {
  username: string
  password: string
  role: string
}

/**
 * Fills a database that has no users: a demo clinic with an account for each role and colleagues who
 * cannot sign in, or an empty clinic with one admin.
 * @param password makes each account's password; only its hash is kept
 * @param time from when the demo's records are dated
 * @param made of what a demo clinic is made, and how ids are
 * @returns the accounts with their passwords, to be shown once; null where there are users already
 */
export async function seed(
  db: Db,
  clinic: 'demo' | 'empty',
  passwords: PasswordHasher,
  password: (username: string) => string,
  time: SeedTime,
  made: Partial<Pick<Seeding, 'rows' | 'newId'>> = {},
): Promise<SeededAccount[] | null> {
  const seeding: Seeding = { rows: sampleRows, newId: v7, ...made, ...time }
  const { rows, newId } = seeding
  // They have no password: but for the doctor, who signs in as `doctor`.
  const colleagues =
    clinic === 'demo' ? rows.staff.filter(([, username]) => username !== 'dreyes') : []
  const createdAt = new Date(time.now)
  if (await hasUsers(db)) return null
  // Hashing takes its time and must not hold a transaction open.
  const accounts = await Promise.all(
    (clinic === 'demo' ? demoAccounts : [ownerAccount]).map(async (account) => {
      const secret = password(account.username)
      return { ...account, secret, passwordHash: await passwords.hash(secret) }
    }),
  )
  return await writing(db, async (tx) => {
    // Of two servers that start on a new database, the second finds what the first has written.
    await tx.execute(sql`lock table ${users} in share row exclusive mode`)
    if (await hasUsers(tx)) return null
    const written = await tx
      .insert(roles)
      .values(newRoles.map((role) => ({ ...role, id: newId() })))
      .returning()
    const roleId = new Map(written.map((role) => [role.name, role.id]))
    if (clinic === 'demo')
      await tx
        .insert(workingTimes)
        .values(demoWorkingTimes.map((shift) => ({ ...shift, id: newId() })))
    // The migration has written the default kind.
    if (clinic === 'demo')
      await tx.insert(visitKinds).values(demoKinds.map((kind) => ({ ...kind, id: newId() })))
    const departmentRows =
      clinic === 'demo'
        ? await tx
            .insert(departments)
            .values(departmentNames.map((name) => ({ name, id: newId() })))
            .returning()
        : []
    const departmentId = new Map(departmentRows.map(({ id, name }) => [name, id]))
    let numbered = 0
    const row = ({ username, name, role, department = '', ...more }: NewAccount) => {
      const id = roleId.get(role)
      if (!id) throw new Error(`there is no role '${role}'`)
      const email = `${username}@rounds.example`
      return {
        ...accountNames({ username, email }),
        ...more,
        createdAt,
        id: newId(),
        number: role === 'Patient' ? null : ++numbered,
        name,
        roleId: id,
        departmentId: departmentId.get(department) ?? null,
        searchText: searchText(name, username, email),
      }
    }
    const patientIds = clinic === 'demo' ? await seedPatients(tx, seeding) : new Map()
    const staff = [
      ...accounts.map(({ secret: _kept, passwordHash, ...account }) => ({
        ...row(account),
        passwordHash,
        ...(account.username === 'patient' && {
          ...{ patientId: patientIds.get(ownPatientId), patientLinks: 1 },
        }),
      })),
      ...colleagues.map(([name, username, role, department, phone, place, status], at) => ({
        ...row({ name, username, role, department, phone }),
        createdAt: joined(time.now, at),
        place,
        active: status === 'active',
      })),
    ]
    await tx.insert(users).values(staff)
    await tx.insert(counters).values({ name: 'staff', value: numbered })
    if (clinic === 'demo') {
      await seedVisits(tx, seeding, patientIds, staff)
      await seedPrescriptions(tx, seeding, patientIds, staff)
      const doctors = staff.filter((row) => row.roleId === roleId.get('Doctor'))
      await seedLabOrders(tx, seeding, patientIds, doctors, staff)
      await seedRecord(tx, seeding, patientIds, staff)
    }
    const shown = patientIds.get(ownPatientId)
    const own = staff.find(({ username }) => username === 'patient')
    if (own && shown)
      await tx.insert(accountLinks).values({
        ...{ id: newId(), userId: own.id, patientId: shown, kind: 'opened' },
        ...{ at: createdAt, by: '', shownAt: createdAt },
      })
    if (clinic === 'demo') await seedNotes(tx, seeding, patientIds, staff)
    return accounts.map(({ username, secret, role }) => ({ username, password: secret, role }))
  })
}

const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0
