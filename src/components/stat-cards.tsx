import { Card, Flex, Text } from '@mantine/core'
import type { RefCallback } from 'react'
import { outdatedProps } from './outdated'
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

/** A few figures at a glance, each with its name, on a line: the rows below come first. */
export function StatCards({ label, stats, outdated = false, ref }: StatCardsProps) {
  return (
    <Flex
      component="dl"
      ref={ref}
      tabIndex={-1}
      className={classes.stats}
      aria-label={label}
      data-noprint
      {...outdatedProps(outdated)}
    >
      {stats.map((stat) => (
        <Card key={stat.label} className={classes.stat} radius="md" padding="sm" bg="transparent">
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
