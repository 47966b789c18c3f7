const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
]

/** A month in small letters, in full or abbreviated: a longer word may be a month of another language. */
export const monthPattern = months
  .map((name) => `${name.slice(0, 3)}(?:${name === 'september' ? 't|' : ''}${name.slice(3)})?`)
  .join('|')

/** The number of a month that fits `monthPattern`. */
export const monthNumber = (name: string): string =>
  String(months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1)
