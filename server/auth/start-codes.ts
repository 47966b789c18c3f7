import { ownPasswordMessages } from '@shared/contracts/own-password'
import type { CodeWay } from '@shared/contracts/patient-accounts'
import { plainTyped } from '@shared/lib/normaliser'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { Refusal } from '../http'
import { endSessions } from './session'

/** For how long a code for the first sign-in is valid, in milliseconds. */
const validFor = 7 * 24 * 60 * 60_000

/** Wrong dates of birth that end a code. */
const birthDateTries = 5

/** The digits of a code, however it is typed: only these are hashed. */
export const startCodeDigits = (typed: string): string => plainTyped(typed).replace(/\D/g, '')

/**
 * A code for a patient's first sign-in. It takes the place of a password, and opens nothing but the form in
 * which its person gives the date of birth and chooses a password.
 */
export async function newStartCode(
  { newCode, passwords, clock }: Pick<ApiDependencies, 'newCode' | 'passwords' | 'clock'>,
  by: CodeWay,
) {
  const code = `${newCode()}-${newCode()}`
  const endsAt = new Date(clock() + validFor)
  return {
    code,
    endsAt,
    /** What the account keeps of it. */
    kept: {
      passwordHash: await passwords.hash(startCodeDigits(code)),
      mustChangePassword: true,
      startCodeEndsAt: endsAt,
      startCodeTries: birthDateTries,
      startCodeMailed: by === 'mail',
    },
  }
}
export type NewStartCode = Awaited<ReturnType<typeof newStartCode>>

const codeEnded = () => new Refusal(400, ownPasswordMessages.codeEnded)

const wrongBirthDate = (message: string) =>
  new Refusal(400, message, { fields: { dateOfBirth: message } })

/**
 * Compares what is typed with the date of birth on record. Each try is counted before it is compared, so that
 * many at the same moment are no more than there are; the last wrong one ends the code and its sessions.
 * @throws Refusal 400
 */
export async function checkBirthDate(
  db: Db,
  userId: string,
  {
    endsAt,
    typed,
    now,
    onWrong,
  }: { endsAt: Date; typed: string | undefined; now: number; onWrong: () => Promise<void> },
): Promise<void> {
  if (endsAt.getTime() <= now) throw codeEnded()
  if (!typed) throw wrongBirthDate(ownPasswordMessages.birthDateRequired)
  const left = await writing(db, async (tx) => {
    const [tried] = await tx
      .update(users)
      .set({ startCodeTries: sql`${users.startCodeTries} - 1` })
      .where(and(eq(users.id, userId), gt(users.startCodeTries, 0)))
      .returning()
    const patientId = tried?.patientId ?? tried?.pendingPatientId
    if (!tried || !patientId) throw codeEnded()
    const [patient] = await tx
      .select({ dateOfBirth: patients.dateOfBirth })
      .from(patients)
      .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
    if (patient?.dateOfBirth === typed) return null
    if (tried.startCodeTries === 0) {
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
      await endSessions(tx, userId)
    }
    return tried.startCodeTries
  })
  if (left !== null) await onWrong()
  if (left === 0) throw codeEnded()
  if (left !== null) throw wrongBirthDate(ownPasswordMessages.birthDateWrong(left))
}
