import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { notePartNames } from '@shared/contracts/note-text'
import {
  type Template,
  type TemplateInput,
  type TemplateKind,
  type templateEndpoints,
  templateMessages,
  templatesMost,
  withinKind,
} from '@shared/contracts/templates'
import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Db, isUniqueViolation } from '../db/database'
import { clinicId } from '../db/schema'
import { templates } from '../db/schema-notes'
import { isId, Refusal } from '../http'
import type { ChangeEvent } from './change-events'
import { refuse } from './staff-changes'
import { changesOf } from './targets'

type Row = typeof templates.$inferSelect

const ofClinic = eq(templates.clinicId, clinicId)

const sentTemplate = ({
  id,
  kind,
  name,
  body,
  version,
  history,
  findings,
  assessment,
  plan,
}: Row): Template => ({
  ...{ id, kind, name, body, version },
  text: { history, findings, assessment, plan },
})

/** By name. */
export async function listTemplates(
  db: Db,
  kind: TemplateKind | null | undefined,
): Promise<Template[]> {
  const rows = await db
    .select()
    .from(templates)
    .where(and(ofClinic, kind ? eq(templates.kind, kind) : undefined))
    .orderBy(asc(sql`lower(${templates.name})`), asc(templates.id))
  return rows.map(sentTemplate)
}

/** Names a duplicate of a name. */
function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? refuse(409, templateMessages.exists, 'name') : error
}

interface Changed {
  body: Template
  events: readonly ChangeEvent[]
}

/** The longest text that the audit keeps of a template, in characters. */
const auditedMost = 200

const audited = (text: string): string => {
  const characters = [...text]
  return characters.length > auditedMost
    ? `${characters.slice(0, auditedMost).join('')}… (${characters.length} characters)`
    : text
}

const fieldsOf = ({ kind, name, text, body }: Template) => ({
  ...{ kind, name, body: audited(body) },
  ...Object.fromEntries(notePartNames.map((part) => [part, audited(text[part])])),
})

/** @param of as it was before */
const event = (of: Template, changes: ReturnType<typeof changesOf>): ChangeEvent => ({
  ...{ topic: 'templates', id: of.id },
  target: { kind: 'template', name: of.name, changes },
})

const columnsOf = (input: TemplateInput) => {
  const { kind, name, text, body } = withinKind(input)
  return { kind, name, ...text, body }
}

/** @throws Refusal 409 */
export async function createTemplate(tx: Db, input: TemplateInput): Promise<Changed> {
  if ((await tx.$count(templates, ofClinic)) >= templatesMost)
    throw new Refusal(409, templateMessages.tooMany)
  const [row] = await tx
    .insert(templates)
    .values({ id: newId(), ...columnsOf(input) })
    .returning()
    .catch(nameTaken)
  if (!row) throw new Error('no template was written')
  const body = sentTemplate(row)
  return { body, events: [event(body, changesOf({}, fieldsOf(body)))] }
}

/** The template in the version that was seen, locked. @throws Refusal 404, 409 */
async function seenTemplate(tx: Db, { id, version }: { id: string; version: number }) {
  const isIt = and(ofClinic, eq(templates.id, id))
  const [row] = isId(id) ? await tx.select().from(templates).where(isIt).for('no key update') : []
  if (!row) throw new Refusal(404, templateMessages.notFound)
  const before = sentTemplate(row)
  if (row.version !== version)
    throw new Refusal(409, templateMessages.stale, { error: 'stale', current: before })
  return { before, isIt }
}

/** @throws Refusal 404, 409 */
export async function changeTemplate(
  tx: Db,
  { id, version, ...input }: ParsedInputOf<typeof templateEndpoints.change> & { id: string },
): Promise<Changed> {
  const { before, isIt } = await seenTemplate(tx, { id, version })
  const [row] = await tx
    .update(templates)
    .set({ ...columnsOf(input), version: version + 1 })
    .where(isIt)
    .returning()
    .catch(nameTaken)
  if (!row) throw new Refusal(404, templateMessages.notFound)
  const body = sentTemplate(row)
  const changes = changesOf(fieldsOf(before), fieldsOf(body))
  return { body, events: [event(before, changes)] }
}

/** Deletes a template for good. @throws Refusal 404, 409 */
export async function deleteTemplate(
  tx: Db,
  seen: { id: string; version: number },
): Promise<Changed> {
  const { before, isIt } = await seenTemplate(tx, seen)
  await tx.delete(templates).where(isIt)
  return { body: before, events: [event(before, undefined)] }
}
