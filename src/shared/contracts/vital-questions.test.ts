import { describe, expect, it } from 'vitest'
import { probableReading, questionsAbout, vitalQuestionMessages as words } from './vital-questions'
import { type Measured, ofMeasures } from './vitals'

const nothing = ofMeasures((): number | null => null)
const on = '2026-03-02'
const adult = { dateOfBirth: '1992-01-01', on }

const ask = (
  measured: Partial<Measured>,
  patient: Parameters<typeof questionsAbout>[1] = adult,
  last: Parameters<typeof questionsAbout>[2] = {},
) => questionsAbout({ ...nothing, ...measured }, patient, last)

describe('what was probably meant', () => {
  it.each([
    ['temperature', '101.3', 38.5, '101.3 °F'],
    ['temperature', '101,3 °F', 38.5, '101.3 °F'],
    ['temperature', '98.6F', 37, '98.6 °F'],
    ['temperature', '77', 25, '77 °F'],
    ['weight', '165 lb', 74.8, '165 lb'],
    ['weight', '7 lb 5 oz', 3.317, '7 lb 5 oz'],
    ['weight', '3450 g', 3.45, '3450 g'],
    ['weight', '3450', 3.45, '3450 g'],
    ['weight', '650', 0.65, '650 g'],
    ['weight', '3,255', 3.255, '3.255'],
    ['height', '1.75', 175, '1.75 m'],
    ['height', '1,75 m', 175, '1.75 m'],
    ['height', '69 in', 175.3, '69 in'],
    ['height', '5\'9"', 175.3, '5\'9"'],
    ['height', '5 ft', 152.4, '5 ft'],
    ['height', '1750', 175, '1750 mm'],
    ['oxygenSaturation', '0.97', 97, '0.97 of 1'],
  ] as const)('%s %s is read as %d', (name, typed, value, meant) => {
    expect(probableReading(name, typed)).toEqual({ value, meant })
  })

  it.each([
    ['temperature', '38.5'],
    ['temperature', '<32'],
    ['temperature', '60'],
    ['temperature', '200 F'],
    ['weight', '74.8'],
    ['weight', '165'],
    ['weight', '12,345'],
    ['height', '175'],
    ['pulse', '720'],
    ['systolic', '120/80'],
    ['weight', ''],
    ['weight', 'heavy'],
  ] as const)('%s %s is taken as it is, or not understood', (name, typed) => {
    expect(probableReading(name, typed)).toBeNull()
  })

  it('is asked about in the unit of the field', () => {
    expect(words.otherUnit('101.3 °F', '38.5 °C')).toBe('101.3 °F is probably 38.5 °C.')
  })
})

describe('what is unlikely', () => {
  it.each([
    [{ weight: 7.5 }, adult, 'a 34-year-old'],
    [{ weight: 251 }, adult, 'a 34-year-old'],
    [{ weight: 29.99 }, { age: 40, on }, 'a 40-year-old'],
    [{ weight: 32 }, { dateOfBirth: '2026-02-18', on }, 'a newborn of 12 days'],
    [{ weight: 0.9 }, { dateOfBirth: '2025-07-02', on }, 'a child of 8 months'],
    [{ weight: 4.9 }, { dateOfBirth: '2025-03-01', on }, 'a child of 12 months'],
    [{ weight: 41 }, { dateOfBirth: '2021-03-02', on }, 'a 5-year-old'],
    [{ weight: 10 }, { dateOfBirth: '2017-03-02', on }, 'a 9-year-old'],
    [{ weight: 130 }, { dateOfBirth: '2014-03-02', on }, 'a 12-year-old'],
    [{ weight: 21 }, { dateOfBirth: '2013-03-02', on }, 'a 13-year-old'],
  ])('asks about %j of %j', (measured, patient, whom) => {
    expect(ask(measured, patient)).toEqual({
      weight: words.unlikely(`${measured.weight} kg`, whom),
    })
  })

  it('asks about a height that fits no adult, and about no usual size', () => {
    expect(ask({ height: 75 })).toEqual({ height: words.unlikely('75 cm', 'a 34-year-old') })
    expect(ask({ weight: 30, height: 120 })).toEqual({})
    expect(ask({ weight: 250, height: 220 })).toEqual({})
    const preterm = { dateOfBirth: '2026-03-02', on }
    expect(ask({ weight: 0.3, height: 25 }, preterm)).toEqual({})
  })

  it('knows no usual size where no age is known', () => {
    expect(ask({ weight: 7.5, height: 75 }, { on })).toEqual({})
  })

  it('asks about values that are rather a slip', () => {
    expect(
      ask({ temperature: 31.9, oxygenSaturation: 69, pulse: 29, respiratoryRate: 61 }),
    ).toEqual({
      temperature: words.extreme('31.9 °C'),
      oxygenSaturation: words.extreme('69 %'),
      pulse: words.extreme('29 bpm'),
      respiratoryRate: words.extreme('61 /min'),
    })
    expect(ask({ temperature: 32, oxygenSaturation: 70, pulse: 30, respiratoryRate: 60 })).toEqual(
      {},
    )
    expect(ask({ systolic: 221, diastolic: 124 })).toEqual({})
    // A newborn may have these.
    expect(ask({ pulse: 225, systolic: 45, respiratoryRate: 70 }, { dateOfBirth: on, on })).toEqual(
      {},
    )
  })

  const weighed = (value: number, day = '2026-02-02') => ({ weight: { value, on: day } })

  it('compares a weight with the last one', () => {
    expect(ask({ weight: 60 }, adult, weighed(75))).toEqual({
      weight: words.changed('60 kg', '75 kg', '2026-02-02'),
    })
    expect(ask({ weight: 70 }, adult, weighed(75))).toEqual({})
    expect(ask({ weight: 90 }, adult, weighed(75, '2025-01-02'))).toEqual({})
    expect(ask({ weight: 100 }, adult, weighed(75, '2025-01-02'))).toEqual({
      weight: words.changed('100 kg', '75 kg', '2025-01-02'),
    })
  })

  it('says what it is in pounds where the last weight fits that', () => {
    expect(ask({ weight: 165 }, adult, weighed(74.8))).toEqual({
      weight: words.changedInPounds('165 kg', '74.8 kg', '2026-02-02', '74.8 kg'),
    })
  })

  it('lets a child grow, and asks where one shrinks', () => {
    const child = { dateOfBirth: '2024-03-02', on }
    expect(ask({ weight: 12 }, child, weighed(9, '2025-06-01'))).toEqual({})
    expect(ask({ weight: 9 }, child, weighed(12))).toEqual({
      weight: words.changed('9 kg', '12 kg', '2026-02-02'),
    })
    const height = { height: { value: 86, on: '2025-12-01' } }
    expect(ask({ height: 88 }, child, height)).toEqual({})
    expect(ask({ height: 83 }, child, height)).toEqual({
      height: words.changed('83 cm', '86 cm', '2025-12-01'),
    })
  })
})
