import { acceptedFiles, fileSize } from '@/lib/result-file'
import type { ChosenFile } from '@/stores/chosen-files'
import './later-styles'
import { Anchor, Card, CloseButton, FileInput, Group, Image, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface FileFieldProps {
  label: string
  required?: boolean
  chosen: ChosenFile
  /** What the host has said of it. */
  error?: ReactNode
  onChoose: (file: File | null) => void
}

/** Takes one file, also by dropping it, shows it, and says why it can't take another. */
export function FileField({ label, required = false, chosen, error, onChoose }: FileFieldProps) {
  const id = useId()
  const field = useRef<HTMLButtonElement>(null)
  const reset = useRef<() => void>(null)
  const file = chosen.state === 'chosen' ? chosen.file : null
  const refused = chosen.state === 'refused' ? chosen : null
  const name = refused?.name ?? file?.name

  const remove = () => {
    onChoose(null)
    // So that the same file can be chosen again.
    reset.current?.()
    field.current?.focus()
  }
  return (
    <Stack gap="xs">
      <FileInput
        ref={field}
        resetRef={reset}
        label={label}
        required={required}
        description="PDF, JPG, JPEG or PNG, up to 10 MB"
        placeholder={refused?.name ?? 'Choose a file, or drop it here'}
        accept={acceptedFiles}
        value={file}
        onChange={onChoose}
        error={refused?.message ?? error}
        errorProps={{ role: 'status' }}
        // Whatever is given to the field that the label names goes to the input.
        labelProps={{ htmlFor: id }}
        fileInputProps={{ id }}
        rightSection={name && <CloseButton aria-label={`Remove ${name}`} onClick={remove} />}
        rightSectionPointerEvents="all"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [dropped] = event.dataTransfer.files
          if (dropped) onChoose(dropped)
        }}
      />
      {file && <Preview file={file} />}
    </Stack>
  )
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  const isImage = file.type.startsWith('image/')
  return (
    <Card component="figure" radius="md" padding="sm" m={0}>
      <Group align="flex-start">
        {isImage && url && (
          <Image src={url} alt={`Preview of ${file.name}`} w="auto" maw={320} mah={224} />
        )}
        <Stack component="figcaption" gap="xs" align="flex-start" miw={0}>
          <Text size="xs" c="dimmed">
            {fileSize(file.size)}
          </Text>
          {!isImage && url && (
            <Anchor size="sm" href={url} target="_blank" rel="noreferrer">
              Open preview in a new tab
            </Anchor>
          )}
        </Stack>
      </Group>
    </Card>
  )
}

/** The object URL of the file, for as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
