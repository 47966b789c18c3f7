import { Avatar, type ElementProps, Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { ownName, useSession } from '@/stores/session'

interface ProfileButtonProps extends ElementProps<'button'> {
  ref?: React.Ref<HTMLButtonElement>
}

export function ProfileButton(props: ProfileButtonProps) {
  const name = useSession(ownName)
  return (
    <UnstyledButton
      p={4}
      bdrs="md"
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      aria-label={`${name}, profile`}
    >
      <Group gap="xs" wrap="nowrap">
        <Avatar name={name} size={36} aria-hidden />
        <Text size="sm" fw={500} maw={192} truncate visibleFrom="sm">
          {name}
        </Text>
        <IconChevronDown size={16} aria-hidden />
      </Group>
    </UnstyledButton>
  )
}
