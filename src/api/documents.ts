import { documentEndpoints } from '@shared/contracts/documents'
import type { InputOf } from '@shared/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { FileToSend } from '@/lib/result-file'
import { call } from './client'
import { uploadFile } from './files'
import { useResourceMutation } from './use-resource-mutation'

/** A page of a patient's, by their own dates, the latest first. */
export const documentsOfPatientQuery = (patientId: string, page: { page: number; limit: number }) =>
  queryOptions({
    queryKey: ['documents', 'patient', patientId, page],
    queryFn: ({ signal }) => call(documentEndpoints.list, { patientId, ...page }, { signal }),
  })

/** Those of the patient who is signed in. */
export const ownDocumentsQuery = queryOptions({
  queryKey: ['documents', 'own'],
  queryFn: ({ signal }) => call(documentEndpoints.own, {}, { signal }),
})

/** Uploads the file first. */
export const useAddDocument = () =>
  useResourceMutation(
    ['documents'],
    async (
      {
        file,
        ...input
      }: Omit<InputOf<typeof documentEndpoints.create>, 'fileId'> & { file: FileToSend },
      attempt,
    ) => {
      const { id: fileId } = await uploadFile(file)
      return await call(documentEndpoints.create, { ...input, fileId }, attempt)
    },
  )

export const useMarkDocumentInError = () =>
  useResourceMutation(
    ['documents'],
    (input: InputOf<typeof documentEndpoints.markInError>, attempt) =>
      call(documentEndpoints.markInError, input, attempt),
  )
