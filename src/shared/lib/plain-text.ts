/** A text for comparing: blanks of any kind and number count once, and the case not at all. */
export const plainText = (text: string): string =>
  text
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase()

/** Says of some texts whether one of them contains what is searched for, compared as plain texts. */
export function searchFor(query: string) {
  const wanted = plainText(query)
  return (...texts: readonly (string | null | undefined)[]): boolean =>
    wanted === '' || texts.some((text) => text && plainText(text).includes(wanted))
}
