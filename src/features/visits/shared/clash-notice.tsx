import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import type { Clash } from '@shared/contracts/visit-times'
import { anywaySchema, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { isolated } from '@shared/lib/isolated'
import { useState } from 'react'
import { useDenial } from '@/hooks/use-may'
import type { SlotClash } from './use-slot'
import { endTime } from './visit-times'

interface ClashNoticeProps {
  clash: SlotClash
  /** 'Dr. ' and the name. */
  doctor: string
  /** What is done all the same: 'Schedule', say. */
  verb: string
  onAnyway: (reason: string, form: HTMLFormElement | null) => void
}

/** What was refused is to be seen above the buttons, which stay at the foot of the dialog. */
const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/**
 * Names the visit that stands in the way. Once the host has refused the time, whoever may do so puts a
 * visit over it knowingly, and says why.
 */
export function ClashNotice({
  clash: { visit, isRefused },
  doctor,
  verb,
  onAnyway,
}: ClashNoticeProps) {
  return (
    <Alert
      key={String(isRefused)}
      ref={isRefused ? showWhole : undefined}
      color={isRefused ? 'red' : 'yellow'}
      role={isRefused ? 'alert' : 'note'}
      title={visitMessages.clash(doctor)}
      style={{ scrollMarginBottom: '5rem' }}
    >
      <Stack gap="sm">
        {visit && (
          <Text size="sm" translate="no">
            {clashWords(visit)}
          </Text>
        )}
        {isRefused && <Anyway verb={verb} onAnyway={onAnyway} />}
      </Stack>
    </Alert>
  )
}

const clashWords = ({ patient, reason, ...span }: Clash): string =>
  `${isolated(patient)}, ${span.time} to ${endTime(span)}, ${reason}`

function Anyway({ verb, onAnyway }: Pick<ClashNoticeProps, 'verb' | 'onAnyway'>) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const isDenied = useDenial(visitEndpoints.change) !== null
  if (isDenied) return <Text size="sm">{visitMessages.anywayDenied}</Text>

  const send = (form: HTMLFormElement | null) => {
    const read = anywaySchema.safeParse({ reason })
    setError(read.success ? null : (read.error.issues[0]?.message ?? visitMessages.reasonRequired))
    if (read.success) onAnyway(read.data.reason, form)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <TextInput
        w="100%"
        label={`Reason to ${verb.toLowerCase()} anyway`}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the form's own button, which would ask for the same once more.
          event.preventDefault()
          send(event.currentTarget.form)
        }}
      />
      <Button variant="default" onClick={({ currentTarget }) => send(currentTarget.form)}>
        {verb} anyway
      </Button>
    </Stack>
  )
}
