import {
  Button,
  Divider,
  FocusTrap,
  Group,
  List,
  Popover,
  ScrollArea,
  Text,
  Title,
} from '@mantine/core'
import { noticeEndpoints } from '@shared/contracts/notices'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ComponentProps, useRef, useState } from 'react'
import { AskedAbsences } from '@/features/hours/shared/asked-absences-dialog'
import { useMay } from '@/hooks/use-may'
import { clinicWords } from '@/stores/clinic-day'
import { clearNotices, markNoticesRead, type Notice, useNotices } from '@/stores/notices'
import { BellButton } from './bell-button'
import { NoticesOfOthers } from './notices-of-others'
import { useOpenedByPress } from './use-opened-by-press'

/** The bell with what is below it, loaded by its first press. */
export function NoticesPopover() {
  const { button, opened, setOpened } = useOpenedByPress(markNoticesRead)
  const [deciding, setDeciding] = useState(false)

  const change = (open: boolean) => {
    markNoticesRead()
    setOpened(open)
  }

  return (
    <>
      <Popover opened={opened} onChange={change} width={352} trapFocus returnFocus>
        <Popover.Target>
          <BellButton ref={button} onClick={() => change(!opened)} />
        </Popover.Target>
        <Popover.Dropdown p={0}>
          {/* On Clear, the second of two quick presses would clear what nobody has read. */}
          <FocusTrap.InitialFocus />
          <Notices
            onLeave={() => setOpened(false)}
            onDecide={() => {
              setOpened(false)
              setDeciding(true)
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {deciding && <AskedAbsences onClose={() => setDeciding(false)} />}
    </>
  )
}

const icons: Record<Notice['kind'], React.ReactNode> = {
  success: <IconCircleCheck size={18} color="var(--mantine-color-success)" aria-label="Success" />,
  warning: <IconAlertTriangle size={18} color="var(--rounds-warning)" aria-label="Warning" />,
  error: <IconAlertCircle size={18} color="var(--mantine-color-error)" aria-label="Error" />,
}

function Notices(leave: ComponentProps<typeof NoticesOfOthers>) {
  const withOthers = useMay(noticeEndpoints.list)
  const items = useNotices((state) => state.items)
  const title = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    clearNotices()
    // The button pressed goes with what it clears.
    title.current?.focus()
  }
  return (
    <>
      <Group justify="space-between" h={48} px="md">
        <Title order={2} size="sm" ref={title} tabIndex={-1}>
          Notifications
        </Title>
        {items.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear
          </Button>
        )}
      </Group>
      <Divider />
      {withOthers && (
        <>
          <NoticesOfOthers {...leave} />
          <Divider label="In this tab" labelPosition="left" px="md" />
        </>
      )}
      {items.length === 0 ? (
        <Text size="sm" c="dimmed" ta="center" p="lg">
          Nothing yet. What Rounds tells you is kept here.
        </Text>
      ) : (
        <ScrollArea.Autosize mah="min(24rem, 60vh)">
          <List type="ordered" listStyleType="none" spacing="sm" size="sm" p="md">
            {items.map(({ id, kind, text, at }) => (
              <List.Item
                key={id}
                icon={icons[kind]}
                styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}
              >
                <Group justify="space-between" align="baseline" wrap="nowrap">
                  <Text span inherit style={{ overflowWrap: 'anywhere' }}>
                    {text}
                  </Text>
                  <Text component="time" size="xs" c="dimmed" dateTime={new Date(at).toISOString()}>
                    {clinicWords(at, { timeStyle: 'short' })}
                  </Text>
                </Group>
              </List.Item>
            ))}
          </List>
        </ScrollArea.Autosize>
      )}
    </>
  )
}
