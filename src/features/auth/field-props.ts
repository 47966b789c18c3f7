/** The first field of a page has the focus when the page appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Every field here is required, which goes without an asterisk; its message is announced. */
export const fieldProps = {
  size: 'md',
  required: true,
  withAsterisk: false,
  errorProps: { role: 'alert' },
} as const
