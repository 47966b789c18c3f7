import { useLocation, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CriticalResults } from '@/features/lab/shared/critical-results'
import { useOpenViews } from '@/hooks/use-open-views'
import { DoctorFigures } from './doctor-figures'
import { DoctorHandOff } from './doctor-hand-off'
import { ViewTabs } from './view-tabs'

/** The doctor's day (docs/product/doctor.md). */
export function DoctorDashboard() {
  // A patient's page has led to the form.
  const startsInForm = useRef(Boolean(useSearch({ strict: false }).patient))
  // A note has led back.
  const noted = useLocation({ select: ({ state }) => state.visitToFocus ?? null })
  const [visitToFocus, focusVisit] = useState<string | null>(noted)
  const [seen, setSeen] = useState<readonly string[]>([])
  return (
    <DoctorHandOff value={{ startsInForm, visitToFocus, focusVisit, seen, setSeen }}>
      <CriticalResults />
      <DoctorFigures />
      <ViewTabs label="Doctor" views={useOpenViews('doctor')} />
    </DoctorHandOff>
  )
}
