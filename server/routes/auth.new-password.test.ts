import { authEndpoints, authMessages } from '@shared/contracts/auth'
import { beforeEach, describe, expect, it } from 'vitest'
import { oneTimeCodes, sessions } from '../db/schema'
import { accountCalls, all, minute, repeat, wrongCode, wrongLogin } from '../test/account-calls'
import { call, refusal } from '../test/api'
import { observedServer } from '../test/observed-server'

const server = observedServer()
const { login, mailCode, post, reset, statusWith, tokenOf, verify } = accountCalls(server)

describe('choosing a new password', () => {
  beforeEach(() => mailCode())

  it('replaces the old one, uses the code up and ends the sessions of this user only', async () => {
    const [doctor, lab] = [await tokenOf('doctor'), await tokenOf('lab')]
    expect(await reset('123456')).toMatchObject({
      status: 200,
      body: { message: authMessages.resetDone },
    })
    expect(await statusWith(doctor)).toBe(401)
    expect(await statusWith(lab)).toBe(200)
    expect(await login('doctor')).toMatchObject(wrongLogin)
    expect(await statusWith(await tokenOf('doctor', 'a new password'))).toBe(200)
    expect(await reset('123456')).toMatchObject(wrongCode)
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('refuses a wrong code before the costly hash, and counts it', async () => {
    expect(await repeat(5, () => reset('000000'))).toEqual(all(5, 400))
    server.at.address = '192.0.2.2'
    expect(await reset('123456')).toMatchObject(wrongCode)
    expect(server.hashed).toEqual([])
    expect((await login('doctor')).status).toBe(200)
  })

  it('refuses an expired code and an unknown e-mail in the same words', async () => {
    expect(await reset('123456', 'a new password', 'nobody@rounds.example')).toMatchObject(
      wrongCode,
    )
    server.at.now += 10 * minute
    expect(await reset('123456')).toMatchObject(wrongCode)
  })

  it('wants 6 characters, twice the same', async () => {
    expect(await reset('123456', 'short')).toMatchObject(
      refusal(400, authMessages.passwordTooShort, { newPassword: authMessages.passwordTooShort }),
    )
    const differing = {
      email: 'doctor@rounds.example',
      otp: '123456',
      newPassword: 'a new password',
      confirmPassword: 'another password',
    }
    expect(await post(authEndpoints.resetPassword.path, differing)).toMatchObject(
      refusal(400, authMessages.passwordMismatch, {
        confirmPassword: authMessages.passwordMismatch,
      }),
    )
    expect((await reset('123456', 'longer')).status).toBe(200)
  })

  it('lets one of two at the same moment have the code', async () => {
    const answers = await Promise.all([
      reset('123456', 'password one'),
      reset('123456', 'password two'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const winner = answers[0]?.status === 200 ? 'password one' : 'password two'
    expect((await login('doctor', winner)).status).toBe(200)
  })

  it('lets nobody in whose password it has replaced while that was being verified', async () => {
    const { api, at } = server
    await server.start({
      passwords: {
        hash: async (password) => `plain ${password}`,
        verify: async () => {
          // Somebody else's server, which answers while this one is still at the old hash.
          const { status } = await call(api, 'POST', authEndpoints.resetPassword.path, {
            json: {
              email: 'doctor@rounds.example',
              otp: at.code,
              newPassword: 'a new password',
              confirmPassword: 'a new password',
            },
          })
          return status === 200
        },
      },
    })
    expect(await login('doctor')).toMatchObject(wrongLogin)
    expect(await server.db.$count(sessions)).toBe(0)
  })

  it('leaves code, password and sessions as they were when it fails half way', async () => {
    const token = await tokenOf('doctor')
    // No database takes this text, so the last step fails.
    await server.start({
      passwords: {
        hash: async () => 'a\u0000b',
        verify: async (password, hash) => hash === `plain ${password}`,
      },
    })
    expect((await reset('123456')).status).toBe(500)
    expect((await verify('123456')).status).toBe(200)
    expect(await statusWith(token)).toBe(200)
    expect(await server.db.$count(oneTimeCodes)).toBe(1)
  })

  it('lets in at once whoever had failed too often before', async () => {
    await repeat(11, () => login('doctor', 'wrong'))
    await repeat(11, () => login('doctor@rounds.example', 'wrong'))
    await reset('123456')
    expect((await login('doctor', 'a new password')).status).toBe(200)
    expect((await login('doctor@rounds.example', 'a new password')).status).toBe(200)
  })
})
