import { type Visit, visitMessages } from '@shared/contracts/visits'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { staleVisit, visitQuery } from '@/api/visits'
import { useSeenRecord } from '@/components/use-seen-record'
import { visitWords } from './visit-words'

/**
 * The visit that a form changes, as the person has seen it. What somebody else makes of it while the form
 * is open is told in it at once; but a press may have been meant before that was read, so that the first
 * one after it sends nothing, and says so.
 * @param onChanged has what was not touched follow what somebody else has made of it
 * @param known what somebody else has made of it before the form was opened, which it tells from the start
 */
export function useSeenVisit(
  visit: Visit,
  onChanged?: (before: Visit, now: Visit) => void,
  known: Visit | null = null,
) {
  const { opened, seen, changes, show } = useSeenRecord(visit, {
    words: visitWords,
    stale: staleVisit,
    known,
  })
  /** The version that the person has pressed for, or was refused for. */
  const [answered, setAnswered] = useState((known ?? visit).version)
  const { data } = useQuery(visitQuery(opened.id))
  // What the form itself has just changed is no news.
  const isSaving = useIsMutating({ mutationKey: ['visits'] }) > 0
  const news = !isSaving && data && data.version > seen.version ? data : null

  const tell = (now: Visit) => {
    onChanged?.(seen, now)
    show(now)
  }
  const follow = useEffectEvent(tell)
  useEffect(() => {
    if (news) follow(news)
  }, [news])
  return {
    opened,
    seen,
    /** Whether its doctor is there no more, which changes no visit. */
    isDoctorGone: (data?.version === seen.version ? data : seen).isDoctorActive === false,
    /** Takes what a refusal said of it for seen. */
    tellRefused: (now: Visit) => {
      tell(now)
      setAnswered(now.version)
    },
    /** @throws ApiError at the first press after something has changed, which was meant for what was there */
    answerNews: () => {
      if (answered === seen.version) return
      setAnswered(seen.version)
      throw new ApiError(409, { message: visitMessages.stale })
    },
    /** What has changed since the form was opened. */
    changes,
  }
}
