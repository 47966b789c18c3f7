import { http } from 'msw'
import type { World } from './world'

/** Every call goes to the real API: what the mocks answer is what the server answers. */
export const handlersOf = (world: World) => [
  // At the start of the path: the demo's own files lie under /src/api.
  http.all(/^[a-z]+:\/\/[^/]+\/api\//, ({ request }) => world.api.fetch(request)),
]
