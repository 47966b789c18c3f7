import { Stack, Text } from '@mantine/core'
import {
  messageMessages,
  notSentWords,
  type SentMessage,
  sentWords,
} from '@shared/contracts/messages'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryAlert } from '@/components/query-alert'
import { clinicTime, clinicToday } from '@/stores/clinic-day'

/** Which messages about a visit its patient got, and when. */
export const VisitMessages = ({ query }: { query: UseQueryResult<SentMessage[]> }) => (
  <Stack gap={0} translate="yes">
    <QueryAlert query={query} otherwise={messageMessages.ofVisitFetchFailed} />
    {query.data?.map(({ id, kind, channel, at, failure }) =>
      failure === undefined ? (
        <span key={id}>
          {sentWords(kind, channel)}, {when(at)}
        </span>
      ) : (
        <Text key={id} c="red" inherit>
          {notSentWords(kind, channel)}, {when(at)}: <span translate="no">{failure}</span>
        </Text>
      ),
    )}
  </Stack>
)

/** The time, of another day than today with its date. */
function when(at: string): string {
  const { date, time } = clinicTime(new Date(at))
  return date === clinicToday() ? time : `${time} on ${date}`
}
