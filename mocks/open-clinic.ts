import { clinicTimeOf } from '@server/records/clinic-time'
import { startWorldInBrowser } from './browser'
import { type ClinicLink, linkInstant, linkSearch, linkZone, readLink, withoutLink } from './link'
import { faultOf } from './link-faults'
import { setPageClock } from './page-clock'
import type { World } from './world'
import { worlds } from './worlds/worlds'

/** Where the tab keeps its link, so that a reload opens the same clinic. */
const keptLink = 'clinicLink'

/** The clinic of this tab, for the drawer. */
export interface OpenClinic {
  /** The link that opens it. */
  link: ClinicLink
  /** What was wrong with the link that opened it. */
  problems: readonly string[]
  /** The page that was opened, with its own parameters. */
  path: string
  /** Lets time run: the product stands. */
  begin: () => void
}

/** Reads the address, and takes a link's parameters off it, for the router not to meet them. */
function takeLink(): ReturnType<typeof readLink> {
  const { pathname, search, hash } = location
  const read = readLink(search)
  if (!read.link) return readLink(sessionStorage.getItem(keptLink) ?? '')
  history.replaceState(null, '', `${pathname}${withoutLink(search)}${hash}`)
  // As in a browser that has never been here, on every machine.
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem(keptLink, linkSearch(read.link))
  return read
}

/** Signs the tab in as whoever the link names, or out: a session of before is of another clinic. */
async function startSession(world: World, username: string | null): Promise<void> {
  localStorage.removeItem('userInfo')
  localStorage.removeItem('lastActivityTime')
  if (username === null) return
  const answer = await world.login(username)
  localStorage.setItem('userInfo', JSON.stringify({ ...answer, access_token: answer.token }))
  localStorage.setItem('lastActivityTime', String(Date.now()))
}

/** Opens the clinic of this tab's link; without one a demo clinic, now. */
export async function openClinic(): Promise<OpenClinic> {
  const { link, problems } = takeLink()
  const clock = setPageClock(0)
  // However long it takes to make: its first minute begins when it is there.
  if (link) clock.stopAt(linkInstant(link))
  const world = await startWorldInBrowser(
    link ? { zone: linkZone, opening: { file: worlds[link.world], at: linkInstant(link) } } : {},
    link?.faults.map(faultOf) ?? [],
  )
  if (link) await startSession(world, link.as)
  const { date, time } = clinicTimeOf(new Date(), linkZone)
  return {
    link: link ?? { world: 'demo', clock: `${date}T${time}`, as: null, faults: [] },
    problems,
    path: `${location.pathname}${location.search}`,
    begin: clock.run,
  }
}
