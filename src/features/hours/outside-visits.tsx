import { Alert, Button, Group, Text } from '@mantine/core'
import {
  type NotedOutside,
  outsideVisitEndpoints,
  outsideVisitMessages,
} from '@shared/contracts/outside-visits'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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
  const { visits, more } = query.data ?? none
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
            <Text size="sm">
              {outsideVisitMessages.counted(visits.length + more, doctorsOf({ visits, more }))}
            </Text>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              Show
            </Button>
          </Group>
        </Alert>
      )}
      {isOpen && <OutsideDialog visits={visits} more={more} onClose={() => setOpen(false)} />}
    </>
  )
}

const none: NotedOutside = { visits: [], more: 0 }

/** Whose hours these are; none where more visits follow, whose doctors are not known here. */
const doctorsOf = ({ visits, more }: NotedOutside): string[] =>
  more > 0 ? [] : [...new Set(visits.map(({ doctor }) => doctor))]

const isFocusLost = (): boolean => document.activeElement === document.body

/** All of them; each leads to where it is moved or cancelled, or is kept here. */
function OutsideDialog({ visits, more, onClose }: NotedOutside & { onClose: () => void }) {
  const keep = useKeepOutside()
  const denied = useDenial(outsideVisitEndpoints.keep)
  const list = useRef<HTMLDivElement>(null)
  /** The visit that was kept last. */
  const pressed = useRef<string>(undefined)
  const keepVisit = async (id: string) => {
    pressed.current = id
    try {
      await keep.mutateAsync({ id })
      toast.success(outsideVisitMessages.kept)
    } catch (failed) {
      toast.error(errorText(failed, { otherwise: outsideVisitMessages.keepFailed }))
    }
  }
  // The row that was pressed has gone, and the focus with it.
  useEffect(() => {
    const isGone = visits.every(({ id }) => id !== pressed.current)
    if (pressed.current && isGone && isFocusLost())
      (list.current?.querySelector<HTMLElement>('[data-keep]') ?? list.current)?.focus()
  }, [visits])
  return (
    <Dialog title="Appointments outside" size="44rem" onClose={onClose}>
      <div ref={list} tabIndex={-1}>
        <Text size="sm" mb="sm" role="status">
          {visits.length > 0 ? outsideVisitMessages.whatToDo : outsideVisitMessages.none}
        </Text>
        {visits.length > 0 && (
          <VisitsOutsideTable
            visits={visits}
            linked
            action={({ id, patientName: name, patientNumber: number }) => (
              <BusyButton
                variant="default"
                size="compact-sm"
                data-keep
                aria-label={`Keep ${nameAndNumber({ name, number })}`}
                busy={keep.isPending && keep.variables.id === id}
                {...disabledWithReason(denied)}
                onClick={({ detail }) => {
                  // The second click of a double click meets the row that has moved up.
                  if (detail <= 1 && !denied && !keep.isPending) void keepVisit(id)
                }}
              >
                Keep
              </BusyButton>
            )}
          />
        )}
        {more > 0 && (
          <Text size="sm" c="dimmed" p="xs">
            {outsideVisitMessages.more(more)}
          </Text>
        )}
      </div>
    </Dialog>
  )
}
