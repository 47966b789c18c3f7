import { isolated } from '@shared/lib/isolated'
import { expect, it } from 'vitest'
import { outsideVisitMessages } from './outside-visits'

it('says whose hours changed: of one doctor, of two, or of how many', () => {
  const { counted } = outsideVisitMessages
  const [rao, reyes] = [isolated('Dr. Rao'), isolated('Dr. Reyes')]
  expect(counted(1, ['Dr. Rao'])).toBe(`${rao}'s hours changed. 1 appointment is outside of them.`)
  expect(counted(2, ['Dr. Rao', 'Dr. Reyes'])).toBe(
    `The hours of ${rao} and ${reyes} changed. 2 appointments are outside of them.`,
  )
  expect(counted(3, ['Dr. Rao', 'Dr. Reyes', 'Dr. Silva'])).toBe(
    'The hours of 3 doctors changed. 3 appointments are outside of them.',
  )
  expect(counted(201, [])).toContain('The hours of several doctors changed.')
})
