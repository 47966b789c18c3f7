import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import type { Clash } from '@shared/contracts/visit-times'
import { anywaySchema, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { isolated } from '@shared/lib/isolated'
import { useState } from 'react'
import { useDenial } from '@/hooks/use-may'
import type { Obstacle } from './use-slot'
import { endTime } from './visit-times'

interface ClashNoticeProps {
  obstacle: Obstacle
  /** 'Dr. ' and the name. */
  doctor: string
  /** What is done all the same: 'Schedule', say. */
  verb: string
  onAnyway: (
    given: { kind: Obstacle['kind']; reason: string },
    form: HTMLFormElement | null,
  ) => void
}

/** What was refused is to be seen above the buttons, which stay at the foot of the dialog. */
const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/**
 * Names the visit, the absence or the closing day that is in the way. Once the host has refused the time, a
 * user who may do so puts a visit there all the same, and says why.
 */
export function ClashNotice({ obstacle, doctor, verb, onAnyway }: ClashNoticeProps) {
  const { kind, isRefused } = obstacle
  return (
    <Alert
      key={`${kind} ${isRefused}`}
      ref={isRefused ? showWhole : undefined}
      color={isRefused ? 'red' : 'yellow'}
      role={isRefused ? 'alert' : 'note'}
      title={obstacle.kind === 'clash' ? visitMessages.clash(doctor) : obstacle.reason}
      style={{ scrollMarginBottom: '5rem' }}
    >
      <Stack gap="sm">
        {obstacle.kind === 'clash' && obstacle.visit && (
          <Text size="sm" translate="no">
            {clashWords(obstacle.visit)}
          </Text>
        )}
        {isRefused && <Anyway kind={kind} verb={verb} onAnyway={onAnyway} />}
      </Stack>
    </Alert>
  )
}

const clashWords = ({ patient, reason, ...span }: Clash): string =>
  `${isolated(patient)}, ${span.time} to ${endTime(span)}, ${reason}`

interface AnywayProps extends Pick<ClashNoticeProps, 'verb' | 'onAnyway'> {
  kind: Obstacle['kind']
}

function Anyway({ kind, verb, onAnyway }: AnywayProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const isDenied = useDenial(visitEndpoints.change) !== null
  if (isDenied)
    return (
      <Text size="sm">
        {kind === 'clash' ? visitMessages.anywayDenied : visitMessages.outsideDenied}
      </Text>
    )

  const send = (form: HTMLFormElement | null) => {
    const read = anywaySchema.safeParse({ reason })
    setError(read.success ? null : (read.error.issues[0]?.message ?? visitMessages.reasonRequired))
    if (read.success) onAnyway({ kind, reason: read.data.reason }, form)
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
