import { useCallback, useEffect, useRef, useState } from 'react'

/** This near the end counts as at the end. Pixels. */
const near = 48

/**
 * Keeps the end of a growing box in view, unless its reader has scrolled away from it.
 * @param own changes when the reader has said something: that is followed in any case
 */
export function useFollow(own: number | undefined) {
  const scroller = useRef<HTMLElement>(null)
  const [following, setFollowing] = useState(true)
  const wanted = useRef(true)

  const jump = useCallback(() => {
    const box = scroller.current
    wanted.current = true
    setFollowing(true)
    box?.scrollTo({ top: box.scrollHeight })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: It is run for what is said anew.
  useEffect(jump, [own])

  const content = useCallback((inner: HTMLElement | null) => {
    const box = scroller.current
    if (!inner || !box) return
    const onScroll = () => {
      wanted.current = box.scrollHeight - box.clientHeight - box.scrollTop <= near
      setFollowing(wanted.current)
    }
    const follow = () => {
      if (wanted.current) box.scrollTo({ top: box.scrollHeight })
    }
    const grown = new ResizeObserver(follow)
    grown.observe(inner)
    grown.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])

  return { scroller, content, following, jump }
}
