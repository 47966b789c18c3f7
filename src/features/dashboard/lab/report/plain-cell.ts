/** How a text begins that spreadsheets could run; the wide forms count as well (OWASP, CSV Injection). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** The text as spreadsheets may have it: one that they could read as a formula gets an apostrophe. */
export const plainCell = (text: string): string => (formula.test(text) ? `'${text}` : text)
