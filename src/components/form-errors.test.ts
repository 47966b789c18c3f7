import { expect, it } from 'vitest'
import { isIncomplete } from './form-errors'

const whole = { name: 'Ada', age: '44', medicines: ['Aspirin'] }
const isMissing = (values: typeof whole) => (field: string) =>
  field === 'age' && values.age === '-1'

it.each([
  [{ ...whole, name: '  ' }, { name: 'Please enter the name' }],
  [{ ...whole, medicines: [] }, { medicines: 'Please add one' }],
  [{ ...whole, age: '-1' }, { age: 'Please enter an age' }],
  [
    { ...whole, name: '', age: '131' },
    { name: 'Please enter the name', age: 'Too old' },
  ],
])('says that something is missing, where something is: %j', (values, errors) => {
  expect(isIncomplete({ values, errors }, isMissing(values))).toBe(true)
})

it('leaves it to the field where all is filled in, and something is wrong', () => {
  const values = { ...whole, age: '131' }
  expect(isIncomplete({ values, errors: { age: 'Too old' } }, isMissing(values))).toBe(false)
  expect(isIncomplete({ values: whole, errors: {} })).toBe(false)
})
