import type { AnswerOf, ContentOf, Endpoint, ParsedInputOf } from '@shared/contracts/endpoint'
import type { Id, PageOf, PageRequest } from '@shared/contracts/lists'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { ApiError } from '@/api/api-error'
import { pageWithin } from '@/lib/page-range'
import type { Tables } from './tables'

/** What a handler works on. */
export interface Sample {
  /** A handler that changes something puts new rows in the place of a table's. */
  tables: Tables
  /** The files that were uploaded, by id: they live as long as the page. */
  files: Map<string, File>
  today: ClinicDate
  /** What whoever is signed in is called. */
  self: string
  /** Milliseconds since 1970. */
  now: number
}

/** Answers one call. @throws ApiError for a refusal, before it has changed anything */
export type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E> & ContentOf<E>,
  sample: Sample,
) => AnswerOf<E>

/** A handler for each of a resource's endpoints that a sample answers, under the endpoint's key. */
export type HandlersOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  [Key in keyof Endpoints as Endpoints[Key] extends { recordsOnly: true } ? never : Key]: Handler<
    Endpoints[Key]
  >
}

/** A refusal with the envelope that our server sends. */
export const refusal = (
  status: 400 | 403 | 404 | 409 | 422,
  message: string,
  fields?: Record<string, string>,
): ApiError => new ApiError(status, { message, error: message, ...(fields && { fields }) })

const isAt = (id: Id) => (row: { id: Id }) => String(row.id) === String(id)

/** @throws ApiError with status 404 and this message */
export function rowWith<Row extends { id: Id }>(
  rows: readonly Row[],
  id: Id,
  missing: string,
): Row {
  const row = rows.find(isAt(id))
  if (!row) throw refusal(404, missing)
  return row
}

export const withRow = <Row extends { id: Id }>(rows: readonly Row[], changed: Row): Row[] =>
  rows.map((row) => (row.id === changed.id ? changed : row))

/** One page of the rows: the last, where one beyond it is asked for. */
export function page<Row>(rows: readonly Row[], { page, limit }: PageRequest): PageOf<Row> {
  const total = rows.length
  const at = pageWithin({ activeId: page, perPage: limit, totalCount: total }) * limit
  return { rows: rows.slice(at, at + limit), total }
}

/** The maximum existing number plus 1. */
export const nextNumber = (numbers: readonly Id[]): number =>
  numbers.reduce<number>((highest, number) => Math.max(highest, Number(number) || 0), 0) + 1
