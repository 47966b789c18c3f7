import { auditEndpoints } from '@shared/contracts/audit'
import { binEndpoints } from '@shared/contracts/bin'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { clinicEndpoints } from '@shared/contracts/clinic'
import { dayEndpoints } from '@shared/contracts/day-sheets'
import type { Endpoint } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { letterEndpoints } from '@shared/contracts/letters'
import { overviewEndpoints } from '@shared/contracts/overview'
import { useShallow } from 'zustand/react/shallow'
import {
  type Dashboard,
  type DashboardTab,
  type DashboardView,
  dashboards,
  type ViewPath,
} from '@/lib/dashboards'
import { useSession } from '@/stores/session'
import { may } from './use-may'

/** What a view asks for, where not every user with its dashboard has it. */
const needs: Partial<Record<ViewPath, Endpoint>> = {
  '/overview/activities': overviewEndpoints.activities,
  '/overview/bookings': bookingRequestEndpoints.list,
  '/overview/clinic': clinicEndpoints.get,
  '/overview/ranges': labRangeEndpoints.create,
  '/overview/audit': auditEndpoints.list,
  '/overview/bin': binEndpoints.list,
  '/desk/bookings': bookingRequestEndpoints.list,
  '/desk/day': dayEndpoints.open,
  '/my/results': labOrderEndpoints.own,
  '/my/papers': letterEndpoints.own,
  '/my/opened': auditEndpoints.own,
}

/** Whether the host has what the view at this path shows, and the person signed in may see it. */
function isOpenView(path: ViewPath, state = useSession.getState()): boolean {
  const call = needs[path]
  return call === undefined || may(call, state)
}

/** The views of a dashboard that the person signed in has. */
export const openViews = (
  { views }: Dashboard,
  state = useSession.getState(),
): readonly DashboardView[] => views.filter(({ to }) => isOpenView(to, state))

export const useOpenViews = (wanted: DashboardTab): readonly DashboardView[] =>
  useSession(
    useShallow((state) =>
      dashboards.filter(({ tab }) => tab === wanted).flatMap((it) => openViews(it, state)),
    ),
  )
