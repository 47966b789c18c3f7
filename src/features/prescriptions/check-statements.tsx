import { Alert, List, Spoiler, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { statementsOf, uncheckedIn } from './check-words'
import type { DrugCheck } from './drug-check'

/** What was not looked for, medicine by medicine; nothing where all was. */
export function NotChecked({ check }: { check: DrugCheck }) {
  const unchecked = uncheckedIn(check)
  if (unchecked.length === 0) return null
  return (
    <section aria-label="Not checked">
      <Alert role="note" color="yellow" title="Not checked">
        <List size="sm" spacing="xs">
          {unchecked.map(({ text, lookedFor }) => (
            <List.Item key={text}>
              {text}
              {lookedFor && (
                <Spoiler maxHeight={0} showLabel="Show what was looked for" hideLabel="Show less">
                  {lookedFor.join('; ')}.
                </Spoiler>
              )}
            </List.Item>
          ))}
        </List>
      </Alert>
    </section>
  )
}

const colors = {
  done: 'var(--mantine-color-success)',
  'done-in-part': 'var(--mantine-color-dimmed)',
  caution: 'var(--rounds-warning)',
  note: 'var(--mantine-color-dimmed)',
}
const icons = {
  done: IconCheck,
  'done-in-part': IconCheck,
  caution: IconAlertTriangle,
  note: IconInfoCircle,
}

/** What was truly done to find interactions. */
export const CheckStatements = ({ check }: { check: DrugCheck }) => (
  <section aria-label="What was checked">
    <Title order={3} size="sm" mb="xs">
      What was checked
    </Title>
    <List
      listStyleType="none"
      size="sm"
      spacing="xs"
      styles={{ itemWrapper: { alignItems: 'flex-start' } }}
    >
      {statementsOf(check).map(({ tone, text }) => {
        const Icon = icons[tone]
        return (
          <List.Item
            key={text}
            fw={tone === 'caution' ? 500 : undefined}
            icon={<Icon size={18} color={colors[tone]} aria-hidden />}
          >
            {text}
          </List.Item>
        )
      })}
    </List>
  </section>
)
