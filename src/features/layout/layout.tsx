import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { Header } from './header'
import classes from './layout.module.css'
import { SideMenu } from './side-menu'

/** Header, side menu, content and footer round every screen behind the guard (section 2). */
export function Layout() {
  const main = useRef<HTMLElement>(null)
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
