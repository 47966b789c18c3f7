import { expect, it } from 'vitest'
import { visible } from './visible'

it('leaves out what nobody sees, and nothing else', () => {
  expect(visible('As\u00ADpi\u200Brin\u2060 \u202A75\u202C\uFE0F mg\uFEFF')).toBe('Aspirin 75 mg')
  expect(visible('Naïve – 5 µg\u00A0(once)\n½')).toBe('Naïve – 5 µg\u00A0(once)\n½')
})
