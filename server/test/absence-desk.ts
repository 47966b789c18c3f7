import {
  type Affected,
  type AffectedAnswer,
  absenceDeskEndpoints,
  type Outcome,
  type Settlement,
} from '@shared/contracts/absence-desk'
import { type Absence, absenceEndpoints } from '@shared/contracts/absences'
import { expect } from 'vitest'
import { type Call, pathOf } from './api'
import type { visitCalls } from './visits'

type Of = Pick<Absence, 'id'>

/** What a row is told of by which one decides on it. */
export const seen = ({ kind, id, version }: Affected) => ({ kind, id, version })

/** The first proposals, as *Accept all* sends them. */
export const accepted = (rows: readonly Affected[]): Settlement[] =>
  rows.map((row) => {
    const [first] = row.proposals
    if (!first) throw new Error('nothing is proposed')
    const { doctor: _name, ...proposal } = first
    return { ...seen(row), ...proposal }
  })

/** The calls of the absence desk, by whoever makes those about visits. */
export function deskCalls({ ask, userId }: ReturnType<typeof visitCalls>) {
  const settling = ({ id }: Of, rows: readonly object[], call: Call = {}) =>
    ask('POST', pathOf(absenceDeskEndpoints.settle, id), { json: { rows }, ...call })
  const undoing = ({ id }: Of, json: object = { rows: null }, call: Call = {}) =>
    ask('POST', pathOf(absenceDeskEndpoints.undo, id), { json, ...call })
  return {
    /** Enters an absence of the demo clinic's doctor, which counts at once. */
    away: async (from: string, to = from, more: object = {}): Promise<Absence> => {
      const { status, body } = await ask('POST', absenceEndpoints.create.path, {
        json: {
          ...{ staffId: await userId('doctor'), from, to, fromTime: null, toTime: null },
          ...{ kind: 'illness', note: 'The flu', ...more },
        },
      })
      expect(status, JSON.stringify(body)).toBe(201)
      return absenceEndpoints.create.output.parse(body)
    },
    affected: async ({ id }: Of, query = '', call: Call = {}): Promise<AffectedAnswer> => {
      const path = `${pathOf(absenceDeskEndpoints.affected, id)}${query}`
      const { status, body } = await ask('GET', path, call)
      expect(status, JSON.stringify(body)).toBe(200)
      return absenceDeskEndpoints.affected.output.parse(body)
    },
    uncovered: async (call: Call = {}) => {
      const { status, body } = await ask('GET', absenceDeskEndpoints.uncovered.path, call)
      expect(status, JSON.stringify(body)).toBe(200)
      return absenceDeskEndpoints.uncovered.output.parse(body)
    },
    settling,
    undoing,
    settle: async (absence: Of, rows: readonly object[], call: Call = {}): Promise<Outcome[]> => {
      const { status, body } = await settling(absence, rows, call)
      expect(status, JSON.stringify(body)).toBe(200)
      return absenceDeskEndpoints.settle.output.parse(body).rows
    },
    undo: async (
      absence: Of,
      json: object = { rows: null },
      call: Call = {},
    ): Promise<Outcome[]> => {
      const { status, body } = await undoing(absence, json, call)
      expect(status, JSON.stringify(body)).toBe(200)
      return absenceDeskEndpoints.undo.output.parse(body).rows
    },
  }
}
