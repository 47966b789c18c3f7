import { auditEndpoints } from '@shared/contracts/audit'
import { contactMessages } from '@shared/contracts/patient-contacts'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { addDays } from '@shared/lib/clinic-date'
import { telephoneText } from '@shared/lib/telephones'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients } from '../db/schema'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay, patientCalls, readPatient, registration } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const calls = patientCalls(
  () => world,
  () => token,
)
const { ask, register, registered, get, list, correct, writeAllergies, close, reopen } = calls
const names = async (query: Record<string, string>) =>
  (await list({ limit: '100', ...query })).rows.map(({ name }) => name)
const without = async (...permissions: Parameters<typeof addUser>[2]) => {
  await addUser(world.db, 'other', permissions)
  return { token: await world.signIn('other') }
}
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

describe('a registration', () => {
  it('is a record with the next number, seen today', async () => {
    const answer = await register({ name: '  Ada   Moss ', address: ' 1 Hill Road ' })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      number: 41,
      name: 'Ada Moss',
      age: 36,
      contact: '+91 98765-43210',
      address: '1 Hill Road',
      lastVisit: clinicDay,
      diagnosis: 'New Patient Registration',
      allergies: [],
      currentMedications: [],
      accounts: [],
      version: 1,
    })
    expect((await get('41')).body).toEqual(answer.body)
  })

  it('has a number of its own, though twenty are made at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => register({ name: `Patient ${at}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const numbers = answers.map(({ body }) => readPatient(body).number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => 41 + at),
    )
  })

  it('is made once for its key, though sent twice at the same moment and again', async () => {
    const once = key()
    const answers = await Promise.all([register({}, once), register({}, once)])
    answers.push(await register({}, once))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await list({ q: 'ada moss' })).total).toBe(1)
    await unchanged(world.db, async () => {
      expect((await register({ name: 'Bea' }, once)).status).toBe(422)
      expect((await register({}, { headers: { 'idempotency-key': '' } })).status).toBe(400)
    })
  })

  it('wants its fields, and a day of birth that can be one', async () => {
    await unchanged(world.db, async () => {
      for (const [more, field] of [
        [{ name: ' ' }, 'name'],
        [{ name: 'x'.repeat(101) }, 'name'],
        [{ age: '131' }, 'age'],
        [{ age: '' }, 'age'],
        [{ gender: 'x' }, 'gender'],
        [{ contact: '' }, 'contact'],
        [{ dateOfBirth: '2026-02-30' }, 'dateOfBirth'],
        [{ dateOfBirth: '0000-01-01' }, 'dateOfBirth'],
        [{ dateOfBirth: '1800-01-01' }, 'dateOfBirth'],
        [{ dateOfBirth: addDays(clinicDay, 1) }, 'dateOfBirth'],
      ] as const)
        expect(await register(more), JSON.stringify(more)).toMatchObject({
          status: 400,
          body: { fields: { [field]: expect.any(String) } },
        })
    })
    expect((await register({ dateOfBirth: clinicDay })).status).toBe(201)
    const { birthDateUnlikely } = patientMessages
    expect(await register({ dateOfBirth: '1800-01-01' })).toMatchObject(
      refusal(400, birthDateUnlikely, { dateOfBirth: birthDateUnlikely }),
    )
  })

  it('is refused to whoever may not', async () => {
    const other = await without('patient_view', 'patient_profile_edit')
    await unchanged(world.db, async () => {
      expect(await register({}, other)).toMatchObject(
        refusal(403, permissionMissing(['patient_register'])),
      )
    })
  })

  it('is told who may be the same person, the likeliest first', async () => {
    const similar = async (likeness: Record<string, string>) => {
      const query = new URLSearchParams({ ...registration, ...likeness })
      const { body } = await ask('GET', `${patientEndpoints.similar.path}?${query}`)
      return patientEndpoints.similar.output.parse(body).map(({ number }) => number)
    }
    await registered({ name: 'José Ñandú', dateOfBirth: '1990-02-03' })
    expect(await similar({ name: 'jose nandu', contact: '098765 43210' })).toEqual([41])
    expect(await similar({ name: 'JOSÉ  ñandú', contact: 'x', dateOfBirth: '1990-02-03' })).toEqual(
      [41],
    )
    for (const name of ['Ñandú, José', 'JoseNandu'])
      expect(await similar({ name, contact: '٠٠٩١ ٩٨٧٦٥٤٣٢١٠' }), name).toEqual([41])
    // By the name alone, in another order, joined or nearly so.
    for (const name of ['Ñandú José', 'josenandu', 'Jose Nandua', 'Josee Nandu'])
      expect(await similar({ name, contact: 'x', dateOfBirth: 'soon' }), name).toEqual([41])
    // By the number alone.
    expect(await similar({ name: 'Somebody Else', contact: '+91 98765-43210' })).toEqual([41])
    expect(await similar({ name: 'Jose', contact: '1' })).toEqual([])
    expect(await similar({ name: 'Ada', contact: 'x' })).toEqual([])

    await registered({ name: 'Jose Nandua', contact: 'jose@nandu.example' })
    await registered({ name: 'Nandu Jose', contact: '030 901820' })
    expect(await similar({ name: 'Jose Nandu', contact: '030/901820' })).toEqual([43, 41, 42])
    expect(await similar({ name: 'Jo', contact: 'JOSE@nandu.example' })).toEqual([42])
    // Of what is not typed to its end, too many would be looked at.
    for (const contact of ['98765', 'jose@'])
      expect(await similar({ name: 'Somebody Else', contact }), contact).toEqual([])
    await registered({ name: 'Ng', contact: 'ng@ng.example' })
    await registered({ name: 'Ngo', contact: 'ngo@ngo.example' })
    expect(await similar({ name: 'ng', contact: 'x' })).toEqual([44])
    expect(await similar({ name: 'N', contact: 'x' })).toEqual([])
  })
})

describe('a patient’s e-mail', () => {
  it('is kept in small letters, need not be given, and stays where it is not sent', async () => {
    const patient = await registered({ email: ' Ada@Moss.example ' })
    expect(patient.email).toBe('ada@moss.example')
    const { body } = await correct(patient, { name: 'Ada Lovelace' })
    expect(readPatient(body)).toMatchObject({ name: 'Ada Lovelace', email: 'ada@moss.example' })
    const cleared = await correct(readPatient(body), { email: '' })
    expect(cleared).toMatchObject({ status: 200, body: { email: '' } })
    expect((await registered()).email).toBe('')
  })

  it('is refused where it is none', async () => {
    await unchanged(world.db, async () => {
      expect(await register({ email: 'ada@' })).toMatchObject(
        refusal(400, patientMessages.emailInvalid, { email: patientMessages.emailInvalid }),
      )
    })
  })

  it('is in a list that was asked for contacts, which the audit says, and in no other', async () => {
    const { number } = await registered({ email: 'ada@moss.example' })
    for (const query of [{ q: 'moss' }, { numbers: String(number) }]) {
      const { rows } = await list(query)
      expect(rows).toMatchObject([{ name: 'Ada Moss' }])
      expect(rows[0]).not.toHaveProperty('email')
    }
    const { rows } = await list({ q: 'moss', with: 'contacts' })
    expect(rows).toMatchObject([{ name: 'Ada Moss', email: 'ada@moss.example' }])
    const admin = await world.signIn('admin')
    const audited = await ask('GET', `${auditEndpoints.list.path}?kind=listed&limit=1`, {
      token: admin,
    })
    const [row] = auditEndpoints.list.output.parse(audited.body).rows
    expect(row?.call).toBe(patientEndpoints.list.name)
    expect(JSON.parse(row?.query ?? '')).toMatchObject({ q: 'moss', with: 'contacts' })
  })
})

describe('a correction', () => {
  it('changes what a registration says, and how the patient is found', async () => {
    const patient = await registered()
    const answer = await correct(patient, { name: 'Ada Lovelace', gender: 'Other', age: 40 })
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Ada Lovelace', gender: 'Other', age: 40, number: 41, version: 2 },
    })
    expect((await get(patient.id)).body).toEqual(answer.body)
    expect(await names({ q: 'lovelace' })).toEqual(['Ada Lovelace'])
    expect(await names({ q: 'moss' })).toEqual([])
  })

  it('leaves an age that was not changed to go on from the day on which it was told', async () => {
    const patient = await registered({ age: '39' })
    await world.db
      .update(patients)
      .set({ ageOn: addDays(clinicDay, -800) })
      .where(eq(patients.id, patient.id))
    const { body } = await correct(patient, { age: 41 })
    expect(readPatient(body).age).toBe(41)
    const [row] = await world.db.select().from(patients).where(eq(patients.id, patient.id))
    expect(row).toMatchObject({ age: 39 })
  })

  it('is one of two that were made of one version, of which the later is told what there is', async () => {
    const patient = await registered()
    const answers = await Promise.all([
      correct(patient, { name: 'One' }),
      correct(patient, { name: 'Two' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const made = answers.find(({ status }) => status === 200)?.body
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: patientMessages.stale,
      error: 'stale',
      current: made,
    })
    expect((await get(patient.id)).body).toEqual(made)
  })

  it('is made once for its key', async () => {
    const patient = await registered()
    const once = key()
    const first = await correct(patient, { name: 'One' }, once)
    expect(await correct(patient, { name: 'One' }, once)).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(readPatient((await get(patient.id)).body).version).toBe(2)
  })

  it('is refused with nothing changed where it is stale, denied, invalid or of nobody', async () => {
    const before = await registered()
    const patient = readPatient((await correct(before, { name: 'One' })).body)
    const other = await without('patient_view', 'patient_register', 'patient_discharge')
    await unchanged(world.db, async () => {
      expect((await correct(before, { name: 'Two' })).status).toBe(409)
      // What is stale is told before anything else.
      expect(
        (await correct({ ...patient, version: 9 }, { dateOfBirth: '1990-01-01' })).status,
      ).toBe(409)
      expect(await correct(patient, { name: 'Two' }, other)).toMatchObject(
        refusal(403, permissionMissing(['patient_profile_edit'])),
      )
      expect(await correct(patient, { contact: '' })).toMatchObject(
        refusal(400, patientMessages.contactRequired, { contact: patientMessages.contactRequired }),
      )
      expect(await correct(patient, { version: undefined })).toMatchObject(
        refusal(400, patientMessages.versionMissing, {
          version: patientMessages.versionMissing,
        }),
      )
      expect((await correct({ ...patient, id: unknownId }, {})).status).toBe(404)
    })
  })
})

describe('closing', () => {
  it('hides a patient from choices, and is taken back by reopening', async () => {
    const patient = await registered()
    const closed = readPatient((await close(patient)).body)
    expect(closed).toMatchObject({ closedAt: expect.any(String), version: 2 })
    const choose = async () => {
      const { body } = await ask('GET', `${patientEndpoints.choices.path}?q=ada+moss`)
      return patientEndpoints.choices.output.parse(body)
    }
    expect(await choose()).toEqual([])
    expect(await reopen(closed)).toMatchObject({ body: { closedAt: null, version: 3 } })
    expect(await choose()).toEqual([{ id: patient.id, number: 41, name: 'Ada Moss', age: 36 }])
  })

  it('is done once by two at the same moment, and for its key', async () => {
    const patient = await registered()
    const answers = await Promise.all([close(patient), close(patient)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const once = key()
    const closed = { ...patient, version: 2 }
    expect((await reopen(closed, {}, once)).status).toBe(200)
    expect((await reopen(closed, {}, once)).status).toBe(200)
    expect(readPatient((await get(patient.id)).body).version).toBe(3)
  })

  it('is refused with nothing changed where it is stale, denied, invalid or done', async () => {
    const patient = await registered()
    const closed = readPatient((await close(await registered())).body)
    const other = await without('patient_view', 'patient_profile_edit')
    await unchanged(world.db, async () => {
      for (const [step, of, done] of [
        [close, patient, patientMessages.closedAlready],
        [reopen, closed, patientMessages.openAlready],
      ] as const) {
        expect((await step({ ...of, version: 9 })).body).toMatchObject({ error: 'stale' })
        expect((await step(of, {}, other)).status).toBe(403)
        expect((await step(of, { version: 'x' })).status).toBe(400)
        expect((await step({ ...of, id: unknownId })).status).toBe(404)
        const already = step === close ? closed : patient
        expect(await step(already)).toMatchObject(refusal(409, done))
      }
    })
  })
})

describe('contacts', () => {
  const reached = async (more: object) => {
    const { contact, telephones, email, contactNote } = await registered(more)
    return { contact, telephones: telephones?.map(telephoneText), email, contactNote }
  }

  it('become a telephone, an e-mail or a note, and the first of them is the contact', async () => {
    const nothing = { telephones: [], email: '', contactNote: '' }
    for (const [contact, kept] of [
      ['98765 43210', { contact: '98765 43210', telephones: ['98765 43210'] }],
      ['Ada@Moss.example', { contact: 'ada@moss.example', email: 'ada@moss.example' }],
      ['at the shelter', { contact: 'at the shelter', contactNote: 'at the shelter' }],
      [
        'call after six, 9876543210 (son)',
        {
          ...{ contact: '9876543210', telephones: ['9876543210 (son)'] },
          contactNote: 'call after six',
        },
      ],
    ] as const)
      expect(await reached({ contact }), contact).toEqual({ ...nothing, ...kept })
  })

  it('keep several telephones, a contact person and a language, and are found by each number', async () => {
    const { version: _version, ...patient } = await registered({
      telephones: [{ number: '080 2345678', label: ' home ' }],
      email: 'ada@moss.example',
      contactPerson: { name: 'Ravi Moss', relation: 'father', telephone: '+91 70000 00001' },
      language: 'PT-br',
    })
    expect(patient).toMatchObject({
      contact: '+91 98765-43210',
      telephones: [
        { number: '+91 98765-43210', label: '' },
        { number: '080 2345678', label: 'home' },
      ],
      contactPerson: { name: 'Ravi Moss', relation: 'father', telephone: '+91 70000 00001' },
      language: 'pt-BR',
    })
    for (const q of ['9876543210', '0802345678', '080 23', '70000 00001', 'ada@moss.example'])
      expect(await names({ q }), q).toEqual(['Ada Moss'])
  })

  it('compare each telephone and the e-mail with those of a new registration', async () => {
    await registered({
      telephones: [{ number: '080 2345678', label: '' }],
      email: 'ada@moss.example',
    })
    for (const contact of ['(080) 2345-678', 'ADA@moss.example', '7000000002, 0802345678']) {
      const query = new URLSearchParams({ name: 'Somebody Else', contact, dateOfBirth: '' })
      const { body } = await ask('GET', `${patientEndpoints.similar.path}?${query}`)
      const found = patientEndpoints.similar.output.parse(body)
      expect(
        found.map(({ number }) => number),
        contact,
      ).toEqual([41])
    }
  })

  it('stay as they are where a correction does not send them; Contact replaces the first', async () => {
    const patient = await registered({
      contact: '9876543210 (mobile)',
      telephones: [{ number: '0802345678', label: 'home' }],
      contactNote: 'evenings',
      contactPerson: { name: 'Ravi Moss', relation: '', telephone: '' },
      language: 'hi',
    })
    const same = readPatient((await correct(patient, { name: 'Ada Lovelace' })).body)
    expect(same).toEqual({ ...patient, name: 'Ada Lovelace', version: 2 })
    const other = readPatient((await correct(same, { contact: '7000000001' })).body)
    expect(other).toMatchObject({
      contact: '7000000001',
      telephones: [
        { number: '7000000001', label: '' },
        { number: '0802345678', label: 'home' },
      ],
      contactNote: 'evenings',
    })
    const emptied = { telephones: [], contactNote: '', contactPerson: null, language: '' }
    expect((await correct(other, { ...emptied, contact: 'a@moss.example' })).body).toMatchObject({
      ...{ ...emptied, contact: 'a@moss.example', email: 'a@moss.example' },
    })
  })

  it('refuse what is no number, no language and a second e-mail, by the field', async () => {
    const { telephoneInvalid, labelInvalid, telephonesTooMany } = contactMessages
    const one = { number: '9876543210', label: '' }
    const mother = { name: 'Asha', relation: 'mother', telephone: '' }
    const two = contactMessages.emailTwice('ada@moss.example')
    await unchanged(world.db, async () => {
      for (const [more, field, message] of [
        [{ telephones: [{ ...one, number: 'none' }] }, 'telephones.0.number', telephoneInvalid],
        [{ telephones: [{ ...one, label: '(2)' }] }, 'telephones.0.label', labelInvalid],
        [{ telephones: Array(11).fill(one) }, 'telephones', telephonesTooMany],
        [{ contactNote: 'x'.repeat(301) }, 'contactNote', contactMessages.noteTooLong],
        [
          { contactPerson: { ...mother, name: ' ' } },
          ...(['contactPerson.name', contactMessages.personIncomplete] as const),
        ],
        [
          { contactPerson: { ...mother, relation: 'x'.repeat(101) } },
          ...(['contactPerson.relation', contactMessages.nameTooLong] as const),
        ],
        [
          { contactPerson: { ...mother, telephone: '12' } },
          ...(['contactPerson.telephone', telephoneInvalid] as const),
        ],
        [{ language: 'no language' }, 'language', contactMessages.languageInvalid],
        [{ contact: 'ada@moss.example', email: 'b@moss.example' }, 'email', two],
      ] as const)
        expect(await register(more), field).toMatchObject(
          refusal(400, message, { [field]: message }),
        )
    })
  })
})

describe('no known allergies', () => {
  it('is marked with the day and the user who asked, and taken back', async () => {
    const patient = await registered()
    expect(patient.noKnownAllergies).toBeNull()
    const marked = await writeAllergies(patient, { allergies: [], noneKnown: true })
    const noKnownAllergies = { on: clinicDay, by: expect.stringMatching(/\w/) }
    expect(marked).toMatchObject({ status: 200, body: { noKnownAllergies, version: 2 } })
    const kept = readPatient(marked.body)
    // A caller who knows nothing of it leaves it as it is.
    const again = await writeAllergies(kept, { allergies: [] })
    expect(again.body).toMatchObject({ noKnownAllergies })
    const undone = await writeAllergies(readPatient(again.body), {
      allergies: [],
      noneKnown: false,
    })
    expect(undone.body).toMatchObject({ noKnownAllergies: null, version: 4 })
  })

  it('ends where an allergy is entered, and does not come back with its end', async () => {
    const patient = await registered()
    const marked = readPatient(
      (await writeAllergies(patient, { allergies: [], noneKnown: true })).body,
    )
    const entered = await writeAllergies(marked, { allergies: ['Latex'], noneKnown: true })
    expect(entered.body).toMatchObject({ allergies: ['Latex'], noKnownAllergies: null })
    const none = await writeAllergies(readPatient(entered.body), { allergies: [] })
    expect(none.body).toMatchObject({ allergies: [], noKnownAllergies: null })
  })
})

describe('allergies', () => {
  it('are written by whoever keeps medical records, each once', async () => {
    const patient = await registered()
    const doctor = { token: await world.signIn('doctor') }
    const answer = await writeAllergies(
      patient,
      { allergies: ['Penicillin', ' pénicillin ', 'Nüsse'] },
      doctor,
    )
    expect(answer).toMatchObject({
      status: 200,
      body: { allergies: ['Penicillin', 'Nüsse'], version: 2 },
    })
    expect(await writeAllergies(readPatient(answer.body), { allergies: [] })).toMatchObject({
      status: 200,
      body: { allergies: [], version: 3 },
    })
  })

  it('are written by one of two at the same moment, and once for a key', async () => {
    const patient = await registered()
    const answers = await Promise.all(
      ['Penicillin', 'Pollen'].map((one) => writeAllergies(patient, { allergies: [one] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const once = key()
    const again = () => writeAllergies({ ...patient, version: 2 }, { allergies: ['Aspirin'] }, once)
    expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(200)
    expect(readPatient((await get(patient.id)).body).version).toBe(3)
  })

  it('are refused with nothing changed where they are stale, denied or invalid', async () => {
    const patient = await registered()
    const other = await without('patient_view', 'patient_register', 'patient_discharge')
    await unchanged(world.db, async () => {
      const allergies = ['Pollen']
      expect((await writeAllergies({ ...patient, version: 9 }, { allergies })).status).toBe(409)
      expect((await writeAllergies(patient, { allergies }, other)).status).toBe(403)
      for (const wrong of [[''], ['x'.repeat(101)], Array(51).fill('x'), 'Pollen'])
        expect((await writeAllergies(patient, { allergies: wrong })).status).toBe(400)
    })
  })
})
