import { expect, it } from 'vitest'
import { documents } from './test/docs'

it('the documents say of calls and permissions what the code says', async () => {
  for (const { file, text, current } of await documents())
    expect(text, `${file} is out of date. Run: npm run docs`).toBe(current)
})
