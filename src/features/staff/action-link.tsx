import { Button, type ButtonProps } from '@mantine/core'
import type { Guarded } from '@shared/contracts/access'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { useDenial } from '@/hooks/use-may'

interface ActionLinkProps extends Pick<LinkProps, 'to' | 'search'>, Pick<ButtonProps, 'variant'> {
  /** What the page that it leads to sends. */
  needs: Guarded
  /** Why it leads nowhere now; null where it does. */
  locked?: string | null
  leftSection?: ReactNode
  children: ReactNode
}

/** A link to a form, in the looks of a button; where the form could not be sent, it says why. */
export function ActionLink({
  needs,
  locked = null,
  variant = 'filled',
  leftSection,
  children,
  ...to
}: ActionLinkProps) {
  const reason = useDenial(needs) ?? locked
  return reason === null ? (
    <Button
      variant={variant}
      renderRoot={(root) => <Link {...to} {...root} />}
      leftSection={leftSection}
    >
      {children}
    </Button>
  ) : (
    <Button variant={variant} {...disabledWithReason(reason)} leftSection={leftSection}>
      {children}
    </Button>
  )
}
