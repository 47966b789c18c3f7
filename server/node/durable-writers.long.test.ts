import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { dataDirectoryForEachTest } from '../test/data-directory'
import { DataDirectoryError, openDurable } from './durable-pglite'

const here = dataDirectoryForEachTest()
let children: ChildProcessWithoutNullStreams[] = []

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

function startWriter(): ChildProcessWithoutNullStreams {
  here.lay()
  const script = fileURLToPath(new URL('../test/durable-writer.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, here.path()])
  children.push(child)
  return child
}

interface Ended {
  /** The numbers of the rows that it said were acknowledged. */
  acknowledged: number[]
  code: number | null
  stderr: string
}

/** Reads what a writer prints until it ends; `onRows` hears how many rows there are so far. */
async function watch(
  child: ChildProcessWithoutNullStreams,
  onRows: (count: number) => void = () => {},
): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
    onRows(stdout.split('\n').length - 1)
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  // The last line may be cut short: what was not printed in full was not heard.
  return { acknowledged: stdout.split('\n').slice(0, -1).map(Number), code, stderr }
}

test('nothing acknowledged is lost when the process is killed again and again', async () => {
  const acknowledged: number[] = []
  // The first time before the first checkpoint, later ones after several.
  const kills = [3, 150, 400, 150, 3]
  for (const rows of kills) {
    const child = startWriter()
    const ended = await watch(child, (count) => {
      if (count >= rows) child.kill('SIGKILL')
    })
    expect(ended.stderr).toBe('')
    expect(ended.acknowledged.length).toBeGreaterThanOrEqual(rows)
    acknowledged.push(...ended.acknowledged)
  }

  const { client } = await here.open()
  const { rows } = await client.query<{ id: number }>('select id from notes')
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  // One row may have been written whose acknowledgement was not heard, in each of the rounds.
  expect(kept.size).toBeLessThanOrEqual(acknowledged.length + 1 + kills.length)
})

describe('a second process', () => {
  test('is told who is using the data', async () => {
    await here.open()
    const { code, stderr } = await watch(startWriter())
    expect(code).toBe(1)
    expect(stderr).toContain(`Another Rounds (process ${process.pid} on `)
    expect(stderr).toContain(`is using the data in ${here.path()}.`)
    // Nor can this very process open it a second time.
    await expect(openDurable(here.path())).rejects.toThrow(DataDirectoryError)
  })

  test('that takes the lock away makes the first one end with a message', async () => {
    const child = startWriter()
    const { code, stderr } = await watch(child, () => {
      writeFileSync(join(here.path(), 'lock', '99'), '')
    })
    expect(code).toBe(1)
    expect(stderr).toContain(`The database in ${here.path()} has stopped: its lock is lost`)
  })
})
