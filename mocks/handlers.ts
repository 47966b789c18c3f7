import { http } from 'msw'
import type { World } from './world'

/** Every call goes to the real API: what the mocks answer is what the server answers. */
export const handlersOf = (world: World) => [
  http.all('*/api/*', ({ request }) => world.api.fetch(request)),
]
