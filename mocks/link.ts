import { instantOf } from '@server/records/clinic-time'
import { faultOf } from './link-faults'
import { peopleOf, type WorldName, worlds } from './worlds/worlds'

/** A clinic that a link opens. */
export interface ClinicLink {
  world: WorldName
  /** YYYY-MM-DDTHH:MM, by the clinic's clocks. */
  clock: string
  /** The username of whoever is signed in; null of nobody. */
  as: string | null
  /** In the words of `faultOf`. */
  faults: readonly string[]
}

/** What a link's parameters are called. */
const linkKeys = ['world', 'clock', 'as', 'fault'] as const

/** By which zone the clinics of links go, whatever the machine's is. */
export const linkZone = 'UTC'

const [firstDay, lastDay] = ['2026-03-01', '2099-12-31']

/** @returns null of what is no minute of these years */
function instantOfClock(clock: string): number | null {
  const [date = '', time = '', ...more] = clock.split('T')
  if (more.length > 0 || !/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null
  if (date < firstDay || date > lastDay) return null
  try {
    return instantOf({ date, time }, linkZone)?.getTime() ?? null
  } catch {
    return null
  }
}

/** The beginning of a link's clinic, in milliseconds since 1970. */
export function linkInstant({ clock }: ClinicLink): number {
  const at = instantOfClock(clock)
  if (at === null) throw new Error(`'${clock}' is no minute`)
  return at
}

const isWorld = (name: string): name is WorldName => Object.hasOwn(worlds, name)

/**
 * Reads a link's parameters. What is wrong in them is left out, and told.
 * @param search the part of an address behind the path
 * @returns null as the link where there are none of them
 */
export function readLink(search: string): { link: ClinicLink | null; problems: string[] } {
  const params = new URLSearchParams(search)
  if (!linkKeys.some((key) => params.has(key))) return { link: null, problems: [] }
  const problems: string[] = []
  const named = params.get('world') ?? 'demo'
  if (!isWorld(named))
    problems.push(`There is no world '${named}'. There are: ${Object.keys(worlds).join(', ')}.`)
  const world = isWorld(named) ? named : 'demo'
  const clock = params.get('clock')
  if (clock !== null && instantOfClock(clock) === null)
    problems.push(
      `'${clock}' is no minute. One is written as ${worlds[world].clock}, from ${firstDay} to ${lastDay}.`,
    )
  const faults = params.getAll('fault').filter((text) => {
    try {
      faultOf(text)
      return true
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return false
    }
  })
  const as = params.get('as') || null
  const isKnown = as === null || peopleOf(world).includes(as)
  if (!isKnown)
    problems.push(`Nobody signs in as '${as}' here. There are: ${peopleOf(world).join(', ')}.`)
  const link = {
    ...{ world, faults, as: isKnown ? as : null },
    clock: clock !== null && instantOfClock(clock) !== null ? clock : worlds[world].clock,
  }
  return { link, problems }
}

/** What an address has behind its path besides a link's parameters: `?q=knee`, or nothing. */
export function withoutLink(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of linkKeys) params.delete(key)
  return params.size > 0 ? `?${params}` : ''
}

/** The parameters that open this clinic, written as people write them. */
export const linkSearch = ({ world, clock, as, faults }: ClinicLink): string =>
  [
    ['world', world] as const,
    ['clock', clock] as const,
    ...(as === null ? [] : [['as', as] as const]),
    ...faults.map((fault) => ['fault', fault] as const),
  ]
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%3A', ':')}`)
    .join('&')
