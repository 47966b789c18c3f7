import '@/components/later-styles'
import { Badge, Tabs } from '@mantine/core'
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCompact } from '@/hooks/use-compact'
import type { ViewPath } from '@/lib/dashboards'
import { useShownPath } from './use-shown-path'
import classes from './view-tabs.module.css'

interface ViewTab {
  to: ViewPath
  label: string
  disabled?: boolean
  /** How much waits there, shown next to the label; nothing for none. */
  waiting?: number | undefined
}

interface ViewTabsProps {
  /** Names the list of tabs. */
  label: string
  views: readonly ViewTab[]
}

/** The sub-tabs of one dashboard, with the view that the address names. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  const isCompact = useCompact()
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
        if (view) void navigate({ to: view.to, resetScroll: false })
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
        {views.map(({ to, label: name, disabled = false, waiting = 0 }) => (
          <Tabs.Tab
            key={to}
            value={to}
            disabled={disabled}
            {...(waiting > 0 && {
              rightSection: (
                <Badge size="sm" color="yellow">
                  {waiting}
                </Badge>
              ),
            })}
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
