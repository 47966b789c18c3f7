/**
 * A ref for an alert with a *Retry*. When the alert goes, once what had failed is read, the focus of *Retry* goes
 * to the target.
 * @param target is looked for only then, from the alert
 */
export const keepFocus =
  (target: (alert: HTMLElement) => HTMLElement | null | undefined) =>
  (alert: HTMLElement | null) =>
  () => {
    if (alert?.contains(document.activeElement)) target(alert)?.focus({ preventScroll: true })
  }
