/** How a text begins that spreadsheets could run; the wide forms count as well (OWASP, CSV Injection). */
const formula = /^'*(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/

/**
 * The text as spreadsheets may have it: one that they could read as a formula gets an apostrophe. A text that has
 * apostrophes in front of one gets another, so that each can be removed again.
 */
export const plainCell = (text: string): string => text.replace(formula, "'$&")

/** What parts cells or rows where a comma does not, and what then begins like a formula. */
const innerFormula = /([;\t\r\n])('*)(?=(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/gu

/**
 * The text as a file of separated values may have it. Excel parts the cells at what the country is
 * used to, and takes no quotes as such but at a cell's beginning: what begins within the text counts
 * as well.
 */
export const plainField = (text: string): string => plainCell(text).replace(innerFormula, "$1'$2")

/** The text of which `plainField` made this one. */
export const fieldText = (plain: string): string =>
  plain
    .replace(innerFormula, (_, separator: string, marks: string) => separator + marks.slice(1))
    .replace(formula, (marks) => marks.slice(1))
