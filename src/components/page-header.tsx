import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './document-title'
import classes from './page-header.module.css'

interface Crumb {
  label: string
  /** Where it leads; the last crumb, the page itself, leads nowhere. */
  link?: LinkProps
}

interface PageHeaderProps {
  title: string
  /** Buttons at the right, under the title where it is narrow. */
  actions?: ReactNode
  breadcrumbs?: readonly Crumb[]
}

/** A page's name, for the eye, for the outline and for the browser's tab. */
export function PageHeader({ title, actions, breadcrumbs }: PageHeaderProps) {
  useDocumentTitle(title)
  return (
    <div className={classes.header}>
      <div>
        {breadcrumbs && (
          <nav aria-label="Breadcrumb">
            <ol className={classes.crumbs}>
              {breadcrumbs.map(({ label, link }) => (
                <li key={label}>
                  {link ? <Link {...link}>{label}</Link> : <span aria-current="page">{label}</span>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className={classes.title}>{title}</h1>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
