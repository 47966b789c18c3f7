import { describe, expect, it } from 'vitest'
import { emptyBooking, ownBooking } from './typed-booking'

const priya = {
  name: 'Priya Nair',
  gender: 'Female',
  contact: '+91 98765 43210',
  age: 34,
} as const

describe('what a patient’s own booking begins with', () => {
  it('is who the record says', () => {
    expect(ownBooking(priya, 'priya@rounds.example')).toEqual({
      ...emptyBooking,
      firstName: 'Priya',
      lastName: 'Nair',
      gender: 'Female',
      mobile: '9876543210',
      email: 'priya@rounds.example',
      age: '34',
    })
  })

  it.each([
    ['Ana Maria de Souza', 'Ana Maria de', 'Souza'],
    ['Sukarno', 'Sukarno', ''],
  ])('has the last word of %s as the last name', (name, firstName, lastName) => {
    expect(ownBooking({ ...priya, name }, undefined)).toMatchObject({ firstName, lastName })
  })

  it('leaves out a contact that is no mobile number', () => {
    for (const contact of ['mother@example.org', '040 2345'])
      expect(ownBooking({ ...priya, contact }, undefined).mobile).toBe('')
  })

  it('has the first telephone that is a mobile number', () => {
    const telephones = ['040 2345', '+91 98765 00001'].map((number) => ({ number, label: '' }))
    const known = { ...priya, contact: '040 2345', telephones }
    expect(ownBooking(known, undefined).mobile).toBe('9876500001')
  })
})
