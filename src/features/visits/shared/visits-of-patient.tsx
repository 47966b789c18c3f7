import { visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { visitListQuery } from '@/api/visits'
import { RecordList } from '@/components/data-table/record-list'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import { type DeskDialog, DeskDialogs } from '../desk-dialogs'
import { UndoBar } from '../undo-bar'
import { useUndo } from '../use-undo'
import { visitFacts } from '../visit-columns'
import type { VisitAction } from '../visit-history'
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
      <RecordList
        label="Visits"
        columns={columns}
        query={visits}
        fetchFailed={visitMessages.fetchFailed}
        empty={{ title: 'No visits yet. Schedule the first one above.' }}
      />
      <SectionPages of="visits" list={visits.data} page={page} size={size} onChange={onChange} />
      <LastAction patientId={patientId} actions={actions} />
      <DeskDialogs opened={opened} onChange={setOpened} actions={actions} />
    </>
  )
}

/** What was done last at a desk of this tab, where that was about this patient. */
function LastAction({ patientId, actions }: Pick<VisitsOfPatientProps, 'patientId' | 'actions'>) {
  const { told, next } = actions
  const isOfPatient = (action: VisitAction | null) => action?.after.patientId === patientId
  const { bar } = useUndo({
    ...actions,
    told: isOfPatient(told) ? told : null,
    // What was done before, to another patient, is taken back where that one is in sight.
    next: isOfPatient(told) && isOfPatient(next) ? next : null,
  })
  return <UndoBar {...bar} withKeys={false} />
}
