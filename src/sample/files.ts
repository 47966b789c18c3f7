import {
  contentProblem,
  type fileEndpoints,
  fileMessages,
  typeByName,
} from '@shared/contracts/files'
import { labResultMessages } from '@shared/contracts/lab-results'
import { v7 as newId } from 'uuid'
import { type HandlersOf, refusal } from './handler'

export const fileHandlers: HandlersOf<typeof fileEndpoints> = {
  upload: ({ name, content }, { files }) => {
    const type = typeByName(name)
    if (!type) throw refusal(400, fileMessages.type, { name: fileMessages.type })
    const problem = contentProblem(type, new Uint8Array(content))
    if (problem !== null) throw refusal(422, problem, { content: problem })
    const id = newId()
    files.set(id, new File([content], name, { type }))
    return { id, name, type, size: content.byteLength }
  },
  /** A page load ends them. */
  read: ({ id }, { files }) => {
    const file = files.get(String(id))
    if (!file) throw refusal(404, labResultMessages.fileGone)
    return file
  },
}
