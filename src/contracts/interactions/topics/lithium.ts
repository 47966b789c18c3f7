import type { Topic } from '../table'

/** Lithium. */
export const lithiumTopic: Topic = {
  title: 'Lithium',
  reviewed: '2026-11-22',
  classes: {},
  rules: [
    {
      id: 'pair-16',
      between: ['lithium', 'ACE inhibitors, angiotensin receptor blockers, loop diuretics'],
      pair: 'lithium and ACE inhibitors, angiotensin receptor blockers or loop diuretics',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Lithium accumulates: lithium toxicity.',
      action: 'Avoid it, or check the lithium level within days and after every change.',
      sources: ['mcmaster', 'roughead-2010'],
    },
  ],
  sources: {},
}
