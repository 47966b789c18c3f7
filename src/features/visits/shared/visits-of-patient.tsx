import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { visitListQuery } from '@/api/visits'
import { RecordList } from '@/components/data-table/record-list'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import { visitMessages } from '@/contracts/visits'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { type DeskDialog, DeskDialogs } from '../desk-dialogs'
import { UndoBar } from '../undo-bar'
import { visitFacts } from '../visit-columns'
import { undoEndpoint } from '../visit-history'
import type { useVisitActions } from './use-visit-actions'

/** How many visits are shown at once. */
const size = 10

interface VisitsOfPatientProps extends Pick<SectionPagesProps, 'page' | 'onChange'> {
  patientId: string
  actions: ReturnType<typeof useVisitActions>
}

/**
 * A patient's visits: those to come by time, then those gone by, the latest first. The time of each opens
 * its dialog, from where it is moved, and what was done last can be taken back.
 */
export function VisitsOfPatient({ patientId, actions, page, onChange }: VisitsOfPatientProps) {
  const visits = useQuery(visitListQuery({ patientId, page: page - 1, limit: size }))
  const [opened, setOpened] = useState<DeskDialog | null>(null)
  const columns = useMemo(
    () => visitFacts({ onView: (visit) => setOpened({ dialog: 'view', visit }) }),
    [],
  )
  return (
    <>
      <LastAction patientId={patientId} actions={actions} />
      <RecordList
        label="Visits"
        columns={columns}
        query={visits}
        fetchFailed={visitMessages.fetchFailed}
        empty={{ title: 'No visits yet. Schedule the first one above.' }}
      />
      <SectionPages of="visits" list={visits.data} page={page} size={size} onChange={onChange} />
      <DeskDialogs opened={opened} onChange={setOpened} actions={actions} />
    </>
  )
}

/** What was done last at a desk of this tab, where that was about this patient. */
function LastAction({ patientId, actions }: Pick<VisitsOfPatientProps, 'patientId' | 'actions'>) {
  const { told, next, busy, undo } = actions
  const denied = useSession((state) => next && deniedReason(undoEndpoint(next), state))
  if (told?.after.patientId !== patientId) return null
  return (
    <UndoBar
      told={told}
      // What was done before, to another patient, is taken back where that one is in sight.
      next={next?.after.patientId === patientId ? next : null}
      denied={denied}
      busy={busy}
      withKeys={false}
      onUndo={(action) => void undo(action)}
    />
  )
}
