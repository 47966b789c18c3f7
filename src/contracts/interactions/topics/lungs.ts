import type { Topic } from '../table'

/** Lungs. */
export const lungsTopic: Topic = {
  title: 'Lungs',
  reviewed: '2026-11-22',
  classes: {
    'proton pump inhibitors':
      'omeprazole, esomeprazole, lansoprazole, dexlansoprazole, pantoprazole, rabeprazole',
  },
  rules: [
    {
      id: 'pair-15',
      between: ['theophylline, aminophylline', 'fluoroquinolones'],
      pair: 'theophylline and quinolones',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More theophylline: nausea, disturbed rhythm, seizures.',
      action: 'Choose another antibiotic, or check the theophylline level and lower the dose.',
      sources: ['paltmed'],
    },
  ],
  sources: {},
}
