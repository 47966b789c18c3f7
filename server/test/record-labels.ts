import { documentEndpoints } from '@shared/contracts/documents'
import type { Endpoint } from '@shared/contracts/endpoint'
import { fileEndpoints } from '@shared/contracts/files'
import { letterEndpoints } from '@shared/contracts/letters'
import type { PermissionKey } from '@shared/contracts/permissions'
import { problemEndpoints } from '@shared/contracts/problems'
import { bodies } from './every-call'

type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

interface Made {
  /** A patient's, whose record belongs to the account that walks. */
  patient: string
  /** An active problem of that patient, in its first version. */
  problem: string
  /** A letter and a document of that patient, in their first versions. */
  letter: string
  document: string
  /** An upload of the account that walks. */
  file: string
}

const of = (endpoint: Endpoint, patient: string): Step => [
  { ...endpoint, path: `${endpoint.path}?patientId=${patient}` },
]
const readsProblems = ({ patient }: Made): Step[] => [of(problemEndpoints.list, patient)]
const reads = (made: Made): Step[] => [
  ...readsProblems(made),
  of(letterEndpoints.list, made.patient),
  of(documentEndpoints.list, made.patient),
]
const creates = ({ patient }: Made, endpoint: Endpoint & { name: keyof typeof bodies }): Step => [
  endpoint,
  { json: { ...bodies[endpoint.name], patientId: patient } },
]
const changes = (
  id: string,
  endpoint: Endpoint & { name: keyof typeof bodies },
  version = 1,
): Step => [endpoint, { id, json: { ...bodies[endpoint.name], version } }]

/** What the labels of the permissions say that calls about problems, letters and documents ask for. */
export const recordLabels = {
  medical_record_view: (made) => [...reads(made), [fileEndpoints.read, { id: made.file }]],
  medical_record_create: (made) => [
    ...reads(made),
    creates(made, problemEndpoints.create),
    creates(made, letterEndpoints.issue),
    [
      documentEndpoints.create,
      { json: { ...bodies['add document'], patientId: made.patient, fileId: made.file } },
    ],
    [fileEndpoints.read, { id: made.file }],
  ],
  medical_record_edit: (made) => [
    ...readsProblems(made),
    changes(made.problem, problemEndpoints.change),
    changes(made.problem, problemEndpoints.end, 2),
    changes(made.problem, problemEndpoints.reopen, 3),
  ],
  medical_record_delete: (made) => [
    ...reads(made),
    changes(made.problem, problemEndpoints.markInError),
    changes(made.problem, problemEndpoints.restore, 2),
    changes(made.letter, letterEndpoints.markInError),
    changes(made.document, documentEndpoints.markInError),
  ],
  prescription_create: readsProblems,
  patient_dashboard: () => [[letterEndpoints.own], [documentEndpoints.own]],
} satisfies Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>
