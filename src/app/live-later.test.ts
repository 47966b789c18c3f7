import { unsignedToken } from '@mocks/faults'
import { recordResources } from '@shared/contracts/endpoint'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useLive } from '@/stores/live'
import { signIn, useSession } from '@/stores/session'
import { followWhenSignedIn } from './live-later'

vi.mock('./live', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it.each([
  ['a host with a feed of changes', [...recordResources], expect.any(Number)],
  ['the sample host, which has no feed', [], null],
])(
  'when live.ts cannot be loaded, sets since when the feed is lost: %s',
  async (_host, records, since) => {
    onTestFinished(() => {
      useSession.setState({ session: null })
      useLive.setState({ lostSince: null })
    })
    const exp = Math.floor(Date.now() / 1000) + 3600
    signIn({ token: unsignedToken({ exp, username: 'asha' }), records })
    await followWhenSignedIn(new QueryClient())
    expect(useLive.getState().lostSince).toEqual(since)
  },
)
