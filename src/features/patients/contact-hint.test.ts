import { expect, it } from 'vitest'
import { patientMessages } from '@/contracts/patients'
import { contactHint } from './contact-hint'

it.each([
  '9018159083',
  '+91 (901) 815-9083',
  '90181 59083 (husband)',
  '555 0100',
  'sam.twin@mail.example',
  // What the field's own message is about.
  '',
  '  ',
])('%j can be reached', (contact) => {
  expect(contactHint(contact)).toBeNull()
})

it.each(['abc', '1', '12345', 'sam@', '@mail', 'none'])('%j is asked about', (contact) => {
  expect(contactHint(contact)).toBe(patientMessages.contactUnlikely)
})
