import { Anchor, Box, Breadcrumbs, Group, type MantineSpacing, Text, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useScreenTitle } from '@/hooks/use-screen-title'
import { PageSettings } from './page-settings'

interface Crumb {
  label: string
  /** Where it leads; the last crumb, the page itself, leads nowhere. */
  link?: LinkProps
}

export interface PageHeaderProps {
  title: string
  /** Buttons at the right, under the title where it is narrow. */
  actions?: ReactNode
  breadcrumbs?: readonly Crumb[]
  /** Whether the page shows records of the clinic (`recordsNote` in page-settings.ts). */
  showsRecords?: boolean
  /** The room below it. */
  mb?: MantineSpacing
}

/** A page's name, for the eye, for the outline and for the browser's tab. */
export function PageHeader({
  title,
  actions,
  breadcrumbs,
  showsRecords = false,
  mb = 'lg',
}: PageHeaderProps) {
  useScreenTitle(title)
  const { recordsNote } = use(PageSettings)
  const note = showsRecords ? recordsNote : null
  return (
    <Group justify="space-between" gap="sm" mb={mb}>
      {/* As high without a button as with one, so that nothing moves from tab to tab. */}
      <Box mih={note === null ? 36 : 56}>
        {breadcrumbs && (
          <nav aria-label="Breadcrumb">
            <Breadcrumbs mb={4} separator={<span aria-hidden>/</span>}>
              {breadcrumbs.map(({ label, link }) =>
                link ? (
                  <Anchor
                    key={label}
                    size="sm"
                    // High enough for a finger, in the same place.
                    py={5}
                    my={-5}
                    renderRoot={(props) => <Link {...link} {...props} />}
                  >
                    {label}
                  </Anchor>
                ) : (
                  <span key={label} aria-current="page">
                    {label}
                  </span>
                ),
              )}
            </Breadcrumbs>
          </nav>
        )}
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {note !== null && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Box>
      {actions && (
        <Group gap="sm" data-noprint>
          {actions}
        </Group>
      )}
    </Group>
  )
}
