/** A text for comparing: blanks of any kind and number count once, and the case not at all. */
export const plainText = (text: string): string =>
  text
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase()

/** Whether one of the texts contains what is searched for, compared as plain texts. */
export function matchesSearch(
  query: string,
  ...texts: readonly (string | null | undefined)[]
): boolean {
  const wanted = plainText(query)
  return wanted === '' || texts.some((text) => text && plainText(text).includes(wanted))
}
