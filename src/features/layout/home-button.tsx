import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

export const HomeButton = ({ variant = 'filled' }: { variant?: 'filled' | 'default' }) => (
  <Button variant={variant} renderRoot={(props) => <Link to="/" {...props} />}>
    Go to Home
  </Button>
)
