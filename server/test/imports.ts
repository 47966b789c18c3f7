import { type ImportKind, importEndpoints } from '@shared/contracts/imports'
import type { Id } from '@shared/contracts/lists'
import { expect } from 'vitest'
import type { Api } from '../app'
import { type Call, pathOf } from './api'
import { keyedCalls } from './records'

const { open, add, passwords, commit, undo } = importEndpoints

/** The calls of an import, to the API that a test has, by whoever's token it gives. */
export function importCalls(world: () => { api: Pick<Api, 'request'> }, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  return {
    opened: async (kind: ImportKind, rows: readonly object[], file = '') => {
      const { status, body } = await ask('POST', open.path, { json: { kind, file, rows } })
      expect(status, JSON.stringify(body)).toBe(201)
      return open.output.parse(body)
    },
    added: (id: Id, rows: readonly object[], call: Call = {}) =>
      ask('POST', pathOf(add, id), { json: { rows }, ...call }),
    passwordsFor: (id: Id, lines: readonly number[], call: Call = {}) =>
      ask('POST', pathOf(passwords, id), { json: { lines }, ...call }),
    committed: (id: Id, decisions: readonly object[] = [], call: Call = {}) =>
      ask('POST', pathOf(commit, id), { json: { decisions }, ...call }),
    undone: (id: Id, call: Call = {}) => ask('POST', pathOf(undo, id), call),
  }
}
