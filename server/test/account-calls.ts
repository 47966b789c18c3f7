import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { beforeEach } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '../db/database'
import { type Call, call, refusal } from './api'
import type { observedServer } from './observed-server'

/** The calls of who signs in or has forgotten a password, to the API that runs at the moment. */
export function accountCalls(server: ReturnType<typeof observedServer>) {
  const post = (path: string, json: object) => call(server.api, 'POST', path, { json })
  const login = (username: string, password = demoPassword) =>
    post(authEndpoints.login.path, { username, password })
  const forgot = (email: string) => post(authEndpoints.forgotPassword.path, { email })
  return {
    post,
    login,
    tokenOf: async (username: string, password = demoPassword): Promise<string> =>
      z.object({ token: z.string() }).parse((await login(username, password)).body).token,
    /** How a call with this token ends. */
    statusWith: async (token: string) =>
      (await call(server.api, 'GET', departmentEndpoints.list.path, { token })).status,
    forgot,
    mailCode: async (email = 'doctor@rounds.example') => {
      await forgot(email)
      await server.settle()
    },
    verify: (otp: string, email = 'doctor@rounds.example') =>
      post(authEndpoints.verifyOtp.path, { email, otp }),
    reset: (otp: string, newPassword = 'a new password', email = 'doctor@rounds.example') =>
      post(authEndpoints.resetPassword.path, {
        email,
        otp,
        newPassword,
        confirmPassword: newPassword,
      }),
  }
}

/** The calls of the admin, who signs in before each test; what is logged begins after that. */
export function adminCalls(server: ReturnType<typeof observedServer>) {
  let token: string
  const { tokenOf } = accountCalls(server)

  beforeEach(async () => {
    token = await tokenOf('admin')
    server.logged.length = 0
  })

  const ask = (method: string, path: string, more: Call = {}) =>
    call(server.api, method, path, { token, ...more })
  return {
    ask,
    /** The list of departments. */
    list: (more: Call = {}) => ask('GET', departmentEndpoints.list.path, more),
    ownToken: () => token,
  }
}

export const minute = 60_000

/** So many calls one after another, and how each ended. */
export async function repeat(times: number, once: (turn: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) statuses.push((await once(turn)).status)
  return statuses
}
export const all = (times: number, status: number) => Array<number>(times).fill(status)

/** The database, and what is asked of it: the kinds of statements, in their order. */
export function watchedDatabase(db: Db) {
  const asked: string[] = []
  const watch = <Handle extends Db>(handle: Handle): Handle =>
    new Proxy(handle, {
      get: (db, key, self) => {
        if (key === 'transaction')
          return (work: (tx: Db) => Promise<unknown>) => db.transaction((tx) => work(watch(tx)))
        if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(key)))
          asked.push(String(key))
        return Reflect.get(db, key, self)
      },
    })
  return { db: watch(db), asked }
}

export const wrongLogin = refusal(401, 'Invalid username or password')
export const wrongCode = refusal(400, 'Invalid or expired OTP')
export const tooMany = (minutes: number) =>
  refusal(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
