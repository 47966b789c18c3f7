import { Button, type ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'

export const HomeLink = (props: Pick<ButtonProps, 'variant'>) => (
  <Button component={Link} to="/" {...props}>
    Go to Home
  </Button>
)
