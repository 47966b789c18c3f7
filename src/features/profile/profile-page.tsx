import { useEffect, useState } from 'react'
import { Avatar } from '@/components/avatar'
import cards from '@/components/card.module.css'
import { Facts } from '@/components/facts'
import { PageHeader } from '@/components/page-header'
import { permissionGroups, permissionKeys, permissionLabel } from '@/contracts/permissions'
import { personName } from '@/lib/person-name'
import { timeLeft } from '@/lib/time-left'
import { useSession } from '@/stores/session'
import classes from './profile-page.module.css'

const endFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })

const isPermission = (key: string) => permissionKeys.some((known) => known === key)

/** Who is signed in, what they may do, and until when. */
export function ProfilePage() {
  const session = useSession((state) => state.session)
  if (!session) return null
  const { userData } = session
  const roles = userData.roles.filter((key) => !isPermission(key))
  const held = permissionGroups
    .map(({ title, keys }) => ({
      title,
      keys: keys.filter((key) => userData.roles.includes(key)),
    }))
    .filter(({ keys }) => keys.length > 0)
  const name = personName(userData)

  return (
    <>
      <PageHeader title="Profile" />
      <div className={classes.page}>
        <section className={cards.card}>
          <div className={classes.person}>
            <Avatar name={name} size={64} />
            <div>
              <h2 className={classes.name}>{name}</h2>
              {userData.email && <p className={classes.email}>{userData.email}</p>}
            </div>
          </div>
          <Facts
            facts={[
              ...(userData.username ? [['Username', userData.username] as const] : []),
              [
                roles.length === 1 ? 'Role' : 'Roles',
                roles.length === 0 ? 'None' : <Tags key="roles" keys={roles} />,
              ],
              ...(userData.exp === undefined
                ? []
                : [['Session ends', <SessionEnd key="end" exp={userData.exp} />] as const]),
            ]}
          />
        </section>
        <section className={cards.card}>
          <h2 className={classes.heading}>Permissions</h2>
          {held.length === 0 ? (
            <p className={classes.none}>
              Your account holds no permissions. An administrator can grant them through a role.
            </p>
          ) : (
            <Facts
              facts={held.map(({ title, keys }) => [title, <Tags key={title} keys={keys} />])}
            />
          )}
        </section>
      </div>
    </>
  )
}

/** @param exp seconds since 1970 */
function SessionEnd({ exp }: { exp: number }) {
  const now = useNow()
  const end = exp * 1000
  return (
    <>
      <time dateTime={new Date(end).toISOString()}>{endFormat.format(end)}</time>,{' '}
      {timeLeft(end - now)}
    </>
  )
}

const Tags = ({ keys }: { keys: readonly string[] }) => (
  <ul className={classes.tags}>
    {keys.map((key) => (
      <li key={key} className={classes.tag}>
        {permissionLabel(key)}
      </li>
    ))}
  </ul>
)

/** The time in milliseconds, a new one each half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
