import { useCallback, useEffect, useRef, useState } from 'react'

/** This near the end counts as at the end. Pixels. */
const near = 48

/**
 * Keeps the end of a growing box in view, unless its reader has scrolled away from it.
 * @param own changes when the reader has said something: that is followed in any case
 */
export function useFollow(own: number | undefined) {
  const box = useRef<HTMLElement>(null)
  const [following, setFollowing] = useState(true)
  const wanted = useRef(true)

  const jump = useCallback(() => {
    wanted.current = true
    setFollowing(true)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: It is run for what is said anew.
  useEffect(jump, [own])

  /** For the box that scrolls; its first child is what grows. */
  const scroller = useCallback((element: HTMLElement | null) => {
    box.current = element
    if (!element) return
    let top = element.scrollTop
    const onScroll = () => {
      const below = element.scrollHeight - element.clientHeight - element.scrollTop
      if (below <= near) wanted.current = true
      // Only a reader scrolls up; to be away from the end, it is enough that the box has grown.
      else if (element.scrollTop < top) wanted.current = false
      top = element.scrollTop
      setFollowing(wanted.current)
    }
    const grown = new ResizeObserver(() => {
      if (wanted.current) element.scrollTo({ top: element.scrollHeight })
    })
    grown.observe(element)
    if (element.firstElementChild) grown.observe(element.firstElementChild)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  return { scroller, following, jump }
}
