import { create } from 'zustand'
import { addNotice } from '@/stores/notices'

interface DialogBase {
  id: string
  title: string
  message: string
}

interface ConfirmDialog extends DialogBase {
  kind: 'confirm'
  about: string
  note: string
  confirmLabel: string
  cancelLabel: string
  danger: boolean
  answer: (confirmed: boolean) => void
}

interface NoteDialog extends DialogBase {
  kind: 'success' | 'error' | 'info'
}

export type Dialog = ConfirmDialog | NoteDialog

/**
 * The dialogs that are asked for and not yet closed, the newest on top. `DialogHost` draws them.
 */
export const useDialogs = create<{ dialogs: readonly Dialog[] }>(() => ({ dialogs: [] }))

let last = 0

function show(dialog: Omit<ConfirmDialog, 'id'> | Omit<NoteDialog, 'id'>): void {
  const shown = { ...dialog, id: `dialog-${++last}` }
  useDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, shown] }))
}

export const removeDialog = (id: string): void =>
  useDialogs.setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog.id !== id) }))

interface Question {
  title: string
  /** What it is about, by name; it stands above the message. */
  about?: string
  message: string
  /** Stands below the message. */
  note?: string
  confirmLabel?: string
  cancelLabel?: string
  /** Something is lost by it: the confirming button is red, and the other one has the focus. */
  danger?: boolean
}

/**
 * Asks, in a dialog.
 * @returns true when confirmed; false when cancelled by its button, Escape or a click beside it
 */
export const confirm = ({
  title,
  about = '',
  message,
  note = '',
  confirmLabel = 'OK',
  cancelLabel = 'Cancel',
  danger = false,
}: Question): Promise<boolean> =>
  new Promise((answer) => {
    show({
      kind: 'confirm',
      title,
      about,
      message,
      note,
      confirmLabel,
      cancelLabel,
      danger,
      answer,
    })
  })

/** A dialog without a button that goes by itself after 2 s (docs/product.md, Messages). */
export function showSuccess(message: string): void {
  addNotice('success', message)
  show({ kind: 'success', title: 'Success!', message })
}

/** A dialog that stays until it is closed. */
export function showError(message: string, { title = 'Error!' }: { title?: string } = {}): void {
  addNotice('error', message)
  show({ kind: 'error', title, message })
}

/** Something to know, that is neither good nor bad; it stays until it is closed. */
export const showInfo = (title: string, message: string): void =>
  show({ kind: 'info', title, message })
