import { Button, Card, Group, Text, Title } from '@mantine/core'
import { clinicEndpoints, clinicMessages } from '@shared/contracts/clinic'
import { openingHoursEndpoints } from '@shared/contracts/clinic-hours'
import { noteSettingEndpoints } from '@shared/contracts/note-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clinicQuery } from '@/api/clinic'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { ClinicTime } from '@/features/hours/shared/hours-sections'
import { ClinicNotes } from '@/features/templates/shared/template-sections'
import { useDenial, useMay } from '@/hooks/use-may'
import { Messages } from './messages'
import { Services } from './services'
import { AddressLines } from './shared/letterhead'

const ClinicForm = lazyDialog({
  name: 'clinic',
  load: () => import('./clinic-form').then((loaded) => loaded.ClinicForm),
})

const notWritten = 'Not written yet'

/** What stands at the head of the clinic's papers, and the way to write it. */
export function ClinicView() {
  const query = useQuery(clinicQuery)
  const [editing, setEditing] = useState(false)
  const denied = useDenial(clinicEndpoints.change)
  const clinic = query.data
  const withTime = useMay(openingHoursEndpoints.get)
  const withNotes = useMay(noteSettingEndpoints.read)
  return (
    <>
      <Card component="section" aria-label="The clinic on paper" maw={720}>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            The clinic on paper
          </Title>
          <Button
            variant="default"
            {...(denied === null ? { disabled: !clinic } : disabledWithReason(denied))}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          Prescriptions, laboratory results, day lists and appointment slips are printed with it.
        </Text>
        <QueryAlert query={query} otherwise={clinicMessages.fetchFailed} />
        {clinic && (
          <Facts
            facts={[
              ['Name', clinic.name || notWritten],
              [
                'Address',
                clinic.address ? (
                  <AddressLines key="address" address={clinic.address} />
                ) : (
                  notWritten
                ),
              ],
              ['Phone', clinic.phone || notWritten],
            ]}
          />
        )}
        {editing && clinic && <ClinicForm clinic={clinic} onClose={() => setEditing(false)} />}
      </Card>
      {withTime && <ClinicTime />}
      {withNotes && <ClinicNotes />}
      <Messages />
      <Services />
    </>
  )
}
