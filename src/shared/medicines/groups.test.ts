import { describe, expect, it } from 'vitest'
import { isGroup } from './groups'
import { wordsOf } from './words'

describe('groups', () => {
  it.each(['NSAID', 'NSAIDs', 'ACE inhibitors', 'beta-blocker', 'Calcium Channel Blockers'])(
    '%s is a group',
    (name) => {
      expect(isGroup(wordsOf(name))).toBe(true)
    },
  )

  it('a medicine is none', () => {
    expect(isGroup(['aspirin'])).toBe(false)
  })
})
