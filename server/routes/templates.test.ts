import { emptyNoteText } from '@shared/contracts/note-text'
import {
  type Template,
  templateEndpoints,
  templateSchema,
  templatesMost,
  templateMessages as words,
} from '@shared/contracts/templates'
import { describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { templates } from '../db/schema-notes'
import { pathOf, refusal } from '../test/api'
import { bodies, unknownId } from '../test/every-call'
import { unchanged } from '../test/records'
import { ask, setUpWorld, world } from '../test/world'

setUpWorld({ as: 'admin' })

const letter = {
  ...{ kind: 'letter', name: 'Confirmation', text: emptyNoteText },
  body: '{patient.name} was here on {visit.date} until {?until when}.',
}
const note = {
  ...{ kind: 'note', name: 'Review', body: '' },
  text: { ...emptyNoteText, history: 'Since the last visit: ', plan: '{?next visit}' },
}
const create = (json: object = letter) => ask('POST', templateEndpoints.create.path, { json })
const created = async (json: object = letter) => templateSchema.parse((await create(json)).body)
const change = ({ id, version }: Pick<Template, 'id' | 'version'>, json: object) =>
  ask('PATCH', pathOf(templateEndpoints.change, id), { json: { ...letter, ...json, version } })
const remove = ({ id, version }: Pick<Template, 'id' | 'version'>) =>
  ask('DELETE', pathOf(templateEndpoints.delete, id), { json: { version } })
async function list(query = '') {
  const { body } = await ask('GET', `${templateEndpoints.list.path}${query}`)
  return templateEndpoints.list.output.parse(body)
}

describe('templates of the clinic', () => {
  it('are added, changed and deleted, and listed by name', async () => {
    await world.db.delete(templates)
    const ofLetter = await created()
    const ofNote = await created(note)
    expect(ofNote).toMatchObject({ ...note, version: 1 })
    expect(await list()).toEqual([ofLetter, ofNote])
    expect(await list('?kind=note')).toEqual([ofNote])
    const answer = await change(ofLetter, { name: 'Statement', body: 'Here on {today}.' })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Statement', version: 2 } })
    expect(await list()).toEqual([ofNote, answer.body])
    expect(await remove({ ...ofLetter, version: 2 })).toMatchObject({ status: 200 })
    expect(await list()).toEqual([ofNote])
  })

  it('have parts or a body by their kind', async () => {
    expect(await created({ ...note, body: 'x' })).toMatchObject({ body: '', text: note.text })
    expect(await created({ ...letter, text: note.text })).toMatchObject({
      ...{ body: letter.body, text: emptyNoteText },
    })
  })

  it.each([
    [{ name: ' ' }, 'name', words.nameRequired],
    [{ name: 'x'.repeat(101) }, 'name', words.nameTooLong],
    [{ body: ' \n' }, 'body', words.textRequired],
    [{ body: 'x'.repeat(20_001) }, 'body', words.textTooLong],
    [{ body: 'Dear {patient.nam}' }, 'body', words.fieldUnknown('{patient.nam}')],
    [{ ...note, text: emptyNoteText }, 'text.history', words.partRequired],
    [{ ...note, text: { ...emptyNoteText, plan: '{x}' } }, 'text.plan', words.fieldUnknown('{x}')],
  ])('with %j are refused at the field', async (wrong, field, message) => {
    await unchanged(world.db, async () => {
      expect(await create({ ...letter, ...wrong })).toMatchObject(
        refusal(400, message, { [field]: message }),
      )
    })
  })

  it('have names of their own within a kind', async () => {
    await created()
    const other = await created({ ...letter, kind: 'referral' })
    const taken = refusal(409, words.exists, { name: words.exists })
    await unchanged(world.db, async () => {
      expect(await create({ ...letter, name: 'CONFIRMATION' })).toMatchObject(taken)
      expect(await change(other, {})).toMatchObject(taken)
    })
  })

  it('are changed from the version that was seen', async () => {
    const template = await created()
    const { body: current } = await change(template, { name: 'Statement' })
    await unchanged(world.db, async () => {
      for (const answer of [await change(template, {}), await remove(template)])
        expect(answer).toMatchObject({
          ...{ status: 409, body: { message: words.stale, error: 'stale', current } },
        })
      for (const id of [unknownId, '1'])
        for (const answer of [
          await change({ id, version: 1 }, {}),
          await remove({ id, version: 1 }),
        ])
          expect(answer).toMatchObject(refusal(404, words.notFound))
      const json = { ...letter, version: null }
      const path = pathOf(templateEndpoints.change, template.id)
      expect(await ask('PATCH', path, { json })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
    })
  })

  it('are as many as a person can choose from', async () => {
    await world.db.delete(templates)
    await world.db.insert(templates).values(
      Array.from({ length: templatesMost }, (_, at) => ({
        ...{ kind: 'letter' as const, name: `Letter ${at}`, body: 'x' },
      })),
    )
    expect(await create()).toMatchObject(refusal(409, words.tooMany))
  })

  it('are read by whoever writes notes, and written by administrators', async () => {
    const doctor = { token: await world.signIn('doctor') }
    expect((await ask('GET', templateEndpoints.list.path, doctor)).status).toBe(200)
    const { path } = templateEndpoints.create
    const json = bodies['create template']
    expect(await ask('POST', path, { json, ...doctor })).toMatchObject(
      refusal(403, permissionMissing(['staff_edit'])),
    )
    const patient = { token: await world.signIn('patient') }
    expect((await ask('GET', templateEndpoints.list.path, patient)).status).toBe(403)
  })
})
