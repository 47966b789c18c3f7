/** In whole years: where a laboratory asks about a pregnancy, and what is on record of one counts. */
const ages = { from: 10, to: 60 } as const

/** Whether a patient of this age, in whole years, can be pregnant. */
export const isAgeOfPregnancy = (age: number): boolean => age >= ages.from && age <= ages.to
