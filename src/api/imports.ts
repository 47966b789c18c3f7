import type { InputOf, OutputOf } from '@shared/contracts/endpoint'
import { type ImportKind, importEndpoints } from '@shared/contracts/imports'
import { queryOptions } from '@tanstack/react-query'
import { v7 as newKey } from 'uuid'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** The imports that can still be undone, the last one first. */
export const importsQuery = queryOptions({
  queryKey: ['imports', 'list'],
  queryFn: ({ signal }) => call(importEndpoints.list, {}, { signal }),
})

/** The same, past the cache: what was written a moment ago. */
export const readImports = () => call(importEndpoints.list, {})

type Opened = InputOf<typeof importEndpoints.open>

/** Begins an import with its first rows. */
export const openImport = (input: Opened, options: { key: string; signal: AbortSignal }) =>
  call(importEndpoints.open, input, options)

/** Adds the next rows to an import. */
export const addToImport = (
  input: { id: string; rows: Opened['rows'] },
  options: { key: string; signal: AbortSignal },
) => call(importEndpoints.add, input, options)

/** Makes start passwords; each call makes others, so that a lost answer costs none. */
export async function makeStartPasswords(
  input: InputOf<typeof importEndpoints.passwords>,
  signal: AbortSignal,
) {
  const { passwords = [] } = await call(importEndpoints.passwords, input, { key: newKey(), signal })
  return passwords
}

/** What shows records of each kind. */
const invalidates = {
  patients: ['imports', 'patients', 'overview'],
  staff: ['imports', 'staff', 'overview'],
} as const

export const useCommitImport = (kind: ImportKind) =>
  useResourceMutation(invalidates[kind], (input: InputOf<typeof importEndpoints.commit>, attempt) =>
    call(importEndpoints.commit, input, attempt),
  )

export const useUndoImport = (kind: ImportKind) =>
  useResourceMutation(invalidates[kind], (input: InputOf<typeof importEndpoints.undo>, attempt) =>
    call(importEndpoints.undo, input, attempt),
  )

export type CommittedImport = OutputOf<typeof importEndpoints.commit>
export type UndoneImport = OutputOf<typeof importEndpoints.undo>
