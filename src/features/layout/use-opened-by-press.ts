import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Of a menu that its button's first press has loaded: it opens, and the focus is on the button, to go
 * back there.
 */
export function useOpenedByPress(onOpen?: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const open = useEffectEvent(() => {
    onOpen?.()
    setOpened(true)
  })
  useEffect(() => {
    button.current?.focus()
    open()
  }, [])
  return { button, opened, setOpened }
}
