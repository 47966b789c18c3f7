import '@/components/later-styles'
import { Group, Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import {
  type Affected,
  type AffectedAnswer,
  absenceDeskMessages,
  isUnsettled,
} from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { isolated } from '@shared/lib/isolated'
import { useEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import { BusyButton } from '@/components/busy-button'
import { ListTable } from '@/components/data-table/list-table'
import { useCurrentRow } from '@/components/data-table/use-current-row'
import { type ListQuery, useHeldList } from '@/components/data-table/use-held-list'
import { useRowSelection } from '@/components/data-table/use-row-selection'
import { disabledWithReason, explainDisabled } from '@/components/disabled-with-reason'
import { PageHeader } from '@/components/page-header'
import { useNow, useToday } from '@/hooks/use-now'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { useSingleKeys } from '@/stores/single-keys'
import { rangeWords } from '../hours-words'
import { UncoveredHours } from '../uncovered-hours'
import type { AbsenceSearch, RowsShown } from './absence-search'
import { backLink } from './back-link'
import { type CallFacts, hasNotCome, hasToBeCalled } from './call-list'
import { canUndo, type DeskRow, deskColumns, rowName } from './desk-columns'
import { DeskFilters } from './desk-filters'
import { keyOf } from './desk-words'
import { LastChangeNote } from './last-change-note'
import { PrintCallList } from './print-call-list'
import { SettleForm } from './settle-form'
import { proposalOf } from './settlement'
import { UndoButtons } from './undo-buttons'
import { useSettleDenials } from './use-settle-denials'
import { useSettling } from './use-settling'

export interface AbsenceDeskProps {
  answer: AffectedAnswer
  query: Omit<ListQuery<unknown>, 'data'>
  search: AbsenceSearch
  onChange: (changes: Partial<AbsenceSearch>) => void
}

const rowKey = ({ key }: DeskRow): string => key
const isOpen = ({ state }: Affected): boolean => state === 'open'
const lockedWords = ({ state }: Affected): string | null =>
  isUnsettled(state) ? null : words.locked

/** Everything that an absence affects, with a proposal for each, and what became of it. */
export function AbsenceDesk({ answer, query, search, onChange }: AbsenceDeskProps) {
  const { absence, messages, uncovered, uncoveredUntil, notShown, more, moreSettled } = answer
  const today = useToday()
  const at = useNow(60_000)
  const call = useMemo((): CallFacts => ({ messages, at }), [messages, at])
  const withKeys = useSingleKeys((state) => state.act)
  const settling = useSettling(absence.id, answer, search.prefer)
  const { pending, refused, changed, lastChange, failure, send, settle, undo } = settling
  const denied = useSettleDenials()
  const [opened, setOpened] = useState<readonly DeskRow[] | null>(null)

  const rows = useMemo(
    () =>
      answer.rows.map((row): DeskRow => {
        const key = keyOf(row)
        return {
          ...{ ...row, key, isPending: pending.has(key) },
          isChanged: changed.has(key) && isUnsettled(row.state),
          hasNotCome: hasNotCome(row, at),
          refused: refused.get(key) ?? null,
        }
      }),
    [answer, pending, changed, refused, at],
  )
  const open = rows.filter(isOpen)
  const acceptable = open.filter(
    (row) => row.proposals.length > 0 && !row.hasNotCome && denied(row) === null,
  )
  const undoable = rows.filter(canUndo)
  const unsettled = rows.filter(({ state }) => isUnsettled(state)).length
  const elsewhere = rows.filter(({ state }) => state === 'elsewhere').length
  const calls = rows.filter((row) => hasToBeCalled(row, call)).length

  const onAccept = useCallbackRef((row: DeskRow) => void settle(proposalOf(row)))
  const onOther = useCallbackRef((row: DeskRow) => setOpened([row]))
  const onUndo = useCallbackRef((row: DeskRow) => void undo([row]))
  const onDespite = useCallbackRef((row: DeskRow) => {
    if (row.refused?.despite) void settle([row.refused.despite])
  })
  const columns = useMemo(
    () => deskColumns({ today, call, denied, onAccept, onOther, onUndo, onDespite }),
    [today, call, denied, onAccept, onOther, onUndo, onDespite],
  )

  const { show } = search
  const shown = useMemo(() => rows.filter((row) => isShown(row, show, call)), [rows, show, call])
  const { selection, selected, deselect } = useRowSelection<DeskRow>({
    nameOf: rowName,
    locked: lockedWords,
    getRowId: rowKey,
    all: rows,
  })
  const list: ListQuery<readonly DeskRow[]> = { ...query, data: shown }
  const held = useHeldList<DeskRow, readonly DeskRow[]>(list, show, rowKey)
  const ids = useMemo(() => held.query.data?.map(rowKey) ?? [], [held.query.data])
  const current = useCurrentRow(
    withKeys,
    { ids, q: '', settled: !query.isFetching },
    { rowToFocus: null, onFocused: () => {} },
  )
  const acceptByKey = () => {
    // What has the focus within a row has its own Enter.
    if (document.activeElement?.matches('a, button, input, [role="region"]')) return false
    const row = rows.find(({ key }) => key === current.id)
    if (!row || !isUnsettled(row.state)) return false
    const reason = denied(row)
    if (reason !== null) explainDisabled({ name: `Accept ${rowName(row)}`, reason })
    else onAccept(row)
    return true
  }
  useShortcuts({ enter: acceptByKey }, withKeys)

  const acceptAll = useRef<HTMLButtonElement>(null)
  // What led here has gone with its page, and the focus with it.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.id === 'main') acceptAll.current?.focus()
  }, [])

  const acceptSelected = async () => {
    const proposed = selected.filter(({ proposals }) => proposals.length > 0)
    await settle(proposed.flatMap((row) => proposalOf(row)))
    deselect(proposed)
  }
  const notMay = open[0] ? denied(open[0]) : null
  const noneLeft = open.length === 0 ? 'Nothing is open.' : words.noProposal
  const title = `Absence of ${isolated(absence.staff)}`
  return (
    <>
      <PageHeader title={title} showsRecords mb="xs" breadcrumbs={[backLink(), { label: title }]} />
      {/* Below the corner of the toasts, of which one has come along. */}
      <Group justify="space-between" gap="sm" mb="sm">
        <Text role="status">
          {rangeWords(absence)}:{' '}
          {words.counts({
            ...{ unsettled: unsettled + more, elsewhere, calls },
            settled: rows.length - unsettled - elsewhere + moreSettled,
          })}
        </Text>
        <Group gap="sm" data-noprint>
          <BusyButton
            ref={acceptAll}
            busy={pending.size > 0 && !settling.isUndoing}
            {...disabledWithReason(acceptable.length > 0 ? null : (notMay ?? noneLeft))}
            onClick={({ detail }) => {
              if (detail <= 1) void settle(acceptable.flatMap((row) => proposalOf(row)))
            }}
          >
            Accept All Proposals
          </BusyButton>
          <PrintCallList answer={answer} call={call} today={today} />
          <UndoButtons settling={settling} undoable={undoable} />
        </Group>
      </Group>
      <LastChangeNote
        failure={failure}
        lastChange={lastChange}
        isListed={(key) => rows.some((row) => row.key === key)}
      />
      {notShown > 0 && <Text mb="sm">{words.notShown(notShown)}</Text>}
      {more > 0 && <Text mb="sm">{words.more(more)}</Text>}
      <DeskFilters
        staff={absence.staff}
        search={search}
        openCount={open.length}
        callCount={calls}
        selected={selected}
        onChange={onChange}
        onAcceptSelected={() => void acceptSelected()}
        onOther={() => setOpened(selected)}
      />
      <ListTable
        label="Affected"
        columns={columns}
        query={held.query}
        held={held}
        getRowId={rowKey}
        fetchFailed={(error) => errorText(error, { otherwise: absenceDeskMessages.fetchFailed })}
        currentRow={current}
        selection={selection}
        empty={{ title: rows.length === 0 ? emptyWords(absence) : words.nothingShown }}
      />
      {moreSettled > 0 && (
        <Text mt="sm" size="sm" c="dimmed">
          {words.moreSettled(moreSettled)}
        </Text>
      )}
      {uncovered.length > 0 && (
        <section aria-label="Nobody covers">
          <Title order={2} size="h4" mt="lg" mb="xs">
            No doctor covers
          </Title>
          {uncoveredUntil && <Text mb="xs">{words.uncoveredUntil(uncoveredUntil)}</Text>}
          <UncoveredHours hours={uncovered} />
        </section>
      )}
      {opened && (
        <SettleForm
          absence={absence}
          rows={opened}
          send={async (settlements) => {
            const outcomes = await send(settlements)
            deselect(opened)
            return outcomes
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Why no row is listed. */
function emptyWords({ status }: AffectedAnswer['absence']): string {
  if (status === 'confirmed') return words.nothingAffected
  return status === 'declined' ? words.declined : absenceDeskMessages.notConfirmed
}

const isShown = (row: DeskRow, show: RowsShown, call: CallFacts): boolean =>
  show === '' || (show === 'open' ? isOpen(row) : hasToBeCalled(row, call))
