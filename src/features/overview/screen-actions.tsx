import { Group } from '@mantine/core'
import { overviewMessages } from '@shared/contracts/overview'
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { RowIconButton, RowIconLink } from '@/components/data-table/row-controls'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { isAdmin, useSession } from '@/stores/session'

const icons = { View: IconEye, Edit: IconPencil, Delete: IconTrash }

interface ScreenActionsProps {
  /** The thing in the row: its actions are called after it. */
  name: string
  /** The screen on which each is done. */
  to: Record<keyof typeof icons, LinkProps>
  /** What that screen is called, for a link changes nothing by itself. */
  screen: string
  /** Why the thing can be looked at and no more; null where it can be changed. */
  locked?: string | null
}

/** View, edit and delete: each leads to the screen where it is done, which only admins may open. */
export function ScreenActions({ name, to, screen, locked = null }: ScreenActionsProps) {
  const router = useRouter()
  const closed = useSession(isAdmin) ? null : overviewMessages.adminOnly
  return (
    <Group gap={0} wrap="nowrap" ml={-11}>
      {(['View', 'Edit', 'Delete'] as const).map((verb) => {
        const Icon = icons[verb]
        const label = `${verb} ${name}`
        const reason = closed ?? (verb === 'View' ? null : locked)
        return reason === null ? (
          <RowIconLink
            key={verb}
            aria-label={label}
            title={`${verb} on the ${screen} screen`}
            danger={verb === 'Delete'}
            href={router.buildLocation(to[verb]).href}
          >
            <Icon size={18} aria-hidden />
          </RowIconLink>
        ) : (
          <RowIconButton key={verb} aria-label={label} {...disabledWithReason(reason)}>
            <Icon size={18} aria-hidden />
          </RowIconButton>
        )
      })}
    </Group>
  )
}
