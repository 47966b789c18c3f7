import { Button, type ButtonProps, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScreenTitle } from '@/hooks/use-screen-title'

interface MessagePageProps {
  icon: Icon
  title: string
  /** What it means, and what to do next. */
  children: ReactNode
  actions: ReactNode
}

/** A page that has nothing to show but a word about itself. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  useScreenTitle(title)
  return (
    <Stack align="center" gap="sm" maw={480} mx="auto" pt="10vh" ta="center">
      <ThemeIcon variant="light" size={64} radius="xl">
        <Icon size={30} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      <Group justify="center" mt="sm">
        {actions}
      </Group>
    </Stack>
  )
}

export const HomeLink = (props: Pick<ButtonProps, 'variant'>) => (
  <Button component={Link} to="/" {...props}>
    Go to Home
  </Button>
)
