import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/components/document-title'
import classes from './message-page.module.css'

interface MessagePageProps {
  icon: Icon
  title: string
  /** What it means, and what to do next. */
  children: ReactNode
  actions: ReactNode
}

/** A page that has nothing to show but a word about itself. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  useDocumentTitle(title)
  return (
    <div className={classes.page}>
      <span className={classes.icon}>
        <Icon size={30} stroke={1.5} aria-hidden />
      </span>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <div className={classes.actions}>{actions}</div>
    </div>
  )
}
