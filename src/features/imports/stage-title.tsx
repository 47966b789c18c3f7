import { Title } from '@mantine/core'
import { useCallback } from 'react'

/** What is done now; it has the focus when it comes, so that keys and screen readers go on from there. */
export function StageTitle({ children }: { children: string }) {
  const focus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), [])
  return (
    <Title order={2} size="h4" ref={focus} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </Title>
  )
}
