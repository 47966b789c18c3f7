import { useEffect, useState } from 'react'
import { Avatar } from '@/components/avatar'
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
  const now = useNow()
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
        <section className={classes.card}>
          <div className={classes.person}>
            <Avatar name={name} size={64} />
            <div>
              <h2 className={classes.name}>{name}</h2>
              {userData.email && <p className={classes.email}>{userData.email}</p>}
            </div>
          </div>
          <dl className={classes.facts}>
            {userData.username && <Fact term="Username">{userData.username}</Fact>}
            <Fact term={roles.length === 1 ? 'Role' : 'Roles'}>
              {roles.length === 0 ? 'None' : <Tags keys={roles} />}
            </Fact>
            {userData.exp !== undefined && (
              <Fact term="Session ends">
                <time dateTime={new Date(userData.exp * 1000).toISOString()}>
                  {endFormat.format(userData.exp * 1000)}
                </time>
                , {timeLeft(userData.exp * 1000 - now)}
              </Fact>
            )}
          </dl>
        </section>
        <section className={classes.card}>
          <h2 className={classes.heading}>Permissions</h2>
          {held.length === 0 ? (
            <p className={classes.none}>
              Your account holds no permissions. An administrator can grant them through a role.
            </p>
          ) : (
            <dl className={classes.facts}>
              {held.map(({ title, keys }) => (
                <Fact key={title} term={title}>
                  <Tags keys={keys} />
                </Fact>
              ))}
            </dl>
          )}
        </section>
      </div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.term}>{term}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
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
