import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { type Letter, letterEndpoints, letterMessages } from '@shared/contracts/letters'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lettersOfPatientQuery, useMarkLetterInError } from '@/api/letters'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { SectionPages } from '@/components/section-pages'
import { useDenial, useMay } from '@/hooks/use-may'
import { LetterCard } from '../letter-card'
import { letterName } from '../letter-words'
import { usePrintLetter } from '../use-print-letter'

const LetterForm = lazyDialog({
  name: 'letter form',
  load: () => import('../letter-form').then((it) => it.LetterForm),
})
const LetterDialog = lazyDialog({
  name: 'letter',
  load: () => import('../letter-dialog').then((it) => it.LetterDialog),
})
const InErrorForm = lazyDialog({
  name: 'entered in error',
  load: () => import('@/features/patients/shared/in-error-form').then((it) => it.InErrorForm),
})

/** How many are shown at once. */
const size = 5

/** A patient's letters, the latest first. */
export function LettersOfPatient({ patient }: { patient: Patient }) {
  const [page, setPage] = useState(1)
  const query = useQuery(lettersOfPatientQuery(patient.id, { page: page - 1, limit: size }))
  const denied = useDenial(letterEndpoints.issue)
  const reason = denied ?? (patient.closedAt === null ? null : patientMessages.closed)
  const marks = useMay(letterEndpoints.markInError)
  const mark = useMarkLetterInError()
  const { sheet, busy, printLetter } = usePrintLetter(patient)
  const [writing, setWriting] = useState(false)
  const [viewed, setViewed] = useState<Letter | null>(null)
  const [marked, setMarked] = useState<Letter | null>(null)
  return (
    <>
      <Group mb="sm">
        <Button variant="default" {...disabledWithReason(reason)} onClick={() => setWriting(true)}>
          New Letter
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={letterMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading letters" h={64} />}
      {query.data?.total === 0 && <Text c="dimmed">{letterMessages.none}</Text>}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {query.data?.rows.map((letter) => (
          <li key={letter.id}>
            <LetterCard
              letter={letter}
              printing={busy}
              onView={() => setViewed(letter)}
              onPrint={() => printLetter(letter)}
            >
              {marks && letter.inError === null && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Mark as Error: ${letterName(letter)}`}
                  onClick={() => setMarked(letter)}
                >
                  Mark as Error
                </Button>
              )}
            </LetterCard>
          </li>
        ))}
      </Stack>
      <SectionPages of="letters" list={query.data} page={page} size={size} onChange={setPage} />
      {sheet}
      {writing && <LetterForm patient={patient} onClose={() => setWriting(false)} />}
      {viewed && <LetterDialog letter={viewed} patient={patient} onClose={() => setViewed(null)} />}
      {marked && (
        <InErrorForm
          patient={patient}
          mark={({ reason: why }) =>
            mark.mutateAsync({ id: marked.id, version: marked.version, reason: why })
          }
          words={letterMessages}
          onClose={() => setMarked(null)}
        >
          {letterName(marked)}
        </InErrorForm>
      )}
    </>
  )
}
