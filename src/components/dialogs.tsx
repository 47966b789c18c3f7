import { Box, Button, Group, Text } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { ModalsProvider, modals } from '@mantine/modals'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { addNotice } from '@/stores/notices'
import { closesByEscape } from './dialog'
import {
  dialogContent,
  ignoreSecondPresses,
  keepKeysInDialogs,
  takesSecondPress,
} from './dialog-focus'

/** The success dialog's timer, in milliseconds (docs/product/shell.md, Messages). */
const successDuration = 2000

/** Draws what the functions below open: one at a time, above every form. */
export function DialogsProvider() {
  useEffect(ignoreSecondPresses, [])
  useEffect(keepKeysInDialogs, [])
  // Both answers of the longest question, side by side. What is asked does not grow while it is read.
  return <ModalsProvider modalProps={{ size: '29rem', centered: true, withCloseButton: false }} />
}

interface Question {
  title: string
  /** What or whom it is about, by name; it is shown above the message. */
  about?: ReactNode
  message: string
  /** Stand below the message, a line each. */
  items?: readonly string[]
  /** Stands below the message. */
  note?: string
  /** Stands at the end: what has to be seen whole before it is answered. */
  details?: ReactNode
  /** Its width, where it is not the usual one. */
  size?: string
  confirmLabel?: string
  cancelLabel?: string
  /** Something is lost by it: the confirming button is red, and the other one has the focus. */
  danger?: boolean
}

/**
 * Asks, in a dialog.
 * @returns true when confirmed; false when cancelled by its button, Escape or a click beside it
 */
export const confirm = ({
  title,
  about,
  message,
  items = [],
  note,
  details,
  size,
  confirmLabel = 'OK',
  cancelLabel = 'Cancel',
  danger = false,
}: Question): Promise<boolean> =>
  new Promise((answer) => {
    const modalId = randomId()
    modals.openConfirmModal({
      modalId,
      title,
      ...(size && { size }),
      ...closesByEscape(() => modals.close(modalId)),
      children: (
        <Content key={modalId}>
          {about && (
            <Text component="div" size="sm" fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
              {about}
            </Text>
          )}
          <Text size="sm">{message}</Text>
          {items.length > 0 && (
            <Text component="ul" size="sm" my="xs" pl="lg">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Text>
          )}
          {note && (
            <Text size="sm" c="dimmed" mt="xs">
              {note}
            </Text>
          )}
          {details}
        </Content>
      ),
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      // The focus begins at the one that is marked; a key pressed without reading loses nothing.
      cancelProps: danger ? { 'data-autofocus': true } : {},
      confirmProps: danger ? { color: 'red' } : { 'data-autofocus': true, ...takesSecondPress },
      groupProps: { gap: 'xs' },
      onConfirm: () => answer(true),
      // After a confirmation this comes too late to count.
      onClose: () => answer(false),
    })
  })

/** A dialog without a button that goes by itself after 2 s (docs/product/shell.md, Messages). */
export function showSuccess(message: string): void {
  addNotice('success', message)
  const modalId = randomId()
  modals.open({
    modalId,
    ...closesByEscape(() => modals.close(modalId)),
    title: (
      <Title icon={<IconCircleCheck color="var(--mantine-color-success)" aria-hidden />}>
        Success!
      </Title>
    ),
    children: (
      <Content key={modalId}>
        <Text size="sm">{message}</Text>
      </Content>
    ),
  })
  setTimeout(() => modals.close(modalId), successDuration)
}

/** What has failed is closed on purpose, and not by a click that missed. */
export function showError(message: string): void {
  addNotice('error', message)
  const icon = <IconAlertCircle color="var(--mantine-color-error)" aria-hidden />
  showNote(<Title icon={icon}>Error!</Title>, message, { closeOnClickOutside: false })
}

/**
 * Something to know, that is neither good nor bad; it stays until it is closed.
 * @param more stands below the message
 */
export function showInfo(title: string, message: string, more?: ReactNode): void {
  const icon = <IconInfoCircle color="var(--mantine-primary-color-filled)" aria-hidden />
  showNote(<Title icon={icon}>{title}</Title>, message, { more })
}

/** Something grave that has to be known at once; a click that missed does not close it. */
export function showAlarm(title: string, message: string): void {
  const icon = <IconAlertTriangle color="var(--mantine-color-error)" aria-hidden />
  showNote(<Title icon={icon}>{title}</Title>, message, { closeOnClickOutside: false })
}

function showNote(
  title: ReactNode,
  message: string,
  { more, ...options }: { closeOnClickOutside?: boolean; more?: ReactNode } = {},
): void {
  const modalId = randomId()
  modals.open({
    modalId,
    title,
    ...closesByEscape(() => modals.close(modalId)),
    ...options,
    children: (
      <>
        <Content key={modalId}>
          <Text size="sm">{message}</Text>
          {more}
        </Content>
        <Group justify="flex-end" mt="lg">
          <Button data-autofocus onClick={() => modals.close(modalId)}>
            OK
          </Button>
        </Group>
      </>
    ),
  })
}

const Title = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <Group gap="xs" wrap="nowrap">
    {icon}
    {children}
  </Group>
)

/** Keyed by its dialog: Mantine draws one after the other in the same Modal. */
const Content = ({ children }: { children: ReactNode }) => <Box {...dialogContent}>{children}</Box>
