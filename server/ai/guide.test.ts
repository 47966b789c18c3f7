import { describe, expect, it } from 'vitest'
import { guide, guideFor } from './guide'

const titles = (question: string) => guideFor(question).map(({ title }) => title)

describe('the guide', () => {
  it.each([
    ['How do I add a department?', 'Departments'],
    ['where can I rename departments', 'Departments'],
    ['How do I create a role?', 'Roles and permissions'],
    ['who may give permissions', 'Roles and permissions'],
    ['How do I delete a staff member?', 'Staff'],
    ['How can I filter users by role?', 'Staff'],
    ['I forgot my password', 'A forgotten password'],
    ['How do I change my password?', 'A forgotten password'],
    ['How do I define a night shift?', 'Working times'],
    ['how do I book an appointment', 'Booking an appointment'],
    ['How do I register a new patient?', 'Registering a patient'],
    ['How do I check in a patient?', 'The front desk'],
    ['How do I write a prescription?', 'Prescriptions'],
    ['Where do I upload a lab result?', 'Lab orders and results'],
    ['How do I switch to dark mode?', 'Dark mode'],
    ['How do I log out?', 'Signing out, and the end of a session'],
    ['Why does my session end?', 'Signing out, and the end of a session'],
    ['what can you do', 'What this assistant can do'],
    ['Hello!', 'What this assistant can do'],
    ['Thanks a lot', 'What this assistant can do'],
    ['How does the interaction check work?', 'The interaction check'],
    ['Which keyboard shortcuts are there?', 'Help and keyboard shortcuts'],
    ['Why is my dashboard tab missing?', 'Dashboards'],
  ])('answers %j by %s', (question, title) => {
    expect(titles(question)[0]).toBe(title)
  })

  it.each([
    'What is the capital of France?',
    'Write me a poem',
    'Is it going to rain?',
    'What does my bill come to?',
    '',
    '???',
  ])('has nothing to say to %j', (question) => {
    expect(titles(question)).toEqual([])
  })

  it('promises Book Appointment to nobody who may not book', () => {
    expect(guideFor('how do I book an appointment')[0]?.text).toContain('those who may book')
  })

  it('gives three entries at most', () => {
    const all = guide.flatMap(({ about, doing }) => [...about, ...doing]).join(' ')
    expect(guideFor(`How ${all}`).length).toBeLessThanOrEqual(3)
  })
})
