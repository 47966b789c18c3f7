import { authEndpoints } from '@shared/contracts/auth'
import { ownPasswordEndpoints } from '@shared/contracts/own-password'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import { type Patient, patientEndpoints } from '@shared/contracts/patients'
import * as z from 'zod/mini'
import type { Api } from '../app'
import type { Call } from './api'
import { patientCalls, readPatient } from './patients'

/** The date of birth of a patient whose account is opened. */
export const born = '1990-02-03'
/** The account that is opened, its code on a slip. */
export const account = { username: 'amoss', email: 'ada@example.org', by: 'slip' }

export const readAnswer = (body: unknown) => z.looseObject({ token: z.string() }).parse(body)

/** The code that is printed on the slip. */
export const codeOf = ({ body }: { body: unknown }) =>
  patientAccountEndpoints.openAccount.output.parse(body).startCode?.code ?? ''

export const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

interface Clinic {
  api: Pick<Api, 'request'>
  /** @returns the token of a user of the demo clinic */
  signIn: (username: string) => Promise<string>
}

/** The calls about the accounts of patients, to the clinic that a test has, by whoever's token it gives. */
export function patientAccountCalls(world: () => Clinic, token: () => string) {
  const calls = patientCalls(world, token)
  const { ask, registered, get } = calls
  const login = (username: string, password: string) =>
    ask('POST', authEndpoints.login.path, { json: { username, password } })
  /** The first sign-in: what follows the login with a code. */
  const choose = (
    token: string,
    code: string,
    dateOfBirth: string | undefined,
    newPassword: string,
  ) =>
    ask('POST', ownPasswordEndpoints.change.path, {
      token,
      json: { currentPassword: code, newPassword, ...(dateOfBirth && { dateOfBirth }) },
    })
  return {
    ...calls,
    login,
    choose,
    newPatient: () => registered({ dateOfBirth: born }),
    open: (of: Patient, more: object = {}, call?: Call) =>
      calls.openAccount(of, { ...account, ...more }, call),
    link: (of: Patient, username: string | null, call?: Call) =>
      calls.linkAccount(of, { username }, call),
    confirm: (of: Patient, username: string, call?: Call, email = account.email) =>
      calls.confirmAccount(of, { username, email }, call),
    giveCode: (of: Patient, more: object = {}, call?: Call) =>
      calls.giveCode(of, { username: 'amoss', by: 'slip', ...more }, call),
    /** The record as it is now. */
    now: async (of: Patient) => readPatient((await get(of.id)).body),
    as: async (username: string) => ({ token: await world().signIn(username) }),
    firstSignIn: async (code: string, username = 'amoss') => {
      const { token: first } = readAnswer((await login(username, code)).body)
      return readAnswer((await choose(first, code, born, 'my own one')).body).token
    },
    ownRecord: (hers: string) => ask('GET', patientEndpoints.own.path, { token: hers }),
  }
}
