import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { patientMessages } from '@shared/contracts/patients'
import {
  prescriptionEndpoints,
  prescriptionMessages as words,
} from '@shared/contracts/prescriptions'
import { problemEndpoints } from '@shared/contracts/problems'
import { contextKey } from '@shared/medicines/context/result'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { prescriptions } from '../db/schema-care'
import { pathOf } from '../test/api'
import { unknownId } from '../test/every-call'
import { prescription, prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

/** The patient Bella Fernandes, of 79 years. */
let bella: string
/** The doctor's. */
let session: string

setUpWorld({ as: 'doctor' })
beforeEach(async () => {
  session = token
  bella = await patientNamed('bella fernandes')
})

const { ask, prescribe, patientNamed } = prescriptionCalls(
  () => world,
  () => session,
)
const { check } = prescriptionEndpoints
const metformin = [{ name: 'Metformin', dosage: '500 mg', frequency: 'Once daily' }]
const contextOf = async (patientId: string, medicines = metformin, diagnosis = '') => {
  const { status, body } = await ask('POST', check.path, {
    json: { patientId, diagnosis, medicines },
  })
  expect(status).toBe(200)
  return check.output.parse(body)
}

/** The laboratory reports a creatinine for a patient. */
async function reportCreatinine(
  patientId: string,
  value: number,
  { unit = 'mg/dL', pregnant = false } = {},
) {
  const lab = { token: await world.signIn('lab') }
  const ordered = await ask('POST', labOrderEndpoints.create.path, {
    json: {
      ...{ patientId, testTypes: ['Basic Metabolic Panel'], priority: 'routine', question: '' },
    },
  })
  const [order] = labOrderEndpoints.create.output.parse(ordered.body)
  const reported = await ask('POST', pathOf(labOrderEndpoints.report, order?.id ?? ''), {
    ...lab,
    json: {
      values: [{ analyte: 'Creatinine', value, unit, low: null, high: null, critical: false }],
      ...{ observation: '', fileId: null, version: order?.version, pregnant },
    },
  })
  expect(reported.status, JSON.stringify(reported.body)).toBe(200)
}

describe('medicines against the record', () => {
  it('are found by age, diagnosis typed and values of the laboratory, with their dates', async () => {
    await reportCreatinine(bella, 221, { unit: 'µmol/L' })
    const { findings, lookedAt, missing } = await contextOf(
      bella,
      [...metformin, { name: 'Propranolol', dosage: '40 mg', frequency: 'Twice daily' }],
      'Bronchial asthma',
    )
    expect(findings).toMatchObject([
      {
        rule: 'kidney-metformin-30',
        severity: 'contraindicated',
        because: 'eGFR 19 mL/min/1.73 m² (Creatinine 221 µmol/L of 2026-03-02)',
      },
      { rule: 'asthma-non-selective-beta-blockers', because: 'On record: “Bronchial asthma”' },
    ])
    expect(lookedAt).toContain('Age: 79 years')
    expect(missing).toContain('Potassium: nothing on record')
  })

  it('count what the record says is taken, whatever the caller leaves out', async () => {
    await world.db
      .update(patients)
      .set({
        currentMedications: [{ name: 'Simvastatin', dosage: '40 mg', frequency: 'Once daily' }],
      })
      .where(eq(patients.id, bella))
    const amlodipine = [{ name: 'Amlodipine', dosage: '5 mg', frequency: 'Once daily' }]
    expect((await contextOf(bella, amlodipine)).findings).toMatchObject([
      { rule: 'dose-simvastatin-20', because: '40 mg a day, with Amlodipine' },
    ])
  })

  it('count what is typed as taken, which replaces a line of its name on record', async () => {
    const simvastatin = { name: 'Simvastatin', dosage: '40 mg', frequency: 'Once daily' }
    const json = {
      ...{ patientId: bella, diagnosis: '', currentMedications: [simvastatin] },
      medicines: [{ name: 'Amlodipine', dosage: '5 mg', frequency: 'Once daily' }],
    }
    const rules = async () =>
      check.output
        .parse((await ask('POST', check.path, { json })).body)
        .findings.map(({ rule }) => rule)
    expect(await rules()).toEqual(['dose-simvastatin-20'])
    await world.db
      .update(patients)
      .set({ currentMedications: [{ ...simvastatin, dosage: '80 mg' }] })
      .where(eq(patients.id, bella))
    expect(await rules()).toEqual(['dose-simvastatin-20'])
    const sent = { medicines: json.medicines, currentMedications: json.currentMedications }
    expect((await prescribe(bella, sent)).status).toBe(422)
    const [finding] = check.output.parse((await ask('POST', check.path, { json })).body).findings
    if (!finding) throw new Error('nothing found')
    const reasons = [{ key: contextKey(finding), about: 'Both', reason: 'Short course' }]
    const { status, body } = await prescribe(bella, {
      ...sent,
      check: { outcome: 'found', reasons },
    })
    expect(status).toBe(201)
    expect(prescriptionEndpoints.create.output.parse(body).check.context).toMatchObject({
      findings: [{ rule: 'dose-simvastatin-20' }],
      taken: ['Simvastatin, 40 mg, Once daily'],
    })
  })

  it('do not count the diagnosis on record once its problem has ended', async () => {
    const { create, end } = problemEndpoints
    const { body } = await ask('POST', create.path, {
      json: { patientId: bella, words: 'Asthma', since: '', code: '' },
    })
    const { id, version } = create.output.parse(body)
    await ask('POST', pathOf(end, id), { json: { on: '2026-03-01', version } })
    const propranolol = [{ name: 'Propranolol', dosage: '40 mg', frequency: 'Twice daily' }]
    const found = async (typed = '') =>
      (await contextOf(bella, propranolol, typed)).findings.map(({ because }) => because)
    expect(await found()).not.toContain('On record: “Asthma”')
    expect(await found('Asthma')).toContain('On record: “Asthma”')
    const sent = { medicines: propranolol, diagnosis: 'Asthma' }
    expect((await prescribe(bella, sent)).status).toBe(422)
    // Only a diagnosis that is on record was taken over from it.
    const other = { ...sent, diagnosis: 'Bronchial asthma', keepsDiagnosis: true }
    expect((await prescribe(bella, other)).status).toBe(422)
    expect((await prescribe(bella, { ...sent, keepsDiagnosis: true })).status).toBe(201)
  })

  it('count a pregnancy that the laboratory knew of until a problem of it has ended', async () => {
    const priya = await patientNamed('priya nair')
    const ibuprofen = [{ name: 'Ibuprofen', dosage: '400 mg', frequency: 'Twice daily' }]
    const because = async () =>
      (await contextOf(priya, ibuprofen)).findings.find(({ rule }) => rule === 'pregnant-nsaids')
        ?.because
    await reportCreatinine(priya, 0.6, { pregnant: true })
    await reportCreatinine(priya, 0.6)
    expect(await because()).toBe('Pregnant by the laboratory result of 2026-03-02')
    const { create, end } = problemEndpoints
    const { body } = await ask('POST', create.path, {
      json: { patientId: priya, words: 'Pregnancy', since: '', code: '' },
    })
    const { id, version } = create.output.parse(body)
    await ask('POST', pathOf(end, id), { json: { on: '2026-03-02', version } })
    expect(await because()).toBeUndefined()
    const nextDay = async () => {
      world.advance(24 * 3_600_000)
      session = await world.signIn('doctor')
    }
    await nextDay()
    await reportCreatinine(priya, 0.6, { pregnant: true })
    await nextDay()
    await reportCreatinine(priya, 0.6)
    expect(await because()).toBe('Pregnant by the laboratory result of 2026-03-03')
  })

  it('ask about a pregnancy that is on the list for more than 300 days, and do not assume it', async () => {
    const priya = await patientNamed('priya nair')
    const ibuprofen = [{ name: 'Ibuprofen', dosage: '400 mg', frequency: 'Twice daily' }]
    const { create, change } = problemEndpoints
    const typed = { patientId: priya, words: 'Pregnancy', code: '' }
    const { body } = await ask('POST', create.path, { json: { ...typed, since: '2025-05-06' } })
    const { id } = create.output.parse(body)
    const found = async () =>
      (await contextOf(priya, ibuprofen)).findings.find(({ rule }) => rule === 'pregnant-nsaids')
    expect(await found()).toMatchObject({ because: 'On record: “Pregnancy”' })
    for (const [at, since] of ['2025-05-05', '2025-04', '2019'].entries()) {
      const json = { ...typed, since, version: at + 1 }
      expect((await ask('PATCH', pathOf(change, id), { json })).status).toBe(200)
      expect(await found()).toMatchObject({
        because: `“Pregnancy” is on the problem list since ${since}: is she still pregnant?`,
        ...{ severity: 'critical', asks: 'pregnancy' },
      })
    }
    expect((await prescribe(priya, { medicines: ibuprofen })).status).toBe(422)
  })

  it('are held against problems that are no longer the latest diagnosis', async () => {
    const { create, end } = problemEndpoints
    const { body } = await ask('POST', create.path, {
      json: { patientId: bella, words: 'Asthma', since: '2019', code: '' },
    })
    const { id, version } = create.output.parse(body)
    await ask('POST', create.path, {
      json: { patientId: bella, words: 'Knee osteoarthritis', since: '', code: '' },
    })
    const propranolol = [{ name: 'Propranolol', dosage: '40 mg', frequency: 'Twice daily' }]
    const found = async () =>
      (await contextOf(bella, propranolol)).findings.map(({ because }) => because)
    expect(await found()).toContain('On record: “Asthma”')
    await ask('POST', pathOf(end, id), { json: { on: '2026-03-01', version } })
    expect(await found()).not.toContain('On record: “Asthma”')
  })

  it('show values of the laboratory only to users who may read them', async () => {
    await reportCreatinine(bella, 80, { unit: 'µmol/L' })
    const said = async (key: { token?: string }) => {
      const json = { patientId: bella, diagnosis: '', medicines: metformin }
      const { body } = await ask('POST', check.path, { json, ...key })
      const { lookedAt, missing } = check.output.parse(body)
      return [...lookedAt, ...missing].filter((words) => /^(?:Kidney|Creatinine)/.test(words))
    }
    expect(await said({})).toEqual([expect.stringContaining('80 µmol/L')])
    const desk = { token: await world.signIn('receptionist') }
    expect(await said(desk)).toEqual(['Kidney function: on record'])
    await reportCreatinine(bella, 81, { unit: 'furlong' })
    expect((await said({})).join()).toContain('81 furlong')
    expect((await said(desk)).join()).not.toContain('81')
  })

  it('write one opening of each record into the audit for all keys of a while, and change nothing', async () => {
    await unchanged(world.db, () => contextOf(bella))
    for (const typed of ['A', 'As', 'Asthma']) await contextOf(bella, metformin, typed)
    const priya = await patientNamed('priya nair')
    await contextOf(priya)
    const opened = async () =>
      (await world.db.select().from(auditEntries).where(eq(auditEntries.call, check.name))).map(
        ({ kind, patientId }) => `${kind} ${patientId}`,
      )
    expect(await opened()).toEqual([`opened ${bella}`, `opened ${priya}`])
    world.advance(15 * 60_000)
    await contextOf(bella)
    expect(await opened()).toHaveLength(3)
  })

  it('returns 404 for a patient who is not there, and 422 for a closed record', async () => {
    const json = { patientId: unknownId, diagnosis: '', medicines: metformin }
    expect((await ask('POST', check.path, { json })).status).toBe(404)
    await world.db.update(patients).set({ closedAt: new Date() }).where(eq(patients.id, bella))
    expect(await ask('POST', check.path, { json: { ...json, patientId: bella } })).toMatchObject({
      status: 422,
      body: { fields: { patientId: patientMessages.closed } },
    })
  })
})

describe('a prescription that the record speaks against', () => {
  const grave = async () => {
    await reportCreatinine(bella, 2.5)
    const [finding] = (await contextOf(bella, metformin, prescription.diagnosis)).findings
    if (!finding) throw new Error('nothing found')
    return {
      key: contextKey(finding),
      about: 'Metformin',
      reason: 'The benefit outweighs the risk',
    }
  }

  it('is refused without a reason, though the caller says that nothing was found', async () => {
    await grave()
    const sent = { medicines: metformin, check: { outcome: 'none-found' } }
    const answer = await prescribe(bella, sent)
    expect(answer).toMatchObject({
      status: 422,
      body: { message: words.recordSaysMore, fields: { 'check.reasons': words.recordSaysMore } },
    })
    expect(await world.db.$count(prescriptions, eq(prescriptions.patientId, bella))).toBe(0)
  })

  it('is kept with the reason and what the server found, whatever the caller sends of it', async () => {
    const reason = await grave()
    const forged = { version: '0', findings: [], missing: [] }
    const { status, body } = await prescribe(bella, {
      medicines: metformin,
      check: { outcome: 'none-found', reasons: [reason], context: forged },
    })
    expect(status).toBe(201)
    expect(prescriptionEndpoints.create.output.parse(body).check).toMatchObject({
      reasons: [reason],
      context: {
        needed: ['Warfarin: check INR. Nothing is on record.'],
        findings: [
          {
            rule: 'kidney-metformin-30',
            severity: 'contraindicated',
            words:
              'Metformin: eGFR 19 mL/min/1.73 m² (Creatinine 2.5 mg/dL of 2026-03-02). Metformin accumulates: lactic acidosis.',
          },
        ],
      },
    })
  })

  it('keeps no values that do not speak against it, for the desk reads it too', async () => {
    await reportCreatinine(bella, 81, { unit: 'furlong' })
    const desk = { token: await world.signIn('receptionist') }
    const { status, body } = await prescribe(bella, { medicines: metformin }, desk)
    expect(status).toBe(201)
    const { context } = prescriptionEndpoints.create.output.parse(body).check
    expect(context?.missing.join()).toContain('Creatinine of 2026-03-02: not compared')
    expect(JSON.stringify(body)).not.toContain('furlong')
  })

  it('is told to its patient without what the record said of it', async () => {
    const priya = await patientNamed('priya nair')
    const { body } = await prescribe(priya, { medicines: metformin })
    const { id, check: kept } = prescriptionEndpoints.create.output.parse(body)
    expect(kept.context).toBeDefined()
    const patient = { token: await world.signIn('patient') }
    const own = await ask('GET', prescriptionEndpoints.own.path, patient)
    const read = await ask('GET', pathOf(prescriptionEndpoints.get, id), patient)
    for (const { status, body: told } of [own, read]) {
      expect(status).toBe(200)
      expect(JSON.stringify(told)).toContain(id)
      expect(JSON.stringify(told)).not.toMatch(/"context"|"reasons"/)
    }
  })

  it('is refused again where a new value has come since the reason was given', async () => {
    const reason = await grave()
    await reportCreatinine(bella, 4)
    const check = { outcome: 'none-found', reasons: [reason] }
    expect((await prescribe(bella, { medicines: metformin, check })).status).toBe(422)
  })

  it('takes no reason where only a warning was found', async () => {
    const alprazolam = [{ name: 'Alprazolam', dosage: '0.25 mg', frequency: 'At night' }]
    const { status, body } = await prescribe(bella, { medicines: alprazolam })
    expect(status).toBe(201)
    expect(prescriptionEndpoints.create.output.parse(body).check.context?.findings).toMatchObject([
      { rule: 'age-benzodiazepines', severity: 'warning' },
    ])
  })
})

it('renews a medicine of the same dose in another spelling, and for another time, as one line', async () => {
  const taken = {
    name: 'Metformin',
    dosage: '500 mg',
    frequency: 'Once daily',
    duration: '30 days',
  }
  await world.db
    .update(patients)
    .set({ currentMedications: [taken] })
    .where(eq(patients.id, bella))
  const renewed = { ...taken, dosage: '500mg', frequency: 'once daily', duration: '90 days' }
  expect((await prescribe(bella, { medicines: [renewed] })).status).toBe(201)
  const [row] = await world.db.select().from(patients).where(eq(patients.id, bella))
  expect(row?.currentMedications).toEqual([renewed])
})
