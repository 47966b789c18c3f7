import type { WorldFile } from './world-file'

export const empty: WorldFile = {
  title: 'Empty',
  about: 'A new empty clinic: its one account is admin.',
  clock: '2026-03-02T09:55',
  clinic: 'empty',
}
