import type { KeyboardEvent } from 'react'

const steps = { ArrowDown: 1, ArrowUp: -1 } as const

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]

export const focusFirstItem = (menu: HTMLElement) => itemsOf(menu)[0]?.focus()

/** The keys of a menu: arrows round its items, Home and End, and a letter for the item it begins. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget)
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1
  const next = () => {
    if (event.key === 'Home') return items[0]
    if (event.key === 'End') return items.at(-1)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      return items.at((at + steps[event.key]) % items.length)
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined
    const letter = event.key.toLowerCase()
    return [...items.slice(at + 1), ...items].find((item) =>
      item.textContent?.trim().toLowerCase().startsWith(letter),
    )
  }
  const item = next()
  if (!item) return
  event.preventDefault()
  item.focus()
}
