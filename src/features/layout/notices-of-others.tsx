import { Anchor, Box, Button, Group, List, ScrollArea, Text, Title } from '@mantine/core'
import { IconCircleFilled } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { noticesQuery, useReadNotice, useReadNotices } from '@/api/notices'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { type Notice, noticeMessages, noticeText } from '@/contracts/notices'
import { type DashboardSearch, dashboardSearchDefaults } from '@/lib/dashboard-search'

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** The place where whom it tells sees what it is about. */
function placeOf({ what }: Notice): DashboardSearch {
  const at = dashboardSearchDefaults
  if (what.to === 'desk') return { ...at, tab: 'receptionist', view: 'bookings' }
  if (what.kind === 'prescription-answered' || what.kind === 'prescription-declined')
    return { ...at, tab: 'patient', view: 'prescriptions' }
  const date = what.to === 'doctor' && 'date' in what ? what.date : ''
  return { ...at, tab: what.to, view: 'appointments', date }
}

/** What others did, kept by the host: read once it is opened, or all at once that are listed. */
export function NoticesOfOthers({ onLeave }: { onLeave: () => void }) {
  const query = useInfiniteQuery(noticesQuery)
  const read = useReadNotice()
  const readAll = useReadNotices()
  const title = useRef<HTMLHeadingElement>(null)
  const onError = () => toast.error(noticeMessages.markFailed)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const unread = rows.filter(({ isRead }) => !isRead)

  const open = ({ id, isRead }: Notice) => {
    if (!isRead) read.mutate({ id }, { onError })
    onLeave()
  }
  // The button pressed goes with what is unread.
  const markAll = () =>
    readAll.mutate(
      { ids: unread.map(({ id }) => id) },
      { onError, onSuccess: () => title.current?.focus() },
    )

  return (
    <>
      <Group justify="space-between" mih={40} px="md">
        <Title order={3} size="xs" c="dimmed" ref={title} tabIndex={-1}>
          From others
        </Title>
        {unread.length > 0 && (
          <Button variant="subtle" size="compact-sm" loading={readAll.isPending} onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </Group>
      {query.error && (
        <Box px="md" pb="sm">
          <QueryAlert query={query} otherwise={noticeMessages.fetchFailed} />
        </Box>
      )}
      {rows.length === 0 ? (
        !query.error && (
          <Text size="sm" c="dimmed" ta="center" px="lg" pb="lg">
            {query.data ? 'Nobody has done anything that concerns you.' : '…'}
          </Text>
        )
      ) : (
        <ScrollArea.Autosize mah="min(24rem, 40vh)">
          <List listStyleType="none" spacing="sm" size="sm" px="md" pb="md">
            {rows.map((notice) => (
              <List.Item
                key={notice.id}
                icon={
                  <IconCircleFilled
                    size={10}
                    color={notice.isRead ? 'transparent' : 'var(--mantine-primary-color-filled)'}
                    aria-label={notice.isRead ? undefined : 'Unread'}
                    aria-hidden={notice.isRead}
                  />
                }
              >
                <Anchor
                  renderRoot={(root) => <Link to="/" search={placeOf(notice)} {...root} />}
                  inherit
                  c="inherit"
                  fw={notice.isRead ? 400 : 600}
                  style={{ overflowWrap: 'anywhere' }}
                  onClick={() => open(notice)}
                >
                  {noticeText(notice.what)}
                </Anchor>
                <Text component="time" display="block" size="xs" c="dimmed" dateTime={notice.at}>
                  {time.format(new Date(notice.at))}
                </Text>
              </List.Item>
            ))}
          </List>
          {query.hasNextPage && (
            <Button
              variant="subtle"
              size="compact-sm"
              fullWidth
              mb="md"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show older
            </Button>
          )}
        </ScrollArea.Autosize>
      )}
    </>
  )
}
