import { endpoints } from '@shared/contracts/endpoints'
import { expect, it } from 'vitest'
import { linkInstant, linkSearch, readLink, withoutLink } from './link'
import { callFaults, faultOf, linkCalls } from './link-faults'

const whole =
  'world=busy-monday&clock=2026-03-02T09:55&as=receptionist&fault=dropped:list-roles&fault=silent:list-staff:403'

it('reads a link, and writes it again letter by letter', () => {
  const { link, problems } = readLink(`?${whole}`)
  expect(problems).toEqual([])
  expect(link).toEqual({
    world: 'busy-monday',
    clock: '2026-03-02T09:55',
    as: 'receptionist',
    faults: ['dropped:list-roles', 'silent:list-staff:403'],
  })
  expect(link && linkSearch(link)).toBe(whole)
  expect(link && linkInstant(link)).toBe(Date.UTC(2026, 2, 2, 9, 55))
})

it('takes for what a link leaves out the demo clinic, its own minute and nobody', () => {
  expect(readLink('?as=admin').link).toMatchObject({ world: 'demo', as: 'admin', faults: [] })
  expect(readLink('?world=quiet').link).toMatchObject({ clock: '2026-03-01T14:00', as: null })
  expect(readLink('?q=knee&page=2')).toEqual({ link: null, problems: [] })
})

it.each([
  ['world=busy-mondy', "There is no world 'busy-mondy'. There are: demo, empty, quiet"],
  ['world=toString', "There is no world 'toString'."],
  ['clock=2026-13-02T09:55', "'2026-13-02T09:55' is no minute. One is written as 2026-03-02T09:55"],
  ['clock=2026-03-02T25:00', 'is no minute'],
  ['clock=2025-03-02T09:55', 'from 2026-03-01 to 2099-12-31'],
  ['clock=tomorrow', "'tomorrow' is no minute"],
  ['world=empty&as=doctor', "Nobody signs in as 'doctor' here. There are: admin."],
  ['fault=broken:list-roles', "There is no fault 'broken'. There are: dropped, silent"],
  ['fault=dropped:list-role', "There is no call 'list-role'"],
  ['fault=dropped', "There is no call ''"],
  ['fault=dropped:list-roles:403', 'only silent has a status'],
  ['fault=silent:list-roles:200', 'only silent has a status'],
  ['fault=silent:list-roles:403:1', 'only silent has a status'],
])('says what is wrong in %s, and opens the rest', (search, problem) => {
  const { link, problems } = readLink(`?${search}`)
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(readLink(`?${link && linkSearch(link)}`).problems).toEqual([])
})

it('leaves the page its own parameters', () => {
  expect(withoutLink(`?q=knee&${whole}&page=2`)).toBe('?q=knee&page=2')
  expect(withoutLink(`?${whole}`)).toBe('')
})

it('has a name for every call, and a fault of every kind for it', () => {
  expect(linkCalls.size).toBe(endpoints.length)
  for (const kind of callFaults)
    for (const call of linkCalls.keys()) expect(() => faultOf(`${kind}:${call}`)).not.toThrow()
  expect(faultOf('login-without-token').info.header).toContain('/api/auth/login')
})
