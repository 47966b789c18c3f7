import { DialogShell } from '@/components/dialog-shell'
import { navigation } from '@/lib/navigation'
import { isAdmin, useSession } from '@/stores/session'
import classes from './help-dialog.module.css'

const shortcuts = [
  { keys: ['Tab'], does: 'Move to the next control; with Shift, to the one before' },
  { keys: ['Enter'], does: 'Open a link, press a button, send a form' },
  { keys: ['Space'], does: 'Tick a box, turn a switch' },
  { keys: ['Esc'], does: 'Close the open dialog or menu, or the message in focus' },
  { keys: ['Alt', 'T'], does: 'Go to the newest message; then Tab to its close button' },
  { keys: ['Alt', 'H'], does: 'Open this guide' },
]

/** Section 2's receptionist tab: nobody at the front desk has a hand free for the mouse. */
const frontDeskShortcuts = [
  { keys: ['/'], does: 'Go to the search of the open list' },
  { keys: ['n'], does: 'Schedule a new appointment' },
  { keys: ['p'], does: 'Register a new patient' },
  { keys: ['c'], does: 'Check in the patient of the selected row' },
]

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
          <Shortcuts shortcuts={shortcuts} />
        </section>
        {atFrontDesk && (
          <section>
            <h3 className={classes.heading}>On the receptionist's dashboard</h3>
            <Shortcuts shortcuts={frontDeskShortcuts} />
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

const Shortcuts = ({ shortcuts }: { shortcuts: readonly { keys: string[]; does: string }[] }) => (
  <dl className={classes.pairs}>
    {shortcuts.map(({ keys, does }) => (
      <div key={does} className={classes.pair}>
        <dt className={classes.term}>
          {keys.map((key) => (
            <kbd key={key} className={classes.key}>
              {key}
            </kbd>
          ))}
        </dt>
        <dd className={classes.text}>{does}</dd>
      </div>
    ))}
  </dl>
)
