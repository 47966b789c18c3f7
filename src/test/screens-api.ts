import { serve } from '@hono/node-server'
import { linkInstant, readLink } from '@mocks/link'
import { createTestWorld, type TestWorld } from '@mocks/node'
import { worlds } from '@mocks/worlds/worlds'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'
import { permissionKeySchema } from '@/contracts/permissions'

// The API that screens in Vitest's browser talk to: the real one, on a database in memory. Vite passes
// on to it what begins with /api (vitest.config.ts).

const permissionsSchema = z.array(permissionKeySchema)

/** What a test asks of the clinic itself, at an address that no clinic has. */
async function answerTest(world: TestWorld, { pathname, search }: URL): Promise<Response> {
  if (pathname === '/api/test/mailed-code') {
    await world.settle()
    const to = new URLSearchParams(search).get('to') ?? ''
    return Response.json({ code: world.mailedCode(to) ?? null })
  }
  const { link, problems } = readLink(search)
  if (!link) return Response.json({ problems }, { status: 400 })
  const at = linkInstant(link)
  await world.open({ file: worlds[link.world], at })
  const permissions = new URLSearchParams(search).get('permissions')
  if (permissions !== null && link.as !== null)
    await world.restrict(link.as, permissionsSchema.parse(permissions.split(',')))
  const answer = link.as === null ? null : await world.login(link.as)
  return Response.json({ at, answer, faults: link.faults, problems })
}

/**
 * Runs the API for the project's tests.
 * @returns the way to stop it
 */
export async function setup(_project: TestProject): Promise<() => Promise<void>> {
  const world = await createTestWorld({ clockStands: false })
  const server = serve({
    fetch: (request) => {
      const url = new URL(request.url)
      return url.pathname.startsWith('/api/test/')
        ? answerTest(world, url)
        : world.api.fetch(request)
    },
    hostname: '127.0.0.1',
    port: Number(process.env.SCREENS_PORT),
  })
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    await world.close()
  }
}
