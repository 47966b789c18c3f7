import { useForm } from '@mantine/form'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFormMessage } from './use-form-message'

const incomplete = 'Please fill in all required fields.'

/** What stands over the form where these fields, of these values, have a message. */
function messageOf(
  values: { name: string; age: string; medicines: string[] },
  errors: Record<string, string>,
) {
  const { result } = renderHook(() => {
    const form = useForm({ initialValues: values })
    const isMissing = (field: string) => field === 'age' && values.age === '-1'
    return { form, ...useFormMessage(form, incomplete, isMissing) }
  })
  act(() => result.current.form.setErrors(errors))
  return result.current.message
}

const whole = { name: 'Ada', age: '44', medicines: ['Aspirin'] }

it.each([
  [{ ...whole, name: '  ' }, { name: 'Please enter the name' }],
  [{ ...whole, medicines: [] }, { medicines: 'Please add one' }],
  [{ ...whole, age: '-1' }, { age: 'Please enter an age' }],
  [
    { ...whole, name: '', age: '131' },
    { name: 'Please enter the name', age: 'Too old' },
  ],
])('says that something is missing, where something is: %j', (values, errors) => {
  expect(messageOf(values, errors)).toBe(incomplete)
})

it('leaves it to the field where all is filled in, and something is wrong', () => {
  expect(messageOf({ ...whole, age: '131' }, { age: 'Too old' })).toBeNull()
  expect(messageOf(whole, {})).toBeNull()
})
