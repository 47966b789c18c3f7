import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import {
  documentEndpoints,
  documentMessages,
  type PatientDocument,
} from '@shared/contracts/documents'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsOfPatientQuery, useMarkDocumentInError } from '@/api/documents'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { SectionPages } from '@/components/section-pages'
import { useDenial, useMay } from '@/hooks/use-may'
import { DocumentCard } from '../document-card'

const DocumentForm = lazyDialog({
  name: 'document form',
  load: () => import('../document-form').then((it) => it.DocumentForm),
})
const InErrorForm = lazyDialog({
  name: 'entered in error',
  load: () => import('@/features/patients/shared/in-error-form').then((it) => it.InErrorForm),
})

/** How many are shown at once. */
const size = 5

/** What a patient has brought, by the documents' own dates, the latest first. */
export function DocumentsOfPatient({ patient }: { patient: Patient }) {
  const [page, setPage] = useState(1)
  const query = useQuery(documentsOfPatientQuery(patient.id, { page: page - 1, limit: size }))
  const denied = useDenial(documentEndpoints.create)
  const reason = denied ?? (patient.closedAt === null ? null : patientMessages.closed)
  const marks = useMay(documentEndpoints.markInError)
  const mark = useMarkDocumentInError()
  const [adding, setAdding] = useState(false)
  const [marked, setMarked] = useState<PatientDocument | null>(null)
  return (
    <>
      <Group mb="sm">
        <Button variant="default" {...disabledWithReason(reason)} onClick={() => setAdding(true)}>
          Add Document
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={documentMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading documents" h={64} />}
      {query.data?.total === 0 && <Text c="dimmed">{documentMessages.none}</Text>}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {query.data?.rows.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document}>
              {marks && document.inError === null && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Mark as Error: ${document.title}`}
                  onClick={() => setMarked(document)}
                >
                  Mark as Error
                </Button>
              )}
            </DocumentCard>
          </li>
        ))}
      </Stack>
      <SectionPages of="documents" list={query.data} page={page} size={size} onChange={setPage} />
      {adding && <DocumentForm patient={patient} onClose={() => setAdding(false)} />}
      {marked && (
        <InErrorForm
          patient={patient}
          mark={({ reason: why }) =>
            mark.mutateAsync({ id: marked.id, version: marked.version, reason: why })
          }
          words={documentMessages}
          onClose={() => setMarked(null)}
        >
          <span translate="no">{marked.title}</span>
        </InErrorForm>
      )}
    </>
  )
}
