import { IconCalendarPlus, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '@/components/page-header'
import { navigation, type Screen } from '@/lib/navigation'
import { personName } from '@/lib/person-name'
import { isAdmin, useSession } from '@/stores/session'
import classes from './no-dashboard.module.css'
import { useMayBook } from './use-may-book'

const today = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })

const booking: Screen = {
  label: 'Book Appointment',
  to: '/bookappoinment',
  icon: IconCalendarPlus,
  purpose: 'Consult a doctor, or have a health checkup',
}

const profile: Screen = {
  label: 'Profile',
  to: '/admin/profile',
  icon: IconUserCircle,
  purpose: 'See your roles and when your session ends',
}

/** Where a person starts whose roles show no dashboard: what is open to them instead. */
export function NoDashboard() {
  const userData = useSession((state) => state.session?.userData)
  const withAdmin = useSession(isAdmin)
  const mayBook = useMayBook()
  const screens: readonly Screen[] = [
    ...(withAdmin ? navigation.admin : []),
    ...(mayBook ? [booking] : []),
    ...navigation.bottom,
    profile,
  ]
  const now = new Date()

  return (
    <>
      <PageHeader title={`${greeting(now.getHours())}, ${personName(userData)}`} />
      <p className={classes.date}>
        <time dateTime={now.toISOString()}>{today.format(now)}</time>
      </p>
      <p>
        Your roles show no dashboard. An administrator can give your role one, under Roles. This is
        open to you:
      </p>
      <ul className={classes.cards}>
        {screens.map((screen) => (
          <li key={screen.to}>
            <Card screen={screen} />
          </li>
        ))}
      </ul>
    </>
  )
}

const greeting = (hour: number) =>
  hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'

function Card({ screen: { icon: Icon, label, purpose, to } }: { screen: Screen }) {
  return (
    <Link to={to} className={classes.card}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span>
        <span className={classes.label}>{label}</span>
        <span className={classes.purpose}>{purpose}</span>
      </span>
    </Link>
  )
}
