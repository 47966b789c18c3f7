/** A text for comparing: blanks of any kind and number count once, and the case not at all. */
export const plainText = (text: string): string =>
  text
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase()
