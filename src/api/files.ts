import { fileEndpoints, fileMessages, type KeptFile } from '@/contracts/files'
import { ApiError } from './api-error'
import { call } from './client'

/**
 * Uploads a file, for a record that is to refer to it within the hour. It is read before it is sent: one that
 * was moved or changed after it was chosen would look like a lost connection.
 * @throws ApiError
 */
export async function uploadFile(file: File, attempt: { key: string }): Promise<KeptFile> {
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ApiError(0, {}, fileMessages.unreadable, { cause })
  })
  return await call(fileEndpoints.upload, { name: file.name, content }, attempt)
}

/** The content of a file. @throws ApiError */
export const fileContent = (id: string): Promise<Blob> => call(fileEndpoints.read, { id })
