import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInteractions } from './check'
import { ingredients, products } from './ingredients'
import { recognise } from './recognise'

interface Name {
  name: string
  of: readonly string[]
}

const generic: Name[] = [...ingredients].flatMap(([id, { also }]) =>
  [id, ...also].map((name) => ({ name, of: [id] })),
)
const salted: Name[] = [...ingredients]
  .filter(([, { salts }]) => salts)
  .map(([id]) => ({ name: id, of: [id] }))
const brands: Name[] = [
  ...[...ingredients].flatMap(([id, each]) => each.brands.map((name) => ({ name, of: [id] }))),
  ...[...products].flatMap(([name, { of, also, brands }]) =>
    [...(name === name.toLowerCase() ? [] : [name, ...also]), ...brands].map((each) => ({
      name: each,
      of,
    })),
  ),
]

const before = fc.constantFrom('', 'Tab. ', 'T. ', 'Cap. ', 'Inj. ', 'Syp. ', '1 tablet of ', '1) ')
const strength = fc.constantFrom('', ' 5', ' 2.5', ' 40', ' 500', ' 5 mg', ' 250mg', ' 1 g', ' 2%')
const form = fc.constantFrom(
  ...['', ' tablet', ' tablets IP', ' Cap', ' syrup', ' film-coated tablets'],
  ...[' Filmtabletten', ' Tbl.', ' comprimés', ' gélules', ' cápsulas', ' compresse', ' tabletter'],
)
const maker = fc.constantFrom(
  ...['-ratiopharm', ' Hexal', ' AL', ' 1A Pharma', ' Teva', ' EG', ' Cinfa', ' DOC Generici'],
)
const release = fc.constantFrom('', ' SR', ' XR', ' prolonged-release tablets', ' USP', ' OTC')
const schedule = fc.constantFrom(
  ...['', ' 1-0-1', ' 1+0+1', ' 1/2 tab', ' bd', ' t.d.s.', ' x 5 days', ' stat', ' at night'],
  ...[' once daily after food', ' sos', ' every 6 h', ' for 5/7'],
)
const salt = fc.constantFrom(' sodium', ' hydrochloride', ' sod.', ' maleate', ' ethanolate')

const times = tries(1000)

describe('a name is recognised as the same', () => {
  it('with any strength, form, release and schedule after an ingredient', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...generic),
        fc.tuple(before, strength, form, release, schedule),
        ({ name, of }, [start, ...rest]) => {
          expect(recognise(`${start}${name}${rest.join('')}`)?.ingredients).toEqual(of)
        },
      ),
      times,
    )
  })

  it('with any maker after an ingredient, but not after a brand', () => {
    const property = fc.property(
      fc.constantFrom(...generic),
      fc.constantFrom(...brands),
      maker,
      strength,
      (ingredient, brand, made, amount) => {
        expect(recognise(`${ingredient.name}${made}${amount}`)?.ingredients).toEqual(ingredient.of)
        expect(recognise(`${brand.name}${made}${amount}`)).toBeUndefined()
      },
    )
    fc.assert(property, times)
  })

  it('with any salt after an ingredient that takes salts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...salted),
        salt,
        strength,
        ({ name, of }, ...[added, amount]) => {
          const found = recognise(`${name}${added}${amount}`)?.ingredients
          // Some salts are an ingredient of their own.
          expect([of, recognise(`${name}${added}`)?.ingredients]).toContainEqual(found)
          expect(found?.length).toBe(1)
        },
      ),
      times,
    )
  })

  it('with a strength, plain form and schedule after a brand', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...brands),
        fc.tuple(before, strength, form, schedule),
        ({ name, of }, [start, ...rest]) => {
          const written = `${name}${rest.join('')}`
          // A brand with a number can be listed itself, as Tylenol 3 is.
          if (brands.some((each) => each.name !== name && written.startsWith(each.name))) return
          expect(recognise(`${start}${written}`)?.ingredients).toEqual(of)
        },
      ),
      times,
    )
  })

  it('but as nothing with letters after a brand that make no listed name', () => {
    const letters = fc.constantFrom(...[' MR', '-SR', '-XR', ' Plus', '+', '-Q', ' NX', ' 40 H'])
    const listed = new Set(brands.map(({ name }) => name.toLowerCase().replace(/[\s-]/g, '')))
    fc.assert(
      fc.property(fc.constantFrom(...brands), letters, ({ name }, added) => {
        const written = `${name}${added}`
        const key = written.toLowerCase().replace('+', 'plus').replace(/[\s-]/g, '')
        if (listed.has(key) || listed.has(key.replace('40', ''))) return
        expect(recognise(written)).toBeUndefined()
      }),
      times,
    )
  })

  it('in any case, with accents or without', () => {
    fc.assert(
      fc.property(fc.constantFrom(...generic, ...brands), fc.boolean(), ({ name, of }, upper) => {
        const accented = name.replace(/[eo]/g, (letter) => `${letter}\u0301`)
        const written = upper ? accented.toUpperCase() : accented.toLowerCase()
        expect(recognise(written)?.ingredients).toEqual(of)
        expect(recognise(written.normalize('NFC'))?.ingredients).toEqual(of)
      }),
      times,
    )
  })
})

const keyed = (names: readonly string[]) => {
  const { found, local, duplicates, unrecognised } = checkInteractions(names)
  return {
    found: [...found, ...local]
      .map(({ rule, severity, medicines }) =>
        [
          rule,
          severity,
          ...medicines.map(({ name, ingredient }) => `${name} ${ingredient}`).sort(),
        ].join(),
      )
      .sort(),
    duplicates: duplicates.map(({ ingredient }) => ingredient).sort(),
    unrecognised: unrecognised.map(({ name }) => name).sort(),
  }
}

describe('a check', () => {
  it('finds the same in any order of the medicines', () => {
    const some = fc.uniqueArray(
      fc.constantFrom(...generic, ...brands).map(({ name }) => name),
      { minLength: 2, maxLength: 7, selector: (name) => name.toLowerCase() },
    )
    fc.assert(
      fc.property(
        some.chain((names) =>
          fc.tuple(
            fc.constant(names),
            fc.shuffledSubarray(names, { minLength: names.length, maxLength: names.length }),
          ),
        ),
        ([names, shuffled]) => {
          expect(keyed(shuffled)).toEqual(keyed(names))
        },
      ),
      tries(300),
    )
  })
})
