import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@server/test/postgres-server'
import { departmentEndpoints } from '@shared/contracts/departments'
import { importEndpoints, importMost } from '@shared/contracts/imports'
import { adminToken, type Served, serve } from './served'
import { table } from './table'

const firstNames =
  'Ada Wilma Ravi Priya Omar Lin Jonas Fatima Elena Kofi Mei Ahmed Sofia Tariq Nora Ivan'
const lastNames =
  'Storm Nair Patel Okafor Haddad Berg Kowalski Tanaka Silva Novak Mensah Iyer Costa Khan'
const streets = 'Hill Road|Station Street|Lake View|Market Lane|Temple Road|Old Mill Way'
const pick = (words: string, at: number, by = ' ') => {
  const all = words.split(by)
  return all[at % all.length] ?? ''
}

/** A patient of a file, unlike the others in name, telephone and address. */
const patient = (at: number) => ({
  line: at + 2,
  name: `${pick(firstNames, at)} ${pick(lastNames, at * 7 + Math.floor(at / 16))} ${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`,
  dateOfBirth: `${1940 + (at % 80)}-0${1 + (at % 9)}-1${at % 10}`,
  gender: at % 2 === 0 ? 'Female' : 'Male',
  telephone: `+91 9${String(100_000_000 + at * 7919).slice(0, 9)}`,
  ...(at % 3 === 0 && { telephone2: `080 ${String(2_000_000 + at)}` }),
  email: `patient${at}@example.org`,
  address: `${at % 200} ${pick(streets, at, '|')}, Bengaluru`,
})

interface Times {
  preview: number
  piece: number
  waited: number
  commit: number
  waitedMeanwhile: number
  undo: number
}

async function measure(served: Served): Promise<Times> {
  const headers = {
    authorization: `Bearer ${await adminToken(served)}`,
    'content-type': 'application/json',
  }
  const ask = async (path: string, json?: object) => {
    const begun = performance.now()
    const answer = await fetch(served.url + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      ...(json && { body: JSON.stringify(json) }),
    })
    const body: { id?: string } = await answer.json()
    if (!answer.ok) throw new Error(`${path} was answered ${JSON.stringify(body)}`)
    return { body, took: performance.now() - begun }
  }
  /** How long somebody waits at most who reads a small list again and again. */
  async function besides<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
    let isOver = false
    let longest = 0
    const reading = (async () => {
      while (!isOver) {
        const begun = performance.now()
        await (await fetch(served.url + departmentEndpoints.list.path, { headers })).text()
        longest = Math.max(longest, performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()
    const result = await work()
    isOver = true
    await reading
    return [result, longest]
  }

  const rows = Array.from({ length: importMost.patients }, (_, at) => patient(at))
  const pieces = Array.from({ length: rows.length / importMost.piece }, (_, at) =>
    rows.slice(at * importMost.piece, (at + 1) * importMost.piece),
  )
  const [{ id, preview, piece }, waited] = await besides(async () => {
    const begun = performance.now()
    const [first = [], ...others] = pieces
    const { body } = await ask(importEndpoints.open.path, { kind: 'patients', rows: first })
    const at = importEndpoints.add.path.replace(':id', body.id ?? '')
    let longest = 0
    for (const rows of others) longest = Math.max(longest, (await ask(at, { rows })).took)
    return { id: body.id ?? '', preview: performance.now() - begun, piece: longest }
  })
  const [commit, waitedMeanwhile] = await besides(() =>
    ask(importEndpoints.commit.path.replace(':id', id), { decisions: [] }),
  )
  const undo = await ask(importEndpoints.undo.path.replace(':id', id))
  return { preview, piece, waited, commit: commit.took, waitedMeanwhile, undo: undo.took }
}

/** 10,000 patients of a file, and what a desk waits meanwhile that reads a small list. */
export async function imports(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-bench-'))
  const postgres = await startPostgres({ durable: true })
  try {
    const embedded = await serve('rounds', { DATA_DIR: join(directory, 'embedded') }, measure)
    const shared = await serve(
      'rounds',
      { DATA_DIR: join(directory, 'shared'), DATABASE_URL: postgres.url },
      measure,
    )
    const line = (name: string, of: (times: Times) => number) =>
      [name, ...[embedded, shared].map((times) => Math.round(of(times)))] as const
    return table(
      ['of 10,000 rows', 'embedded', 'PostgreSQL'],
      [
        line(`preview, in pieces of ${importMost.piece}`, ({ preview }) => preview),
        line('the longest piece', ({ piece }) => piece),
        line('a read meanwhile, at most', ({ waited }) => waited),
        line('commit', ({ commit }) => commit),
        line('a read meanwhile, at most', ({ waitedMeanwhile }) => waitedMeanwhile),
        line('undo', ({ undo }) => undo),
      ],
    )
  } finally {
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  }
}
