import type { KeyboardEvent } from 'react'

/**
 * Enter in a select, on its way down. It picks the option that is marked, otherwise the one that is chosen
 * already, otherwise the first that matches the typed text: options that came after the text have no mark. In an
 * empty field it picks what the arrow keys have marked, and nothing else. The form is never sent: it would be
 * with the choice from before what is typed.
 */
export function pickOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const field = event.currentTarget
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  if (!list) return
  // Mantine would pick by a place in the list, which what was loaded since may have taken.
  event.stopPropagation()
  const option = (which: string) =>
    list.querySelector<HTMLElement>(`[data-combobox-option]${which}:not([data-combobox-disabled])`)
  const marked = option('[data-combobox-selected]')
  const isByArrows = marked?.id === field.getAttribute('aria-activedescendant')
  if (field.value.trim() !== '') (marked ?? option('[data-combobox-active]') ?? option(''))?.click()
  else if (isByArrows) marked?.click()
}
