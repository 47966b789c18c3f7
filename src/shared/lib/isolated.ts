/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name within a plain sentence: one from right to left is isolated from what follows, whose numbers
 * would else move to its other side. In elements, `bdi` does this. One that is isolated already stays so.
 */
export const isolated = (name: string): string =>
  rightToLeft.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name

/** A text without the marks of `isolated`, which say nothing where it stands alone. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** Whom a sentence or a title is about: by name, and by the number that tells the person from others. */
export const nameAndNumber = ({ name, number }: { name: string; number: number }): string =>
  `${isolated(name)}, no. ${number}`

/** Characters that change the direction of the text around them and are not seen themselves. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a text could make others be read in another order than they are written in. */
export const turnsDirection = (text: string): boolean => directionControls.test(text)
