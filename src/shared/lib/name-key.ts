/** A name as it is looked up: whatever the case and the blanks. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()
