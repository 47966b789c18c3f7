import { describe, expect, it } from 'vitest'
import { allergySources } from './allergy-sources'
import { checkInteractions } from './check'
import { ingredients, isCovered, namesTables, products } from './ingredients'
import { national } from './names/national'
import { couldCompare, outcomeOf, severities } from './result'
import { membersOf, ruleSet, rules, topics } from './rules'
import { listed } from './table'
import { keyOf, wordsOf } from './words'

const known = [...ingredients.keys()]
const twice = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at)
const classNames = topics.flatMap(({ classes }) => Object.keys(classes))

describe('the tables of names', () => {
  it('give each name to one medicine', () => {
    const names = [
      ...namesTables.flatMap((table) =>
        Object.entries(table.ingredients).flatMap(([id, { also, brands }]) => [
          id,
          ...also,
          ...brands,
        ]),
      ),
      ...namesTables.flatMap((table) =>
        Object.entries(table.products).flatMap(([id, { also, brands }]) => [
          id,
          ...also,
          ...brands,
        ]),
      ),
    ]
    expect(twice(names.map((name) => keyOf(wordsOf(name))))).toEqual([])
  })

  it('name known ingredients in other languages', () => {
    expect(Object.keys(national).filter((each) => !ingredients.has(each))).toEqual([])
  })

  it('make products of known ingredients', () => {
    expect(
      [...products.values()].flatMap(({ of }) => of.filter((each) => !ingredients.has(each))),
    ).toEqual([])
  })

  it('cover known ingredients, each once, by a source that was read at its address', () => {
    const covered = namesTables.flatMap((table) => table.covered)
    const all = covered.flatMap((each) => listed(each.ingredients))
    expect(twice(all)).toEqual([])
    expect(all.filter((each) => !ingredients.has(each))).toEqual([])
    for (const { by } of covered)
      expect(by).toEqual({
        title: expect.stringMatching(/./),
        address: expect.stringMatching(/^https?:\/\/./),
        date: expect.stringMatching(/^\d{4}/),
      })
  })
})

describe('the tables of rules', () => {
  it('have each class, rule and source once', () => {
    expect(twice(classNames)).toEqual([])
    expect(twice(rules.map(({ id }) => id))).toEqual([])
    expect(twice(topics.flatMap(({ sources }) => Object.keys(sources)))).toEqual([])
  })

  it('have classes of known ingredients, each once, and none that is called like one', () => {
    for (const [name, members] of topics.flatMap(({ classes }) => Object.entries(classes))) {
      expect(ingredients.has(name)).toBe(false)
      expect(twice(listed(members))).toEqual([])
      expect(listed(members).filter((each) => !ingredients.has(each))).toEqual([])
    }
  })

  it('speak of known classes and ingredients alone', () => {
    const isKnown = (name: string) => ingredients.has(name) || classNames.includes(name)
    for (const { id, between, milder, graver, beside, sides } of rules) {
      const named = between.flatMap((side) => side.split(' except ').flatMap(listed))
      expect({ id, unknown: named.filter((each) => !isKnown(each)) }).toEqual({ id, unknown: [] })
      expect(sides.every(({ size }) => size > 0)).toBe(true)
      for (const classes of [milder?.with, graver?.with, beside])
        if (classes) expect(classNames).toEqual(expect.arrayContaining(listed(classes)))
    }
  })

  it('give a source for each rule, and grade nothing contraindicated that no source does', () => {
    const ids = new Set(topics.flatMap(({ sources }) => Object.keys(sources)))
    for (const topic of topics)
      for (const { id, sources, grade, gradedBy } of topic.rules) {
        expect({ id, unknown: sources.filter((each) => !ids.has(each)) }).toEqual({
          id,
          unknown: [],
        })
        expect(sources.length).toBeGreaterThan(0)
        if (grade === 'contraindicated')
          expect({ id, gradedBy }).toEqual({ id, gradedBy: 'source' })
      }
  })

  it('call nothing safe, and are counted by their version', () => {
    for (const { consequence, action, pair, depends = '' } of rules)
      expect(`${consequence} ${action} ${pair} ${depends}`).not.toMatch(/\bsafe/i)
    expect(ruleSet).toMatchObject({ rules: rules.length, reviewedByPharmacist: false })
    expect(ruleSet.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('find every pair of their sides, no less grave than the rule says', () => {
    const gravityOf = (grade: (typeof severities)[number]) => severities.indexOf(grade)
    const third = (beside = '') => [...membersOf(beside)].slice(0, 1)
    const missed = rules.flatMap(({ id, grade, sides: [left, right], milder, beside }) =>
      [...left].flatMap((one) =>
        [...right]
          .filter((other) => other !== one)
          .filter((other) => {
            const [finding] = checkInteractions([one, other, ...third(beside)]).found.filter(
              ({ medicines }) => medicines.every(({ name }) => name === one || name === other),
            )
            const least = milder ? milder.grade : grade
            return !finding || gravityOf(finding.severity) > gravityOf(least)
          })
          .map((other) => `${id}: ${one} with ${other}`),
      ),
    )
    expect(missed).toEqual([])
  })
})

it('names no test or staging server as a source', () => {
  const sources = [
    ...namesTables.flatMap(({ covered }) => covered.map(({ by }) => by)),
    ...topics.flatMap((topic) => Object.values(topic.sources)),
    ...Object.values(allergySources),
  ]
  const hosts = sources.flatMap(({ address }) => (address ? [new URL(address).hostname] : []))
  const isTest = (host: string) =>
    /(?:^|[.-])(?:test|testing|staging|stage|uat|sit|qa|dev|preprod|localhost|origin-[a-z]+|webmail)(?:[.-]|$)|mimsdev|azurewebsites/.test(
      host,
    )
  expect(
    ['uat.mims.com', 'labels.example-stage.org', 'dev.example.org', 'a-test.org'].every(isTest),
  ).toBe(true)
  expect(hosts.filter(isTest)).toEqual([])
})

describe('every pair of known ingredients', () => {
  const partlyOf = (...names: string[]) =>
    checkInteractions(names).checked.flatMap(({ partly }) =>
      partly.map(({ ingredient }) => ingredient),
    )

  it('is told as not looked for wholly, where one of them is covered only partly', () => {
    const untold = known.filter(
      (name) => partlyOf(name, 'paracetamol').includes(name) === isCovered(name),
    )
    expect(untold).toEqual([])
  })

  it('is found, or covered on both sides', () => {
    const covered = known.filter(isCovered)
    const untold = covered.flatMap((one, at) =>
      covered.slice(at + 1).flatMap((other) => {
        const result = checkInteractions([one, other])
        const outcome = outcomeOf(result)
        const isTold = outcome === 'found' || (outcome === 'none-found' && couldCompare(result))
        return isTold ? [] : [`${one} with ${other}`]
      }),
    )
    expect(untold).toEqual([])
  })
})

it('less than two fifths of all pairs found are contraindicated', () => {
  const grades = new Map<string, Set<string>>()
  for (const {
    grade,
    sides: [left, right],
  } of rules) {
    const pairs = grades.get(grade) ?? new Set()
    for (const one of left)
      for (const other of right)
        if (one !== other) pairs.add([one, other].toSorted().join(' with '))
    grades.set(grade, pairs)
  }
  const contraindicated = grades.get('contraindicated') ?? new Set()
  const all = new Set([...grades.values()].flatMap((pairs) => [...pairs]))
  expect(contraindicated.size / all.size).toBeLessThan(0.4)
})
