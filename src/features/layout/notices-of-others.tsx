import {
  Anchor,
  Box,
  Button,
  Group,
  List,
  ScrollArea,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core'
import { isWorstNews, type Notice, noticeMessages, noticeText } from '@shared/contracts/notices'
import { IconCircleFilled } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { noticesQuery, useReadNotice, useReadNotices } from '@/api/notices'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { clinicWords } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'

/** The place where its reader sees what it is about: results and accounts are on the patient's page. */
function placeOf(notice: Notice): Pick<LinkProps, 'to' | 'search' | 'params'> {
  const { what } = notice
  if (what.to === 'staff') return { to: '/admin/profile' }
  if (what.kind === 'roles-given-lab-view') return { to: '/admin/roles' }
  if (what.kind === 'super-admin-made')
    return { to: '/admin/user/$id', params: { id: notice.recordId } }
  const onPage = what.to === 'doctor' || what.to === 'admin'
  if (onPage && 'patientNumber' in what && opensPatients(useSession.getState()))
    return { to: '/patient/$number', params: { number: String(what.patientNumber) } }
  if (what.to === 'lab') return { to: '/lab/orders' }
  if (what.to === 'patient' && 'testType' in what) return { to: '/my/results' }
  if (what.kind === 'prescription-answered' || what.kind === 'prescription-declined')
    return { to: '/my/prescriptions' }
  if (what.to === 'patient') return { to: '/my/appointments' }
  if (what.to === 'doctor')
    return { to: '/doctor/appointments', search: { date: 'date' in what ? what.date : '' } }
  if (what.to === 'admin') return { to: '/overview/staff' }
  return { to: '/desk/bookings' }
}

interface NoticesOfOthersProps {
  /** A notice led to another page. */
  onLeave: () => void
  /** A notice led to the absences that wait for a decision. */
  onDecide: () => void
}

/** What others did, kept by the host: read once it is opened, or all at once that are listed. */
export function NoticesOfOthers({ onLeave, onDecide }: NoticesOfOthersProps) {
  const query = useInfiniteQuery(noticesQuery)
  const read = useReadNotice()
  const readAll = useReadNotices()
  /** Where a role is tried nothing can be marked: the trial only reads. */
  const marks = useSession(({ session }) => !session?.trial)
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const goOnAt = useRef<number | null>(null)
  const onError = () => toast.error(noticeMessages.markFailed)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const unread = rows.filter(({ isRead }) => !isRead)

  const open = ({ id, isRead, what }: Notice) => {
    if (marks && !isRead) read.mutate({ id }, { onError })
    if (what.to === 'decider') onDecide()
    else onLeave()
  }
  // The button pressed goes with the last of them: the first that it has brought is where to go on.
  useEffect(() => {
    if (goOnAt.current === null || rows.length <= goOnAt.current) return
    list.current
      ?.querySelectorAll('li')
      [goOnAt.current]?.querySelector<HTMLElement>('a, button')
      ?.focus()
    goOnAt.current = null
  }, [rows.length])
  const showOlder = () => {
    goOnAt.current = rows.length
    void query.fetchNextPage()
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
        {marks && unread.length > 0 && (
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
        <ScrollArea.Autosize viewportRef={list} mah="min(24rem, 40vh)">
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
                  renderRoot={(root) =>
                    notice.what.to === 'decider' ? (
                      <UnstyledButton {...root} />
                    ) : (
                      <Link {...placeOf(notice)} preload={false} {...root} />
                    )
                  }
                  inherit
                  c={isWorstNews(notice.what) ? 'var(--mantine-color-error)' : 'inherit'}
                  fw={notice.isRead ? 400 : 600}
                  style={{ overflowWrap: 'anywhere' }}
                  onClick={() => open(notice)}
                >
                  {noticeText(notice.what)}
                </Anchor>
                <Text component="time" display="block" size="xs" c="dimmed" dateTime={notice.at}>
                  {clinicWords(new Date(notice.at), { dateStyle: 'short', timeStyle: 'short' })}
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
              onClick={showOlder}
            >
              Show older
            </Button>
          )}
        </ScrollArea.Autosize>
      )}
    </>
  )
}
