import type { WorldFile } from './world-file'

/** The clinic of a first start. */
export const demo: WorldFile = {
  title: 'Demo clinic',
  about: 'A new demo clinic, as its first start leaves it.',
  clock: '2026-03-02T09:55',
  clinic: 'demo',
}
