import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTabStore } from './tab-store'

const schema = z.object({ notes: z.array(z.object({ id: z.number() })) })
const open = () => createTabStore('kept', schema, { notes: [] })

test('finds again what it kept', () => {
  open().setState({ notes: [{ id: 1 }] })
  expect(open().getState()).toEqual({ notes: [{ id: 1 }] })
})

test.each(['{', '[]', 'null', '"text"', '{"notes":[{"id":"x"}]}'])(
  'begins anew where the storage holds %s',
  (left) => {
    sessionStorage.setItem('kept', left)
    expect(open().getState()).toEqual({ notes: [] })
  },
)
