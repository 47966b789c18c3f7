import { readContacts } from '@shared/contracts/patient-contacts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'

/** How many patients are written at once. */
const writtenAtOnce = 2000

const foundSchema = z.object({
  rows: z.array(z.object({ id: z.string(), contact: z.string(), email: z.string() })),
})

/**
 * Divides the one text in which contacts were kept: a number becomes a telephone, an address the e-mail where
 * none is kept, and the rest stays as the note that it was. In SQL of its time, which no later column breaks.
 */
export async function divideContacts(tx: Db): Promise<void> {
  for (let last = ''; ; ) {
    const found = await tx.execute(sql`
      select id::text, contact, email from patients
      where clinic_id = ${clinicId} and ${last === '' ? sql`true` : sql`id > ${last}::uuid`}
      order by patients.id limit ${writtenAtOnce}`)
    const { rows } = foundSchema.parse(found)
    last = rows.at(-1)?.id ?? ''
    if (last === '') return
    const divided = rows.map(({ id, contact, email }) => {
      const { kept, twice } = readContacts({ contact, email })
      const { contactNote } = kept
      return { ...kept, id, contactNote: [contactNote, twice ?? ''].filter(Boolean).join(', ') }
    })
    await tx.execute(sql`
      update patients set
        telephones = one -> 'telephones',
        email = one ->> 'email',
        contact = one ->> 'contactNote'
      from jsonb_array_elements(${JSON.stringify(divided)}::jsonb) one
      where clinic_id = ${clinicId} and patients.id = (one ->> 'id')::uuid`)
  }
}
