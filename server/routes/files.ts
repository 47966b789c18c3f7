import { contentProblem, fileEndpoints, fileMessages, typeByName } from '@shared/contracts/files'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { files } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { handleChange } from '../records/change'
import { contentOf, keepContent, readableFile, removeUnnamed, sentFile } from '../records/files'
import { limitUploads } from '../upload-limit'

const refuse = (field: 'name' | 'content', message: string) =>
  new Refusal(400, message, { fields: { [field]: message } })

/**
 * What has a browser keep an answer as a file of this name, and never show it (RFC 6266): the second form is
 * for all names, the first for who does not know the second.
 */
function asAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Files, which records refer to: uploaded once, and not changed. */
export function fileRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const app = new Hono<ApiEnv>()

  handleChange(
    app,
    dependencies,
    fileEndpoints.upload,
    async (c, { name, content }) => {
      const { id: uploadedBy } = c.get('caller')
      const type = typeByName(name)
      // The contract lets no other name pass.
      if (!type) throw refuse('name', fileMessages.type)
      const problem = contentProblem(type, content.bytes)
      if (problem) throw refuse('content', problem)
      const keep = () => keepContent(dependencies, content)
      const createdAt = new Date(clock())
      // What is done with files is done outside of the transaction.
      await keep()
      return {
        change: async (tx) => {
          const [file] = await tx
            .insert(files)
            .values({
              ...{ id: newId(), hash: content.hash, name, type, size: content.bytes.length },
              ...{ uploadedBy, createdAt },
            })
            .returning()
          if (!file) throw new Error('the file was not written')
          return { status: 201, body: sentFile(file), events: [], after: keep }
        },
        undo: () => removeUnnamed(dependencies, content.hash),
      }
    },
    limitUploads(),
  )

  handle(app, fileEndpoints.read, async (c, { id }) => {
    const { file, patientId } = await readableFile(db, c.get('caller'), id)
    const bytes = await contentOf(dependencies, file)
    c.set('shown', {
      ...{ kind: 'opened', recordIds: [file.id] },
      patients: patientId === null ? [] : [patientId],
    })
    return c.body(bytes, 200, {
      'content-type': file.type,
      'content-length': String(bytes.length),
      'content-disposition': asAttachment(file.name),
    })
  })
  return app
}
