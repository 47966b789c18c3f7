import { Alert, Anchor, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { type Finding, type Severity, severities } from '@/contracts/interactions/result'

const grades: Record<Severity, { word: string; color: string; variant: string }> = {
  contraindicated: { word: 'Contraindicated', color: 'red', variant: 'filled' },
  critical: { word: 'Critical', color: 'red', variant: 'light' },
  warning: { word: 'Warning', color: 'yellow', variant: 'light' },
}

/** What the rules found, a block for each grade, the worst first. */
export const Findings = ({ found }: { found: readonly Finding[] }) =>
  found.length > 0 && (
    <Stack component="section" gap="xs" aria-label="Interactions found">
      {severities.map((severity) => {
        const ofGrade = found.filter((finding) => finding.severity === severity)
        if (ofGrade.length === 0) return null
        const { word, color, variant } = grades[severity]
        const Icon = severity === 'contraindicated' ? IconBan : IconAlertTriangle
        return (
          <Alert
            key={severity}
            role="note"
            color={color}
            variant={variant}
            title={word}
            icon={<Icon aria-hidden />}
          >
            <List listStyleType="none" spacing="sm" size="sm">
              {ofGrade.map((finding) => (
                <List.Item
                  key={[finding.rule, ...finding.medicines.map(({ name }) => name)].join(' ')}
                >
                  <FoundPair finding={finding} />
                </List.Item>
              ))}
            </List>
          </Alert>
        )
      })}
    </Stack>
  )

function FoundPair({ finding }: { finding: Finding }) {
  const { medicines, consequence, action, also, note, gradedBy, sources } = finding
  const [one, other] = medicines
  return (
    <>
      <strong>
        {one.name} with {other.name}
      </strong>
      : {[consequence, ...also].join(' ')} <strong>{action}</strong> {note}
      <Text size="xs">
        {gradedBy === 'source' ? 'Graded by the source' : 'Our own grade'}.{' '}
        {sources.map(({ citation, url }, at) => (
          <span key={citation}>
            {at > 0 && '; '}
            {url ? (
              <Anchor inherit c="inherit" underline="always" href={url} target="_blank">
                {citation}
              </Anchor>
            ) : (
              citation
            )}
          </span>
        ))}
      </Text>
    </>
  )
}
