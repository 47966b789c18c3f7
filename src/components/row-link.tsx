import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface RowLinkProps {
  /** An address of this application. */
  href: string
  className: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/**
 * A link for the rows of a table. The router's own works out where it leads, whether that is where
 * one is, and what to load ahead, at each drawing: too much for a hundred rows and every letter.
 */
export function RowLink({ href, children, ...rest }: RowLinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!plain || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
