import '@mantine/core/styles/Mark.css'
import '@mantine/spotlight/styles.css'
import { Box, getDefaultZIndex, Loader, Text, VisuallyHidden } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { IconRefresh, IconSearch } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { closesByEscape } from '@/components/dialog'
import { dialogContent } from '@/components/dialog-focus'
import { outdatedOptions } from '@/components/outdated'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { useSession } from '@/stores/session'
import { actionsOf } from './actions'
import { type PaletteRow, rowsFor } from './row'
import { screensOf } from './screens'
import { useAbsences } from './use-absences'
import {
  findsStaff,
  type PaletteGroup,
  useFoundPeople,
  useOpenedPatients,
} from './use-found-people'
import { openSpotlight, useMarkedRow } from './use-marked-row'

const title = 'Find or do'

const iconProps = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

interface PaletteSearchProps {
  onChoose: (row: PaletteRow) => void
  onClose: () => void
}

/** One box for patients, staff, screens and actions: what is typed finds them, Enter takes the one marked. */
export function PaletteSearch({ onChoose, onClose }: PaletteSearchProps) {
  const [store] = useState(openSpotlight)
  const [query, setQuery] = useState('')
  const listId = useId()
  const groups = useGroups(query)
  const ids = groups.flatMap(({ label, rows, isBehind, failed }) =>
    failed ? [retryId(label)] : isBehind ? [] : rows.map(({ id }) => id),
  )
  const shown = groups.filter(({ rows, failed }) => rows.length > 0 || failed)
  const isSearching = groups.some(({ isBehind }) => isBehind)
  const marked = useMarkedRow(store, ids, query)
  const elementOf = (id: string) => `${listId}-${id}`

  const option = (id: string, isTaken = true) => ({
    // Spotlight keeps the id to itself, by which a screen reader is told which one is marked.
    renderRoot: (props: object) => (
      <button
        type="button"
        {...props}
        // Spotlight, which counts what has it, drops a property that is undefined.
        {...(!isTaken && { 'data-action': undefined })}
        id={elementOf(id)}
      />
    ),
    role: 'option',
    'aria-selected': id === marked,
    'data-selected': id === marked || undefined,
    ...(!isTaken && { 'aria-disabled': true }),
  })

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      {...closesByEscape(onClose)}
      closeOnActionTrigger={false}
      shortcut={null}
      title={title}
      styles={styles}
      size="40rem"
      yOffset="10dvh"
      zIndex={getDefaultZIndex('modal')}
      overlayProps={overlayProps}
      transitionProps={{ duration: 0 }}
    >
      <Box {...dialogContent}>
        <Spotlight.Search
          data-autofocus
          role="combobox"
          aria-label={title}
          aria-autocomplete="list"
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-activedescendant={marked && elementOf(marked)}
          placeholder={usePlaceholder()}
          leftSection={<IconSearch {...iconProps} />}
          rightSection={<Loader size="xs" aria-hidden style={isSearching ? slow : hidden} />}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <VisuallyHidden role="status">{query.trim() !== '' && told(groups, ids)}</VisuallyHidden>
        <Spotlight.ActionsList {...listbox(listId)} mah="min(32rem, 70dvh)">
          {shown.map(({ label, rows, isBehind, failed }) => (
            <Spotlight.ActionsGroup
              key={label}
              label={label}
              role="group"
              aria-label={label}
              {...(isBehind && { style: outdatedOptions })}
            >
              {failed && (
                <>
                  <Note>{failed.message}</Note>
                  <Spotlight.Action
                    {...option(retryId(label))}
                    label="Try again"
                    leftSection={<IconRefresh {...iconProps} />}
                    onClick={failed.retry}
                  />
                </>
              )}
              {rows.map((row) => (
                <Spotlight.Action
                  // Another element: Spotlight itself has marked the one before, and Enter would take it.
                  key={isBehind ? `${row.id} behind` : row.id}
                  {...option(row.id, !isBehind)}
                  label={row.label}
                  description={row.description ?? ''}
                  leftSection={<row.icon {...iconProps} />}
                  onClick={() => onChoose(row)}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
          {shown.length === 0 && (
            <Spotlight.Empty>{isSearching ? 'Loading…' : 'Nothing found'}</Spotlight.Empty>
          )}
        </Spotlight.ActionsList>
      </Box>
    </Spotlight.Root>
  )
}

/** For the part of it that scrolls, which is what a screen reader knows as the list. */
const listbox = (id: string) => ({ viewportProps: { id, role: 'listbox', 'aria-label': title } })

const retryId = (group: string) => `again-${group}`

/** All groups in their order; some may have nothing to show. */
function useGroups(query: string): readonly PaletteGroup[] {
  const state = useSession()
  const opened = useOpenedPatients()
  const people = useFoundPeople(query)
  const absences = useAbsences(query)
  return [
    ...(query.trim() === '' ? [opened] : people),
    { label: 'Screens', rows: rowsFor(query, screensOf(state)) },
    { label: 'Actions', rows: rowsFor(query, actionsOf(state)) },
    ...absences,
  ]
}

/** What a screen reader is told of the list, which the eye sees. */
function told(groups: readonly PaletteGroup[], ids: readonly string[]): string {
  const failures = groups.flatMap(({ label, failed }) =>
    failed ? [`${label}: ${failed.message}`] : [],
  )
  if (failures.length > 0) return failures.join(' ')
  if (groups.some(({ isBehind }) => isBehind)) return 'Loading…'
  if (ids.length === 0) return 'Nothing found'
  return ids.length === 1 ? '1 found' : `${ids.length} found`
}

function usePlaceholder(): string {
  const withPatients = useSession(opensPatients)
  const withStaff = useSession(findsStaff)
  const people = [...(withPatients ? ['patients'] : []), ...(withStaff ? ['staff'] : [])]
  return `Search ${[...people, 'screens'].join(', ')} and actions`
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" px="md" py={7}>
    {children}
  </Text>
)

// Most answers come sooner, and nothing flickers.
const slow = { opacity: 1, transition: 'opacity 0s 400ms' }
const hidden = { opacity: 0 }

const styles = {
  // It names the dialog; the eye has the box for it.
  header: { display: 'none' },
  // Mantine fades it below the contrast that WCAG AA asks for.
  actionDescription: { opacity: 1 },
} as const

// A press beside it would take the focus out of it before it closes.
const overlayProps = { onMouseDown: (event: MouseEvent) => event.preventDefault() }
