/** Text below what is there already; nothing that is typed is replaced. */
export const appended = (typed: string, more: string): string => {
  if (more.trim() === '' || typed === more) return typed
  return typed.trim() === '' ? more : `${typed.trimEnd()}\n${more}`
}
