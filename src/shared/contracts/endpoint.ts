import * as z from 'zod/mini'
import type { AccessWords, CallWords, ChangeWords, PatientWords } from './call-words'
import type { Id } from './lists'
import type { PermissionKey } from './permissions'

/**
 * What a host names in its login answer that keeps the clinic's records. The list never grows: whoever is signed
 * in while a host is updated has the answer from before, and would be shown a sample. What is kept since has
 * permissions of its own, and no name here.
 */
export const recordResources = [
  'staff',
  'patients',
  'visits',
  'booking-requests',
  'prescriptions',
  'prescription-requests',
  'lab-orders',
  'files',
  'vitals',
  'overview',
  'clinic',
  'notices',
  'audit',
  'bin',
  'changes',
] as const
export type RecordResource = (typeof recordResources)[number]

/** The resources that are a part of patients' records. */
export const patientResources = [
  'patients',
  'visits',
  'booking-requests',
  'prescriptions',
  'prescription-requests',
  'lab-orders',
  'files',
  'vitals',
] as const satisfies readonly RecordResource[]
type PatientResource = (typeof patientResources)[number]

/** A permission, or several of which one is enough. */
type Keys = PermissionKey | readonly [PermissionKey, ...PermissionKey[]]

/** The permissions of which one is needed; none for what is anybody's. */
export const keysOf = ({ access }: Pick<Endpoint, 'access'>): readonly PermissionKey[] =>
  typeof access !== 'string' ? access : access === 'public' || access === 'session' ? [] : [access]

/** What a call needs besides one of `keysOf`: each of these. */
export const alsoKeysOf = ({
  alsoNeeds,
}: {
  alsoNeeds?: Keys | undefined
}): readonly PermissionKey[] =>
  alsoNeeds === undefined ? [] : typeof alsoNeeds === 'string' ? [alsoNeeds] : alsoNeeds

/**
 * What is shown of patients: their records, by ids; what names its patient by `patientId`; what belongs to
 * the patient who is signed in; or the audit itself.
 */
type Shown = 'patients' | 'records' | 'own' | 'audit'

type ChangingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Call {
  /** What it does, in words: `list departments`. */
  name: string
  method: 'GET' | ChangingMethod
  /** With its parameters by name: `/api/department/update/:id`. */
  path: string
  /**
   * The body, or of a GET, and of a call that takes bytes, what stands in the address after `?`; null where
   * there is none.
   */
  input: z.ZodMiniType | null
  /** The longest body in bytes, where it may be longer than a form. */
  longestBody?: number
  /** Where the body is a file's bytes: how many at most, and what is said of more, and of a part of them. */
  takesBytes?: { readonly most: number; readonly tooLarge: string; readonly brokeOff: string }
  /** What the client needs of a successful answer. */
  output: z.ZodMiniType
  /** Who may make it: everybody, every user who is signed in, or users with a permission. */
  access: 'public' | 'session' | Keys
  /** A permission that the call needs as well, or several: all of them. */
  alsoNeeds?: Keys
  /** What a reading call shows of patients: it is written into the audit. */
  shows?: Shown
  /** Of what is the staff's alone: whoever sees no more than their own record is refused. */
  scope?: 'clinic'
  /** Absent where every host answers it. */
  resource?: RecordResource
  /** Whether it only works something out, though it is no GET: it is sent without a key, and changes nothing. */
  changesNothing?: true
  /** Whether it is answered only where the host keeps the records, and not by the sample. */
  recordsOnly?: true
  /** Whether the sample alone has an answer: where the host keeps the records, there is none yet. */
  sampleOnly?: true
  /** What people read about it. */
  words?: CallWords
}

type NeedsAccessWords = { access: 'public' | 'session' } | { access: Keys; words: AccessWords }

type NeedsChangeWords = { method: 'GET' } | { method: ChangingMethod; words: ChangeWords }

type NeedsPatientWords =
  | { shows: 'patients' | 'records' | 'audit'; words: PatientWords }
  | { shows?: 'own'; method: 'GET' }
  | { shows?: 'own'; resource?: Exclude<RecordResource, PatientResource> }
  | { shows?: 'own'; resource: PatientResource; words: PatientWords }

/**
 * A call to the API host, as data. The client sends it, the server's route answers it, tests name its
 * faults, and the docs' tables, the role workbench and the audit have their words from it. The type asks for
 * the words that a call needs; those of a call that only the sample answers are shown nowhere.
 */
export type Endpoint = Call &
  ({ sampleOnly: true } | (NeedsAccessWords & NeedsChangeWords & NeedsPatientWords))

/** What a call answers whose answer is a file's bytes. */
export const bytesSchema = z.instanceof(Blob)

export const answersBytes = ({ output }: Pick<Endpoint, 'output'>): boolean =>
  output === bytesSchema

/** Whether what a call is given stands in its address, and not in a body. */
export const isInAddress = ({ method, takesBytes }: Pick<Endpoint, 'method' | 'takesBytes'>) =>
  method === 'GET' || takesBytes !== undefined

/** Whether a call changes something, and so carries a key by which it is known when it is repeated. */
export const isKeyed = ({
  method,
  resource,
  changesNothing,
}: Pick<Endpoint, 'method' | 'resource' | 'changesNothing'>): boolean =>
  resource !== undefined && method !== 'GET' && !changesNothing

export type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<`/${More}`>
    : Rest
  : never

type BodyOf<E extends Endpoint> = E['input'] extends z.ZodMiniType
  ? z.input<E['input']>
  : Record<never, never>

/** The content of the file that a call is given, where it is given one. */
export type ContentOf<E extends Endpoint> = E extends { takesBytes: object }
  ? { content: ArrayBuffer }
  : Record<never, never>

/** What a caller gives: the body's fields, the path's parameters and a file's content side by side. */
export type InputOf<E extends Endpoint> = BodyOf<E> &
  Record<ParameterOf<E['path']>, Id> &
  ContentOf<E>

type ParsedBodyOf<E extends Endpoint> = E['input'] extends z.ZodMiniType
  ? z.output<E['input']>
  : Record<never, never>

/** What a host goes by: the same, as the endpoint's schema has read it. */
export type ParsedInputOf<E extends Endpoint> = ParsedBodyOf<E> & Record<ParameterOf<E['path']>, Id>

/** What a host answers, before its reader has parsed it. */
export type AnswerOf<E extends Endpoint> = z.input<E['output']>

/** What a successful answer holds. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>
