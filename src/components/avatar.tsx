import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  /** Diameter in pixels. */
  size: number
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')

/** A person's initials in a circle; decoration beside the written name. */
export const Avatar = ({ name, size }: AvatarProps) => (
  <span
    aria-hidden
    className={classes.avatar}
    style={{ width: size, height: size, fontSize: size * 0.38 }}
  >
    {initials(name)}
  </span>
)
