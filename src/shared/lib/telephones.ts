import * as z from 'zod/mini'
import { phoneKey, plainTyped } from './normaliser'

export interface Telephone {
  /** As it was typed. */
  number: string
  /** Whose or where it is; may be empty. */
  label: string
}

/** The fewest digits by which a person can be called, without codes, and the most that exist (ITU-T E.164). */
const [fewestDigits, mostDigits] = [6, 15]

/** The fewest digits of a number that has words next to it. */
const fewestDigitsWithWords = 7

/** How many telephones a record holds, and how long a label is. */
export const telephonesMost = 10
export const telephoneLabelMost = 40

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether a slash divides an area's code from the rest, and not two numbers. */
function isOneNumber(typed: string): boolean {
  const [before = '', after, ...more] = typed.split('/')
  return after === undefined || (more.length === 0 && digitsOf(before).length < fewestDigits)
}

/** Whether a text is one telephone number and nothing else, however it is written. */
export function isTelephone(text: string): boolean {
  const typed = plainTyped(text)
  const { length } = digitsOf(typed)
  return (
    /^[+\d(][\d\s().+/-]*$/.test(typed) &&
    !typed.slice(1).includes('+', typed.startsWith('(') ? 1 : 0) &&
    length >= fewestDigits &&
    length <= mostDigits &&
    isOneNumber(typed)
  )
}

/** By which two telephone numbers are compared: as it is searched for, or by its digits where it is short. */
export const telephoneKey = (number: string): string => phoneKey(number) ?? digitsOf(number)

/** The address that dials a number (RFC 3966); null where the text is no number. */
export function telephoneLink(text: string): string | null {
  if (!isTelephone(text)) return null
  const typed = plainTyped(text)
  const isAbroad = typed.replace('(', '').startsWith('+')
  // +49 (0)30 is written for callers from both sides of the border.
  return `tel:${isAbroad ? '+' : ''}${digitsOf(isAbroad ? typed.replace('(0)', '') : typed)}`
}

/** A telephone in words, which `readContact` reads back. */
export const telephoneText = ({ number, label }: Telephone): string =>
  label === '' ? number : `${number} (${label})`

/** The digits without what dials abroad, and whether they begin with a country's code. */
function dialled(number: string): { digits: string; isAbroad: boolean } {
  const typed = plainTyped(number).replace('(0)', '')
  const isAbroad = /^\(?(\+|00)/.test(typed)
  return { digits: digitsOf(typed).replace(isAbroad ? /^00/ : /^0/, ''), isAbroad }
}

/** Country codes have one to three digits. */
const codeMost = 3

/** Whether two spellings are of one number: all digits are the same, but for the country's code that one leaves out. */
export function isSameTelephone(one: string, other: string): boolean {
  const both = [dialled(one), dialled(other)]
  const abroad = both.find(({ isAbroad }) => isAbroad)
  const home = both.find(({ isAbroad }) => !isAbroad)
  if (!abroad || !home) return both[0]?.digits === both[1]?.digits
  const code = abroad.digits.length - home.digits.length
  return code >= 1 && code <= codeMost && abroad.digits.endsWith(home.digits)
}

/** Each number once, in the first of its spellings; with two labels it is kept twice. */
export function distinctTelephones(telephones: readonly Telephone[]): Telephone[] {
  const kept: Telephone[] = []
  for (const one of telephones) {
    const at = kept.findIndex(
      ({ number, label }) =>
        isSameTelephone(number, one.number) &&
        (label === one.label || label === '' || one.label === ''),
    )
    const known = kept[at]
    if (known) kept[at] = { ...known, label: known.label || one.label }
    else kept.push({ ...one })
  }
  return kept
}

/** What a contact says. */
export interface ContactParts {
  telephones: Telephone[]
  /** In small letters; empty where there is none. */
  email: string
  /** What is neither a number nor an address. */
  note: string
}

const isEmail = (text: string): boolean => text.length <= 254 && z.regexes.email.test(text)

/** A comma, a semicolon, a line's end or 'or', but not within brackets. */
const divider = /\s*(?:[,;\n]|\s(?:or)\s)\s*(?![^(]*\))/i

const isLabel = (text: string): boolean =>
  text.length <= telephoneLabelMost && /\p{L}/u.test(text) && !/[@()]/.test(text)

/** A number alone, or with words in front of it or behind it; null where there is none. */
function readTelephone(piece: string): Telephone | null {
  if (isTelephone(piece)) return { number: piece, label: '' }
  const [, inFront, label = '', number] =
    /^(([^\d+(]+?)[\s:(-]*)([+(]?\d[\d\s()./+-]*)$/.exec(piece) ?? []
  const behind = /^([+(]?[\d\s()./+-]*\d)\s*(?:\(([^()]+)\)|[-:]?\s*([^\d()]+))$/.exec(piece)
  const read =
    inFront === undefined
      ? { number: behind?.[1] ?? '', label: (behind?.[2] ?? behind?.[3] ?? '').trim() }
      : { number: (number ?? '').trim(), label: label.trim() }
  const isWhole =
    isLabel(read.label) &&
    isTelephone(read.number) &&
    digitsOf(plainTyped(read.number)).length >= fewestDigitsWithWords
  return isWhole ? read : null
}

/** Two numbers that a slash divides. */
function slashed(piece: string): string[] {
  const both = piece.split('/').map((part) => part.trim())
  return !isTelephone(piece) && both.every(isTelephone) ? both : [piece]
}

/**
 * What a contact typed as one text says: numbers, with the words next to each as its label, one e-mail
 * address, and the rest as the note that it is. Where digits may be a number or a part of one, all of it
 * stays a note.
 */
export function readContact(text: string): ContactParts {
  const whole = text.trim()
  let email = ''
  const withoutEmail = whole
    .split(/(\s+|[,;])/)
    .map((word) => {
      const bare = word.replace(/^<|>$/g, '').toLowerCase()
      if (email !== '' || !isEmail(bare)) return word
      email = bare
      return ','
    })
    .join('')
  const pieces = withoutEmail
    .split(divider)
    .flatMap((piece) => slashed(piece.trim()))
    .filter((piece) => piece !== '')
  const read = pieces.map((piece) => ({ piece, telephone: readTelephone(piece) }))
  const isUnclear = read.some(
    ({ piece, telephone }) => telephone === null && !/\p{L}/u.test(piece) && /\d/.test(piece),
  )
  if (isUnclear) return { telephones: [], email: '', note: whole }
  const telephones = distinctTelephones(read.flatMap(({ telephone }) => telephone ?? []))
  return {
    telephones: telephones.slice(0, telephonesMost),
    email,
    note: [
      ...read.filter(({ telephone }) => telephone === null).map(({ piece }) => piece),
      ...telephones.slice(telephonesMost).map(telephoneText),
    ].join(', '),
  }
}
