import type { InputOf } from '@shared/contracts/endpoint'
import { noticeEndpoints } from '@shared/contracts/notices'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** How many are shown at first, and more at each press: the bell is for the last days. */
const shownAtOnce = 50

/** What others did that concerns the person who is signed in, newest first. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices', 'list'],
  queryFn: ({ signal, pageParam }) =>
    call(
      noticeEndpoints.list,
      { limit: shownAtOnce, ...(pageParam !== null && { cursor: pageParam }) },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  // Each look at them begins with what is so now: what is listed is what *Mark all as read* marks.
  gcTime: 0,
})

/** How many of them are unread. */
export const unreadNoticesQuery = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: async ({ signal }) => (await call(noticeEndpoints.counts, {}, { signal })).unread,
})

export const useReadNotice = () =>
  useResourceMutation(['notices'], (input: InputOf<typeof noticeEndpoints.read>, attempt) =>
    call(noticeEndpoints.read, input, attempt),
  )

export const useReadNotices = () =>
  useResourceMutation(['notices'], (input: InputOf<typeof noticeEndpoints.readAll>, attempt) =>
    call(noticeEndpoints.readAll, input, attempt),
  )
