import { busyMonday } from './busy-monday'
import { demo } from './demo'
import { empty } from './empty'
import { everythingWrong } from './everything-wrong'
import { large } from './large'
import { quiet } from './quiet'
import type { WorldFile } from './world-file'

/** By the names that links have for them. */
export const worlds = {
  demo,
  empty,
  quiet,
  'busy-monday': busyMonday,
  large,
  'everything-wrong': everythingWrong,
} satisfies Record<string, WorldFile>

export type WorldName = keyof typeof worlds

/** Who can sign in to a world, by username. */
export const peopleOf = (world: WorldName): readonly string[] =>
  worlds[world].clinic === 'empty'
    ? ['admin']
    : ['admin', 'doctor', 'patient', 'receptionist', 'pharmacist', 'lab']
