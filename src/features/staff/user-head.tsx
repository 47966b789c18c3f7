import { Avatar } from '@mantine/core'
import type { StaffUser } from '@/contracts/staff'
import classes from './staff.module.css'

/** Who this is about, at a glance. */
export const UserHead = ({ user }: { user: StaffUser }) => (
  <div className={classes.person}>
    <Avatar name={user.name} size={56} aria-hidden />
    <div>
      <p className={classes.about}>{user.name}</p>
      <p className={classes.muted}>
        {user.username} · {user.email}
      </p>
    </div>
  </div>
)
