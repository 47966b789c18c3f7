import { ActionIcon, type ActionIconProps, type ElementProps, Indicator } from '@mantine/core'
import { noticeEndpoints } from '@shared/contracts/notices'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { unreadNoticesQuery } from '@/api/notices'
import { useMay } from '@/hooks/use-may'
import { useNotices } from '@/stores/notices'

interface BellButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  ref?: React.Ref<HTMLButtonElement>
}

export function BellButton(props: BellButtonProps) {
  const unreadHere = useNotices((state) => state.unread)
  const enabled = useMay(noticeEndpoints.list)
  const { data: ofOthers = 0 } = useQuery({ ...unreadNoticesQuery, enabled })
  const unread = unreadHere + ofOthers
  return (
    <ActionIcon
      size="xl"
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <Indicator disabled={unread === 0} label={unread} maxValue={9} size={18} color="red">
        <IconBell size={22} stroke={1.75} aria-hidden />
      </Indicator>
    </ActionIcon>
  )
}
