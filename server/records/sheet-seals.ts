import { dayEndpoints } from '@shared/contracts/day-sheets'
import { and, asc, eq, sql } from 'drizzle-orm'
import { contentHash } from '../content-hash'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { auditEntries, hasTargets } from '../db/schema-audit'
import { daySheets } from '../db/schema-care'

type KeptSheet = Pick<typeof daySheets.$inferSelect, 'date' | 'content' | 'hash'>

export const hashOfSheet = (content: string) => contentHash(new TextEncoder().encode(content))

/** What the audit's row of a closing says was changed. */
export const sheetChange = (date: string, hash: string) => ({
  [`sheet of ${date}`]: { from: null, to: hash },
})

/** The same within a row's JSON: a name in it cannot say so, since its quotation marks are escaped. */
const writtenChange = /"sheet of (\d{4}-\d{2}-\d{2})":\{"from":null,"to":"([0-9a-f]{64})"\}/

/** The closings in the audit, the first first: of every day, or of one. */
async function closingsIn(db: Db, date = ''): Promise<{ date: string; hash: string }[]> {
  const rows = await db
    .select({ query: auditEntries.query })
    .from(auditEntries)
    .where(
      and(
        ...[eq(auditEntries.clinicId, clinicId), hasTargets],
        eq(auditEntries.call, dayEndpoints.close.name),
        sql`strpos(${auditEntries.query}, ${`"sheet of ${date}`}) > 0`,
      ),
    )
    .orderBy(asc(auditEntries.id))
  return rows.flatMap(({ query }) => {
    const [, of = '', hash = ''] = writtenChange.exec(query) ?? []
    return of.startsWith(date) && hash ? [{ date: of, hash }] : []
  })
}

const dateIn = (content: string): unknown => {
  try {
    return Object(JSON.parse(content)).date
  } catch {
    return null
  }
}

/** Whether a sheet is that of its day, and as it was sealed by the first closing in the audit. */
const isAsSealed = async ({ date, content, hash }: KeptSheet, sealed: string | undefined) =>
  hash === sealed && dateIn(content) === date && (await hashOfSheet(content)) === hash

/** Whether a sheet is as it was when the day was closed, by what the audit says of that. */
export async function isIntactSheet(db: Db, sheet: KeptSheet): Promise<boolean> {
  const [closing] = await closingsIn(db, sheet.date)
  return await isAsSealed(sheet, closing?.hash)
}

/** How the sheets differ from what the audit says of the closings, a sentence each, by day. */
export async function compareSheets(db: Db): Promise<string[]> {
  const sealed = new Map<string, string>()
  for (const { date, hash } of await closingsIn(db)) if (!sealed.has(date)) sealed.set(date, hash)
  const kept = await db
    .select({ date: daySheets.date })
    .from(daySheets)
    .where(eq(daySheets.clinicId, clinicId))
  const dates = new Set([...sealed.keys(), ...kept.map(({ date }) => date)])
  const findings: string[] = []
  for (const date of [...dates].toSorted()) {
    // One at a time: years of them do not fit into memory.
    const [sheet] = await db
      .select()
      .from(daySheets)
      .where(and(eq(daySheets.clinicId, clinicId), eq(daySheets.date, date)))
    if (!sheet) findings.push(`The sheet of ${date} was removed after the day was closed.`)
    else if (!sealed.has(date))
      findings.push(`The audit does not say who closed ${date}, which has a sheet.`)
    else if (!(await isAsSealed(sheet, sealed.get(date))))
      findings.push(`The sheet of ${date} was changed after the day was closed.`)
  }
  return findings
}
