import { appointmentEndpoints } from '@shared/contracts/appointments'
import type { Endpoint } from '@shared/contracts/endpoint'
import { fileEndpoints } from '@shared/contracts/files'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { overviewEndpoints } from '@shared/contracts/overview'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitEndpoints } from '@shared/contracts/visits'
import { createStore } from 'zustand'
import { clinicToday } from '@/stores/clinic-day'
import { ownName, useSession } from '@/stores/session'
import { readWork, saveWork } from '@/stores/work'
import { fileHandlers } from './files'
import { type Handler, type HandlersOf, refusal, type Sample } from './handler'
import { labOrderHandlers } from './lab-orders'
import { overviewHandlers } from './overview'
import { patientHandlers } from './patients'
import { prescriptionHandlers, prescriptionRequestHandlers } from './prescriptions'
import { staffHandlers } from './staff'
import { sampleTables, type Tables, tablesSchema } from './tables'
import { appointmentHandlers, visitHandlers, visitTimeHandlers } from './visits'

// A host in the tab, for records that the API host does not keep. It asks for no permission: what is in
// the tab is its person's own.

/** A resource's handlers by their endpoints' names. */
const named = <Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  handlers: HandlersOf<Endpoints>,
) =>
  Object.entries(endpoints).flatMap(([key, { name, recordsOnly }]) =>
    // `answer` gives each handler what its own endpoint's schema has read.
    recordsOnly ? [] : [[name, Reflect.get(handlers, key) as Handler<Endpoint>] as const],
  )

const handlers: ReadonlyMap<string, Handler<Endpoint>> = new Map([
  ...named(staffEndpoints, staffHandlers),
  ...named(patientEndpoints, patientHandlers),
  ...named(visitEndpoints, visitHandlers),
  ...named(visitTimeEndpoints, visitTimeHandlers),
  ...named(appointmentEndpoints, appointmentHandlers),
  ...named(prescriptionEndpoints, prescriptionHandlers),
  ...named(prescriptionRequestEndpoints, prescriptionRequestHandlers),
  ...named(labOrderEndpoints, labOrderHandlers),
  ...named(fileEndpoints, fileHandlers),
  ...named(overviewEndpoints, overviewHandlers),
])

/** The name of the tables in the tab's storage. */
const tablesName = 'sample'

const nothing = (): { tables: Tables | null; files: Map<string, File> } => ({
  tables: null,
  files: new Map(),
})
const store = createStore(nothing)

// What the tab keeps of the person before has then been dropped, where it is not the next one's.
useSession.subscribe(({ session }, { session: before }) => {
  if (session?.owner !== before?.owner) store.setState(nothing())
})

function open(now: number): Sample {
  const today = clinicToday(new Date(now))
  const { tables, files } = store.getState()
  const found = tables ?? readWork(tablesName, tablesSchema) ?? sampleTables(today, now)
  return { tables: { ...found }, files, today, self: ownName(useSession.getState()), now }
}

/**
 * Answers one call as our server would.
 * @param now milliseconds since 1970
 * @throws ApiError
 */
export function answer(endpoint: Endpoint, input: Record<string, unknown>, now: number): unknown {
  const handler = handlers.get(endpoint.name)
  if (!handler) throw new Error(`The sample does not answer '${endpoint.name}'`)
  const read = endpoint.input?.safeParse(input)
  if (read?.error) {
    const fields = read.error.issues.map(({ path, message }) => [path.join('.'), message])
    const [message = ''] = read.error.issues.map((issue) => issue.message)
    throw refusal(400, message, Object.fromEntries(fields))
  }
  const sample = open(now)
  const answered = handler({ ...input, ...(read?.data ?? {}) }, sample)
  store.setState({ tables: sample.tables })
  if (endpoint.method !== 'GET') saveWork(tablesName, sample.tables)
  return answered
}
