import { serve } from '@hono/node-server'
import { linkInstant, readLink } from '@mocks/link'
import { createTestWorld, type TestWorld } from '@mocks/node'
import { worlds } from '@mocks/worlds/worlds'
import { permissionKeySchema } from '@shared/contracts/permissions'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'

// The API that screens in Vitest's browser talk to: the real one, on PostgreSQL, with a database for
// each session of the browser. Vite passes on to it what begins with /api (vitest.config.ts).

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
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl: url, databaseTemplate: template } = project.getProvidedContext()
  const postgres = { url, template }
  const clinics = new Map<string | null, Promise<TestWorld>>()
  const clinicOf = (session: string | null) => {
    const known = clinics.get(session)
    if (known) return known
    const opened = createTestWorld({ clockStands: false, postgres })
    clinics.set(session, opened)
    return opened
  }
  const server = serve({
    fetch: async (request) => {
      const url = new URL(request.url)
      const clinic = await clinicOf(request.headers.get('rounds-test-session'))
      return url.pathname.startsWith('/api/test/')
        ? answerTest(clinic, url)
        : clinic.api.fetch(request)
    },
    hostname: '127.0.0.1',
    port: Number(process.env.SCREENS_PORT),
  })
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    for (const clinic of clinics.values()) await (await clinic).close()
  }
}
