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

/** In a field for a date or a time, which counts upwards as fields of numbers do (WAI-ARIA, spinbutton). */
export const fieldShortcuts = {
  'Up, Down': 'In a field for a date or a time: later, earlier, by a day or a quarter of an hour',
  'Page Up, Page Down': 'In such a field: later, earlier, by a week or an hour',
}

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

/** By themselves, in the doctor's day. */
const doctorShortcuts = {
  n: 'Write the note of the patient who is with you, or of the next one',
  s: 'Start: the next patient is with you',
}

/** While a note is written. */
const noteShortcuts = { 'Ctrl+Enter': 'Sign the note' }

/** The same, where its appointments are a grid: it has no search, and no rows to select. */
export const deskShortcutsInGrid = {
  n: deskShortcuts.n,
  p: deskShortcuts.p,
  c: 'Check in the appointment in focus',
  u: deskShortcuts.u,
}

/** In the day grid, which listens for them itself. */
const gridShortcuts = {
  'Arrow keys': 'Go to the next place or appointment: up is earlier, as the rows stand',
  'Page Up, Page Down': 'Go an hour up or down',
  'Home, End': 'Go to the ends of the row; with Ctrl, to those of the grid',
  Enter: 'Schedule at a free place; open an appointment; put down what is moved',
  M: 'Pick an appointment up, for the arrow keys to move it; also Ctrl+X',
  A: 'Enter an absence of the doctor in this column',
  Esc: 'Leave what is moved where it was',
}

/** By themselves, in a list of which one row is selected. */
const rowShortcuts = { ArrowDown: 'Select the next row', ArrowUp: 'Select the row before' }

/** In the search box over such a list. */
const searchShortcuts = {
  ArrowDown: 'In the search box: select the first row',
  Enter: 'In the search box: select the row, where only one is found',
}
/** By itself, on the absence desk. */
const absenceDeskShortcuts = { Enter: 'Accept the proposal of the selected row' }
export type SearchShortcut = keyof typeof searchShortcuts

export type Shortcut = Lowercase<
  | keyof typeof helpShortcuts
  | keyof typeof staffShortcuts
  | keyof typeof deskShortcuts
  | keyof typeof doctorShortcuts
  | keyof typeof rowShortcuts
  | keyof typeof absenceDeskShortcuts
>

/** The screens that have keys of their own. */
export const screenShortcuts = {
  staff: { title: 'On the staff list', keys: [staffShortcuts] },
  desk: {
    title: "On the receptionist's dashboard",
    keys: [deskShortcuts, rowShortcuts, searchShortcuts],
  },
  doctor: { title: "In the doctor's day", keys: [doctorShortcuts] },
  note: { title: 'In a note', keys: [noteShortcuts] },
  absence: { title: 'On the absence desk', keys: [absenceDeskShortcuts, rowShortcuts] },
  grid: { title: 'In the day grid', keys: [gridShortcuts, deskShortcutsInGrid] },
} as const

/** Whether an address asks for the desk's appointments as a grid, and not as a list. */
export const asksForGrid = (layout: string | undefined): boolean =>
  layout === 'grid' || layout === 'week'

/**
 * Which of them a place is; null for one without keys of its own.
 * @param isGrid whether the desk's appointments are shown as a grid there
 */
export function screenWithKeys(pathname: string, isGrid: boolean) {
  if (pathname === '/admin/staffs') return screenShortcuts.staff
  if (pathname.startsWith('/absence/')) return screenShortcuts.absence
  if (pathname === '/doctor/appointments') return screenShortcuts.doctor
  if (/^\/patient\/\d+\/note$/.test(pathname)) return screenShortcuts.note
  if (!pathname.startsWith('/desk/')) return null
  return isGrid ? screenShortcuts.grid : screenShortcuts.desk
}
