import { Badge, Card, Group, Text } from '@mantine/core'
import { documentKindWords, type PatientDocument } from '@shared/contracts/documents'
import { isolated } from '@shared/lib/isolated'
import type { ReactNode } from 'react'
import { FileDownload } from '@/features/lab/shared/file-download'
import { InErrorLine, struck } from '@/features/patients/shared/in-error-line'

interface DocumentCardProps {
  document: PatientDocument
  /** What can be done with it. */
  children?: ReactNode
}

/** One document, whose file is downloaded by a press. */
export function DocumentCard({ document, children }: DocumentCardProps) {
  const { title, kind, date, file, addedOn, by, inError } = document
  return (
    <Card padding="sm" withBorder>
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Group gap="xs">
            <Text fw={600} translate="no" {...struck(inError)}>
              {title}
            </Text>
            <Badge variant="default">{documentKindWords[kind]}</Badge>
          </Group>
          <Text size="sm" c="dimmed">
            Of {date}, added {addedOn} by {isolated(by)}
          </Text>
          <FileDownload file={file} />
          <InErrorLine inError={inError} />
        </div>
        {children}
      </Group>
    </Card>
  )
}
