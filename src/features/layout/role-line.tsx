import { Box, Button, Text } from '@mantine/core'
import { ownSessionEndpoints, ownSessionMessages } from '@shared/contracts/own-sessions'
import { useQuery } from '@tanstack/react-query'
import { currentSessionQuery } from '@/api/own-sessions'
import { useMay } from '@/hooks/use-may'
import { isRoleChanged, renewSession, useSession } from '@/stores/session'

/**
 * That the role of the person signed in has changed since the page was loaded, until it is loaded again. Where
 * it is rendered it has room: nothing moves when it comes.
 */
export function RoleLine() {
  const inTrial = useSession(({ session }) => session?.trial !== undefined)
  const isAsked = useMay(ownSessionEndpoints.current) && !inTrial
  const { data } = useQuery({ ...currentSessionQuery, enabled: isAsked })
  // Another tab may have renewed the session that they share.
  const isChanged = useSession(() => data !== null && isRoleChanged(data))
  const loadAgain = () => {
    if (data) renewSession(data)
    window.location.reload()
  }
  return (
    // There from the start, so that what comes into it is read out.
    <Box aria-live="polite" flex="none">
      {isChanged && (
        <Text
          component="output"
          display="block"
          size="xs"
          lh="1rem"
          fw={600}
          c="var(--rounds-warning)"
        >
          {ownSessionMessages.roleChanged}{' '}
          <Button variant="subtle" size="compact-xs" h="1rem" onClick={loadAgain}>
            Load again
          </Button>
        </Text>
      )}
    </Box>
  )
}
