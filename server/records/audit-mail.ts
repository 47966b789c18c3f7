import { auditEndpoints } from '@shared/contracts/audit'
import { alsoKeysOf, keysOf } from '@shared/contracts/endpoint'
import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId, roles, users } from '../db/schema'
import { auditMails, auditSeals } from '../db/schema-audit'
import type { ApiDependencies, Mail } from '../dependencies'
import { putInOutbox } from '../outbox'
import { nameOfSeal, type Seal } from './audit-seals'
import { clinicTimeOf, dayIn } from './clinic-time'
import { holdsRole, isStaff } from './staff'

/** Accounts that a mail of a seal goes to at most: the first by their usernames. */
const readersMost = 20

/** The addresses of those who may read the audit and can sign in. */
async function readers(tx: Db): Promise<string[]> {
  const keys = [...keysOf(auditEndpoints.list), ...alsoKeysOf(auditEndpoints.list)]
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(
      and(
        ...[isStaff, users.active, isNotNull(users.passwordHash), ne(users.email, '')],
        sql`${roles.permissions} @> ${sql.param(keys)}::text[]`,
      ),
    )
    .orderBy(asc(users.usernameKey))
    .limit(readersMost)
  return rows.map(({ email }) => email)
}

/** Tells somebody of a seal, so that it stands where whoever reaches the database cannot change it. */
function sealMail(to: string, seal: Pick<Seal, 'number' | 'hash' | 'at' | 'lastId'>, zone: string) {
  const { date, time } = clinicTimeOf(seal.at, zone)
  const name = nameOfSeal(seal)
  return {
    to,
    subject: `Seal ${seal.number} of the audit in Rounds`,
    text: [
      'Rounds writes down who opens and who changes records, and seals what it wrote. This is the last seal:',
      '',
      name,
      '',
      `It was made at ${time} on ${date} (${zone}), over the rows up to number ${seal.lastId}.`,
      '',
      'Keep this mail. Whoever reaches the database could take away the last rows together with their seals; this copy is out of their reach. To compare, whoever runs the server calls',
      '',
      `npm run audit -- verify --seal ${name}`,
      '',
      'It says whether anything that was sealed up to here has been changed, removed or cut off since. The number grows with each seal: a mail with a lower one than the mail before is a sign that seals were removed.',
    ].join('\n'),
  } satisfies Mail
}

/**
 * Mails the last seal of the audit to those who may read it, once on each of the clinic's days, by one of
 * the servers, and only where there is another seal than in the mail before: the day is marked in the
 * transaction that puts the mails into the outbox. To be called after sealing, where mail is set up.
 * @returns whether mails wait to be sent
 */
export async function mailSeal(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  zone: string,
): Promise<boolean> {
  const now = clock()
  const day = dayIn(zone, now)
  const ofClinic = eq(auditMails.clinicId, clinicId)
  // Most minutes end here, and lock nothing.
  const [mailed] = await db.select({ day: auditMails.day }).from(auditMails).where(ofClinic)
  if (mailed && mailed.day >= day) return false
  return await writing(db, async (tx) => {
    const { number, hash, at, lastId } = auditSeals
    const [last] = await tx
      .select({ number, hash, at, lastId })
      .from(auditSeals)
      .where(eq(auditSeals.clinicId, clinicId))
      .orderBy(desc(number))
      .limit(1)
    const addresses = last ? await readers(tx) : []
    if (!last || addresses.length === 0) return false
    const seal = nameOfSeal(last)
    // Whoever comes second waits at the row, and finds the day marked.
    const [mine] = await tx
      .insert(auditMails)
      .values({ day, seal })
      .onConflictDoUpdate({
        target: auditMails.clinicId,
        set: { day, seal },
        setWhere: sql`${auditMails.day} < ${day} and ${auditMails.seal} <> ${seal}`,
      })
      .returning({ day: auditMails.day })
    if (!mine) return false
    for (const to of addresses) await putInOutbox(tx, now, sealMail(to, last, zone))
    return true
  })
}
