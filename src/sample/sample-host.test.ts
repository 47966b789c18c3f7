import { staffEndpoints } from '@shared/contracts/staff'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPage } from '@/test/sample'

const now = Date.UTC(2026, 10, 21, 12)

type Call = Awaited<ReturnType<typeof loadPage>>
const remove = (call: Call, id: string) => call(staffEndpoints.delete, { ids: [id] })
const ids = async (call: Call) =>
  (await call(staffEndpoints.list, { q: '', page: 0, limit: 100 })).rows.map(({ _id }) => _id)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('has what was changed after a page load', async () => {
  await remove(await loadPage(now), '3')
  const reloaded = await loadPage(now)
  expect(await ids(reloaded)).not.toContain('3')
  expect(await ids(reloaded)).toHaveLength(67)
})

it('has every one of changes made at the same time', async () => {
  const call = await loadPage(now)
  await Promise.all(['3', '4', '5'].map((id) => remove(call, id)))
  expect(await ids(call)).toHaveLength(65)
})

it('keeps nothing of a refusal, nor of what is only read', async () => {
  const call = await loadPage(now)
  await expect(remove(call, '2')).rejects.toMatchObject({ status: 403 })
  expect(await ids(call)).toContain('2')
  expect(sessionStorage).toHaveLength(0)
})

it.each(['{', '"text"', '{"staff":[{"_id":1}]}', '{"staff":[]}'])(
  'begins anew where the tab holds %s',
  async (left) => {
    sessionStorage.setItem('work.sample', left)
    expect(await ids(await loadPage(now))).toHaveLength(68)
  },
)

it('begins anew for another person, and goes on for the one who comes back', async () => {
  const call = await loadPage(now)
  const { useSession } = await import('@/stores/session')
  const { forgetWork } = await import('@/stores/work')
  const session = { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: false }
  useSession.setState({ session })
  await remove(call, '3')
  useSession.setState({ session: null })
  useSession.setState({ session })
  expect(await ids(call)).not.toContain('3')
  forgetWork()
  useSession.setState({ session: { ...session, owner: 'tara' } })
  expect(await ids(call)).toContain('3')
})

it('is not asked for what the host keeps', async () => {
  const call = await loadPage(now)
  const { useSession } = await import('@/stores/session')
  const fetched = vi.fn(async (_request: Request) =>
    Response.json({ rows: [], total: 0, totalIsExact: true, next: null }),
  )
  vi.stubGlobal('fetch', fetched)
  useSession.setState({
    session: { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: true },
  })
  expect(await call(staffEndpoints.list, { q: 'no one', role: null, page: 0, limit: 10 })).toEqual({
    rows: [],
    total: 0,
    totalIsExact: true,
    next: null,
  })
  expect(fetched.mock.calls[0]?.[0].url).toMatch(/\/api\/staff\?q=no\+one&page=0&limit=10$/)
})

describe('a storage that keeps nothing', () => {
  const refuse = (why: string) =>
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(sessionStorage, {
        get: (target, name) =>
          name === 'setItem'
            ? () => {
                throw new DOMException('not kept', why)
              }
            : Reflect.get(target, name),
      }),
    )

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ])('loses nothing while the page lives, and reports it once: %s', async (why, reason) => {
    const call = await loadPage(now)
    const { useStorageFailure } = await import('@/stores/work')
    const onFailure = vi.fn()
    useStorageFailure.subscribe(onFailure)
    refuse(why)
    await remove(call, '3')
    await remove(call, '4')
    expect(await ids(call)).toHaveLength(66)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({ reason }, { reason: null })
  })

  it('brings back no rows out of date, but what is typed', async () => {
    const call = await loadPage(now)
    const { saveDraft } = await import('@/stores/work')
    await remove(call, '3')
    saveDraft('form', { name: 'Ada' })
    refuse('QuotaExceededError')
    await remove(call, '4')
    vi.unstubAllGlobals()
    expect(Object.keys(sessionStorage)).toEqual(['work.draft.form'])
    expect(await ids(await loadPage(now))).toHaveLength(68)
  })
})
