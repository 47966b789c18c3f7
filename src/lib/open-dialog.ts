/** Selects an open dialog, in which no key but its own does anything. */
export const openDialog = '[aria-modal="true"]'
