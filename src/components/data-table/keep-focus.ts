/**
 * A ref for what goes once its button has been pressed, such as an alert with a *Retry*: the focus of the button
 * then goes to the target.
 * @param target is looked for only then, from what goes
 */
export const keepFocus =
  (target: (part: HTMLElement) => HTMLElement | null | undefined) =>
  (part: HTMLElement | null) =>
  () => {
    if (part?.contains(document.activeElement)) target(part)?.focus({ preventScroll: true })
  }
