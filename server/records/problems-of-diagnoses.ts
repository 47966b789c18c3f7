import { isProblem, problemKey } from '@shared/contracts/problems'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'

/** How many patients are read and written at once. */
const atOnce = 500

const foundSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      diagnosis: z.string(),
      lastVisit: z.string(),
      prescribed: z.array(z.object({ diagnosis: z.string(), on: z.string(), by: z.string() })),
    }),
  ),
})
type Found = z.infer<typeof foundSchema>['rows'][number]

interface Entered {
  words: string
  on: string
  by: string | null
}

/** The diagnoses of a patient, each once, in the order in which they were entered last. */
function problemsIn({ diagnosis, lastVisit, prescribed }: Found): Entered[] {
  const entered = new Map<string, Entered>()
  const all = [
    ...prescribed.map(({ diagnosis: words, ...of }) => ({ words, ...of })),
    { words: diagnosis, on: lastVisit, by: null },
  ]
  for (const one of all.filter(({ words }) => isProblem(words))) {
    const key = problemKey(one.words)
    const first = entered.get(key) ?? one
    // So that it is the last of those entered so far.
    entered.delete(key)
    entered.set(key, first)
  }
  return [...entered.values()]
}

/**
 * Begins the problem lists of patients who have none: with the distinct diagnoses of their prescriptions, with date
 * and prescriber, then the one on record. In SQL of its time, which no later column breaks.
 */
export async function addProblemsOfDiagnoses(tx: Db, newId: () => string = v7): Promise<void> {
  for (let last = ''; ; ) {
    const found = await tx.execute(sql`
      select patients.id::text, patients.diagnosis, patients.last_visit::text as "lastVisit", (
        select coalesce(jsonb_agg(jsonb_build_object('diagnosis', p.diagnosis, 'on', p.date,
          'by', p.prescribed_by) order by p.number), '[]')
        from prescriptions p where p.clinic_id = patients.clinic_id and p.patient_id = patients.id)
        as prescribed
      from patients
      where clinic_id = ${clinicId} and ${last === '' ? sql`true` : sql`id > ${last}::uuid`}
      order by patients.id limit ${atOnce}`)
    const { rows } = foundSchema.parse(found)
    last = rows.at(-1)?.id ?? ''
    if (last === '') return
    const problems = rows.flatMap((row) =>
      problemsIn(row).map(({ words, on, by }, at) => ({
        ...{ id: newId(), patientId: row.id, words, wordsKey: problemKey(words) },
        ...{ enteredOn: on, enteredBy: by, enteredOrder: at + 1 },
      })),
    )
    await tx.execute(sql`
      insert into problems (clinic_id, id, patient_id, words, words_key, entered_on, entered_by,
        entered_order)
      select ${clinicId}::uuid, one.*
      from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as one("id" uuid,
        "patientId" uuid, "words" text, "wordsKey" text, "enteredOn" date, "enteredBy" uuid,
        "enteredOrder" integer)`)
  }
}
