import type { AltShortcut } from './shortcuts'

/** Whether this is Alt with the letter. By the key's place: with Option held, a Mac's letter is another. */
export const isAltKey = (
  { code, altKey, ctrlKey, metaKey }: KeyboardEvent,
  letter: AltShortcut,
): boolean => code === `Key${letter}` && altKey && !ctrlKey && !metaKey
