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

/** The longest name of anything that has a name. */
export const nameMaxLength = 100
