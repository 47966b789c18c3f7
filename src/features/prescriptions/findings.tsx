import { Alert, Anchor, List, Stack, Text } from '@mantine/core'
import { type ContextFinding, contextKey } from '@shared/medicines/context/result'
import {
  type AllergyMatch,
  type CheckedInteractions,
  type Finding,
  type Severity,
  severities,
} from '@shared/medicines/result'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import {
  allergiesIn,
  allergyKey,
  allergyTitle,
  contextIn,
  contextTitle,
  type DrugCheck,
  findingKey,
  findingsOf,
  findingTitle,
  twice,
} from './drug-check'

const grades: Record<Severity, { word: string; color: string; variant: string }> = {
  contraindicated: { word: 'Contraindicated', color: 'red', variant: 'filled' },
  critical: { word: 'Critical', color: 'red', variant: 'light' },
  warning: { word: 'Warning', color: 'yellow', variant: 'light' },
}

interface FindingsProps {
  check: DrugCheck
  /** Stands next to a danger: where a reason is given for it. */
  beside?: (key: string) => ReactNode
}

/** What was found, a block for each grade, the worst first: allergies, interactions, then the record. */
export function Findings({ check, beside }: FindingsProps) {
  const all = [
    ...allergiesIn(check).map(ofAllergy),
    ...findingsOf(check).map(ofInteraction),
    ...contextIn(check).map(ofContext),
    ...(check.rules?.duplicates ?? []).map(ofDuplicate),
  ]
  if (all.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label="What was found">
      {severities.map((severity) => {
        const ofGrade = all.filter((danger) => danger.severity === severity)
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
              {ofGrade.map(({ key, title, words, action, note, sources }) => (
                <List.Item key={`${title} ${words}`}>
                  <strong>{title}</strong>
                  {/[.?]$/.test(title) ? ' ' : ': '}
                  {words} <strong>{action}</strong> {note}
                  <Text size="xs">
                    <Sources of={sources} />
                  </Text>
                  {beside?.(key)}
                </List.Item>
              ))}
            </List>
          </Alert>
        )
      })}
    </Stack>
  )
}

interface Danger {
  /** By these words it is known again. */
  key: string
  severity: Severity
  title: string
  words: string
  action?: string
  /** What makes it more or less of a danger here, and who graded it. */
  note: string
  sources: Finding['sources']
}

const gradeWords = (note: string, gradedBy: Finding['gradedBy']): string =>
  `${note} ${gradedBy === 'source' ? 'Graded by the source.' : 'Graded by Rounds.'}`.trim()

const ofInteraction = (finding: Finding): Danger => ({
  severity: finding.severity,
  key: findingKey(finding),
  title: findingTitle(finding),
  words: [finding.consequence, ...finding.also].join(' '),
  action: finding.action,
  note: gradeWords(finding.note ?? '', finding.gradedBy),
  sources: finding.sources,
})

const ofAllergy = (match: AllergyMatch): Danger => ({
  severity: match.severity,
  key: allergyKey(match),
  title: allergyTitle(match),
  words: match.words,
  note: '',
  sources: match.sources,
})

const ofContext = (finding: ContextFinding): Danger => ({
  severity: finding.severity,
  key: contextKey(finding),
  title: contextTitle(finding),
  words: finding.consequence,
  action: finding.action,
  note: gradeWords(finding.note ?? '', finding.gradedBy),
  sources: finding.sources,
})

const ofDuplicate = (duplicate: CheckedInteractions['duplicates'][number]): Danger => ({
  severity: 'warning',
  key: `twice ${duplicate.ingredient}`,
  title: duplicate.ingredient,
  words: twice(duplicate),
  note: '',
  sources: [],
})

const Sources = ({ of }: { of: Finding['sources'] }) =>
  of.map(({ citation, url }, at) => (
    <Fragment key={citation}>
      {at > 0 && '; '}
      {url ? (
        <Anchor inherit c="inherit" underline="always" href={url} target="_blank">
          {citation}
        </Anchor>
      ) : (
        citation
      )}
    </Fragment>
  ))
