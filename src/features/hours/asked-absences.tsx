import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { absenceMessages } from '@shared/contracts/absences'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { absencesQuery } from '@/api/absences'
import { RowButton } from '@/components/data-table/row-controls'
import { Dialog } from '@/components/dialog'
import { QueryAlert } from '@/components/query-alert'
import { rangeWords } from './hours-words'
import { useAbsenceSteps } from './use-absence-steps'

/** How many are shown; the next ones follow once these are decided on. */
const shownMost = 50

/** The absences that wait for a decision, to be confirmed or declined. */
export function AskedAbsences({ onClose }: { onClose: () => void }) {
  const query = useQuery(absencesQuery({ status: 'asked', limit: shownMost }))
  const { onConfirm, onDecline } = useAbsenceSteps()
  const absences = query.data?.rows ?? []
  return (
    <Dialog title="Absences asked for" size="36rem" onClose={onClose}>
      {query.error && <QueryAlert query={query} otherwise={absenceMessages.fetchFailed} />}
      {query.isPending && <Skeleton h={48} />}
      {query.data && absences.length === 0 && (
        <Text size="sm">No absence waits for a decision.</Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {absences.map((absence) => {
          const { id, staff, mayDecide } = absence
          const of = `absence of ${staff}, ${rangeWords(absence)}`
          return (
            <Group component="li" key={id} justify="space-between">
              <div>
                <Text fw={600} translate="no">
                  {isolated(staff)}
                </Text>
                <Text size="sm">{rangeWords(absence)}</Text>
              </div>
              {mayDecide ? (
                <Group gap="xs">
                  <RowButton aria-label={`Confirm ${of}`} onClick={() => onConfirm(absence)}>
                    Confirm
                  </RowButton>
                  <RowButton aria-label={`Decline ${of}`} onClick={() => onDecline(absence)}>
                    Decline
                  </RowButton>
                </Group>
              ) : (
                <Text size="sm" c="dimmed">
                  Your own: a colleague decides.
                </Text>
              )}
            </Group>
          )
        })}
      </Stack>
    </Dialog>
  )
}
