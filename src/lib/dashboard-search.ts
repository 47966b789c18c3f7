import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema } from './list-search'

const text = z.catch(z._default(z.string(), ''), '')

/**
 * What an address without a query means: the first tab allowed, its first view, nothing filtered.
 */
export const dashboardSearchDefaults = {
  ...listSearchDefaults,
  tab: '',
  view: '',
  status: '',
  gender: '',
  type: '',
  date: '',
  doctor: '',
  department: '',
  layout: '',
  patient: '',
  request: '',
} as const

/**
 * What the dashboard's address says: tab and view, and the search, filters and page of its list.
 */
export const dashboardSearchSchema = z.extend(listSearchSchema, {
  tab: text,
  view: text,
  status: text,
  gender: text,
  type: text,
  date: text,
  doctor: text,
  department: text,
  /** How the desk's appointments are shown: a list, unless it is `grid` or `week`. */
  layout: text,
  /** At a new prescription, whose page has led there, by number. */
  patient: text,
  /** The booking that is being scheduled or registered for; at the desk, whether something new is begun. */
  request: text,
})
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>

/** `request` where an appointment or a registration is begun that no booking asks for. */
export const newHere = 'new'

/** Whether the desk's appointments are asked for as a grid, and not as a list. */
export const asksForGrid = ({
  view,
  layout,
}: {
  view?: string | undefined
  layout?: string | undefined
}): boolean => (!view || view === 'appointments') && (layout === 'grid' || layout === 'week')
