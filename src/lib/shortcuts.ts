// Every key that has a meaning of Rounds' own, and what it does. Help lists these; the code can listen
// for no others, because what listens knows them by the types below.

/** Together with Alt, everywhere. */
export const altShortcuts = {
  T: 'Go to the newest message; then Tab to its close button',
  H: 'Open Help',
}
/** The same, for whoever has a list of patients with pages. */
export const altPatientShortcuts = { R: 'Open the patients whose pages you opened last' }
export type AltShortcut = keyof typeof altShortcuts | keyof typeof altPatientShortcuts

/** By themselves, on the staff list. */
export const staffShortcuts = { Delete: 'Delete the selected users' }

/** By themselves, on the receptionist's dashboard: single letters, which can be switched off there. */
export const deskShortcuts = {
  '/': 'Search the list',
  n: 'New appointment',
  p: 'New patient',
  c: 'Check in the selected row',
  u: 'Undo the last action',
}

/** By themselves, in a list of which one row is selected. */
export const rowShortcuts = { ArrowDown: 'Select the next row', ArrowUp: 'Select the row before' }

/** In the search box over such a list. */
export const searchShortcuts = {
  ArrowDown: 'In the search box: select the first row',
  Enter: 'In the search box: select the row, where only one is found',
}
export type SearchShortcut = keyof typeof searchShortcuts

export type Shortcut = Lowercase<
  keyof typeof staffShortcuts | keyof typeof deskShortcuts | keyof typeof rowShortcuts
>
