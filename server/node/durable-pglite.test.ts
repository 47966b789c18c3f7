import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataDirectoryForEachTest, interruptedDirectory, textsIn } from '../test/data-directory'
import { DataDirectoryError, openDurable } from './durable-pglite'

const here = dataDirectoryForEachTest()

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('a data directory', () => {
  test('holds the database and its lock, for the owner alone, and leaves the rest alone', () => {
    expect(readdirSync(interruptedDirectory).sort()).toEqual(['lock', 'postgres', 'secret'])
    expect(readFileSync(join(interruptedDirectory, 'secret'), 'utf8')).toBe('of somebody else')
    if (process.platform !== 'win32')
      expect(statSync(join(interruptedDirectory, 'postgres')).mode & 0o077).toBe(0)
  })

  test('has its rows again after it was closed and opened', async () => {
    const database = await here.open()
    expect(await textsIn(database)).toEqual(['first'])
    await database.client.query('insert into notes (text) values ($1)', ['second'])
    await Promise.all([database.close(), database.close()])
    expect(database.client.closed).toBe(true)
    expect(await textsIn(await here.open())).toEqual(['first', 'second'])
  })
})

test('a directory that is open is not opened a second time', async () => {
  await here.open()
  await expect(openDurable(here.path())).rejects.toThrow(
    `Another Rounds (process ${process.pid} on `,
  )
})

describe('a directory that cannot be used is named, with the reason:', () => {
  const refused = (reason: string, directory = here.path()) =>
    expect(openDurable(directory)).rejects.toSatisfy((error) => {
      expect(error).toBeInstanceOf(DataDirectoryError)
      expect(error.message).toContain(`The data directory ${directory} cannot be used: `)
      expect(error.message).toMatch(reason)
      return true
    })

  test('a file in its place', async () => {
    writeFileSync(here.path(), '')
    await refused('there is a file in its place.')
  })

  test('a file in place of a folder above it', async () => {
    writeFileSync(here.path(), '')
    await refused('there is a file in its place.', join(here.path(), 'data'))
  })

  test('a file in place of the database', async () => {
    mkdirSync(here.path())
    writeFileSync(join(here.path(), 'postgres'), '')
    await refused('there is a file in its place.')
  })

  test('a disk that can only be read', async () => {
    const { openSync } = fs
    vi.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
      if (flags === 'wx') throw Object.assign(new Error('EROFS: read-only'), { code: 'EROFS' })
      return openSync(path, flags, mode)
    })
    syncBuiltinESMExports()
    await refused('it is on a disk that can only be read.')
  })

  test('another PostgreSQL, which can then open it', async () => {
    here.lay()
    const version = join(here.path(), 'postgres', 'PG_VERSION')
    writeFileSync(version, '17\n')
    await refused('initialized by PostgreSQL version 17, which is not compatible')
    writeFileSync(version, '18\n')
    expect(await textsIn(await here.open())).toEqual(['first'])
  })

  test('a damaged version', async () => {
    here.lay()
    writeFileSync(join(here.path(), 'postgres', 'PG_VERSION'), 'junk')
    await refused(`File "${here.path()}/postgres/PG_VERSION" does not contain valid data.`)
  })

  test('a missing version, and the rest is not written over', async () => {
    here.lay()
    rmSync(join(here.path(), 'postgres', 'PG_VERSION'))
    await refused('but not PG_VERSION')
    writeFileSync(join(here.path(), 'postgres', 'PG_VERSION'), '18\n')
    expect(await textsIn(await here.open())).toEqual(['first'])
  })

  test('a lost control file', async () => {
    here.lay()
    rmSync(join(here.path(), 'postgres', 'global', 'pg_control'))
    await refused('could not open file "global/pg_control": No such file or directory.')
  })

  test('a damaged log', async () => {
    here.lay()
    const log = join(here.path(), 'postgres', 'pg_wal')
    for (const name of readdirSync(log).filter((file) => /^[0-9A-F]{24}$/.test(file)))
      writeFileSync(join(log, name), Buffer.alloc(statSync(join(log, name)).size, 7))
    await refused('could not locate a valid checkpoint record')
  })
})

test('an answer waits until the log has reached the disk', async () => {
  const synced: string[] = []
  const { fsyncSync } = fs
  vi.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
    fsyncSync(fd)
    // Only Linux tells which file a descriptor belongs to.
    synced.push(process.platform === 'linux' ? readlinkSync(`/proc/self/fd/${fd}`) : 'pg_wal')
  })
  syncBuiltinESMExports()
  const { client } = await here.open()
  for (const text of ['a', 'b', 'c']) {
    synced.length = 0
    await client.query('insert into notes (text) values ($1)', [text])
    expect(synced.filter((path) => path.includes('pg_wal'))).toHaveLength(1)
  }
  synced.length = 0
  await client.exec('CHECKPOINT')
  expect(synced.filter((path) => path.includes('base')).length).toBeGreaterThan(0)
})

test('a statement whose log cannot be synced is never acknowledged', async () => {
  const onPanic = vi.fn()
  const { client } = await here.open({ onPanic })
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  })
  syncBuiltinESMExports()
  await expect(client.query("insert into notes (text) values ('x')")).rejects.toThrow()
  expect(onPanic).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/could not fsync file "[0-9A-F]{24}": I\/O error/),
  )
})

describe('a full disk', () => {
  const fill = () => {
    const { writeSync } = fs
    const full = vi.spyOn(fs, 'writeSync')
    // The log must grow by another file, for which there is no room.
    full.mockImplementation((fd, ...rest) => {
      if (readlinkSync(`/proc/self/fd/${fd}`).includes('pg_wal/xlogtemp'))
        throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
      return Reflect.apply(writeSync, fs, [fd, ...rest])
    })
    syncBuiltinESMExports()
  }

  const growLog =
    "insert into notes (text) select repeat('x', 900) || i from generate_series(1, 40000) i"

  test.runIf(process.platform === 'linux')(
    'stops the database with a message; nothing is lost once there is room',
    async () => {
      const onPanic = vi.fn()
      const database = await here.open({ onPanic })
      await database.client.query("insert into notes (text) values ('second')")
      fill()
      await expect(database.client.query(growLog)).rejects.toThrow()
      expect(onPanic).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          `^The database in ${here.path()} has stopped: could not write to file "pg_wal/xlogtemp.*No space left on device`,
        ),
      )
      await expect(database.client.query('select 1')).rejects.toThrow('has stopped')
      await database.close()

      vi.restoreAllMocks()
      syncBuiltinESMExports()
      expect(await textsIn(await here.open())).toEqual(['first', 'second'])
    },
  )
})

test('a statement in which the engine breaks down fails, and is the last', async () => {
  const onPanic = vi.fn()
  const database = await here.open({ onPanic })
  const { client } = database
  await client.exec(
    'create function deeper(n int) returns int as $$ begin return deeper(n + 1); end $$ language plpgsql',
  )
  // PGlite by itself answers this with success and no rows.
  await expect(client.query('select deeper(1)')).rejects.toThrow('has stopped')
  expect(onPanic).toHaveBeenCalledOnce()
  expect(onPanic.mock.lastCall?.[0]).toContain('its engine broke down')
  await expect(client.query('select 1')).rejects.toThrow('has stopped')
  await database.close()
  expect(await textsIn(await here.open())).toEqual(['first'])
})

test('an ordinary error ends nothing', async () => {
  const database = await here.open()
  const { client } = database
  await expect(client.query("insert into notes (text) values ('first')")).rejects.toMatchObject({
    code: '23505',
  })
  await expect(client.query("select 'PANIC:' || 1 / 0")).rejects.toMatchObject({ code: '22012' })
  expect(await textsIn(database)).toEqual(['first'])
})

test('a queue of queries leaves the thread to other work between them', async () => {
  const { client } = await here.open()
  const events: string[] = []
  let waiting = true
  const work = (): void => {
    events.push('other work')
    if (waiting) setImmediate(work)
  }
  setImmediate(work)
  const query = () => client.query('select 1').then(() => events.push('query'))
  await Promise.all(Array.from({ length: 20 }, query))
  waiting = false
  const inARow = events.join(' ').match(/query( query)+/g)
  expect(inARow).toBeNull()
})

describe('maintenance', () => {
  test('writes a checkpoint after something was written, and none after nothing was', async () => {
    const { client } = await here.open({ checkpointEveryMs: 20 })
    const exec = vi.spyOn(client, 'exec')
    const query = vi.spyOn(client, 'query')
    const checkpoints = () => exec.mock.calls.filter(([sql]) => sql === 'CHECKPOINT').length
    const looks = () => query.mock.calls.filter(([sql]) => sql.includes('wal_insert_lsn')).length

    await expect.poll(checkpoints).toBe(1)
    const before = looks()
    await expect.poll(looks).toBeGreaterThan(before + 3)
    expect(checkpoints()).toBe(1)

    await client.query("insert into notes (text) values ('second')")
    await expect.poll(checkpoints).toBe(2)
    // What a restart would have to do again.
    const { rows } = await client.query<{ left: number }>(
      'select (pg_current_wal_insert_lsn() - redo_lsn)::int as left from pg_control_checkpoint()',
    )
    expect(rows[0]?.left).toBeLessThan(1000)
  })

  test('vacuums soon after opening, and again when it is time', async () => {
    let now = 5_000
    const { client } = await here.open({
      now: () => now,
      checkpointEveryMs: 20,
      vacuumEveryMs: 60_000,
    })
    const exec = vi.spyOn(client, 'exec')
    const vacuums = () => exec.mock.calls.filter(([sql]) => sql.startsWith('VACUUM')).length
    await client.exec('delete from notes')

    const lastVacuum = async () => {
      const { rows } = await client.query<{ at: Date | null }>(
        "select last_vacuum as at from pg_stat_user_tables where relname = 'notes'",
      )
      return rows[0]?.at
    }
    await expect.poll(lastVacuum).toBeInstanceOf(Date)
    expect(vacuums()).toBe(1)
    now += 60_000
    await expect.poll(vacuums).toBe(2)
  })

  test('that fails says so, and the database goes on', async () => {
    const onNotice = vi.fn()
    const database = await here.open({ checkpointEveryMs: 20, onNotice })
    const { client } = database
    const { exec } = client
    vi.spyOn(client, 'exec').mockImplementation((sql, options) =>
      exec.call(client, sql === 'CHECKPOINT' ? 'select 1 / 0' : sql, options),
    )
    await expect
      .poll(() => onNotice.mock.calls)
      .toContainEqual([
        'a checkpoint of the database failed and will be tried again: division by zero',
      ])
    expect(await textsIn(database)).toEqual(['first'])
  })

  test('closing writes a last checkpoint', async () => {
    const database = await here.open()
    await database.client.query("insert into notes (text) values ('second')")
    const exec = vi.spyOn(database.client, 'exec')
    await database.close()
    expect(exec).toHaveBeenCalledWith('CHECKPOINT')
    expect(existsSync(join(here.path(), 'postgres', 'postmaster.pid'))).toBe(false)
  })
})
