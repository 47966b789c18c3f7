import * as z from 'zod/mini'

/** A list as hosts answer it: bare, or under `data`. Both are read, everywhere. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.union([
    z.array(item),
    z.pipe(
      z.looseObject({ data: z.array(item) }),
      z.transform((answer) => answer.data),
    ),
  ])

/** An id as hosts give it: a text, or a number, which is read as one. */
export const idSchema = z.union([
  z.string(),
  z.pipe(
    z.number(),
    z.transform((id) => String(id)),
  ),
])

/** The longest name of anything that has a name. */
export const nameMaxLength = 100
