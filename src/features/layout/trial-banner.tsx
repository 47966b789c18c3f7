import { Button, Group, Text } from '@mantine/core'
import { useLogout } from '@/api/auth'
import { useSessionEnd } from '@/hooks/use-session-end'
import { clinicWords } from '@/stores/clinic-day'
import { bearerToken, leaveTrial, useSession } from '@/stores/session'
import classes from './trial-banner.module.css'

/** In pixels: on a phone its words take three lines. */
export const bannerHeight = { base: 92, sm: 52 } as const

/** Which role is tried in this tab, until when, and the way back. */
export function TrialBanner() {
  const name = useSession(({ session }) => session?.trial?.name)
  const exp = useSession(({ session }) => session?.userData.exp ?? 0)
  const end = useSessionEnd(exp)
  const { mutate: endOnServer } = useLogout()

  const leave = () => {
    const token = bearerToken()
    leaveTrial()
    if (token) endOnServer(token)
  }

  return (
    <Group
      component="section"
      aria-label="Trial of a role"
      className={classes.banner}
      h={{ base: bannerHeight.base, sm: bannerHeight.sm }}
      px={{ base: 'sm', md: 'lg' }}
      gap="sm"
      justify="center"
      wrap="nowrap"
    >
      <Text size="sm" className={classes.words}>
        You are trying the role <strong className={classes.name}>{name}</strong>. Nothing can be
        changed. Ends at {clinicWords(end, { timeStyle: 'short' })}.
      </Text>
      <Button size="xs" className={classes.leave} onClick={leave}>
        Leave the trial
      </Button>
    </Group>
  )
}
