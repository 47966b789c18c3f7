/** What a filter in a list's toolbar takes of its room; here, so that its place can be kept without it. */
export const filterSize = { flex: '0 1 12rem', miw: '8rem' }
