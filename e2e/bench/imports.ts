import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@server/test/postgres-server'
import { departmentEndpoints } from '@shared/contracts/departments'
import {
  decisionOf,
  type ImportPreview,
  importEndpoints,
  importMost,
} from '@shared/contracts/imports'
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

/**
 * A patient of a file in which fifty names are shared by all rows. A third of the rows has an age and no date of
 * birth, so that they are like many others, and a tenth repeats a line.
 */
const namesake = (line: number) => {
  const at = line % 10 === 9 ? line - 9 : line
  const { dateOfBirth, ...others } = patient(at)
  return {
    ...others,
    ...(at % 3 === 0 ? { age: String(20 + (at % 60)) } : { dateOfBirth }),
    ...{
      line: line + 2,
      name: `${pick(firstNames, at % 10)} ${pick(lastNames, (at % 5) + ((at % 7) % 5))}`,
    },
  }
}

/** A user of a file, unlike the others. */
const user = (line: number) => ({
  ...{ line, firstName: 'Ada', lastName: 'Storm', email: `user${line}@example.org` },
  ...{ username: `user-of-import-${line * 7919}`, phone: '9876543210' },
  ...{ role: 'Receptionist', department: 'ENT' },
})

/** How long one file takes, in ms. */
interface Times {
  preview: number
  piece: number
  waited: number
  /** How many rows need a decision. */
  asked: number
  commit: number
  waitedMeanwhile: number
}

/** A server that was busy for seconds closes connections in which nothing happened: asks once more. */
const steadily = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init))

async function measure(served: Served) {
  const headers = {
    authorization: `Bearer ${await adminToken(served)}`,
    'content-type': 'application/json',
  }
  const ask = async (path: string, json?: object) => {
    const begun = performance.now()
    const answer = await steadily(served.url + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      ...(json && { body: JSON.stringify(json) }),
    })
    const body: { id?: string; rows?: ImportPreview[] } = await answer.json()
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
        await (await steadily(served.url + departmentEndpoints.list.path, { headers })).text()
        longest = Math.max(longest, performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()
    const result = await work()
    isOver = true
    await reading
    return [result, longest]
  }

  /** Looks at a file, and imports it unless all its rows are known: what needs a decision becomes a record. */
  async function imported(
    rows: readonly object[],
    isCommitted = true,
  ): Promise<Times & { id: string }> {
    const pieces = Array.from({ length: rows.length / importMost.piece }, (_, at) =>
      rows.slice(at * importMost.piece, (at + 1) * importMost.piece),
    )
    const [{ id, preview, piece, previews }, waited] = await besides(async () => {
      const begun = performance.now()
      const [first = [], ...others] = pieces
      const { body } = await ask(importEndpoints.open.path, { kind: 'patients', rows: first })
      const at = importEndpoints.add.path.replace(':id', body.id ?? '')
      const previews = [...(body.rows ?? [])]
      let longest = 0
      for (const rows of others) {
        const { body, took } = await ask(at, { rows })
        previews.push(...(body.rows ?? []))
        longest = Math.max(longest, took)
      }
      return { id: body.id ?? '', preview: performance.now() - begun, piece: longest, previews }
    })
    const asked = previews.filter((one) => decisionOf(one) === null)
    const times = { id, preview, piece, waited, asked: asked.length, commit: 0, waitedMeanwhile: 0 }
    if (!isCommitted) return times
    const decisions = asked.map(({ line }) => ({ line, as: 'new' }))
    const [commit, waitedMeanwhile] = await besides(() =>
      ask(importEndpoints.commit.path.replace(':id', id), { decisions }),
    )
    return { ...times, commit: commit.took, waitedMeanwhile }
  }
  const undone = async ({ id }: { id: string }) =>
    (await ask(importEndpoints.undo.path.replace(':id', id))).took

  /** Makes the start passwords of as many users as an import may have. */
  async function startPasswords() {
    const lines = Array.from({ length: importMost.staff }, (_, at) => at + 2)
    const { open, add, passwords } = importEndpoints
    let id = ''
    for (let at = 0; at < lines.length; at += importMost.piece) {
      const rows = lines.slice(at, at + importMost.piece).map(user)
      const path = id === '' ? open.path : add.path.replace(':id', id)
      const { body } = await ask(path, { kind: 'staff', rows })
      id ||= body.id ?? ''
      const other = body.rows?.find(({ as }) => as !== 'new')
      if (other) throw new Error(`A user is not new: ${JSON.stringify(other)}`)
    }
    const [took, waited] = await besides(async () => {
      const begun = performance.now()
      for (let at = 0; at < lines.length; at += importMost.passwords)
        await ask(passwords.path.replace(':id', id), {
          lines: lines.slice(at, at + importMost.passwords),
        })
      return performance.now() - begun
    })
    return { took, waited }
  }

  const unlike = Array.from({ length: importMost.patients }, (_, at) => patient(at))
  const alike = Array.from({ length: importMost.patients }, (_, at) => namesake(at))
  const first = await imported(unlike)
  const again = await imported(unlike, false)
  const undo = await undone(first)
  const frequent = await imported(alike)
  const frequentAgain = await imported(alike, false)
  const undoFrequent = await undone(frequent)
  const passwords = await startPasswords()
  return { first, again, frequent, frequentAgain, undo, undoFrequent, passwords }
}

/** Files of 10,000 patients, the start passwords of 500 users, and what a desk waits meanwhile that reads a small list. */
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
    type Measured = typeof embedded
    const line = (name: string, of: (times: Measured) => number) =>
      [name, ...[embedded, shared].map((times) => Math.round(of(times)))] as const
    const file = (name: string, of: (times: Measured) => Times, isCommitted: boolean) => [
      line(`${name}: preview, in pieces of ${importMost.piece}`, (times) => of(times).preview),
      line('the longest piece', (times) => of(times).piece),
      line('a read meanwhile, at most', (times) => of(times).waited),
      line('rows that need a decision', (times) => of(times).asked),
      ...(isCommitted
        ? [
            line('commit', (times) => of(times).commit),
            line('a read meanwhile, at most', (times) => of(times).waitedMeanwhile),
          ]
        : []),
    ]
    return table(
      ['of 10,000 rows', 'embedded', 'PostgreSQL'],
      [
        ...file('patients unlike each other', ({ first }) => first, true),
        ...file('the same file again', ({ again }) => again, false),
        line('undo', ({ undo }) => undo),
        ...file('fifty names', ({ frequent }) => frequent, true),
        ...file('the same file again', ({ frequentAgain }) => frequentAgain, false),
        line('undo', ({ undoFrequent }) => undoFrequent),
        line(`start passwords of ${importMost.staff} users`, ({ passwords }) => passwords.took),
        line('a read meanwhile, at most', ({ passwords }) => passwords.waited),
      ],
    )
  } finally {
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  }
}
