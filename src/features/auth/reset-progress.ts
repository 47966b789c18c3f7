import { readItem, removeItems, writeItem } from '@/lib/browser-storage'

/** Local storage keys of the password reset. */
const emailKey = 'resetEmail'
const codeKey = 'enteredOtp'

export const readResetEmail = (): string | null => readItem(emailKey) || null

/** Starts a reset; a code that belonged to an earlier one is of no use to it. */
export function startReset(email: string): void {
  removeItems(codeKey)
  writeItem(emailKey, email)
}

export const keepEnteredCode = (code: string): void => void writeItem(codeKey, code)

/** The e-mail and the verified code, or null where one of them is missing. */
export function readReset(): { email: string; otp: string } | null {
  const email = readResetEmail()
  const otp = readItem(codeKey)
  return email && otp ? { email, otp } : null
}

export const clearReset = (): void => removeItems(emailKey, codeKey)
