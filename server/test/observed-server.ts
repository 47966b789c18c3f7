import { createTestWorld, type TestWorld } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ApiDependencies } from '../dependencies'
import { observedApi } from './api'

/**
 * An observed API on a world of the file's own, where every account signs in with the demo password.
 * Both begin anew before each test, and the API also with `start`, on other dependencies.
 */
export function observedServer() {
  let world: TestWorld
  let current: ReturnType<typeof observedApi>

  async function start(overrides: Partial<ApiDependencies> = {}) {
    current = observedApi(world.db, overrides)
    await current.adoptAccounts(demoPassword)
  }

  beforeAll(async () => {
    world = await createTestWorld()
  })
  beforeEach(async () => {
    await world.reset()
    await start()
  })
  afterAll(async () => {
    await current.settle()
    await world.close()
  })

  return {
    start,
    get db() {
      return world.db
    },
    get api() {
      return current.api
    },
    get logged() {
      return current.logged
    },
    get mails() {
      return current.mails
    },
    get files() {
      return current.files
    },
    get hashed() {
      return current.hashed
    },
    get at() {
      return current.at
    },
    settle: () => current.settle(),
  }
}
