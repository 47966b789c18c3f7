import { useMay } from '@/hooks/use-may'
import '@/components/later-styles'
import { Checkbox, Stack, Text } from '@mantine/core'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { useLocation } from '@tanstack/react-router'
import { Dialog } from '@/components/dialog'
import { asksForGrid, shownTab } from '@/lib/dashboard-search'
import { screenWithKeys } from '@/lib/shortcuts'
import { useSession } from '@/stores/session'
import { setSingleKeys, useSingleKeys } from '@/stores/single-keys'
import { KeysEverywhere, KeysOfScreen } from './key-tables'

/** The keys of the screen that the person is on, then those that work everywhere. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  const roles = useSession((state) => state.session?.userData.roles) ?? []
  const act = useSingleKeys((state) => state.act)
  const isGrid = useMay(visitGridEndpoints.grid) && asksForGrid(search)
  const screen = screenWithKeys(pathname, shownTab(roles, search.tab)?.tab, isGrid)
  return (
    <Dialog onClose={onClose} title="Keyboard Shortcuts" size="42rem">
      <Stack gap="lg">
        {screen ? (
          <KeysOfScreen screen={screen} />
        ) : (
          <Text size="sm">This screen has no keys of its own.</Text>
        )}
        <KeysEverywhere title="Everywhere" />
        <Checkbox
          label="Letters and signs act by themselves"
          description="Switch them off if you speak to your computer, or press keys by accident. The other keys stay."
          checked={act}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  )
}
