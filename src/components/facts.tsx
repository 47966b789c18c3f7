import './later-styles'
import { DataList, useMatches } from '@mantine/core'
import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[]
  /** Whether they stand beside something else where it is wide. */
  beside?: boolean
}

/** A sentence among the values, which a browser may translate. */
export const Sentence = ({ children }: { children: ReactNode }) => (
  <span translate="yes">{children}</span>
)

/**
 * What is known of a thing: terms and their values, below one another where it is narrow. Values of a record
 * are not to be translated.
 */
export function Facts({ facts, beside = false }: FactsProps) {
  const orientation = useMatches<'vertical' | 'horizontal'>({
    base: 'vertical',
    sm: 'horizontal',
    ...(beside && { lg: 'vertical' }),
  })
  return (
    <DataList withDivider labelWidth="11rem" orientation={orientation}>
      {facts.map(([term, value]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue translate="no" style={{ overflowWrap: 'anywhere' }}>
            {value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  )
}
