import { type ToggleEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The browser's own popover: Escape and a click elsewhere close it, the focus goes back to its
 * trigger, and it stands above everything. Give `trigger` to a button and `panel` to what it opens;
 * render what is in the panel only while it is `open`.
 */
export function usePopover<Panel extends HTMLElement = HTMLDivElement>(
  onToggle?: (open: boolean, panel: Panel) => void,
) {
  const id = useId()
  const ref = useRef<Panel>(null)
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => ref.current?.hidePopover(),
    trigger: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panel: {
      ref,
      id,
      popover: 'auto',
      onBeforeToggle: (event: ToggleEvent<Panel>) => {
        // The contents are there when the panel is measured and shown.
        if (event.newState === 'open') flushSync(() => setOpen(true))
      },
      onToggle: (event: ToggleEvent<Panel>) => {
        const nowOpen = event.newState === 'open'
        if (!nowOpen) setOpen(false)
        onToggle?.(nowOpen, event.currentTarget)
      },
    },
  } as const
}
