import { createTestWorld, type TestWorld, type TestWorldOptions } from '@mocks/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { keyedCalls } from './records'

/** The world of the tests that run. */
export let world: TestWorld

/** The session of the account that `setUpWorld` was given. */
export let token: string

/** Makes a call in that session. A change has a key of its own, unless the test gives one. */
export const ask = keyedCalls(
  () => world.api,
  () => token,
)

/**
 * Opens a world for the tests of a file, and puts it back before each of them.
 * @param as the username of the account that is signed in before each test
 */
export function setUpWorld({ as, ...options }: TestWorldOptions & { as?: string } = {}): void {
  beforeAll(async () => {
    world = await createTestWorld(options)
  })
  beforeEach(async () => {
    await world.reset()
    if (as !== undefined) token = await world.signIn(as)
  })
  afterAll(() => world.close())
}
