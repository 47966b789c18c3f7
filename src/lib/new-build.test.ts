import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isOutdated } from './new-build'

/** All builds share the first of a page's scripts. */
const shared = '/assets/runtime-1.js'
const page = (script: string) =>
  [shared, script].map((src) => `<script type="module" src="${src}"></script>`).join('')

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // In another document: those of this one would be fetched.
  const built = new DOMParser().parseFromString(page('/assets/index-1.js'), 'text/html')
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(built.querySelectorAll('script'))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test.each([
  ['of the same build', () => HttpResponse.html(page('/assets/index-1.js')), false],
  ['of another build', () => HttpResponse.html(page('/assets/index-2.js')), true],
  ['that is being built', () => HttpResponse.text('In a minute.', { status: 503 }), false],
  ['that cannot be reached', () => HttpResponse.error(), false],
])('a page of a host %s', async (_, answer, outdated) => {
  server.use(http.get('*/', answer))
  expect(await isOutdated()).toBe(outdated)
})
