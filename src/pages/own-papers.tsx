import { Stack, Title } from '@mantine/core'
import { useId } from 'react'
import { OwnDocuments } from '@/features/documents/shared/own-documents'
import { OwnLetters } from '@/features/letters/shared/own-letters'

/** The letters and documents of the patient who is signed in. */
export function OwnPapers() {
  const id = useId()
  return (
    <Stack gap="lg">
      <section aria-labelledby={`letters-${id}`}>
        <Title order={2} size="h4" mb="sm" id={`letters-${id}`}>
          Letters
        </Title>
        <OwnLetters />
      </section>
      <section aria-labelledby={`documents-${id}`}>
        <Title order={2} size="h4" mb="sm" id={`documents-${id}`}>
          Documents
        </Title>
        <OwnDocuments />
      </section>
    </Stack>
  )
}
