import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { denialOf } from './access'
import { gained, permittedCalls } from './access-effects'
import { accessScreens } from './call-words'
import { type Endpoint, keysOf } from './endpoint'
import { endpoints } from './endpoints'
import { type PermissionKey, permissionKeys } from './permissions'

const all: readonly Endpoint[] = endpoints
/** What any session of the staff's may ask for is nobody's to give. */
const permitted = all.filter((endpoint) => keysOf(endpoint).length > 0)
const allowed = (held: readonly string[]) =>
  permitted.filter((endpoint) => denialOf(endpoint, new Set(held)) === null).map(({ name }) => name)
const callsOf = (effects: ReturnType<typeof gained>) =>
  effects.flatMap(({ calls }) => calls.map(({ name }): string => name))
const draft = fc.subarray([...permissionKeys])

describe('what a draft gives and takes', () => {
  it('is the difference between the calls answered before and after, each once', () => {
    fc.assert(
      fc.property(draft, draft, (before, after) => {
        const was = allowed(before)
        const is = allowed(after)
        const gives = callsOf(gained(before, after))
        const takes = callsOf(gained(after, before))
        expect(gives.toSorted()).toEqual(is.filter((name) => !was.includes(name)).toSorted())
        expect(takes.toSorted()).toEqual(was.filter((name) => !is.includes(name)).toSorted())
      }),
      tries(300),
    )
  })

  it('names every permission that is added, and no other', () => {
    fc.assert(
      fc.property(draft, draft, (before, after) => {
        const named = gained(before, after).flatMap(({ permission }) => permission ?? [])
        expect(named.toSorted()).toEqual(after.filter((key) => !before.includes(key)).toSorted())
      }),
      tries(100),
    )
  })
})

describe('an effect', () => {
  const reports: PermissionKey = 'lab_report_create'
  const edits: PermissionKey = 'lab_report_edit'

  it('stands under the permission that was lacking', () => {
    const [effect, ...others] = gained(['lab_dashboard', edits], ['lab_dashboard', edits, reports])
    expect(others).toEqual([])
    expect(effect).toMatchObject({ permission: reports, without: null })
    expect(effect?.calls.map(({ name }) => name)).toEqual([
      'report lab result',
      'correct lab result',
      'upload file',
    ])
  })

  it('says why a permission brings no call', () => {
    const why = (before: string[], key: PermissionKey) =>
      gained(before, [...before, key])[0]?.without
    expect(why([], 'billing_view')).toBe('unused')
    expect(why(['staff_create'], 'staff_view')).toBe('given')
    expect(why(['patient_dashboard'], 'prescription_edit')).toBe('blocked')
  })

  it('stands under none where the role sees the clinic from then on', () => {
    const before = ['patient_dashboard', 'appointment_create']
    const byScope = gained(before, [...before, 'doctor_dashboard']).find(
      ({ permission }) => permission === null,
    )
    expect(byScope?.calls.map(({ name }) => name)).toContain('schedule visit')
  })
})

describe('the words for calls', () => {
  const words = permittedCalls.map((call) => call.words)

  it('differ from call to call', () => {
    expect(new Set(words.map(({ can }) => can)).size).toBe(words.length)
    expect(new Set(words.map(({ screen, label }) => `${screen}: ${label}`)).size).toBe(words.length)
  })

  it('use each of the screens', () => {
    const used = new Set(words.map(({ screen }) => screen))
    expect([...used].toSorted()).toEqual(Object.keys(accessScreens).toSorted())
  })
})
