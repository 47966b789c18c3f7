import { errorFields, errorText } from '@/api/api-error'
import { reviseFile } from '@/stores/chosen-files'
import { inRows, type TypedValue } from './typed-values'

/** What a host says of the file, at its field: it speaks of the upload's own parts, too. */
const fileFields = new Set(['name', 'content', 'fileId'])

/**
 * Why a result could not be sent, by the form's fields. What was refused of a file is not sent again
 * under the same key.
 */
export function resultFailure(
  failure: unknown,
  rows: readonly TypedValue[],
  chosenFor: string,
  otherwise: string,
) {
  const fields = Object.fromEntries(
    Object.entries(errorFields(failure)).map(([field, message]) => [
      fileFields.has(field) ? 'fileId' : field,
      message,
    ]),
  )
  if (fields.fileId !== undefined) reviseFile(chosenFor)
  return { message: errorText(failure, { otherwise }), fields: inRows(fields, rows) }
}
