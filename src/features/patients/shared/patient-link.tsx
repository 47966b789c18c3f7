import { type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { patientEndpoints } from '@shared/contracts/patients'
import { longWordStyle, Name } from '@/components/cells'
import { RowNameLink } from '@/components/data-table/row-controls'
import { allowedTabs } from '@/lib/dashboards'
import { useSession } from '@/stores/session'
import { patientsKept } from './patient-label'

type SessionState = ReturnType<typeof useSession.getState>

/** Whether the person signed in sees no more than their own record, whatever else the role permits. */
export function isOwnScope({ session }: SessionState = useSession.getState()): boolean {
  const tabs = allowedTabs(session?.userData.roles ?? [])
  return tabs.length > 0 && tabs.every(({ tab }) => tab === 'patient')
}

/** Whether this call shows staff the clinic's patients; `patient_dashboard` shows the own one alone. */
const showsPatients = (endpoint: Endpoint, state: SessionState): boolean =>
  patientsKept(state) &&
  !isOwnScope(state) &&
  keysOf(endpoint).some(
    (key) => key !== 'patient_dashboard' && state.session?.userData.roles.includes(key),
  )

/** Whether patients have pages, which are open to the person signed in. */
export const opensPatients = (state: SessionState): boolean =>
  showsPatients(patientEndpoints.get, state)

/** Whether several of them can be read at once. */
export const listsPatients = (state: SessionState): boolean =>
  showsPatients(patientEndpoints.list, state)

interface PatientNameProps {
  number: number
  /** As lists call the patient: with the number, where the name doesn't tell who it is. */
  children: string
}

/** A patient's name in a row, which leads to the patient's page where there is one. */
export const PatientName = ({ number, children }: PatientNameProps) => {
  const isOpen = useSession(opensPatients)
  return isOpen ? (
    <RowNameLink href={`/patient/${number}`}>
      <bdi translate="no" style={longWordStyle(children)}>
        {children}
      </bdi>
    </RowNameLink>
  ) : (
    <Name>{children}</Name>
  )
}
