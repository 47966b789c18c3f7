import { expect, test } from 'vitest'
import { pathOf } from './route-preloads'

test.each([
  ['login', '/login'],
  ['_app/_home/index', '/'],
  ['_app/_home/lab/orders', '/lab/orders'],
  ['_app/_admin/admin/user/$id', '/admin/user/$id'],
  ['_app/_admin/admin/roles_.access', '/admin/roles/access'],
  ['_app', undefined],
  ['_app/_admin', undefined],
])('the route in %s is shown at %s', (file, path) => {
  expect(pathOf(file)).toBe(path)
})
