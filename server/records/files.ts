import { documentEndpoints } from '@shared/contracts/documents'
import { keysOf } from '@shared/contracts/endpoint'
import { fileMessages, type KeptFile } from '@shared/contracts/files'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { and, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import { contentHash } from '../content-hash'
import { type Db, writing } from '../db/database'
import { clinicId } from '../db/schema'
import { files } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { documents } from '../db/schema-record'
import type { ApiDependencies } from '../dependencies'
import { type Caller, isId, Refusal } from '../http'
import { rowIsReleased } from './lab-released'

type FileRow = typeof files.$inferSelect

/** How long an upload may wait for a record to refer to it, in milliseconds. */
const waitsFor = 60 * 60_000

/** How long content that no row names is left, in milliseconds: an older backup may be put back by mistake. */
const unnamedKeptFor = 7 * 24 * 60 * 60_000

/** Files that one statement looks at. */
const filesAtOnce = 500

const ofClinic = eq(files.clinicId, clinicId)

/** The results of lab orders that refer to the file of a row. */
const isOfFile = and(eq(labResults.clinicId, files.clinicId), eq(labResults.fileId, files.id))

/** The document that refers to the file of a row. */
const isDocumentOfFile = and(eq(documents.clinicId, files.clinicId), eq(documents.fileId, files.id))

/** Whether a record refers to the file of a row. */
const isAttached = () =>
  sql<boolean>`(exists (select from ${labResults} where ${isOfFile})
    or exists (select from ${documents} where ${isDocumentOfFile}))`

/**
 * Whether a file is the caller's own upload to which no record refers. It is locked, so that no other call attaches
 * or removes it meanwhile.
 */
export async function isFreeUpload(
  tx: Db,
  caller: Pick<Caller, 'id'>,
  id: string,
): Promise<boolean> {
  const isFile = and(ofClinic, eq(files.id, id))
  const [file] = isId(id)
    ? await tx
        .select({ uploadedBy: files.uploadedBy })
        .from(files)
        .where(isFile)
        .for('no key update')
    : []
  // Only once it is locked is it known what refers to it.
  return file?.uploadedBy === caller.id && (await tx.$count(files, and(isFile, isAttached()))) === 0
}

/** Whose results these are that a caller sees: everybody's, or the own ones that are released. */
const isSeenBy = (caller: Caller): SQL | undefined =>
  seesClinic(caller, keysOf(labOrderEndpoints.list))
    ? undefined
    : caller.patientId === null
      ? sql`false`
      : and(eq(labResults.patientId, caller.patientId), rowIsReleased())

/** Whose documents a caller sees: everybody's, or the own ones that are not in error. */
const isDocumentSeenBy = (caller: Caller): SQL | undefined =>
  seesClinic(caller, keysOf(documentEndpoints.list))
    ? undefined
    : caller.patientId === null
      ? sql`false`
      : and(eq(documents.patientId, caller.patientId), isNull(documents.inErrorAt))

/**
 * A file that the caller may read, and whose record it hangs on. Until a record refers to it, it is its
 * uploader's alone.
 * @throws Refusal 404
 */
export async function readableFile(
  db: Db,
  caller: Caller,
  id: string,
): Promise<{ file: FileRow; patientId: string | null }> {
  const [found] = isId(id)
    ? await db
        .select({
          file: files,
          patientId: sql<string | null>`coalesce(${labResults.patientId}, ${documents.patientId})`,
          isAttached: isAttached(),
        })
        .from(files)
        .leftJoin(labResults, and(isOfFile, isSeenBy(caller)))
        .leftJoin(documents, and(isDocumentOfFile, isDocumentSeenBy(caller)))
        .where(and(ofClinic, eq(files.id, id)))
        .limit(1)
    : []
  const isOwnUpload = found?.isAttached === false && found.file.uploadedBy === caller.id
  if (!found || (found.patientId === null && !isOwnUpload))
    throw new Refusal(404, fileMessages.notFound)
  return { file: found.file, patientId: found.patientId }
}

export const sentFile = ({ id, name, type, size }: FileRow): KeptFile => ({ id, name, type, size })

type Parts = Pick<ApiDependencies, 'db' | 'files' | 'log'>

/** Keeps content for a row that is to follow. @throws Refusal 507 */
export async function keepContent(
  { files: store, log }: Omit<Parts, 'db'>,
  { hash, bytes }: { hash: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  await store.put(hash, bytes).catch((err: unknown) => {
    log.error({ err, hash }, 'a file could not be kept')
    throw new Refusal(507, fileMessages.notKept)
  })
}

/**
 * The content of a file, as it was uploaded.
 * @throws Refusal 410 where it is missing or damaged, 503 where it cannot be read now
 */
export async function contentOf(
  { files: store, log }: Omit<Parts, 'db'>,
  { id, hash }: FileRow,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await store.get(hash).catch((err: unknown) => {
    log.error({ err, fileId: id, hash }, 'a file could not be read')
    throw new Refusal(503, fileMessages.away)
  })
  if (bytes && (await contentHash(bytes)) === hash) return bytes
  log.error({ fileId: id, hash }, bytes ? 'a file is damaged' : 'a file is missing')
  throw new Refusal(410, fileMessages.lost)
}

const hasRow = async (db: Db, hash: string): Promise<boolean> =>
  (await db.$count(files, and(ofClinic, eq(files.hash, hash)))) > 0

/**
 * Removes content that no row names, after the transaction that removed the last one. Somebody may upload
 * the same content at that moment; theirs is safe: the store sets the content aside before it asks for a row
 * again, and an upload keeps its content once more after its row is committed. So either this sees that row,
 * or the upload sees that the content is gone.
 */
export async function removeUnnamed(
  { db, files: store }: Pick<Parts, 'db' | 'files'>,
  hash: string,
): Promise<void> {
  const isNamed = () => hasRow(db, hash)
  if (!(await isNamed())) await store.remove(hash, isNamed)
}

/**
 * Removes uploads that no record has come to refer to: their rows first, then their content. To be called
 * every few minutes. A row that a record is just being attached to is locked, and left to the next time.
 */
export async function removeUnattached(
  { db, files: store }: Pick<Parts, 'db' | 'files'>,
  now: number,
): Promise<void> {
  const over = db
    .select({ id: files.id })
    .from(files)
    .where(and(ofClinic, lt(files.createdAt, new Date(now - waitsFor)), not(isAttached())))
    .limit(filesAtOnce)
    .for('update', { skipLocked: true })
  const removed = await writing(db, (tx) =>
    tx
      .delete(files)
      .where(and(ofClinic, inArray(files.id, over)))
      .returning({ hash: files.hash }),
  )
  for (const hash of new Set(removed.map(({ hash }) => hash)))
    await removeUnnamed({ db, files: store }, hash)
}

/** The hashes among these that no row names. */
async function unnamedOf(db: Db, hashes: readonly string[]): Promise<string[]> {
  const named = await db
    .selectDistinct({ hash: files.hash })
    .from(files)
    .where(and(ofClinic, inArray(files.hash, [...hashes])))
  const known = new Set(named.map(({ hash }) => hash))
  return hashes.filter((hash) => !known.has(hash))
}

/**
 * Removes content that a crash left without a row. To be called once a day: it goes through the whole store.
 */
export async function sweepFiles(
  { db, files: store }: Pick<Parts, 'db' | 'files'>,
  now: number,
): Promise<void> {
  const removeAmong = async (hashes: readonly string[]) => {
    if (hashes.length === 0) return
    for (const hash of await unnamedOf(db, hashes)) await removeUnnamed({ db, files: store }, hash)
  }
  let batch: string[] = []
  for await (const hash of store.putBefore(now - unnamedKeptFor)) {
    batch.push(hash)
    if (batch.length < filesAtOnce) continue
    await removeAmong(batch)
    batch = []
  }
  await removeAmong(batch)
}
