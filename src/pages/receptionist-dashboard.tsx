import { useSearch } from '@tanstack/react-router'
import { OutsideVisits } from '@/features/hours/shared/outside-visits'
import { UncoveredAbsences } from '@/features/hours/shared/uncovered-absences'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { useGridShown } from '@/features/visits/grid/layout-switch'
import { useOpenViews } from '@/hooks/use-open-views'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { setSingleKeys } from '@/stores/single-keys'
import { DeskFigures } from './desk-figures'
import { Desk, useDeskState } from './desk-hand-off'
import { DeskKeys } from './desk-keys'
import { DeskScheduling } from './desk-scheduling'
import { useNewBookings } from './use-new-bookings'
import { useShownPath } from './use-shown-path'
import { ViewTabs } from './view-tabs'

/** The front desk (docs/product/desk.md). */
export function ReceptionistDashboard() {
  const desk = useDeskState()
  const { withKeys, isAtAppointments, schedule, register } = desk
  const shown = useShownPath()
  const { date = '' } = useSearch({ strict: false })
  const hasPatient = deskDrafts.useStore(({ shown: draft }) => draft.patientId !== '')
  const waiting = { '/desk/bookings': useNewBookings() }
  useShortcuts(
    {
      '/': () => focusElement('main input[type="search"]'),
      p: () => {
        if (shown === '/desk/registration') focusElement('main [data-path="name"]')
        else register()
      },
      // The lists know their selected row.
      ...(!isAtAppointments && shown !== '/desk/directory' && { n: () => schedule() }),
    },
    withKeys,
  )
  return (
    <Desk value={desk}>
      <DeskFigures date={date} />
      <UncoveredAbsences />
      <OutsideVisits />
      <ViewTabs
        label="Receptionist"
        views={useOpenViews('receptionist')}
        waiting={waiting}
        disabled={hasPatient ? undefined : '/desk/prescription'}
      />
      <DeskKeys enabled={withKeys} isGrid={useGridShown()} onChange={setSingleKeys} />
      <DeskScheduling />
    </Desk>
  )
}

/** @returns whether the page has such an element */
function focusElement(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
