import { turnsDirection } from '@shared/lib/isolated'
import * as z from 'zod/mini'

/** What a caller reads of a list (docs/api.md, Lists). */
export const listMessages = {
  cursorForeign: 'This cursor is none of this list',
} as const

/** A list as hosts answer it: bare, or under `data`, which is null for nothing. All are read. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.union([
    z.array(item),
    z.pipe(
      z.looseObject({ data: z.nullable(z.array(item)) }),
      z.transform((answer) => answer.data ?? []),
    ),
  ])

/**
 * Which page of a list: `page` counts from zero, `limit` is in rows. An address has both as texts.
 * `cursor` is an answer's `next`, and goes before `page`.
 */
export const pageFields = {
  page: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(0)), 0),
  limit: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(100)), 10),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
}
export interface PageRequest {
  page: number
  limit: number
}

/** The most rows that pages lead through and that are counted; what lies beyond is searched for. */
export const countedMost = 1000

/** A page of a list, and how many rows match in all: as many at least, where it isn't exact. */
export interface PageOf<Row> {
  rows: Row[]
  total: number
  totalIsExact?: boolean | undefined
  /** The cursor of the next page; null after the last. */
  next?: string | null | undefined
}
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.number(),
    totalIsExact: z.optional(z.boolean()),
    next: z.optional(z.nullable(z.string())),
  })

/** Something to filter by; null and absent filter nothing. */
export const filterBy = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value))

/** An order of a list: by one of its keys, upwards, or downwards with a minus in front. */
export type OrderBy<Key extends string> = Key | `-${Key}`

/** What a list can be ordered by; null and absent for its own order. */
export const orderedBy = <Key extends string>(keys: readonly Key[]) =>
  filterBy(z.enum<OrderBy<Key>[]>([...keys, ...keys.map((key): `-${Key}` => `-${key}`)]))

/** An id as hosts give it, which is how it goes back to them: a number stays one. */
export const idSchema = z.union([z.string(), z.number()])
export type Id = z.infer<typeof idSchema>

/** An id that is sent as the host gave it; ours are texts, and it takes no others. */
export const sentIdSchema = z.pipe(idSchema, z.string())

/** The longest name of anything that has a name. */
export const nameMaxLength = 100

/** What a person reads about any name. */
export const nameMessages = {
  turns: 'Please type the name without characters that change the direction of text',
} as const

/** Characters that no font draws, and blanks. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/gu

/** A name that has to be given and seen, with what its person reads where it is not, or is too long. */
export const nameSchema = (missing: string, tooLong: string, most = nameMaxLength) =>
  z.string().check(
    z.trim(),
    z.refine((name) => name.replace(unseen, '') !== '', missing),
    z.maxLength(most, tooLong),
    z.refine((name) => !turnsDirection(name), nameMessages.turns),
  )

/** A name that not everybody has: empty where it is not given, or not seen. */
export const optionalNameSchema = (tooLong: string) =>
  z.string().check(
    z.trim(),
    z.overwrite((name) => (name.replace(unseen, '') === '' ? '' : name)),
    z.maxLength(nameMaxLength, tooLong),
    z.refine((name) => !turnsDirection(name), nameMessages.turns),
  )

/** The version of a record that a change was made of; `wrong` is told where it isn't sent, or is no number. */
export const versionSchema = (wrong: string) =>
  z.number(wrong).check(z.multipleOf(1), z.gte(1), z.lte(2_000_000_000))

const versionWrong = 'The version is not a whole number from 1 on'

/** In an answer that every host gives: the others know no versions. */
export const answeredVersionFields = { version: z.catch(z.optional(z.number()), undefined) }

/** In a change that every host makes: without a version it is made whatever was changed before. */
export const optionalVersionFields = { version: z.optional(versionSchema(versionWrong)) }

/** The same of a deletion that names several, by their ids; those without a version are deleted as they are. */
export const versionsFields = {
  versions: z.optional(z.record(z.string(), versionSchema(versionWrong))),
}
