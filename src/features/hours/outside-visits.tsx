import { Alert, Button, Group, Text } from '@mantine/core'
import { outsideVisitEndpoints, outsideVisitMessages } from '@shared/contracts/outside-visits'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '@/api/api-error'
import { outsideVisitsQuery, useKeepOutside } from '@/api/outside-visits'
import { BusyButton } from '@/components/busy-button'
import { Dialog } from '@/components/dialog'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useDenial, useMay } from '@/hooks/use-may'
import { VisitsOutsideTable } from './visits-outside-table'

export function OutsideVisits() {
  const enabled = useMay(outsideVisitEndpoints.list)
  const query = useQuery({ ...outsideVisitsQuery, enabled })
  const [isOpen, setOpen] = useState(false)
  const { visits, more } = query.data ?? { visits: [], more: 0 }
  return (
    <>
      <QueryAlert query={query} otherwise={outsideVisitMessages.fetchFailed} />
      {visits.length > 0 && (
        <Alert
          component="section"
          role="region"
          aria-label="Appointments outside of the hours"
          color="yellow"
          p="xs"
          mb="sm"
          data-noprint
        >
          <Group gap="xs">
            <Text size="sm">{outsideVisitMessages.counted(visits.length + more)}</Text>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              Show
            </Button>
          </Group>
        </Alert>
      )}
      {isOpen && (
        <Dialog title="Appointments outside" size="44rem" onClose={() => setOpen(false)}>
          <Text size="sm" mb="sm" role="status">
            {visits.length > 0 ? outsideVisitMessages.whatToDo : outsideVisitMessages.none}
          </Text>
          {visits.length > 0 && (
            <VisitsOutsideTable
              visits={visits}
              linked
              action={(visit) => <Keep id={visit.id} name={nameAndNumber(nameOf(visit))} />}
            />
          )}
          {more > 0 && (
            <Text size="sm" c="dimmed" p="xs">
              {outsideVisitMessages.more(more)}
            </Text>
          )}
        </Dialog>
      )}
    </>
  )
}

const nameOf = (visit: { patientName: string; patientNumber: number }) => ({
  name: visit.patientName,
  number: visit.patientNumber,
})

function Keep({ id, name }: { id: string; name: string }) {
  const keep = useKeepOutside()
  const denied = useDenial(outsideVisitEndpoints.keep)
  return (
    <BusyButton
      variant="default"
      size="compact-sm"
      aria-label={`Keep ${name}`}
      busy={keep.isPending}
      {...disabledWithReason(denied)}
      onClick={({ detail }) => {
        // The second click of a double click meets the row that has moved up.
        if (detail > 1 || denied) return
        keep.mutate(
          { id },
          {
            onSuccess: () => toast.success(outsideVisitMessages.kept),
            onError: (failed) =>
              toast.error(errorText(failed, { otherwise: outsideVisitMessages.keepFailed })),
          },
        )
      }}
    >
      Keep
    </BusyButton>
  )
}
