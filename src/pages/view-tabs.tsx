import '@/components/later-styles'
import { Badge, Tabs } from '@mantine/core'
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef } from 'react'
import { PageSettings } from '@/components/page-settings'
import type { DashboardView, ViewPath } from '@/lib/dashboards'
import { useShownPath } from './use-shown-path'
import classes from './view-tabs.module.css'

interface ViewTabsProps {
  /** Names the list of tabs. */
  label: string
  views: readonly DashboardView[]
  /** How much waits in a view, which is shown next to its label unless it is nothing. */
  waiting?: Partial<Record<ViewPath, number | undefined>>
  /** The view that cannot be opened now. */
  disabled?: ViewPath | undefined
}

/** The sub-tabs of one dashboard, with the view that the address names. */
export function ViewTabs({ label, views, waiting = {}, disabled }: ViewTabsProps) {
  const { isCompact } = use(PageSettings)
  const navigate = useNavigate()
  const router = useRouter()
  const shown = useShownPath()
  const at = views.findIndex(({ to }) => to === shown)
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs are one line, which is scrolled alone: the page stays where it is.
  useEffect(() => {
    const line = list.current
    const tab = [...(line?.children ?? [])][at]
    if (!line || !tab || line.scrollWidth <= line.clientWidth) return
    const { left, width } = tab.getBoundingClientRect()
    line.scrollLeft += left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2
  }, [at])
  /** A hand that comes near the tabs loads the code of their views. */
  const preload = () => {
    for (const { to } of views) void router.loadRouteChunk(router.routesByPath[to])
  }
  return (
    <Tabs
      variant="pills"
      value={shown ?? null}
      onChange={(path) => {
        const view = views.find(({ to }) => to === path)
        if (view)
          void navigate({ to: view.to, search: ({ size }) => ({ size }), resetScroll: false })
      }}
      keepMounted={false}
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        mb={isCompact ? 'sm' : 'md'}
        className={classes.list}
        mod={{ compact: isCompact }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {views.map(({ to, label: name }) => (
          <Tabs.Tab
            key={to}
            value={to}
            disabled={to === disabled}
            rightSection={
              waiting[to] ? (
                <Badge size="sm" color="yellow">
                  {waiting[to]}
                </Badge>
              ) : null
            }
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(({ to }) => (
        <Tabs.Panel key={to} value={to}>
          <Outlet />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
