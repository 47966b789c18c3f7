import { describe, expect, it } from 'vitest'
import { bleedingAmong, bleedingWarning } from './bleeding'

const medicines = (...names: string[]) =>
  names.map((name) => ({ name, dosage: '5 mg', frequency: 'once daily' }))

describe('the local rule', () => {
  const words =
    'Potential interaction detected: Aspirin and Warfarin may increase risk of bleeding.'

  it('warns of either beside the other, whatever the case and the rest of the name', () => {
    expect(bleedingWarning('Baby ASPIRIN', medicines('warfarin sodium'))).toBe(words)
    expect(bleedingWarning('Warfarin', medicines('aspirin'))).toBe(words)
    expect(bleedingAmong(medicines('aspirin', 'Warfarin'))).toBe(words)
    expect(bleedingWarning('As\u00ADpirin', medicines('War\u200Bfarin'))).toBe(words)
  })

  it('is silent otherwise', () => {
    expect(bleedingWarning('aspiri', medicines('warfarin'))).toBeNull()
    expect(bleedingWarning('aspirin', medicines('paracetamol'))).toBeNull()
    expect(bleedingAmong(medicines('aspirin', 'aspirin'))).toBeNull()
  })
})
