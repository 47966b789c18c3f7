import { Anchor, Stack, Text } from '@mantine/core'
import { type Telephone, telephoneLink } from '@shared/lib/telephones'

/** A text that dials where it is a telephone number and nothing else. */
export function Dialled({ children }: { children: string }) {
  const link = telephoneLink(children)
  return link === null ? (
    children
  ) : (
    <Anchor inherit underline="always" href={link}>
      {children}
    </Anchor>
  )
}

/** One below the other, each with whose or where it is. */
export const Telephones = ({ telephones }: { telephones: readonly Telephone[] }) => (
  <Stack gap={2}>
    {telephones.map(({ number, label }) => (
      <Text key={number} size="sm" span>
        <Dialled>{number}</Dialled>
        {label !== '' && ` (${label})`}
      </Text>
    ))}
  </Stack>
)
