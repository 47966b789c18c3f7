/**
 * The header in which our server's answers say its time, in milliseconds since 1970. A browser's clock may
 * be wrong; a host that keeps no records sends no such header.
 */
export const serverTimeHeader = 'rounds-time'
