import { Alert, Box, Text } from '@mantine/core'
import { importFileMessages } from '@shared/contracts/import-files'
import type { Import, ImportKind } from '@shared/contracts/imports'
import { errorText } from '@/api/api-error'
import { type UndoneImport, useUndoImport } from '@/api/imports'
import { confirm } from '@/components/dialogs'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { recordsWords, undoneWords } from './import-words'

type Undoable = Pick<Import, 'id' | 'records'>

/** Asks, and takes an import back. */
export function useUndo(kind: ImportKind, onUndone: (undone: UndoneImport) => void) {
  const undo = useUndoImport(kind)
  const { busy, begin, end } = useOneAtATime()
  const run = async ({ id, records }: Undoable) => {
    const isSure = await confirm({
      title: 'Undo this import?',
      message: `It made ${recordsWords(kind, records)}. Each that nobody has used or changed since is removed. The others stay, and are named.`,
      confirmLabel: 'Undo the Import',
      danger: true,
    })
    if (!isSure || !begin()) return
    await undo.mutateAsync({ id }).then(onUndone, () => {})
    end()
  }
  const failure = undo.error && errorText(undo.error, { otherwise: importFileMessages.undoFailed })
  return { run, busy, failure }
}

/** So many of the records that stay are named. */
const namedMost = 100

const whyWords = { changed: 'changed since', used: 'used since', opened: 'opened since' } as const

/** The button that was pressed is gone: keys go on from here. */
const takesFocus = {
  ref: (said: HTMLElement | null) => said?.focus(),
  tabIndex: -1,
  style: { outline: 'none' },
}

/** What an undone import has taken back, and what stays. */
export const Undone = ({ kind, undone }: { kind: ImportKind; undone: UndoneImport }) => {
  const { removed, kept } = undone
  const said = undoneWords(kind, removed, kept.length)
  if (kept.length === 0)
    return (
      <Text fw={500} role="status" {...takesFocus}>
        {said}
      </Text>
    )
  return (
    <Alert color="yellow" role="status" {...takesFocus}>
      {said}
      <Box component="ul" my="xs" pl="lg">
        {kept.slice(0, namedMost).map(({ id, number, name, why }) => (
          <li key={id}>
            {`No. ${number} `}
            <bdi translate="no">{name}</bdi>
            {`, ${whyWords[why]}`}
          </li>
        ))}
        {kept.length > namedMost && <li>{`and ${kept.length - namedMost} more`}</li>}
      </Box>
    </Alert>
  )
}
