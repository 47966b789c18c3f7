import { importEndpoints, importKeys } from '@shared/contracts/imports'
import { expect, it } from 'vitest'
import { importCalls } from './import-calls'

it('says of each kind what the contract says', () => {
  for (const kind of ['patients', 'staff'] as const) {
    expect(importEndpoints.open).toMatchObject({ ...importCalls[kind], access: expect.anything() })
    expect(importCalls[kind].access).toBe(importKeys[kind])
  }
})
