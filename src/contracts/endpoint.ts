import type * as z from 'zod/mini'
import type { Id } from './lists'
import type { PermissionKey } from './permissions'

/** Who may make a call: anybody, anybody signed in, or whoever holds a permission. */
type Access = 'public' | 'session' | PermissionKey

/**
 * A call to the API host, as data. The client sends it, the server's route answers it, tests name its
 * faults, and the table of permissions is made of all of them.
 */
export interface Endpoint {
  /** What it does, in words: `list departments`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters by name: `/api/department/update/:id`. */
  path: string
  /** The body; null where there is none. */
  input: z.ZodMiniType | null
  /** What the client needs of a successful answer. */
  output: z.ZodMiniType
  access: Access
}

export type ParameterOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<`/${More}`>
    : Rest
  : never

type BodyOf<E extends Endpoint> = E['input'] extends z.ZodMiniType
  ? z.input<E['input']>
  : Record<never, never>

/** What a caller gives: the body's fields and the path's parameters side by side. */
export type InputOf<E extends Endpoint> = BodyOf<E> & Record<ParameterOf<E['path']>, Id>

/** What a successful answer holds. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>
