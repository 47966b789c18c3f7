import { Anchor, Button, Group, List, ScrollArea, Text, Title } from '@mantine/core'
import { IconCircleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { noticesQuery, useReadNotice, useReadNotices } from '@/api/notices'
import { toast } from '@/components/toast'
import { isWorstNews, type Notice, noticeMessages, noticeText } from '@/contracts/notices'
import { type DashboardSearch, dashboardSearchDefaults } from '@/lib/dashboard-search'

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** The place where whom it tells sees what it is about. */
function placeOf({ what }: Notice): DashboardSearch {
  const at = dashboardSearchDefaults
  if (what.to === 'desk') return { ...at, tab: 'receptionist', view: 'bookings' }
  if (what.to === 'lab') return { ...at, tab: 'lab', view: 'orders' }
  if (what.to === 'patient' && 'testType' in what) return { ...at, tab: 'patient', view: 'results' }
  if (what.kind === 'prescription-answered' || what.kind === 'prescription-declined')
    return { ...at, tab: 'patient', view: 'prescriptions' }
  const date = what.to === 'doctor' && 'date' in what ? what.date : ''
  return { ...at, tab: what.to, view: 'appointments', date }
}

/** What others did, kept by the host: read once it is opened, or all at once. */
export function NoticesOfOthers({ onLeave }: { onLeave: () => void }) {
  const { data, isError } = useQuery(noticesQuery)
  const read = useReadNotice()
  const readAll = useReadNotices()
  const onError = () => toast.error(noticeMessages.markFailed)
  const rows = data?.rows ?? []
  const [newest] = rows

  const open = ({ id, isRead }: Notice) => {
    if (!isRead) read.mutate({ id }, { onError })
    onLeave()
  }

  return (
    <>
      <Group justify="space-between" mih={40} px="md">
        <Title order={3} size="xs" c="dimmed">
          From others
        </Title>
        {newest && data && data.unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={readAll.isPending}
            onClick={() => readAll.mutate({ upTo: newest.at }, { onError })}
          >
            Mark all as read
          </Button>
        )}
      </Group>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" ta="center" px="lg" pb="lg">
          {isError
            ? noticeMessages.fetchFailed
            : data
              ? 'Nobody has done anything that concerns you.'
              : '…'}
        </Text>
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
                  c={isWorstNews(notice.what) ? 'var(--mantine-color-error)' : 'inherit'}
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
        </ScrollArea.Autosize>
      )}
    </>
  )
}
