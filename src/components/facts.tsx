import './later-styles'
import { DataList, useMatches } from '@mantine/core'
import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[]
}

/** What is known of a thing: terms and their values, below one another where it is narrow. */
export function Facts({ facts }: FactsProps) {
  const orientation = useMatches<'vertical' | 'horizontal'>({ base: 'vertical', sm: 'horizontal' })
  return (
    <DataList withDivider labelWidth="11rem" orientation={orientation}>
      {facts.map(([term, value]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  )
}
