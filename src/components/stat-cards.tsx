import { Card, Flex, Text } from '@mantine/core'
import { type RefCallback, use } from 'react'
import { outdatedProps } from './outdated'
import { PageSettings } from './page-settings'
import classes from './stat-cards.module.css'

export interface Stat {
  label: string
  /** A dash stands while it is not known. */
  value: string | number | undefined
  note?: string
}

interface StatCardsProps {
  label: string
  stats: readonly Stat[]
  /** Whether they are those of another day, until the right ones are there. */
  outdated?: boolean
  /** The whole row, which takes the focus of the *Retry* of its failure. */
  ref?: RefCallback<HTMLElement>
}

/** A few figures at a glance, each with its name: one line, or cards (`isCompact` in page-settings.ts). */
export function StatCards({ label, stats, outdated = false, ref }: StatCardsProps) {
  const { isCompact } = use(PageSettings)
  return (
    <Flex
      component="dl"
      ref={ref}
      tabIndex={-1}
      className={classes.stats}
      mod={{ compact: isCompact }}
      aria-label={label}
      data-noprint
      {...outdatedProps(outdated)}
    >
      {stats.map((stat) => (
        <Card
          key={stat.label}
          className={classes.stat}
          radius="md"
          padding="sm"
          {...(isCompact && { bg: 'transparent' })}
        >
          <Text component="dt" className={classes.name} c="dimmed">
            {stat.label}
          </Text>
          <Text component="dd" className={classes.figure}>
            {stat.value ?? '–'}
          </Text>
          {stat.note && (
            <Text component="dd" className={classes.note} m={0} size="xs" c="dimmed">
              {stat.note}
            </Text>
          )}
        </Card>
      ))}
    </Flex>
  )
}
