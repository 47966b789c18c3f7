import { describe, expect, it } from 'vitest'
import { checkOf, foundIn, measured, type TestPatient } from './test/facts'

// Held out: written from the sources, and not from the rules' code. Each limit is tried at, below and above
// it; the names are brands or salts wherever there are some.

/** Creatinine of a man of 40, in mg/dL, by the eGFR that it gives: worked out apart from this code. */
const creatinine: Record<number, number> = {
  ...{ 14: 4.9, 15: 4.64, 16: 4.4, 29: 2.71, 30: 2.64, 31: 2.57, 34: 2.38, 35: 2.33, 36: 2.27 },
  ...{ 44: 1.93, 45: 1.89, 46: 1.86, 49: 1.77, 50: 1.74, 51: 1.71, 59: 1.52, 60: 1.49, 61: 1.47 },
}
const kidney = (eGFR: number): TestPatient => ({
  values: [measured('Creatinine', creatinine[eGFR] ?? 0, 'mg/dL')],
})
const potassium = (value: number | string): TestPatient => ({
  values: [measured('Potassium', value, 'mmol/L')],
})
const inr = (value: number): TestPatient => ({ values: [measured('INR', value, '')] })
const alt = (value: number): TestPatient => ({ values: [measured('ALT', value, 'U/L')] })
const aged = (age: number): TestPatient => ({ age })
const woman = (age: number): TestPatient => ({ age, sex: 'Female' })

const nothing: string[] = []

describe('age', () => {
  it.each([
    ['Alprazolam, 0.25 mg', 64, nothing],
    ['Alprazolam, 0.25 mg', 65, ['age-benzodiazepines warning']],
    ['Zolpidem, 5 mg', 66, ['age-benzodiazepines warning']],
    ['Promethazine, 25 mg', 64, nothing],
    ['Amitriptyline, 10 mg', 65, ['age-anticholinergics warning']],
    ['Oxybutynin, 5 mg', 66, ['age-anticholinergics warning']],
    ['Glibenclamide, 5 mg', 64, nothing],
    ['Glibenclamide, 5 mg', 65, ['age-long-sulfonylureas warning']],
    ['Glibenclamide, 5 mg', 66, ['age-long-sulfonylureas warning']],
    ['Naproxen, 250 mg', 74, nothing],
    ['Naproxen, 250 mg', 75, ['age-nsaids warning']],
    ['Naproxen, 250 mg', 76, ['age-nsaids warning']],
    ['Ecosprin 75', 15, ['age-aspirin-child contraindicated']],
    ['Ecosprin 75', 16, ['age-aspirin-teenager warning']],
    ['Ecosprin 75', 17, ['age-aspirin-teenager warning']],
    ['Ecosprin 75', 18, nothing],
    ['Minocycline, 50 mg', 7, ['age-tetracyclines contraindicated']],
    ['Minocycline, 50 mg', 8, ['age-tetracyclines-12 warning']],
    ['Minocycline, 50 mg', 12, nothing],
    ['Doxycycline, 50 mg', 7, ['age-doxycycline critical']],
    ['Doxycycline, 50 mg', 8, ['age-tetracyclines-12 warning']],
    ['Doxycycline, 50 mg', 11, ['age-tetracyclines-12 warning']],
    ['Doxycycline, 100 mg', 12, nothing],
    ['Tramadol, 50 mg', 11, ['age-codeine-tramadol contraindicated']],
    ['Codeine phosphate, 15 mg', 12, ['age-codeine-tramadol-18 warning']],
    ['Codeine phosphate, 15 mg', 17, ['age-codeine-tramadol-18 warning']],
    ['Codeine phosphate, 15 mg', 18, nothing],
    ['Levofloxacin, 250 mg', 17, ['age-fluoroquinolones warning']],
    ['Levofloxacin, 250 mg', 18, nothing],
    ['Levofloxacin, 250 mg', 19, nothing],
    ['Loperamide, 1 mg', 1, ['age-loperamide critical']],
    ['Loperamide, 1 mg', 2, nothing],
    ['Loperamide, 1 mg', 3, nothing],
    ['Promethazine, 5 mg', 1, ['age-promethazine critical']],
    ['Promethazine, 5 mg', 2, nothing],
    ['Promethazine, 5 mg', 3, nothing],
    ['Metoclopramide, 5 mg', 17, ['age-metoclopramide warning']],
    ['Metoclopramide, 10 mg', 18, nothing],
    ['Metoclopramide, 10 mg', 19, nothing],
    ['Nimesulide, 50 mg', 11, ['age-nimesulide critical']],
    ['Nimesulide, 100 mg', 12, nothing],
    ['Nimesulide, 100 mg', 13, nothing],
  ])('%s at %d years: %j', (medicine, age, found) => {
    expect(foundIn(medicine, aged(age))).toEqual(found)
  })

  it('lets a proton pump inhibitor next to an NSAID in old age pass', () => {
    expect(foundIn(['Naproxen, 250 mg', 'Pantoprazole, 40 mg'], aged(80))).toEqual([])
    expect(foundIn('Naproxen, 250 mg', aged(80), ['Omeprazole, 20 mg'])).toEqual([])
  })
})

describe('a woman of child-bearing age', () => {
  it.each([
    ['Isotretinoin, 20 mg', woman(11), nothing],
    ['Isotretinoin, 20 mg', woman(12), ['pregnancy-retinoids contraindicated']],
    ['Isotretinoin, 20 mg', woman(13), ['pregnancy-retinoids contraindicated']],
    ['Isotretinoin, 20 mg', woman(49), ['pregnancy-retinoids contraindicated']],
    ['Isotretinoin, 20 mg', woman(50), ['pregnancy-retinoids contraindicated']],
    ['Isotretinoin, 20 mg', woman(51), nothing],
    ['Isotretinoin, 20 mg', { age: 30, sex: 'Male' }, nothing],
    ['Isotretinoin, 20 mg', { age: 30, sex: 'Other' }, ['pregnancy-retinoids contraindicated']],
    ['Sodium valproate, 500 mg', woman(30), ['pregnancy-valproate contraindicated']],
    ['Sodium valproate, 500 mg', woman(51), nothing],
    ['Methotrexate, 10 mg, once a week', woman(30), ['pregnancy-methotrexate contraindicated']],
    ['Methotrexate, 10 mg, once a week', woman(51), nothing],
    ['Leflunomide, 20 mg', woman(30), ['pregnancy-immune critical']],
    ['Warfarin, 5 mg', woman(30), ['pregnancy-vitamin-k-antagonists critical']],
    ['Bosentan, 62.5 mg', woman(30), ['pregnancy-pulmonary critical']],
    ['Topiramate, 50 mg', woman(30), ['pregnancy-topiramate critical']],
    ['Misoprostol, 200 mcg', woman(30), ['pregnancy-misoprostol critical']],
    ['Ramipril, 5 mg', woman(30), ['pregnancy-renin warning']],
    ['Telma 40', woman(30), ['pregnancy-renin warning']],
    ['Carbamazepine, 200 mg', woman(30), ['pregnancy-antiepileptics warning']],
    ['Amoxicillin, 500 mg', woman(30), nothing],
  ] as const)('%s of %j: %j', (medicine, patient, found) => {
    expect(foundIn(medicine, patient as TestPatient)).toEqual(found)
  })

  it('is asked, and not assumed to be pregnant', () => {
    const [finding] = checkOf('Warfarin, 5 mg', woman(30)).findings
    expect(finding?.asks).toBe('pregnancy')
    expect(finding?.because).toBe('Woman, 30 years: can she be pregnant?')
    const [other] = checkOf('Warfarin, 5 mg', { age: 30, sex: 'Other' }).findings
    expect(other?.because).toContain('Sex is not recorded as male or female')
  })

  it('is not asked where the record says that she is pregnant', () => {
    const [finding] = checkOf('Isotretinoin, 20 mg', {
      ...woman(30),
      pregnantOn: '2026-01-10',
    }).findings
    expect(finding?.because).toBe('Pregnant by the laboratory result of 2026-01-10')
    expect(finding?.asks).toBeUndefined()
  })

  it.each([
    ['Ramipril, 5 mg', ['pregnant-renin contraindicated']],
    ['Isotretinoin, 20 mg', ['pregnant-teratogens contraindicated']],
    ['Carbamazepine, 200 mg', ['pregnancy-antiepileptics warning']],
    ['Warfarin, 5 mg', ['pregnant-teratogens contraindicated']],
    ['Ibuprofen, 400 mg', ['pregnant-nsaids critical']],
    ['Doxycycline, 100 mg', ['pregnant-antibiotics critical']],
    ['Atorvastatin, 10 mg', ['pregnant-statins critical']],
    ['Paracetamol, 500 mg', nothing],
  ])('who is pregnant by the record: %s, %j', (medicine, found) => {
    expect(foundIn(medicine, { ...woman(30), diagnoses: ['Pregnancy, 20 weeks'] })).toEqual(found)
    expect(foundIn(medicine, { ...woman(30), pregnantOn: '2026-01-10' })).toEqual(found)
  })

  it.each([
    [9, nothing],
    [10, ['pregnant-nsaids critical']],
    [60, ['pregnant-nsaids critical']],
    [61, nothing],
  ])('counts as pregnant at %d years: %j', (age, found) => {
    expect(foundIn('Ibuprofen', { ...woman(age), diagnoses: ['Pregnancy'] })).toEqual(found)
  })

  it('is not pregnant by what her history says', () => {
    const history = ['Pregnancy', 'Asthma']
    expect(foundIn('Ibuprofen', { ...woman(30), history })).toEqual(['asthma-nsaids warning'])
  })

  it('says by what a pregnancy is known', () => {
    const because = (patient: TestPatient) => checkOf('Ibuprofen', patient).findings[0]?.because
    expect(because({ ...woman(30), pregnantOn: '2026-01-10' })).toBe(
      'Pregnant by the laboratory result of 2026-01-10',
    )
    expect(because({ ...woman(30), diagnoses: ['Pregnancy'] })).toBe('On record: “Pregnancy”')
  })

  it('names all that is not on record', () => {
    expect(checkOf('Paracetamol').missing).toEqual([
      'Diagnosis: nothing on record',
      'Kidney function: nothing on record',
      'Potassium: nothing on record',
      'Liver enzymes: nothing on record',
      'Bilirubin: nothing on record',
      'INR: nothing on record',
    ])
  })

  it('counts as pregnant for 280 days after a laboratory result said so', () => {
    const since = (pregnantOn: string) => foundIn('Ibuprofen', { ...woman(30), pregnantOn })
    expect(since('2025-05-26')).toEqual(['pregnant-nsaids critical'])
    expect(since('2025-05-25')).toEqual([])
  })
})

describe('kidney function', () => {
  it.each([
    ['Metformin, 500 mg', 29, ['kidney-metformin-30 contraindicated']],
    ['Metformin, 500 mg', 30, ['kidney-metformin-45 warning']],
    ['Metformin, 500 mg', 31, ['kidney-metformin-45 warning']],
    ['Glycomet 500, 500 mg', 44, ['kidney-metformin-45 warning']],
    ['Metformin, 500 mg', 45, nothing],
    ['Metformin, 500 mg', 46, nothing],
    ['Diclofenac, 50 mg', 29, ['kidney-nsaids-30 critical']],
    ['Diclofenac, 50 mg', 30, ['kidney-nsaids-60 warning']],
    ['Diclofenac, 50 mg', 31, ['kidney-nsaids-60 warning']],
    ['Diclofenac, 50 mg', 59, ['kidney-nsaids-60 warning']],
    ['Diclofenac, 50 mg', 60, nothing],
    ['Diclofenac, 50 mg', 61, nothing],
    ['Pradaxa 110 mg', 29, ['kidney-dabigatran contraindicated']],
    ['Pradaxa 110 mg', 30, ['kidney-dabigatran-50 warning']],
    ['Pradaxa 110 mg', 49, ['kidney-dabigatran-50 warning']],
    ['Pradaxa 110 mg', 50, nothing],
    ['Pradaxa 110 mg', 51, nothing],
    ['Eliquis 5 mg', 14, ['kidney-xabans-15 critical']],
    ['Eliquis 5 mg', 15, ['kidney-apixaban-30 warning']],
    ['Eliquis 5 mg', 29, ['kidney-apixaban-30 warning']],
    ['Eliquis 5 mg', 30, nothing],
    ['Xarelto 20 mg', 14, ['kidney-xabans-15 critical']],
    ['Xarelto 20 mg', 16, ['kidney-rivaroxaban-edoxaban-50 warning']],
    ['Xarelto 20 mg', 49, ['kidney-rivaroxaban-edoxaban-50 warning']],
    ['Xarelto 20 mg', 50, nothing],
    ['Aldactone 25 mg', 29, ['kidney-potassium-sparing critical']],
    ['Aldactone 25 mg', 30, ['kidney-potassium-sparing-50 warning']],
    ['Aldactone 25 mg', 49, ['kidney-potassium-sparing-50 warning']],
    ['Aldactone 25 mg', 50, nothing],
    ['Potassium chloride, 600 mg', 29, ['kidney-potassium critical']],
    ['Potassium chloride, 600 mg', 30, nothing],
    ['Potassium chloride, 600 mg', 31, nothing],
    ['Nitrofurantoin, 100 mg', 44, ['kidney-nitrofurantoin-30 contraindicated']],
    ['Nitrofurantoin, 100 mg', 45, nothing],
    ['Nitrofurantoin, 100 mg', 46, nothing],
    ['Methotrexate, 7.5 mg, weekly', 29, ['kidney-methotrexate-30 contraindicated']],
    ['Methotrexate, 7.5 mg, weekly', 30, ['kidney-methotrexate-60 warning']],
    ['Methotrexate, 7.5 mg, weekly', 59, ['kidney-methotrexate-60 warning']],
    ['Methotrexate, 7.5 mg, weekly', 60, nothing],
    ['Lithium carbonate, 300 mg', 29, ['kidney-lithium-30 contraindicated']],
    ['Lithium carbonate, 300 mg', 30, ['kidney-lithium-60 warning']],
    ['Lithium carbonate, 300 mg', 59, ['kidney-lithium-60 warning']],
    ['Lithium carbonate, 300 mg', 60, nothing],
    ['Gentamicin, 80 mg', 59, ['kidney-aminoglycosides critical']],
    ['Gentamicin, 80 mg', 60, nothing],
    ['Gentamicin, 80 mg', 61, nothing],
    ['Digoxin, 0.125 mg', 49, ['kidney-digoxin warning']],
    ['Digoxin, 0.125 mg', 50, nothing],
    ['Digoxin, 0.125 mg', 51, nothing],
    ['Pregabalin, 75 mg', 59, ['kidney-gabapentinoids warning']],
    ['Pregabalin, 75 mg', 60, nothing],
    ['Pregabalin, 75 mg', 61, nothing],
    ['Enoxaparin, 40 mg', 29, ['kidney-heparins critical']],
    ['Enoxaparin, 40 mg', 30, nothing],
    ['Enoxaparin, 40 mg', 31, nothing],
    ['Colchicine, 0.5 mg', 29, ['kidney-colchicine critical']],
    ['Colchicine, 0.5 mg', 30, nothing],
    ['Colchicine, 0.5 mg', 31, nothing],
    ['Alendronic acid, 70 mg, weekly', 34, ['kidney-bisphosphonates critical']],
    ['Alendronic acid, 70 mg, weekly', 35, nothing],
    ['Alendronic acid, 70 mg, weekly', 36, nothing],
    ['Glimepiride, 1 mg', 59, ['kidney-glibenclamide warning']],
    ['Glimepiride, 1 mg', 60, nothing],
    ['Glimepiride, 1 mg', 61, nothing],
  ])('%s at an eGFR of %d: %j', (medicine, eGFR, found) => {
    expect(foundIn(medicine, kidney(eGFR))).toEqual(found)
  })

  it('is the same in µmol/L, and has value and date in the text', () => {
    const values = [measured('Creatinine', 240, 'µmol/L')]
    const [finding] = checkOf('Metformin, 500 mg', { values }).findings
    expect(finding?.because).toBe('eGFR 29 mL/min/1.73 m² (Creatinine 240 µmol/L of 2026-02-20)')
  })

  it('takes the last value, and an eGFR that the laboratory reports where it is the later one', () => {
    const later = measured('eGFR', 28, 'mL/min/1.73 m²', 5)
    const earlier = measured('Creatinine', 1, 'mg/dL')
    expect(foundIn('Metformin, 500 mg', { values: [later, earlier] })).toEqual([
      'kidney-metformin-30 contraindicated',
    ])
    const old = measured('eGFR', 28, 'mL/min/1.73 m²', 50)
    expect(foundIn('Metformin, 500 mg', { values: [earlier, old] })).toEqual([])
  })

  it('goes by the last value that can be read, and names the last one that cannot', () => {
    const unread = measured('Creatinine', 'haemolysed', 'mg/dL', 2)
    const same = measured('eGFR', 28, 'mL/min/1.73 m²', 2)
    const earlier = measured('Creatinine', 2.71, 'mg/dL', 30)
    for (const readable of [same, earlier]) {
      const { findings, missing } = checkOf('Metformin, 500 mg', { values: [unread, readable] })
      expect(findings.map(({ rule }) => rule)).toEqual(['kidney-metformin-30'])
      expect(missing).toContain(
        'Creatinine haemolysed mg/dL of 2026-02-28: not compared, number or unit not understood',
      )
    }
  })

  it('is asked for where an older value stands in for the last one, which could not be read', () => {
    const values = [
      measured('Creatinine', 'see comment', 'mg/dL', 2),
      measured('Creatinine', 0.9, 'mg/dL', 60),
    ]
    const unread =
      'Creatinine see comment mg/dL of 2026-02-28: not compared, number or unit not understood.'
    expect(checkOf('Metformin, 500 mg', { values })).toMatchObject({
      findings: [],
      needed: [{ words: `Metformin: check kidney function. ${unread}`, isGrave: true }],
    })
    // Critical, and quiet where nothing is on record.
    expect(checkOf('Diclofenac, 50 mg', { values }).needed).toEqual([
      { words: `Diclofenac: check kidney function. ${unread}`, isGrave: false },
    ])
    const later = [measured('Creatinine', 0.9, 'mg/dL', 1), ...values]
    expect(checkOf('Metformin, 500 mg', { values: later }).needed).toEqual([])
  })

  it('is not worked out below 18 years, which is said', () => {
    const values = [measured('Creatinine', 5, 'mg/dL')]
    expect(foundIn('Metformin, 500 mg', { age: 17, values })).toEqual([])
    expect(checkOf('Metformin, 500 mg', { age: 17, values }).missing).toContain(
      'Kidney function: not worked out below 18 years',
    )
    expect(foundIn('Metformin, 500 mg', { age: 18, values })).toEqual([
      'kidney-metformin-30 contraindicated',
    ])
  })

  it('is below the limit for a creatinine above a number, and undecided where that does not tell', () => {
    expect(
      foundIn('Metformin, 500 mg', { values: [measured('Creatinine', '>9.0', 'mg/dL')] }),
    ).toEqual(['kidney-metformin-30 contraindicated'])
    const undecided = checkOf('Metformin, 500 mg', {
      values: [measured('Creatinine', '>1.2', 'mg/dL')],
    })
    expect(undecided.findings).toMatchObject([
      {
        severity: 'warning',
        note: 'The value does not tell whether it is below 30.',
      },
    ])
    expect(
      foundIn('Metformin, 500 mg', { values: [measured('Creatinine', '<0.8', 'mg/dL')] }),
    ).toEqual([])
  })

  it('still counts after a year, and is said to be old', () => {
    const at = (days: number) => ({ values: [measured('Creatinine', 2.71, 'mg/dL', days)] })
    const words = (days: number) => checkOf('Metformin, 500 mg', at(days)).findings[0]?.because
    expect(words(365)).not.toContain('old')
    expect(words(366)).toContain('of 2025-03-01, more than 12 months old')
  })

  it('is said to be missing, with the medicine to which it matters', () => {
    const { missing, needed, findings } = checkOf('Metformin, 500 mg')
    expect(findings).toEqual([])
    expect(missing).toContain('Kidney function: nothing on record')
    expect(needed).toEqual([
      { words: 'Metformin: check kidney function. Nothing is on record.', isGrave: true },
    ])
  })

  it('is not asked for where it is normal in most patients', () => {
    expect(checkOf('Ibuprofen, 400 mg').needed).toEqual([])
    expect(checkOf('Atorvastatin, 10 mg').needed).toEqual([])
  })

  it('names a value whose unit is not understood', () => {
    const { missing } = checkOf('Metformin', { values: [measured('Creatinine', 2, 'furlong')] })
    expect(missing).toContain(
      'Creatinine 2 furlong of 2026-02-20: not compared, number or unit not understood',
    )
  })

  it('does not take creatinine of urine for that of blood', () => {
    const urine = { ...measured('Creatinine', 90, 'mg/dL'), testType: 'Urinalysis' as const }
    expect(checkOf('Metformin', { values: [urine] }).missing).toContain(
      'Kidney function: nothing on record',
    )
  })

  it('does not speak of a gel', () => {
    expect(foundIn('Diclofenac gel', kidney(14))).toEqual([])
  })
})

describe('potassium', () => {
  it.each([
    ['Potassium chloride, 600 mg', 4.9, nothing],
    ['Potassium chloride, 600 mg', 5, nothing],
    ['Potassium chloride, 600 mg', 5.1, ['potassium-high-salts contraindicated']],
    ['Spironolactone, 25 mg', 5, nothing],
    ['Spironolactone, 25 mg', 5.1, ['potassium-high-sparing critical']],
    ['Eplerenone, 25 mg', 5.5, ['potassium-high-sparing critical']],
    ['Eplerenone, 25 mg', 5.6, ['potassium-high-sparing-55 contraindicated']],
    ['Lisinopril, 5 mg', 4.9, nothing],
    ['Lisinopril, 5 mg', 5, nothing],
    ['Losartan, 50 mg', 5.1, ['potassium-high-renin warning']],
    ['Losartan, 50 mg', 5.5, ['potassium-high-renin warning']],
    ['Losartan, 50 mg', 5.6, ['potassium-high-renin-55 critical']],
    ['Trimethoprim, 200 mg', 5, nothing],
    ['Trimethoprim, 200 mg', 4.9, nothing],
    ['Bactrim', 5.1, ['potassium-high-trimethoprim critical']],
    ['Haloperidol, 5 mg', 3.4, ['potassium-low-torsade critical']],
    ['Haloperidol, 5 mg', 3.5, nothing],
    ['Haloperidol, 5 mg', 3.6, nothing],
    ['Escitalopram, 5 mg', 3.4, ['potassium-low-citalopram critical']],
    ['Escitalopram, 5 mg', 3.5, nothing],
    ['Escitalopram, 5 mg', 3.6, nothing],
    ['Ondansetron, 4 mg', 3.4, ['potassium-low-qt warning']],
    ['Ondansetron, 4 mg', 3.5, nothing],
    ['Ondansetron, 4 mg', 3.6, nothing],
    ['Digoxin, 0.125 mg', 3.4, ['potassium-low-digoxin critical']],
    ['Digoxin, 0.125 mg', 3.5, nothing],
    ['Digoxin, 0.125 mg', 3.6, nothing],
    ['Furosemide, 40 mg', 3.4, ['potassium-low-diuretics warning']],
    ['Furosemide, 40 mg', 3.5, nothing],
    ['Furosemide, 40 mg', 3.6, nothing],
  ])('%s at %d mmol/L: %j', (medicine, value, found) => {
    expect(foundIn(medicine, potassium(value))).toEqual(found)
  })

  it('of more than 90 days is too old to compare, which is said', () => {
    const at = (days: number) => ({ values: [measured('Potassium', 6, 'mmol/L', days)] })
    expect(foundIn('Spironolactone, 25 mg', at(90))).toEqual([
      'potassium-high-sparing-55 contraindicated',
    ])
    const { findings, needed, missing, lookedAt } = checkOf('Spironolactone, 25 mg', at(91))
    const old = 'Potassium 6 mmol/L of 2025-12-01, more than 90 days old'
    expect(findings).toEqual([])
    expect(needed).toContainEqual({
      words: `Spironolactone: check potassium. The last value is old (${old}).`,
      isGrave: true,
    })
    expect(missing).toContain(`Potassium: too old, not counted (${old})`)
    expect(lookedAt.join()).not.toContain('Potassium')
  })
})

describe('liver values and INR', () => {
  it.each([
    ['Atorvastatin, 10 mg', 164, nothing],
    ['Atorvastatin, 10 mg', 165, nothing],
    ['Atorvastatin, 10 mg', 166, ['liver-statins critical']],
    ['Isoniazid, 300 mg', 109, nothing],
    ['Isoniazid, 300 mg', 110, nothing],
    ['Isoniazid, 300 mg', 111, ['liver-toxic critical']],
    ['Pioglitazone, 15 mg', 137, nothing],
    ['Pioglitazone, 15 mg', 138, ['liver-others critical']],
  ])('%s at an ALT of %d U/L: %j', (medicine, value, found) => {
    expect(foundIn(medicine, alt(value))).toEqual(found)
  })

  it('goes by the last ALT that can be read, and asks for one where the last cannot', () => {
    const values = [measured('ALT', 'lipaemic', 'U/L', 2), measured('ALT', 166, 'U/L', 30)]
    const { findings, needed } = checkOf('Atorvastatin, 10 mg', { values })
    expect(findings.map(({ rule }) => rule)).toEqual(['liver-statins'])
    expect(needed).toEqual([
      {
        words:
          'Atorvastatin: check liver enzymes. ALT lipaemic U/L of 2026-02-28: not compared, number or unit not understood.',
        isGrave: false,
      },
    ])
  })

  it('goes by the upper limit that the laboratory reports', () => {
    const values = [{ ...measured('ALT', 100, 'U/L'), high: 30 }]
    const [finding] = checkOf('Atorvastatin, 10 mg', { values }).findings
    expect(finding?.because).toBe('ALT 100 U/L (3.3 times the upper limit) of 2026-02-20')
  })

  it.each([
    [4.9, nothing],
    [5, nothing],
    [5.1, ['liver-methotrexate-bilirubin contraindicated']],
  ])('methotrexate at a bilirubin of %d mg/dL: %j', (value, found) => {
    const values = [measured('Total bilirubin', value, 'mg/dL')]
    expect(foundIn('Methotrexate, 10 mg, weekly', { values })).toEqual(found)
    const micromoles = [measured('Total bilirubin', value * 17.104, 'µmol/L')]
    expect(foundIn('Methotrexate, 10 mg, weekly', { values: micromoles })).toEqual(found)
  })

  it.each([
    ['Warfarin, 5 mg', 4.9, nothing],
    ['Warfarin, 5 mg', 5, nothing],
    ['Warfarin, 5 mg', 5.1, ['inr-vitamin-k-antagonists critical']],
    ['Ibuprofen, 400 mg', 2.9, nothing],
    ['Ibuprofen, 400 mg', 3, nothing],
    ['Ibuprofen, 400 mg', 3.1, ['inr-nsaids critical']],
    ['Apixaban, 5 mg', 1.9, nothing],
    ['Apixaban, 5 mg', 2, nothing],
    ['Apixaban, 5 mg', 2.1, ['inr-doacs critical']],
  ])('%s at an INR of %d: %j', (medicine, value, found) => {
    expect(foundIn(medicine, inr(value))).toEqual(found)
  })

  it('does not compare an INR of more than 30 days', () => {
    const at = (days: number) => ({ values: [measured('INR', 6, '', days)] })
    expect(foundIn('Warfarin, 5 mg', at(30))).toEqual(['inr-vitamin-k-antagonists critical'])
    expect(foundIn('Warfarin, 5 mg', at(31))).toEqual([])
  })
})

describe('a diagnosis', () => {
  it.each([
    [
      'Propranolol, 40 mg',
      'Bronchial asthma',
      ['asthma-non-selective-beta-blockers contraindicated'],
    ],
    ['Timolol eye drops', 'Asthma', ['asthma-non-selective-beta-blockers contraindicated']],
    ['Bisoprolol, 5 mg', 'Asthma', ['asthma-selective-beta-blockers critical']],
    ['Propranolol, 40 mg', 'COPD', ['copd-non-selective-beta-blockers critical']],
    ['Carvedilol, 6.25 mg', 'COPD', ['copd-carvedilol warning']],
    ['Bisoprolol, 5 mg', 'COPD', nothing],
    ['Ibuprofen, 400 mg', 'Asthma', ['asthma-nsaids warning']],
    ['Ibuprofen, 400 mg', 'Congestive heart failure', ['heart-failure-nsaids critical']],
    ['Pioglitazone, 15 mg', 'Heart failure', ['heart-failure-pioglitazone contraindicated']],
    ['Verapamil, 80 mg', 'Heart failure', ['heart-failure-calcium-blockers critical']],
    ['Cilostazol, 50 mg', 'Heart failure', ['heart-failure-cilostazol critical']],
    ['Naproxen, 250 mg', 'Duodenal ulcer', ['ulcer-nsaids critical']],
    ['Bupropion, 150 mg', 'Epilepsy', ['epilepsy-bupropion critical']],
    ['Tramadol, 50 mg', 'Epilepsy', ['epilepsy-tramadol warning']],
    ['Metoclopramide, 10 mg', 'Parkinson’s disease', ['parkinson-dopamine-blockers critical']],
    ['Ciprofloxacin, 500 mg', 'Myasthenia gravis', ['myasthenia-antibiotics critical']],
    ['Propranolol, 40 mg', 'No asthma', nothing],
    ['Propranolol, 40 mg', 'Migraine', nothing],
  ])('%s in %s: %j', (medicine, diagnosis, found) => {
    expect(foundIn(medicine, { diagnoses: [diagnosis] })).toEqual(found)
  })

  it('is told of each of several illnesses, and once of those of the airways', () => {
    const diagnoses = ['Heart failure', 'Peptic ulcer']
    expect(foundIn('Ibuprofen', { diagnoses })).toEqual([
      'heart-failure-nsaids critical',
      'ulcer-nsaids critical',
    ])
    expect(foundIn('Propranolol', { diagnoses: ['Asthma, COPD'] })).toEqual([
      'asthma-non-selective-beta-blockers contraindicated',
    ])
  })
})

describe('the dose that is typed', () => {
  it.each([
    [['Simvastatin, 10 mg', 'Verapamil, 80 mg'], {}, nothing],
    [['Simvastatin, 20 mg', 'Verapamil, 80 mg'], {}, ['dose-simvastatin-10 critical']],
    [['Simvastatin, 10 mg', 'Amlodipine, 5 mg'], {}, nothing],
    [['Simvastatin, 20 mg', 'Amlodipine, 5 mg'], {}, nothing],
    [['Simvastatin, 40 mg', 'Amlodipine, 5 mg'], {}, ['dose-simvastatin-20 critical']],
    [['Simvastatin, 40 mg'], {}, nothing],
    [['Simvastatin, 80 mg'], {}, ['dose-simvastatin critical']],
    [['Lovastatin, 20 mg', 'Diltiazem, 60 mg'], {}, nothing],
    [['Lovastatin, 40 mg', 'Diltiazem, 60 mg'], {}, ['dose-lovastatin-20 critical']],
    [['Atorvastatin, 20 mg', 'Clarithromycin, 250 mg'], {}, nothing],
    [['Atorvastatin, 40 mg', 'Clarithromycin, 250 mg'], {}, ['dose-atorvastatin-20 critical']],
    [['Rosuvastatin, 10 mg', 'Gemfibrozil, 600 mg'], {}, nothing],
    [['Rosuvastatin, 20 mg', 'Gemfibrozil, 600 mg'], {}, ['dose-rosuvastatin-10 critical']],
    [['Pravastatin, 40 mg', 'Clarithromycin, 250 mg'], {}, nothing],
    [['Pravastatin, 80 mg', 'Clarithromycin, 250 mg'], {}, ['dose-pravastatin-40 warning']],
    [['Citalopram, 40 mg'], aged(60), nothing],
    [['Citalopram, 20 mg'], aged(61), nothing],
    [['Citalopram, 40 mg'], aged(61), ['dose-citalopram-20-age critical']],
    [['Citalopram, 20 mg', 'Omeprazole, 20 mg'], {}, nothing],
    [['Citalopram, 30 mg', 'Omeprazole, 20 mg'], {}, ['dose-citalopram-20-with critical']],
    [['Citalopram, 60 mg'], {}, ['dose-citalopram critical']],
    [['Escitalopram, 20 mg'], aged(65), nothing],
    [['Escitalopram, 10 mg'], aged(66), nothing],
    [['Escitalopram, 20 mg'], aged(66), ['dose-escitalopram-10-age warning']],
    [['Metformin, 500 mg, twice daily'], kidney(44), ['kidney-metformin-45 warning']],
    [
      ['Metformin, 850 mg, twice daily'],
      kidney(44),
      ['dose-metformin-eGFR critical', 'kidney-metformin-45 warning'],
    ],
    [['Metformin, 850 mg, twice daily'], kidney(45), nothing],
    [['Metformin, 1 g, three times daily'], {}, nothing],
    [['Metformin, 1 g, four times daily'], {}, ['dose-metformin warning']],
    [['Paracetamol, 1 g, 1-1-1'], {}, nothing],
    [['Paracetamol, 1 g, every 6 hours'], {}, nothing],
    [['Paracetamol, 1 g, every 4 hours'], {}, ['dose-paracetamol critical']],
    [['Ibuprofen, 800 mg, TDS'], {}, nothing],
    [['Ibuprofen, 800 mg, QID'], {}, ['dose-ibuprofen warning']],
    [['Diclofenac, 50 mg, TDS'], {}, nothing],
    [['Diclofenac, 75 mg, TDS'], {}, ['dose-diclofenac warning']],
    [['Domperidone, 10 mg, TDS'], {}, nothing],
    [['Domperidone, 10 mg, QID'], {}, ['dose-domperidone critical']],
    [['Metoclopramide, 10 mg, TDS'], {}, nothing],
    [['Metoclopramide, 10 mg, QID'], {}, ['dose-metoclopramide warning']],
    [['Digoxin, 0.25 mg'], aged(64), nothing],
    [['Digoxin, 0.125 mg'], aged(65), nothing],
    [['Digoxin, 0.25 mg'], aged(65), ['dose-digoxin-age warning']],
    [['Methotrexate, 10 mg, once a week'], {}, nothing],
    [['Methotrexate, 2.5 mg, once daily'], {}, ['dose-methotrexate-weekly critical']],
    [['Amoxicillin, 99999 g'], {}, ['dose-unlikely warning']],
  ] as const)('%j of %j: %j', (medicines, patient, found) => {
    expect(foundIn([...medicines], patient as TestPatient)).toEqual(found)
  })

  it('asks about a dose that is unlikely', () => {
    expect(checkOf('Amoxicillin, 99999 g').findings[0]).toMatchObject({
      because: 'One dose of 99999 g',
      consequence: 'So much is unlikely in one dose.',
      action: 'Make sure of the number and of the unit.',
    })
  })

  it('says what it is, and with what', () => {
    const [finding] = checkOf('Amlodipine, 5 mg', {}, ['Simvastatin 20 mg, 2 tablets']).findings
    expect(finding).toMatchObject({
      rule: 'dose-simvastatin-20',
      severity: 'critical',
      because: '40 mg a day, with Amlodipine',
    })
  })

  it('is the sum of all lines that have the ingredient, told once', () => {
    const { findings } = checkOf(
      ['Simvastatin, 20 mg, in the morning', 'Zocor, 20 mg, at night', 'Amlodipine, 5 mg'],
      {},
    )
    expect(findings).toMatchObject([
      {
        ...{ rule: 'dose-simvastatin-20', severity: 'critical' },
        because: '40 mg a day of simvastatin, in Simvastatin and Zocor, with Amlodipine',
      },
    ])
    const codamol = 'Co-codamol 30/500, 2 tablets, QID'
    for (const found of [
      foundIn(['Paracetamol, 500 mg, TDS', codamol]),
      foundIn('Paracetamol, 500 mg, TDS', {}, [codamol, codamol]),
    ])
      expect(found).toEqual(['dose-paracetamol critical'])
    expect(foundIn('Paracetamol, 500 mg, TDS', {}, ['Co-codamol 30/500, 1 tablet, QID'])).toEqual(
      [],
    )
  })

  it('asks for no reason where a line on record may be replaced by the new one', () => {
    expect(checkOf('Citalopram, 30 mg', {}, ['Citalopram, 20 mg']).findings).toMatchObject([
      {
        ...{ rule: 'dose-citalopram', severity: 'warning' },
        because: '50 mg a day of citalopram, in Citalopram',
        note: 'A line of the same medicine is on record: it is so only if both are taken.',
      },
    ])
  })

  it('says where a limit could not be compared, and is grave where a frequency can kill', () => {
    expect(checkOf(['Simvastatin, 1 tablet', 'Amlodipine, 5 mg']).needed).toContainEqual({
      words: 'Simvastatin: how much it is a day is not understood; its limit here is 20 mg.',
      isGrave: false,
    })
    const unclear = 'Methotrexate: how often it is taken is not understood; once a week is usual.'
    const methotrexate = 'Methotrexate, 10 mg, as told'
    expect(checkOf(methotrexate).needed).toContainEqual({ words: unclear, isGrave: true })
    expect(checkOf('Amoxicillin', {}, [methotrexate]).needed).toContainEqual({
      ...{ words: unclear, isGrave: false },
    })
  })
})

describe('what is taken already', () => {
  it('is warned of where a value forbids it, and takes no reason', () => {
    const { findings } = checkOf('Amoxicillin, 500 mg', kidney(29), ['Metformin, 500 mg'])
    expect(findings).toMatchObject([
      {
        rule: 'kidney-metformin-30',
        severity: 'warning',
        note: 'It is taken already, and not part of this prescription.',
      },
    ])
  })

  it('is passed over where only age speaks against it, or a question', () => {
    expect(foundIn('Amoxicillin', aged(80), ['Alprazolam'])).toEqual([])
    expect(foundIn('Amoxicillin', woman(30), ['Warfarin'])).toEqual([])
  })
})

describe('everyday prescriptions of adults with normal values', () => {
  const normal = [
    measured('Creatinine', 0.9, 'mg/dL'),
    measured('Potassium', 4.2, 'mmol/L'),
    measured('ALT', 25, 'U/L'),
    measured('INR', 1, ''),
  ]
  it.each([
    ['Amoxicillin, 500 mg, TDS'],
    ['Paracetamol, 500 mg, QID'],
    ['Ibuprofen, 400 mg, TDS'],
    ['Metformin, 1 g, BD'],
    ['Amlodipine, 5 mg'],
    ['Atorvastatin, 40 mg'],
    ['Omeprazole, 20 mg'],
    ['Cetirizine, 10 mg'],
    ['Azithromycin, 500 mg'],
    ['Levothyroxine, 75 mcg'],
    ['Salbutamol, 2 puffs, QID'],
    ['Losartan, 50 mg'],
    ['Aspirin, 75 mg'],
    ['Sertraline, 50 mg'],
    ['Doxycycline, 100 mg, BD'],
    ['Ciprofloxacin, 500 mg, BD'],
    ['Prednisolone, 20 mg'],
    ['Furosemide, 40 mg'],
  ])('%s finds nothing in the record', (medicine) => {
    expect(foundIn(medicine, { age: 45, sex: 'Male', values: normal })).toEqual([])
    expect(foundIn(medicine, { age: 55, sex: 'Female', values: normal })).toEqual([])
  })
})
