import { useHotkeys, useOs } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { openDialog } from '@/lib/open-dialog'
import type { AltShortcut, ModShortcut, Shortcut } from '@/lib/shortcuts'

/**
 * Alt with a letter, also in fields. By the key's place: with Option held, a Mac's letter is another.
 * Not a single letter: that is also what people type, or say to their computer.
 */
export function useAltShortcut(letter: AltShortcut, action: () => void): void {
  useHotkeys([[`alt+${letter}`, action, { usePhysicalKeys: true }]], [], true)
}

/** The key that is held for shortcuts: a Mac's Control moves in text. */
export function useModKey(): 'Cmd' | 'Ctrl' {
  const os = useOs({ getValueInEffect: false })
  return os === 'macos' || os === 'ios' ? 'Cmd' : 'Ctrl'
}

/** Ctrl, on a Mac Command, with a letter, also in fields. */
export function useModShortcut(letter: ModShortcut, action: () => void): void {
  const held = { Cmd: 'meta', Ctrl: 'ctrl' }[useModKey()]
  useHotkeys([[`${held}+${letter}`, action]], [], true)
}

/** Where keys have a meaning of their own: in fields, lists of options and menus. */
const takesKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="listbox"], [role="menu"], [contenteditable="true"]'

/**
 * Keys that do something when they are pressed by themselves, outside fields and dialogs. Not Mantine's
 * `useHotkeys`: that knows nothing of open lists, menus, dialogs and held keys, and misses the `/` of
 * keyboards that have it with Shift.
 * @param actions by `KeyboardEvent.key` in lower case; one that returns false leaves the key to the browser
 */
export function useShortcuts(
  actions: Readonly<Partial<Record<Shortcut, () => unknown>>>,
  enabled = true,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const byKey: Readonly<Record<string, (() => unknown) | undefined>> = actions
    const action = byKey[event.key.toLowerCase()]
    if (!action || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    // A letter held down is one press.
    if (event.repeat && event.key.length === 1) return
    if (event.target instanceof Element && event.target.closest(takesKeys)) return
    if (document.querySelector(openDialog)) return
    if (action() !== false) event.preventDefault()
  })
  useEffect(() => {
    if (!enabled) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])
}
