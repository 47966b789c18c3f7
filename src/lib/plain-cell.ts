/** How a text begins that spreadsheets could run; the wide forms count as well (OWASP, CSV Injection). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** The text as spreadsheets may have it: one that they could read as a formula gets an apostrophe. */
export const plainCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** What parts cells or rows where a comma does not, and what then begins like a formula. */
const innerFormula = /[;\t\r\n](?=["\p{Zs}]*[=+\-@＝＋－＠])/gu

/**
 * The text as a file of separated values may have it. Excel parts the cells at what the country is
 * used to, and takes no quotes as such but at a cell's beginning: what begins within the text counts
 * as well.
 */
export const plainField = (text: string): string =>
  plainCell(text).replace(innerFormula, (separator) => `${separator}'`)
