/** The option of a select while nothing is chosen. */
export const choose = { value: '', label: 'Please choose', disabled: true } as const
