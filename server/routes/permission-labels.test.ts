import { wholePdf } from '@mocks/sample-files'
import { authEndpoints } from '@shared/contracts/auth'
import { bookingEndpoints } from '@shared/contracts/bookings'
import { departmentEndpoints } from '@shared/contracts/departments'
import type { Endpoint } from '@shared/contracts/endpoint'
import { fileEndpoints } from '@shared/contracts/files'
import { overviewEndpoints } from '@shared/contracts/overview'
import { patientEndpoints } from '@shared/contracts/patients'
import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffEndpoints } from '@shared/contracts/staff'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { visitEndpoints } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contentHash } from '../content-hash'
import { patients, roles, users } from '../db/schema'
import { bookingRequests, files, prescriptionRequests, prescriptions } from '../db/schema-care'
import { documents, letters, problems } from '../db/schema-record'
import { addUser, type Call, call, pathOf } from '../test/api'
import { bookingLabels } from '../test/booking-labels'
import { bookedIn } from '../test/bookings'
import { bodies, calls } from '../test/every-call'
import { labLabels, prepareLab } from '../test/lab-labels'
import { patientLabels } from '../test/patient-labels'
import { readPatient } from '../test/patients'
import { prescriptionLabels } from '../test/prescription-labels'
import { recordLabels } from '../test/record-labels'
import { keyedCalls } from '../test/records'
import { visitIn, visitLabels } from '../test/visit-labels'
import { readVisit } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** What each permission lets its holder do, by the words of its label. */

/** An account whose role and permissions each test chooses. */
let walker: { id: string; roleId: string }

setUpWorld()
beforeEach(async () => {
  walker = await addUser(world.db, 'walker', [])
})

const ask = (method: string, path: string, { headers, ...more }: Call = {}) =>
  call(world.api, method, path, {
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...more,
  })

const hold = (permissions: readonly PermissionKey[]) =>
  world.db
    .update(roles)
    .set({ permissions: [...permissions] })
    .where(eq(roles.id, walker.roleId))

/** What is there for somebody to work on, made by the admin. */
async function prepare() {
  const token = await world.signIn('admin')
  const made = async (endpoint: Endpoint, json: object) => {
    const { status, body } = await ask(endpoint.method, endpoint.path, { token, json })
    expect(status).toBe(201)
    return body
  }
  const withId = z.object({ _id: z.string() })
  const department = withId.parse(await made(departmentEndpoints.create, { name: 'Cardiology' }))
  const role = z
    .object({ data: withId })
    .parse(await made(roleEndpoints.create, { name: 'Porter', roles: [] }))
  const shift = z
    .object({ savedWorkingTime: withId })
    .parse(await made(workingTimeEndpoints.create, bodies['create working time'] ?? {}))
  const ids = {
    department: department._id,
    role: role.data._id,
    workingTime: shift.savedWorkingTime._id,
  }
  const user = withId.parse(
    await made(staffEndpoints.create, {
      ...bodies['create staff user'],
      role: ids.role,
      department: ids.department,
    }),
  )
  const { id: patient } = readPatient(
    await made(patientEndpoints.register, bodies['register patient'] ?? {}),
  )
  await world.db.update(users).set({ patientId: patient }).where(eq(users.id, walker.id))
  const answer = await ask('GET', staffEndpoints.doctors.path, { token })
  const doctor = staffEndpoints.doctors.output.parse(answer.body)[0]?._id ?? ''
  const scheduled = async (days: number) =>
    readVisit(await made(visitEndpoints.schedule, visitIn(days, { patient, doctor }))).id
  const visits = { visit: await scheduled(40), missed: await scheduled(-3) }
  const booked = bookedIn(await made(bookingEndpoints.create, bodies['book appointment'] ?? {}))
  const another = { ...bodies['book appointment'], lastName: 'Another' }
  const own = bookedIn(await made(bookingEndpoints.create, another))
  await world.db
    .update(bookingRequests)
    .set({ bookedBy: walker.id })
    .where(eq(bookingRequests.id, own.id))
  const bookings = { booking: booked.id, ownBooking: own.id }
  const [[written], [asked], [taking]] = await Promise.all([
    world.db.select().from(prescriptions).limit(1),
    world.db.select().from(prescriptionRequests).limit(1),
    world.db.select().from(patients).where(eq(patients.number, 2)),
  ])
  const { id: vitals } = z
    .object({ id: z.string() })
    .parse(await made(vitalsEndpoints.create, { ...bodies['record vitals'], patientId: patient }))
  const [file] = await world.db
    .insert(files)
    .values({
      ...{ hash: await contentHash(wholePdf()), name: 'a.pdf', type: 'application/pdf', size: 9 },
      uploadedBy: walker.id,
    })
    .returning()
  await world.files.put(await contentHash(wholePdf()), wholePdf())
  const admin = keyedCalls(
    () => world.api,
    () => token,
  )
  const orders = {
    ...(await prepareLab(admin, patient)),
    file: file?.id ?? '',
    vitals,
    ...(await prepareRecord(patient, walker.id)),
    prescription: written?.id ?? '',
    request: asked?.id ?? '',
  }
  const taken = { taking: taking?.id ?? '' }
  return { ...ids, ...visits, ...bookings, ...orders, ...taken, user: user._id, patient, doctor }
}

/** What the record has, in first versions: the patient's is left as it is. */
async function prepareRecord(patientId: string, by: string) {
  const one = { patientId, version: 1 }
  const [problem] = await world.db
    .insert(problems)
    .values({
      ...{ ...one, words: 'Migraine', wordsKey: 'migraine' },
      ...{ enteredOn: '2026-03-02', enteredOrder: 1, enteredBy: by },
    })
    .returning()
  const [letter] = await world.db
    .insert(letters)
    .values({
      ...{ ...one, year: 2025, number: 1, kind: 'free', subject: 'Diet', text: 'Less salt' },
      ...{ issuedOn: '2025-03-02', issuedBy: by, issuer: 'Walker' },
    })
    .returning()
  const [scan] = await world.db
    .insert(files)
    .values({ hash: 'none', name: 'b.pdf', type: 'application/pdf', size: 9, uploadedBy: by })
    .returning()
  const [document] = await world.db
    .insert(documents)
    .values({
      ...{ ...one, fileId: scan?.id ?? '', kind: 'report', title: 'X-ray' },
      ...{ date: '2026-02-20', addedOn: '2026-03-02', addedBy: by },
    })
    .returning()
  return { problem: problem?.id ?? '', letter: letter?.id ?? '', document: document?.id ?? '' }
}

type Made = Awaited<ReturnType<typeof prepare>>
type Step = readonly [
  endpoint: Endpoint,
  more?: Pick<Call, 'json' | 'raw'> & { id?: string; search?: string },
]

const readings = (made: Made): Step[] => [
  [staffEndpoints.list],
  [staffEndpoints.get, { id: made.user }],
  [staffEndpoints.roles],
  [staffEndpoints.departments],
]

type Labels = Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>

/** The steps of all of these, key by key. */
const together = (...labels: readonly Labels[]): Labels =>
  Object.fromEntries(
    permissionKeys
      .filter((key) => labels.some((each) => each[key]))
      .map((key) => [key, (made: Made) => labels.flatMap((each) => each[key]?.(made) ?? [])]),
  )

const readsFile = ({ file }: Made): Step[] => [[fileEndpoints.read, { id: file }]]

const everyLabel = [
  ...[patientLabels, bookingLabels, prescriptionLabels, visitLabels, labLabels],
  recordLabels,
]

/** For each key that the table uses, what its label says. */
const whatLabelsSay = together(...everyLabel, {
  staff_view: (made) => [...readings(made), [roleEndpoints.list], [workingTimeEndpoints.list]],
  staff_create: (made) => [
    ...readings(made),
    [departmentEndpoints.create, { json: { name: 'Dermatology' } }],
    [roleEndpoints.create, { json: { name: 'Clerk', roles: ['staff_create'] } }],
    [
      workingTimeEndpoints.create,
      { json: { ...bodies['create working time'], workTimingName: 'Half Day' } },
    ],
    [
      staffEndpoints.create,
      {
        json: {
          ...bodies['create staff user'],
          ...{ username: 'other', email: 'other@example.org' },
          ...{ role: made.role, department: made.department },
        },
      },
    ],
  ],
  staff_edit: (made) => [
    ...readings(made),
    [departmentEndpoints.update, { id: made.department, json: { name: 'Heart' } }],
    [
      roleEndpoints.update,
      { json: { privilegeId: made.role, name: 'Bearer', roles: ['staff_edit'] } },
    ],
    [
      workingTimeEndpoints.update,
      { id: made.workingTime, json: { ...bodies['update working time'] } },
    ],
    [
      staffEndpoints.update,
      {
        id: made.user,
        json: { role: made.role, email: 'porter@example.org', status: 'inactive', version: 1 },
      },
    ],
    [
      staffHoursEndpoints.save,
      {
        id: made.user,
        json: { week: [{ weekday: 1, workingTimeId: made.workingTime }], version: 2 },
      },
    ],
    [startPasswordEndpoints.give, { id: made.user, json: { password: 'secret', version: 3 } }],
  ],
  staff_delete: (made) => [
    ...readings(made),
    [staffEndpoints.delete, { json: { ids: [made.user] } }],
    [workingTimeEndpoints.delete, { id: made.workingTime }],
    [departmentEndpoints.delete, { json: { id: [made.department] } }],
  ],
  admin_dashboard: () => [
    [overviewEndpoints.totals],
    [overviewEndpoints.staff],
    [overviewEndpoints.departments],
  ],
  lab_report_create: ({ file }) => [
    [fileEndpoints.upload, { search: '?name=a.pdf', raw: wholePdf() }],
    [fileEndpoints.read, { id: file }],
  ],
  lab_report_edit: () => [[staffEndpoints.technicians]],
  lab_report_view: readsFile,
  patient_dashboard: readsFile,
  medical_record_create: () => [[fileEndpoints.upload, { search: '?name=b.pdf', raw: wholePdf() }]],
  appointment_create: () => [
    [departmentEndpoints.list],
    [staffEndpoints.doctors],
    [patientEndpoints.choices],
  ],
})

/** Keys that no call asks for yet. The first three choose dashboards, and who counts as a doctor. */
const notUsedYet: readonly PermissionKey[] = [
  ...(['doctor', 'receptionist', 'lab'] as const).map((name) => `${name}_dashboard` as const),
  'prescription_delete',
  ...(['create', 'edit', 'delete', 'view'] as const).map((act) => `billing_${act}` as const),
  'lab_report_delete',
  ...(['add', 'update', 'delete', 'view'] as const).map((act) => `pharmacy_stock_${act}` as const),
]

describe('a permission', () => {
  it('is used by a call, or is one of those that are not used yet', () => {
    const used = new Set(calls.flatMap(({ keys }) => keys))
    expect(new Set(Object.keys(whatLabelsSay))).toEqual(used)
    expect(notUsedYet.toSorted()).toEqual(permissionKeys.filter((key) => !used.has(key)).toSorted())
  })

  it.each(Object.entries(whatLabelsSay))('alone lets do what it says: %s', async (key, stepsOf) => {
    const made = await prepare()
    await hold(permissionKeys.filter((each) => each === key))
    const token = await world.signIn('walker')
    for (const [endpoint, { id, search = '', ...more } = {}] of stepsOf(made)) {
      const path = (id ? pathOf(endpoint, id) : endpoint.path) + search
      const { status, body } = await ask(endpoint.method, path, { token, ...more })
      expect([200, 201], `${endpoint.name}: ${JSON.stringify(body)}`).toContain(status)
    }
  })

  it('to delete takes away a role that nobody holds', async () => {
    const { role, user } = await prepare()
    const admin = await world.signIn('admin')
    const [other] = await world.db.select().from(roles).where(eq(roles.name, 'Staff'))
    const moved = await ask('PATCH', pathOf(staffEndpoints.update, user), {
      token: admin,
      json: {
        ...{ role: other?.id, status: 'active', version: 1 },
        department: staffEndpoints.departments.output.parse(
          (await ask('GET', staffEndpoints.departments.path, { token: admin })).body,
        )[0]?._id,
      },
    })
    expect(moved.status).toBe(200)
    await hold(['staff_delete'])
    const remove = () =>
      world
        .signIn('walker')
        .then((token) =>
          ask('DELETE', roleEndpoints.delete.path, { token, json: { privilegeId: role } }),
        )
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
  })

  it('counts, or no longer does, from the next call on', async () => {
    const token = await world.signIn('walker')
    const list = async () => (await ask('GET', staffEndpoints.list.path, { token })).status
    expect(await list()).toBe(403)
    await hold(['staff_view'])
    expect(await list()).toBe(200)
    await hold([])
    expect(await list()).toBe(403)
    expect((await ask('POST', authEndpoints.logout.path, { token })).status).toBe(200)
    expect(await list()).toBe(401)
  })
})
