import { Outlet } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toast } from '@/components/toast'
import { type NotKept, whenNotKept } from '@/records/local/kept'
import { Header } from './header'
import classes from './layout.module.css'
import { SideMenu } from './side-menu'

const notKept: Record<NotKept, string> = {
  full: 'This browser has no room left for what you change. It lasts until the page is loaded again.',
  forbidden:
    'This browser is set to keep nothing for this page. What you change lasts until the page is loaded again.',
}

/** Header, side menu, content and footer round every screen behind the guard (section 2). */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => whenNotKept((why) => toast.warning(notKept[why])), [])
  return (
    <div className={classes.layout}>
      <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <Header />
      <aside className={classes.aside}>
        <SideMenu />
      </aside>
      <div className={classes.content}>
        <main ref={main} id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <footer className={classes.footer}>© 2025 Rounds. All rights reserved.</footer>
      </div>
    </div>
  )
}
