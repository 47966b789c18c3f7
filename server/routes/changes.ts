import { changeEndpoints } from '@shared/contracts/changes'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { topicsIn } from '../records/changes'
import { createFeed } from '../records/feed'

/** What has changed, for the screens that show it. */
export function changeRoutes(dependencies: ApiDependencies) {
  const feed = createFeed(dependencies)
  const app = new Hono<ApiEnv>()
  handle(app, changeEndpoints.list, async (c, { after, topics, wait }) =>
    c.json(
      await feed.follow(c.get('caller'), {
        after,
        topics: topicsIn(topics),
        isLongPoll: wait !== 'no',
        signal: c.req.raw.signal,
      }),
    ),
  )
  return app
}
