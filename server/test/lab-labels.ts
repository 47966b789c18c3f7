import type { Endpoint } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import type { PermissionKey } from '@shared/contracts/permissions'
import { staffEndpoints } from '@shared/contracts/staff'
import { expect } from 'vitest'
import { pathOf } from './api'
import { bodies } from './every-call'
import { criticalReport, report } from './lab-orders'
import type { keyedCalls } from './records'

type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

interface Made {
  /** A patient's, whose record belongs to the account that walks. */
  patient: string
  /** An active technician's. */
  technician: string
  /** A lab order that waits, in its first version. */
  labOrder: string
  /** One with a critical result, in its second version. */
  criticalOrder: string
  /** One with a result that its patient may see. */
  releasedOrder: string
}

/** What is there in the laboratory, made by the admin. */
export async function prepareLab(
  ask: ReturnType<typeof keyedCalls>,
  patientId: string,
): Promise<Omit<Made, 'patient'>> {
  const { create, report: reports } = labOrderEndpoints
  const ordered = async (result?: object) => {
    const json = { ...bodies['order lab tests'], patientId }
    const [order] = create.output.parse((await ask('POST', create.path, { json })).body)
    const id = order?.id ?? ''
    if (result) {
      const answer = await ask('POST', pathOf(reports, id), { json: { ...result, version: 1 } })
      expect(answer.status).toBe(200)
    }
    return id
  }
  const technicians = (await ask('GET', staffEndpoints.technicians.path)).body
  return {
    technician: staffEndpoints.technicians.output.parse(technicians)[0]?._id ?? '',
    labOrder: await ordered(),
    criticalOrder: await ordered(criticalReport),
    releasedOrder: await ordered(report),
  }
}

const { list, get, counts, awaiting, trends, ...calls } = labOrderEndpoints

/** What holders of each lab key read. */
const readings = ({ labOrder, patient }: Made): Step[] => [
  ...[list, counts, awaiting].map((endpoint): Step => [endpoint]),
  [get, { id: labOrder }],
  [{ ...trends, path: `${trends.path}?patientId=${patient}` }],
]

/** What the labels of the permissions say that calls about lab orders ask for. */
export const labLabels = {
  lab_report_view: (made) => [...readings(made), [calls.critical], [calls.foundCritical]],
  lab_report_edit: (made) => [
    ...readings(made),
    [staffEndpoints.technicians],
    [calls.assign, { id: made.labOrder, json: { technician: made.technician, version: 1 } }],
    [calls.move, { id: made.labOrder, json: { status: 'in-progress', version: 2 } }],
  ],
  lab_report_create: (made) => [
    ...readings(made),
    [calls.report, { id: made.labOrder, json: bodies['report lab result'] ?? {} }],
    [calls.correct, { id: made.labOrder, json: { ...bodies['correct lab result'], version: 2 } }],
  ],
  patient_dashboard: ({ releasedOrder }) => [[calls.own], [get, { id: releasedOrder }]],
} satisfies Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>
