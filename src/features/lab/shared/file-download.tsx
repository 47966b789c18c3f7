import { Anchor } from '@mantine/core'
import type { LabResultVersion } from '@shared/contracts/lab-results'
import { fileSize } from '@/lib/result-file'
import { downloadFile } from './download-file'

/** A result's file, to be had by a press. */
export const FileDownload = ({ file }: { file: NonNullable<LabResultVersion['file']> }) => (
  <Anchor
    component="button"
    type="button"
    size="sm"
    ta="start"
    style={{ overflowWrap: 'anywhere' }}
    onClick={() => void downloadFile(file)}
  >
    {`Download ${file.name} (${fileSize(file.size)})`}
  </Anchor>
)
