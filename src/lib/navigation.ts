import {
  type Icon,
  IconClockHour4,
  IconHome,
  IconMessageChatbot,
  IconShieldLock,
  IconStethoscope,
  IconUsers,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'

export interface Screen {
  label: string
  to: NonNullable<LinkProps['to']>
  icon: Icon
  /** What a person does there. */
  purpose: string
}

/** The screens of the side menu, in its order (docs/product/shell.md). */
export const navigation = {
  top: [{ label: 'Home', to: '/', icon: IconHome, purpose: 'Where you start' }],
  /** The Admin group, for the admin role only. */
  admin: [
    {
      label: 'Staff',
      to: '/admin/staffs',
      icon: IconUsers,
      purpose: 'Keep the people who work here, their roles and departments',
    },
    {
      label: 'Roles',
      to: '/admin/roles',
      icon: IconShieldLock,
      purpose: 'Name sets of permissions and say what each may do',
    },
    {
      label: 'Department',
      to: '/admin/department',
      icon: IconStethoscope,
      purpose: 'Keep the list of the departments of your hospital',
    },
    {
      label: 'Working Time',
      to: '/admin/working-time',
      icon: IconClockHour4,
      purpose: 'Define the shifts that people work, with their hours',
    },
  ],
  bottom: [
    {
      label: 'Chat with AI',
      to: '/ai-chat',
      icon: IconMessageChatbot,
      purpose: 'Ask the assistant about this console or about medicines',
    },
  ],
} as const satisfies Record<string, readonly Screen[]>
