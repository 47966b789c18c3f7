import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { clearNotices, markNoticesRead, useNotices } from '@/stores/notices'
import classes from './notices-bell.module.css'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** What toasts and dialogs have said in this session, for whoever looked away. */
export function NoticesBell() {
  const { items, unread } = useNotices()
  const [opened, setOpened] = useState(false)
  const titleId = useId()

  const onChange = (open: boolean) => {
    setOpened(open)
    markNoticesRead()
  }

  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={340}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          radius="xl"
          className={classes.bell}
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          onClick={() => onChange(!opened)}
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId} className={classes.box}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            Notifications
          </h2>
          {items.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={clearNotices}>
              Clear
            </Button>
          )}
        </div>
        {items.length === 0 ? (
          <p className={classes.empty}>Nothing yet. What Rounds tells you is kept here.</p>
        ) : (
          <ol className={classes.list}>
            {items.map((notice) => (
              <li key={notice.id} className={classes.notice} data-kind={notice.kind}>
                <span>{notice.text}</span>
                <time className={classes.time} dateTime={new Date(notice.at).toISOString()}>
                  {time.format(notice.at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
