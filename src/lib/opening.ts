/**
 * Whether a route is being opened, so that its loader may ask for what its screen shows. Pointing at a link opens
 * no record and no list of patients, which the audit would name; and for what is typed into its search the screen
 * asks itself, once the typing pauses.
 */
export const isOpening = (cause: 'preload' | 'enter' | 'stay'): boolean => cause === 'enter'
