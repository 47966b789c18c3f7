import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isOutdated } from './new-build'

const page = (script: string) => `<head><script type="module" src="${script}"></script></head>`

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // One in the document would be fetched.
  const script = document.createElement('script')
  script.setAttribute('src', '/assets/index-1.js')
  vi.spyOn(document, 'querySelector').mockReturnValue(script)
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
