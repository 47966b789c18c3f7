import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/components/plain-button'

export const HomeLink = ({ look = 'filled' }: { look?: 'filled' | 'default' }) => (
  <Link to="/" className={buttonClass(look)}>
    Go to Home
  </Link>
)
