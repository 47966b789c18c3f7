import { describe, expect, it } from 'vitest'
import { checkInteractions } from './check'
import { joinedChecks } from './join'
import { recognise } from './recognise'
import type { CheckedInteractions, Severity } from './result'

/** What a host says that knows this brand besides. */
const hostKnowing = (brand: string, ingredients: readonly string[], names: readonly string[]) =>
  checkInteractions(names, (name) =>
    name.startsWith(brand) ? { label: brand, ingredients } : recognise(name),
  )

/** The same with every finding at this grade. */
const graded = (result: CheckedInteractions, severity: Severity): CheckedInteractions => ({
  ...result,
  found: result.found.map((finding) => ({ ...finding, severity })),
})

describe('of two checks', () => {
  it.each([
    ['this browser’s', 'contraindicated', 'warning'],
    ['the host’s', 'warning', 'contraindicated'],
  ] as const)('the graver finding on a pair counts: %s', (_, ours, theirs) => {
    const result = checkInteractions(['warfarin', 'aspirin'])
    const { found } = joinedChecks(graded(result, ours), graded(result, theirs))
    expect(found).toMatchObject([{ rule: 'pair-2', severity: 'contraindicated' }])
  })

  it('the findings of both stand, the gravest first', () => {
    const names = ['warfarin', 'azithromycin', 'ibuprofen', 'ondansetron']
    const both = checkInteractions(names)
    const [first, ...others] = both.found
    const { found } = joinedChecks(
      { ...both, found: others },
      { ...both, found: first ? [first] : [] },
    )
    expect(others).not.toEqual([])
    expect(found[0]).toEqual(first)
    expect(new Set(found)).toEqual(new Set(both.found))
  })

  it('a medicine that one covers only partly is partly covered', () => {
    const names = ['paracetamol', 'amoxicillin']
    const result = checkInteractions(names)
    const covered = {
      ...result,
      checked: result.checked.map((each) => ({ ...each, partly: [] })),
    }
    const partly = [{ ingredient: 'paracetamol', lookedFor: ['paracetamol and warfarin'] }]
    const less = {
      ...covered,
      checked: covered.checked.map((each) =>
        each.name === 'paracetamol' ? { ...each, partly } : each,
      ),
    }
    for (const { checked } of [joinedChecks(covered, less), joinedChecks(less, covered)])
      expect(checked).toMatchObject([
        { name: 'paracetamol', partly },
        { name: 'amoxicillin', partly: [] },
      ])
  })

  it('a medicine that only the host knows is known, under the name as it is written here', () => {
    const names = ['Xolofen 50 mg', 'warfarin']
    const own = checkInteractions(names)
    expect(own).toMatchObject({ found: [], unrecognised: [{ name: 'Xolofen 50 mg' }] })
    const host = hostKnowing('XOLOFEN', ['ibuprofen'], ['XOLOFEN 50 MG', 'Warfarin'])
    expect(joinedChecks(own, host)).toMatchObject({
      found: [{ rule: 'pair-1', medicines: [{ name: 'Xolofen 50 mg' }, { name: 'warfarin' }] }],
      checked: [{ name: 'warfarin' }, { name: 'Xolofen 50 mg', ingredients: ['ibuprofen'] }],
      clear: [],
      unrecognised: [],
    })
  })

  it('a medicine that only the host knows is clear where neither finds anything', () => {
    const names = ['Xolocet', 'metformin', 'ginkgo']
    const host = hostKnowing('Xolocet', ['cetirizine'], names)
    expect(joinedChecks(checkInteractions(names), host)).toMatchObject({
      found: [],
      clear: ['metformin', 'Xolocet'],
      unrecognised: [{ name: 'ginkgo' }],
    })
  })

  it('a form that stays on the skin stays told apart, and loses nothing that was found', () => {
    const names = ['Xolofen gel', 'warfarin']
    const own = checkInteractions(names)
    const host = hostKnowing('Xolofen', ['diclofenac'], names)
    expect(joinedChecks(own, host)).toMatchObject({ found: [], local: [{ rule: 'pair-1' }] })
    const found = { ...host, found: host.local, local: [] }
    expect(joinedChecks(host, found)).toMatchObject({ found: [{ rule: 'pair-1' }], local: [] })
  })

  it('what the host says of other medicines is passed over', () => {
    const own = checkInteractions(['metformin'])
    const host = checkInteractions(['metformin', 'warfarin', 'aspirin', 'ginkgo'])
    const { found, checked, unrecognised } = joinedChecks(own, host)
    expect({ found, checked, unrecognised }).toEqual({
      found: [],
      checked: own.checked,
      unrecognised: [],
    })
  })

  it('the same ingredient twice is told once, with every medicine that holds it', () => {
    const names = ['Calpol', 'paracetamol', 'Xolomol']
    const own = checkInteractions(names)
    const host = hostKnowing('Xolomol', ['paracetamol'], names)
    for (const { duplicates } of [joinedChecks(own, host), joinedChecks(own, own)])
      expect(duplicates).toHaveLength(1)
    expect(joinedChecks(own, host).duplicates).toEqual([
      { ingredient: 'paracetamol', names: ['Calpol', 'paracetamol', 'Xolomol'] },
    ])
    expect(
      joinedChecks(
        checkInteractions(['Xolomol', 'Calpol']),
        hostKnowing('Xolomol', ['paracetamol'], ['Xolomol', 'Calpol']),
      ).duplicates,
    ).toEqual([{ ingredient: 'paracetamol', names: ['Xolomol', 'Calpol'] }])
  })
})

it('learns no name where the host has read the names otherwise', () => {
  const own = checkInteractions(['xolofen', 'warfarin and metoprolol'])
  const host = checkInteractions(['ibuprofen', 'warfarin', 'metoprolol'])
  const [ibuprofen, ...others] = host.checked
  if (!ibuprofen) throw new Error('Nothing was checked')
  const other = { ...host, checked: [{ ...ibuprofen, name: 'xolofen' }, ...others] }
  expect(joinedChecks(own, other).unrecognised).toMatchObject([{ name: 'xolofen' }])
})
