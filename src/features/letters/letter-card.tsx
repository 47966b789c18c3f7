import { Button, Card, Group, Text } from '@mantine/core'
import type { Letter } from '@shared/contracts/letters'
import { isolated } from '@shared/lib/isolated'
import type { ReactNode } from 'react'
import { BusyButton } from '@/components/busy-button'
import { InErrorLine, struck } from '@/features/patients/shared/in-error-line'
import { letterFacts, letterName } from './letter-words'

interface LetterCardProps {
  letter: Letter
  /** Whether a letter is being printed. */
  printing: boolean
  onView: () => void
  onPrint: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** One letter, with what it says in short. */
export function LetterCard({ letter, printing, onView, onPrint, children }: LetterCardProps) {
  const { issuedOn, by, inError } = letter
  const name = letterName(letter)
  return (
    <Card padding="sm" withBorder>
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text fw={600} {...struck(inError)}>
            {name}
          </Text>
          {letterFacts(letter).map(([term, value]) => (
            <Text key={term} size="sm" {...struck(inError)}>
              {term}: <span translate="no">{value}</span>
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            Issued {issuedOn}, by {isolated(by)}
          </Text>
          <InErrorLine inError={inError} />
        </div>
        <Group gap="xs">
          <Button variant="default" size="compact-sm" aria-label={`View: ${name}`} onClick={onView}>
            View
          </Button>
          <BusyButton
            variant="default"
            size="compact-sm"
            aria-label={`Print: ${name}`}
            busy={printing}
            onClick={onPrint}
          >
            Print
          </BusyButton>
          {children}
        </Group>
      </Group>
    </Card>
  )
}
