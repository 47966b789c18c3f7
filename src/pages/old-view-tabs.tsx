import '@/components/later-styles'
import { Badge, Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCompact } from '@/hooks/use-compact'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import classes from './view-tabs.module.css'

export interface View {
  /** As it stands in the address. */
  view: string
  label: string
  disabled?: boolean
  /** How much waits there, told behind the label; nothing for none. */
  waiting?: number | undefined
  content: () => ReactNode
}

/** The sub-tabs of one dashboard; the address says which is open. */
export function ViewTabs({ label, views }: { label: string; views: readonly View[] }) {
  const { search, show } = useDashboardSearch()
  const isCompact = useCompact()
  const open = views.filter(({ disabled }) => !disabled)
  const current = open.find(({ view }) => view === search.view) ?? open[0]
  const at = views.findIndex(({ view }) => view === current?.view)
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs are one line, which is scrolled alone: the page stays where it is.
  useEffect(() => {
    const line = list.current
    const tab = [...(line?.children ?? [])][at]
    if (!line || !tab || line.scrollWidth <= line.clientWidth) return
    const { left, width } = tab.getBoundingClientRect()
    line.scrollLeft += left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2
  }, [at])
  if (!current) return null
  return (
    <Tabs
      variant="pills"
      value={current.view}
      onChange={(view) => show({ view: view ?? '' })}
      keepMounted={false}
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        mb={isCompact ? 'sm' : 'md'}
        className={classes.list}
        mod={{ compact: isCompact }}
      >
        {views.map(({ view, label: name, disabled = false, waiting = 0 }) => (
          <Tabs.Tab
            key={view}
            value={view}
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
      {views.map(({ view, content }) => (
        <Tabs.Panel key={view} value={view}>
          {content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
