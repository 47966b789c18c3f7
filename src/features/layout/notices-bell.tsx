import { IconBell } from '@tabler/icons-react'
import { useId } from 'react'
import { IconButton } from '@/components/icon-button'
import { usePopover } from '@/components/use-popover'
import { clearNotices, markNoticesRead, useNotices } from '@/stores/notices'
import classes from './notices-bell.module.css'
import popover from './popover.module.css'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** What toasts and dialogs have said in this session, for whoever looked away. */
export function NoticesBell() {
  const unread = useNotices((state) => state.unread)
  const titleId = useId()
  const { open, trigger, panel } = usePopover((opened, element) => {
    markNoticesRead()
    if (opened) element.focus()
  })

  return (
    <>
      <IconButton
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        {...trigger}
      >
        <IconBell size={22} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </IconButton>
      <div
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`${popover.panel} ${classes.box}`}
        {...panel}
      >
        {open && <Notices titleId={titleId} />}
      </div>
    </>
  )
}

function Notices({ titleId }: { titleId: string }) {
  const items = useNotices((state) => state.items)
  return (
    <>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Notifications
        </h2>
        {items.length > 0 && (
          <button type="button" className={classes.clear} onClick={clearNotices}>
            Clear
          </button>
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
    </>
  )
}
