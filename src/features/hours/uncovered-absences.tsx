import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { absenceDeskEndpoints, absenceDeskMessages } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { uncoveredAbsencesQuery } from '@/api/absence-desk'
import { QueryAlert } from '@/components/query-alert'
import { useMay } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { awayWords } from './desk/desk-words'

/** How many are listed before the others are asked for. */
const listedMost = 3

export function UncoveredAbsences() {
  const enabled = useMay(absenceDeskEndpoints.uncovered)
  const query = useQuery({ ...uncoveredAbsencesQuery, enabled })
  const [isWhole, setWhole] = useState(false)
  const all = query.data ?? []
  const listed = isWhole ? all : all.slice(0, listedMost)
  const more = all.length - listed.length
  return (
    <>
      <QueryAlert query={query} otherwise={absenceDeskMessages.uncoveredFetchFailed} />
      {all.length > 0 && (
        <Alert
          component="section"
          role="region"
          aria-label="Absences not settled"
          color="yellow"
          p="xs"
          mb="sm"
          data-noprint
        >
          <Stack gap={4} align="flex-start">
            {listed.map(({ absenceId, staff, open, toCall, ...days }) => (
              <Text key={absenceId} size="sm">
                {words.unsettled(staff, awayWords(days, clinicToday()), open + toCall)}{' '}
                <Anchor
                  inherit
                  fw={600}
                  py={4}
                  renderRoot={(props) => (
                    <Link to="/absence/$id" params={{ id: absenceId }} {...props} />
                  )}
                >
                  Settle
                </Anchor>
              </Text>
            ))}
            {more > 0 && (
              <Button variant="default" size="compact-sm" onClick={() => setWhole(true)}>
                {`Show ${more} more`}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
    </>
  )
}
