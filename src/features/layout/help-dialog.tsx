import { DialogShell } from '@/components/dialog-shell'
import { navigation } from '@/lib/navigation'
import {
  altShortcuts,
  deskShortcuts,
  rowShortcuts,
  searchShortcuts,
  staffShortcuts,
} from '@/lib/shortcuts'
import { isAdmin, useSession } from '@/stores/session'
import classes from './help-dialog.module.css'

/** What every browser has, as far as Rounds depends on it. */
const browserKeys = {
  Tab: 'Move to the next control; with Shift, to the one before',
  Enter: 'Open a link, press a button, send a form',
  Space: 'Tick a box, turn a switch',
  Esc: 'Close the open dialog or menu, or the message in focus',
}

const aboutHeader = [
  { label: 'Dark mode', purpose: 'Changes between light and dark, on this device' },
  { label: 'Notifications', purpose: 'Keeps what Rounds has told you since you signed in' },
  { label: 'Profile', purpose: 'Shows your roles and when your session ends' },
]

/** A short guide: what stands where, and the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const withAdmin = useSession(isAdmin)
  const atFrontDesk = useSession(({ session }) =>
    session?.userData.roles.includes('receptionist_dashboard'),
  )
  const screens = [
    ...navigation.top,
    ...(withAdmin ? navigation.admin : []),
    ...navigation.bottom,
    ...aboutHeader,
  ]
  return (
    <DialogShell onClose={onClose} title="Help" shape="page">
      <div className={classes.guide}>
        <section>
          <h3 className={classes.heading}>Where to find what</h3>
          <dl className={classes.pairs}>
            {screens.map(({ label, purpose }) => (
              <div key={label} className={classes.pair}>
                <dt className={classes.term}>{label}</dt>
                <dd className={classes.text}>{purpose}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3 className={classes.heading}>Keyboard shortcuts</h3>
          <dl className={classes.pairs}>
            <Keys of={browserKeys} />
            <Keys of={altShortcuts} held="Alt" />
          </dl>
        </section>
        {withAdmin && (
          <section>
            <h3 className={classes.heading}>On the staff list</h3>
            <dl className={classes.pairs}>
              <Keys of={staffShortcuts} />
            </dl>
          </section>
        )}
        {atFrontDesk && (
          <section>
            <h3 className={classes.heading}>On the receptionist's dashboard</h3>
            <dl className={classes.pairs}>
              <Keys of={deskShortcuts} />
              <Keys of={rowShortcuts} />
              <Keys of={searchShortcuts} />
            </dl>
          </section>
        )}
        <p className={classes.note}>
          A session ends when its time is up, or when Rounds is opened again after it has been left
          alone for too long. You then sign in and return to the page you were on.
        </p>
      </div>
    </DialogShell>
  )
}

/** 'ArrowDown' is two words. */
const inWords = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])/, ' ')

const Keys = ({ of, held }: { of: Readonly<Record<string, string>>; held?: string }) =>
  Object.entries(of).map(([key, does]) => (
    <div key={key} className={classes.pair}>
      <dt className={classes.term}>
        {held && <kbd className={classes.key}>{held}</kbd>}
        <kbd className={classes.key}>{inWords(key)}</kbd>
      </dt>
      <dd className={classes.text}>{does}</dd>
    </div>
  ))
