import { and, asc, count, eq, gt, max, min } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { auditEntries, auditSeals } from '../db/schema-audit'
import { type HashedRow, hashOfSeal, hashRows, nameOfSeal, type Seal } from './audit-seals'
import { compareSheets } from './sheet-seals'

/** What verifying the audit has found. */
interface Verified {
  /** What was tampered with, a sentence each; none where all that is sealed is as it was. */
  findings: string[]
  sealedRows: number
  /** The last seal's number and hash; null where nothing is sealed. */
  lastSeal: string | null
  /** Rows that no seal proves yet. */
  unsealed: { rows: number; first: number; last: number } | null
}

const readRows = (text: string): HashedRow[] =>
  text.split(' ').map((row) => {
    const [id = '', hash = ''] = row.split(':')
    return { id: Number(id), hash }
  })

/** Ids as people read them: `3 to 7, 9`. */
function spans(ids: readonly number[], sealed: readonly number[]): string {
  const places = ids.map((id) => sealed.indexOf(id))
  const parts: string[] = []
  for (let from = 0; from < ids.length; ) {
    let to = from
    while (to + 1 < ids.length && places[to + 1] === (places[to] ?? 0) + 1) to++
    parts.push(to === from ? `${ids[from]}` : `${ids[from]} to ${ids[to]}`)
    from = to + 1
  }
  return parts.join(', ')
}

/** How the rows of a seal differ from what it says of them. @param isLast whether no seal follows */
function compareRows(seal: Seal, now: readonly HashedRow[], isLast: boolean): string[] {
  const sealed = readRows(seal.rows)
  const ids = sealed.map(({ id }) => id)
  const there = new Map(now.map(({ id, hash }) => [id, hash]))
  const idOf = new Map(sealed.map(({ id, hash }) => [hash, id]))
  const findings: string[] = []
  for (const { id, hash } of sealed) {
    const found = there.get(id)
    if (found === undefined || found === hash) continue
    const other = idOf.get(found)
    findings.push(
      other === undefined
        ? `Row ${id} was changed after seal ${seal.number}.`
        : `Rows were reordered: row ${id} says what row ${other} said at seal ${seal.number}.`,
    )
  }
  const missing = ids.filter((id) => !there.has(id))
  // Where all that is left comes before what is missing, the end was taken.
  const isTail =
    isLast && ids.every((id, at) => !missing.includes(id) || !there.has(ids[at + 1] ?? 0))
  if (missing.length > 0)
    findings.push(
      isTail
        ? `The end was cut off: rows ${spans(missing, ids)} of the last seal, ${seal.number}, are missing.`
        : `Removed after seal ${seal.number}: row ${spans(missing, ids)}.`,
    )
  const known = new Set(ids)
  const added = now.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  if (added.length > 0) findings.push(`Added behind seal ${seal.number}: row ${added.join(', ')}.`)
  return findings
}

/** How a seal fits what it says itself, and the one before it. */
async function compareSeal(seal: Seal, before: Seal | null): Promise<string[]> {
  const findings: string[] = []
  const { number } = seal
  const expected = (before?.number ?? 0) + 1
  if (number !== expected) {
    const gap =
      number - 1 === expected ? `Seal ${expected} is` : `Seals ${expected} to ${number - 1} are`
    return [`${gap} missing.`]
  }
  if ((await hashOfSeal(seal)) !== seal.hash)
    findings.push(`Seal ${number} is false: its hash is not that of what it says.`)
  if (seal.previous !== (before?.hash ?? '') || seal.afterId !== (before?.lastId ?? 0))
    findings.push(
      before
        ? `Seal ${before.number} was replaced: seal ${number} was made on top of another.`
        : `Seal ${number} is false: it says that there was one before it.`,
    )
  return findings
}

/**
 * Compares what the audit says with its seals, in the order in which they were made, and the sheets of
 * closed days with what the audit says of the closings.
 * @param known a seal as the server's log and its mails name it (`number:hash`): whoever cuts off the end,
 *   or seals it anew, reaches the database and not those
 */
export async function verifyAudit(db: Db, known?: string): Promise<Verified> {
  const findings: string[] = []
  let before: Seal | null = null
  let sealedRows = 0
  let isKnown = known === undefined
  const next = async (number: number): Promise<Seal | undefined> => {
    const [seal] = await db
      .select()
      .from(auditSeals)
      .where(and(eq(auditSeals.clinicId, clinicId), gt(auditSeals.number, number)))
      .orderBy(asc(auditSeals.number))
      .limit(1)
    return seal
  }
  for (let seal = await next(0); seal; ) {
    const following = await next(seal.number)
    findings.push(...(await compareSeal(seal, before)))
    const rows = await hashRows(db, seal.afterId, seal.lastId)
    findings.push(...compareRows(seal, rows, following === undefined))
    sealedRows += readRows(seal.rows).length
    isKnown ||= nameOfSeal(seal) === known
    before = seal
    seal = following
  }
  const last = before as Seal | null
  if (!isKnown) {
    const number = Number(known?.split(':')[0])
    findings.push(
      last && number <= last.number
        ? `Seal ${number} was replaced: it is not the one that was noted.`
        : `The end was cut off: seal ${number} was noted, and the last one here is ${last?.number ?? 'none'}.`,
    )
  }
  findings.push(...(await compareSheets(db)))
  const [rest] = await db
    .select({
      rows: count(),
      first: min(auditEntries.id),
      last: max(auditEntries.id),
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.clinicId, clinicId), gt(auditEntries.id, last?.lastId ?? 0)))
  return {
    findings,
    sealedRows,
    lastSeal: last && nameOfSeal(last),
    unsealed:
      rest && rest.first !== null && rest.last !== null
        ? { rows: rest.rows, first: rest.first, last: rest.last }
        : null,
  }
}
