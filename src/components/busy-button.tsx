import { Button, type ButtonProps, type ElementProps } from '@mantine/core'

interface BusyButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  /** Whether what the button does is under way: another press does nothing. */
  busy: boolean
}

/**
 * A button whose action takes time. Mantine's `loading` alone would disable it, and the keyboard's
 * focus would be lost with that.
 */
export const BusyButton = ({ busy, onClick, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    loading={busy}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    renderRoot={(root) => (
      <button {...root} disabled={props.disabled} aria-disabled={busy || undefined} />
    )}
  />
)
