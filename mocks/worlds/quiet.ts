import type { WorldFile } from './world-file'

export const quiet: WorldFile = {
  title: 'Quiet',
  about: 'A Sunday afternoon: two visits, nobody waits, and the lab has nothing to do.',
  clock: '2026-03-01T14:00',
  clinic: 'demo',
  rows: {
    visits: [
      [2, 0, '09:00', 'Shoulder pain', 'Dr. Daniel Reyes', 'completed'],
      [20, 0, '16:00', 'Ear infection', 'Dr. Elena Petrova', 'pending'],
      [1, 1, '09:00', 'Physiotherapy', 'Dr. Quentin Moreau', 'pending'],
      [1, -12, '09:00', 'Knee review', 'Dr. Dmitri Volkov', 'completed'],
    ],
    requests: [],
    labOrders: [
      {
        patientId: 10,
        testType: 'Lipid Panel',
        requested: 4,
        status: 'completed',
        priority: 'routine',
        technician: 'Rafael Duarte',
        completed: 3,
      },
    ],
  },
}
