import { type ToggleEvent, useId, useRef, useState } from 'react'

/**
 * The browser's own popover: Escape and a click elsewhere close it, the focus goes back to its
 * trigger, and it stands above everything. Give `trigger` to a button and `panel` to what it opens.
 */
export function usePopover<Panel extends HTMLElement = HTMLDivElement>(
  onToggle?: (open: boolean, panel: Panel) => void,
) {
  const id = useId()
  const ref = useRef<Panel>(null)
  const [open, setOpen] = useState(false)
  return {
    close: () => ref.current?.hidePopover(),
    trigger: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panel: {
      ref,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent<Panel>) => {
        const nowOpen = event.newState === 'open'
        setOpen(nowOpen)
        onToggle?.(nowOpen, event.currentTarget)
      },
    },
  } as const
}
