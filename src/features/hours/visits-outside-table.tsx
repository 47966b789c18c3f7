import { Anchor, ScrollArea, Table, Text } from '@mantine/core'
import type { VisitsOutside } from '@shared/contracts/hours'
import { visitWhen } from '@shared/contracts/visit-rules'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import type { ReactNode } from 'react'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { allowedTabs } from '@/lib/dashboards'
import { useSession } from '@/stores/session'

/** @property reason a sentence that says why it is outside */
type Visit = VisitsOutside['visits'][number] & { reason?: string }

interface VisitsOutsideTableProps {
  visits: readonly Visit[]
  /** Whether each leads to where it is moved or cancelled. */
  linked?: boolean
  /** What can be done with each here. */
  action?: (visit: Visit) => ReactNode
}

/** Visits that are outside of the hours, or would be. */
export const VisitsOutsideTable = ({ visits, linked = false, action }: VisitsOutsideTableProps) => (
  <ScrollArea.Autosize mah="min(18rem, 40vh)" tabIndex={0} offsetScrollbars="y">
    <Table aria-label="Appointments outside" verticalSpacing={6} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>When</Table.Th>
          <Table.Th>Patient</Table.Th>
          <Table.Th visibleFrom="sm">Doctor</Table.Th>
          {action && <Table.Th aria-label="Actions" />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {visits.map((visit) => (
          <Table.Tr key={visit.id}>
            <Table.Td>{linked ? <VisitLink visit={visit} /> : visitWhen(visit)}</Table.Td>
            <Table.Td>
              <span translate="no">
                {nameAndNumber({ name: visit.patientName, number: visit.patientNumber })}
              </span>
              <Text hiddenFrom="sm" size="xs" c="dimmed">
                {visit.reason ?? isolated(visit.doctor)}
              </Text>
            </Table.Td>
            <Table.Td visibleFrom="sm">
              <span translate="no">{isolated(visit.doctor)}</span>
              {visit.reason && (
                <Text size="xs" c="dimmed">
                  {visit.reason}
                </Text>
              )}
            </Table.Td>
            {action && <Table.Td ta="end">{action(visit)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </ScrollArea.Autosize>
)

/** The desk's list of that day, or the patient's page; null for a person who has neither. */
function addressOf(visit: Visit): string | null {
  const state = useSession.getState()
  const hasDesk = allowedTabs(state.session?.userData.roles ?? []).some(
    ({ tab }) => tab === 'receptionist',
  )
  const { date, patientNumber } = visit
  if (hasDesk)
    return `/desk/appointments?${new URLSearchParams({ date, q: String(patientNumber) })}`
  return opensPatients(state) ? `/patient/${patientNumber}` : null
}

/** In a tab of its own, so that the list of the others stays. */
const VisitLink = ({ visit }: { visit: Visit }) => {
  const address = addressOf(visit)
  return address === null ? (
    visitWhen(visit)
  ) : (
    <Anchor size="sm" href={address} target="_blank" rel="noopener">
      {visitWhen(visit)}
    </Anchor>
  )
}
