import { Skeleton, Stack, Text } from '@mantine/core'
import { type Letter, letterMessages } from '@shared/contracts/letters'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownLettersQuery } from '@/api/letters'
import { ownPatientQuery } from '@/api/patients'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { LetterCard } from '../letter-card'
import { usePrintLetter } from '../use-print-letter'

const LetterDialog = lazyDialog({
  name: 'letter',
  load: () => import('../letter-dialog').then((it) => it.LetterDialog),
})

/** The letters of the patient who is signed in, the latest first. */
export function OwnLetters() {
  const query = useQuery(ownLettersQuery)
  const { data: patient } = useQuery(ownPatientQuery)
  const { sheet, busy, printLetter } = usePrintLetter(patient)
  const [viewed, setViewed] = useState<Letter | null>(null)
  return (
    <>
      <QueryAlert query={query} otherwise={letterMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading letters" h={64} />}
      {query.data?.length === 0 && <Text c="dimmed">{letterMessages.noneOwn}</Text>}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {query.data?.map((letter) => (
          <li key={letter.id}>
            <LetterCard
              letter={letter}
              printing={busy}
              onView={() => setViewed(letter)}
              onPrint={() => printLetter(letter)}
            />
          </li>
        ))}
      </Stack>
      {sheet}
      {viewed && patient && (
        <LetterDialog letter={viewed} patient={patient} onClose={() => setViewed(null)} />
      )}
    </>
  )
}
