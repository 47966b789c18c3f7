import { describe, expect, test } from 'vitest'
import { createPasswords, newCode, newPassword } from './passwords'

describe('password hashes', () => {
  test('match their password and no other', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(await passwords.verify('correct horse', hash)).toBe(true)
    expect(await passwords.verify('Correct horse', hash)).toBe(false)
  })

  test('of one password differ', async () => {
    const passwords = createPasswords()
    expect(await passwords.hash('twice')).not.toBe(await passwords.hash('twice'))
  })

  test('are checked with the parameters they carry, so that these can be raised', async () => {
    // 'older' with N=2^14, r=8, p=1.
    const older =
      '$scrypt$ln=14,r=8,p=1$c2l4dGVlbiBieXRlcyEhIQ==$c0JRcLYhhr0N8l4QZOiVb3e/SuXkp5jxssPBKR1FUbA='
    expect(await createPasswords().verify('older', older)).toBe(true)
  })

  test('take a letter however a keyboard composes it', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('caf\u00e9')
    expect(await passwords.verify('cafe\u0301', hash)).toBe(true)
  })

  test.each([
    '',
    'plain text',
    '$scrypt$ln=15,r=8,p=3$c2FsdA==$c2hvcnQ=',
    '$scrypt$ln=30,r=8,p=1$c2FsdA==$aGFzaA==',
  ])('that are none (%o) match nothing', async (hash) => {
    expect(await createPasswords().verify('', hash)).toBe(false)
  })

  test('wait in line, and beyond the line are refused in words', async () => {
    const passwords = createPasswords()
    const burst = await Promise.allSettled(
      Array.from({ length: 46 }, () =>
        passwords.verify(
          'x',
          '$scrypt$ln=10,r=1,p=1$c2FsdA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
        ),
      ),
    )
    const refused = burst.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    // The line is free again.
    expect(await passwords.hash('x')).toBeTruthy()
  })
})

test('a new password is four readable groups, never the same', () => {
  expect(newPassword()).toMatch(/^[a-hjkmnp-z2-46-9]{5}(-[a-hjkmnp-z2-46-9]{5}){3}$/)
  expect(newPassword()).not.toBe(newPassword())
})

test('a new code is six digits', () => {
  const codes = Array.from({ length: 200 }, newCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(150)
})
