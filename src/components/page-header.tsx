import { Anchor, Breadcrumbs, Group, Stack, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './document-title'

interface Crumb {
  label: string
  /** Where it leads; the last crumb, the page itself, leads nowhere. */
  to?: LinkProps['to']
}

interface PageHeaderProps {
  title: string
  /** Buttons at the right, under the title where it is narrow. */
  actions?: ReactNode
  breadcrumbs?: readonly Crumb[]
}

/** A page's name, for the eye, for the outline and for the browser's tab. */
export function PageHeader({ title, actions, breadcrumbs }: PageHeaderProps) {
  useDocumentTitle(title)
  return (
    <Group justify="space-between" mb="lg" gap="sm">
      <Stack gap={4}>
        {breadcrumbs && (
          <Breadcrumbs component="nav" aria-label="Breadcrumb" fz="sm">
            {breadcrumbs.map(({ label, to }) =>
              to ? (
                <Anchor key={label} renderRoot={(props) => <Link to={to} {...props} />} fz="sm">
                  {label}
                </Anchor>
              ) : (
                <span key={label} aria-current="page">
                  {label}
                </span>
              ),
            )}
          </Breadcrumbs>
        )}
        <Title order={1} size="h2">
          {title}
        </Title>
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  )
}
