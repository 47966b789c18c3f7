import { fileEndpoints, fileMessages, type KeptFile } from '@shared/contracts/files'
import type { FileToSend } from '@/lib/result-file'
import { ApiError } from './api-error'
import { call } from './client'

/** @throws ApiError, also where the file can't be read: it was moved or changed after it was chosen */
export async function uploadFile({ file, key }: FileToSend): Promise<KeptFile> {
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    const message = fileMessages.unreadable
    throw new ApiError(422, { message, fields: { content: message } }, undefined, { cause })
  })
  return await call(fileEndpoints.upload, { name: file.name, content }, { key })
}

/** A file by its id. @throws ApiError with status 404 where the host has it no more */
export const readFile = (id: string): Promise<Blob> => call(fileEndpoints.read, { id })
