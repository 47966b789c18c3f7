import { Alert, Anchor, List, Stack, Text } from '@mantine/core'
import {
  type AllergyMatch,
  type CheckedInteractions,
  type Finding,
  type Severity,
  severities,
} from '@shared/medicines/result'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { Fragment } from 'react'
import { allergiesIn, type DrugCheck, findingsOf, twice } from './drug-check'

const grades: Record<Severity, { word: string; color: string; variant: string }> = {
  contraindicated: { word: 'Contraindicated', color: 'red', variant: 'filled' },
  critical: { word: 'Critical', color: 'red', variant: 'light' },
  warning: { word: 'Warning', color: 'yellow', variant: 'light' },
}

/** What was found, a block for each grade, the worst first: allergies, then interactions. */
export function Findings({ check }: { check: DrugCheck }) {
  const all = [
    ...allergiesIn(check).map(ofAllergy),
    ...findingsOf(check).map(ofInteraction),
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
              {ofGrade.map(({ title, words, action, note, sources }) => (
                <List.Item key={`${title} ${words}`}>
                  <strong>{title}</strong>: {words} <strong>{action}</strong> {note}
                  <Text size="xs">
                    <Sources of={sources} />
                  </Text>
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
  severity: Severity
  title: string
  words: string
  action?: string
  /** What makes it more or less of a danger here, and who graded it. */
  note: string
  sources: Finding['sources']
}

const ofInteraction = ({
  severity,
  medicines: [one, other],
  consequence,
  also,
  action,
  note = '',
  gradedBy,
  sources,
}: Finding): Danger => ({
  severity,
  title: `${one.name} with ${other.name}`,
  words: [consequence, ...also].join(' '),
  action,
  note: `${note} ${gradedBy === 'source' ? 'Graded by the source.' : 'Graded by Rounds.'}`.trim(),
  sources,
})

const ofAllergy = ({ severity, allergy, medicine, words, sources }: AllergyMatch): Danger => ({
  severity,
  title: `${medicine.name} and the allergy “${allergy}”`,
  words,
  note: '',
  sources,
})

const ofDuplicate = (duplicate: CheckedInteractions['duplicates'][number]): Danger => ({
  severity: 'warning',
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
