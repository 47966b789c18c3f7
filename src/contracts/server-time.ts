/**
 * The header in which our server's answers say its time, in milliseconds since 1970. A browser's clock may
 * be wrong; a host that knows only section 7 of the specification sends no such header.
 */
export const serverTimeHeader = 'rounds-time'
