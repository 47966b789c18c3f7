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

/** Together with Ctrl, on a Mac with Command, everywhere. */
export const modShortcuts = { K: 'Find a patient or a colleague, go to a screen, do something' }
export type ModShortcut = keyof typeof modShortcuts

/** By itself, everywhere outside fields and dialogs: it can be switched off like the front desk's. */
export const helpShortcuts = { '?': 'Show the keys of the screen you are on' }

/** By themselves, on the staff list. */
const staffShortcuts = { Delete: 'Delete the selected users' }

/** By themselves, on the receptionist's dashboard: single letters, which can be switched off there. */
export const deskShortcuts = {
  '/': 'Search the list',
  n: 'New appointment',
  p: 'New patient',
  c: 'Check in the selected row',
  u: 'Undo the last action',
}

/** By themselves, in a list of which one row is selected. */
const rowShortcuts = { ArrowDown: 'Select the next row', ArrowUp: 'Select the row before' }

/** In the search box over such a list. */
const searchShortcuts = {
  ArrowDown: 'In the search box: select the first row',
  Enter: 'In the search box: select the row, where only one is found',
}
export type SearchShortcut = keyof typeof searchShortcuts

export type Shortcut = Lowercase<
  | keyof typeof helpShortcuts
  | keyof typeof staffShortcuts
  | keyof typeof deskShortcuts
  | keyof typeof rowShortcuts
>

/** The screens that have keys of their own. */
export const screenShortcuts = {
  staff: { title: 'On the staff list', keys: [staffShortcuts] },
  desk: {
    title: "On the receptionist's dashboard",
    keys: [deskShortcuts, rowShortcuts, searchShortcuts],
  },
} as const

/**
 * Which of them a place is; null for one without keys of its own.
 * @param tab the dashboard that Home shows
 */
export function screenWithKeys(pathname: string, tab: string | undefined) {
  if (pathname === '/admin/staffs') return screenShortcuts.staff
  return pathname === '/' && tab === 'receptionist' ? screenShortcuts.desk : null
}
