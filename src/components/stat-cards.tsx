import { Card, Flex, Text } from '@mantine/core'

export interface Stat {
  label: string
  /** A dash stands while it is not known. */
  value: string | number | undefined
  note?: string
}

/** A few figures at a glance, each with its name. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <Flex component="dl" wrap="wrap" gap="sm" mt={0} mb="lg" aria-label={label}>
      {stats.map((stat) => (
        <Card key={stat.label} flex="1 1 min(10rem, 45%)" miw={0} radius="md" padding="sm">
          <Text component="dt" size="sm" c="dimmed">
            {stat.label}
          </Text>
          <Text component="dd" m={0} fz={{ base: 'lg', sm: 24 }} lh={1.25} fw={650}>
            {stat.value ?? '–'}
          </Text>
          {stat.note && (
            <Text component="dd" m={0} size="xs" c="dimmed">
              {stat.note}
            </Text>
          )}
        </Card>
      ))}
    </Flex>
  )
}
