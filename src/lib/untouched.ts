const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * What was not touched in a form, as somebody else has left the record.
 * @param typed the form's values
 * @param before what the form began with
 * @param now what is on record now; what the form has no field for is left out
 */
export const untouched = <Typed extends object>(
  typed: Typed,
  before: object,
  now: object,
): Partial<Typed> =>
  Object.assign(
    {},
    ...Object.entries(now)
      .filter(
        ([field]) =>
          field in typed && isSame(Reflect.get(typed, field), Reflect.get(before, field)),
      )
      .map(([field, value]) => ({ [field]: value })),
  )

/** The same for a list with a place for each day of the week: each day by itself. */
export const withUntouchedDays = <Day>(
  typed: readonly Day[],
  before: readonly Day[],
  now: readonly Day[],
): Day[] => typed.map((day, index) => (isSame(day, before[index]) ? (now[index] ?? day) : day))
