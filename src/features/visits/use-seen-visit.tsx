import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { visitQuery } from '@/api/visits'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import type { Visit } from '@/contracts/visits'
import { visitWords } from './visit-words'

/**
 * The visit that a form changes, as the person has seen it. What somebody else makes of it while the form
 * is open is told in it at once; a change is sent with the version that was told last.
 * @param onChanged has what was not touched follow what somebody else has made of it
 */
export function useSeenVisit(visit: Visit, onChanged?: (before: Visit, now: Visit) => void) {
  const [opened] = useState(visit)
  const [changed, setChanged] = useState<Visit | null>(null)
  const seen = changed ?? opened
  const { data } = useQuery(visitQuery(opened.id))
  // What the form itself has just changed is no news.
  const isSaving = useIsMutating({ mutationKey: ['visits'] }) > 0
  const news = !isSaving && data && data.version > seen.version ? data : null

  const tell = (now: Visit) => {
    onChanged?.(seen, now)
    setChanged(now)
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
    tell,
    /** What has changed since the form was opened. */
    changes: changed && <ChangedMeanwhile words={visitWords} before={opened} now={changed} />,
  }
}
