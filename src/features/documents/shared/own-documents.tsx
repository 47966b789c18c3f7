import { Skeleton, Stack, Text } from '@mantine/core'
import { documentMessages } from '@shared/contracts/documents'
import { useQuery } from '@tanstack/react-query'
import { ownDocumentsQuery } from '@/api/documents'
import { QueryAlert } from '@/components/query-alert'
import { DocumentCard } from '../document-card'

/** What the patient who is signed in has brought. */
export function OwnDocuments() {
  const query = useQuery(ownDocumentsQuery)
  return (
    <>
      <QueryAlert query={query} otherwise={documentMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading documents" h={64} />}
      {query.data?.length === 0 && <Text c="dimmed">{documentMessages.noneOwn}</Text>}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {query.data?.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document} />
          </li>
        ))}
      </Stack>
    </>
  )
}
