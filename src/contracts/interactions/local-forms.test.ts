import { describe, expect, it } from 'vitest'
import { isLocalForm } from './local-forms'

describe('a form', () => {
  it.each([
    ['diclofenac gel', true],
    ['Voltaren Emulgel', true],
    ['timolol eye drops', true],
    ['ketoconazole 2% shampoo', true],
    ['fentanyl patch', false],
    ['nitroglycerin spray', false],
    ['sumatriptan nasal spray', false],
    ['amyl nitrite inhaled', false],
    ['warfarin tablet', false],
  ])('%s is for one place only: %s', (name, local) => {
    expect(isLocalForm(name)).toBe(local)
  })
})
