import { describe, expect, it } from 'vitest'
import { checkAllergies } from './allergies'
import { allergyClasses } from './allergy-classes'
import { allergySources } from './allergy-sources'
import { crossSensitivities } from './cross-sensitivities'
import { ingredients } from './ingredients'
import { allergyCheckSchema, type Severity } from './result'
import { membersOf, topics } from './rules'
import { listed } from './table'

const gravest = (allergy: string, medicine: string): Severity | null =>
  checkAllergies([allergy], [medicine]).matches[0]?.severity ?? null

describe('an allergy and a medicine', () => {
  const pairs: [allergy: string, medicine: string, grade: Severity | null][] = [
    // The same ingredient, by any name.
    ['Ibuprofen', 'Brufen 400', 'contraindicated'],
    ['Brufen', 'ibuprofen syrup', 'contraindicated'],
    ['codeine', 'co-codamol', 'contraindicated'],
    ['Bactrim', 'co-trimoxazole', 'contraindicated'],
    ['Paracetamol', 'Dolo 650', 'contraindicated'],
    // A class.
    ['Penicillin', 'amoxicillin', 'contraindicated'],
    ['Penicillins', 'Augmentin 625', 'contraindicated'],
    ['PCN', 'co-amoxiclav', 'contraindicated'],
    ['Allergic to penicillin', 'Amoxil', 'contraindicated'],
    ['Penicillin (rash)', 'amoxicillin', 'contraindicated'],
    ['penicillin allergy - hives in childhood', 'amoxicillin', 'contraindicated'],
    ['Sulfa', 'Bactrim DS', 'contraindicated'],
    ['sulfa drugs', 'co-trimoxazole', 'contraindicated'],
    ['Sulpha', 'Septran', 'contraindicated'],
    ['NSAIDs', 'diclofenac', 'contraindicated'],
    ['NSAIDs', 'aspirin', 'contraindicated'],
    ['aspirin', 'Combiflam', 'contraindicated'],
    ['Ibuprofen', 'diclofenac 50 mg', 'contraindicated'],
    ['cephalosporins', 'cefixime 200', 'contraindicated'],
    ['cefixime', 'cefuroxime', 'contraindicated'],
    ['Macrolides', 'Azithral 500', 'contraindicated'],
    ['erythromycin', 'clarithromycin', 'contraindicated'],
    ['quinolones', 'ciprofloxacin', 'contraindicated'],
    ['ciprofloxacin', 'ofloxacin', 'contraindicated'],
    ['opioids', 'tramadol', 'contraindicated'],
    ['iodine', 'amiodarone', 'contraindicated'],
    ['statins', 'atorvastatin', 'contraindicated'],
    // A cross-sensitivity.
    ['Penicillin', 'cefuroxime', 'warning'],
    ['Penicillin', 'cephalexin', 'warning'],
    ['Penicillin (anaphylaxis)', 'cefuroxime', 'contraindicated'],
    ['cefixime', 'amoxicillin', 'warning'],
    ['aspirin', 'celecoxib', 'critical'],
    ['NSAIDs', 'etoricoxib', 'critical'],
    ['celecoxib', 'ibuprofen', 'critical'],
    ['sulfa', 'furosemide', 'warning'],
    ['sulfa', 'celecoxib', 'critical'],
    ['sulfa', 'glimepiride', 'warning'],
    ['codeine', 'morphine', 'warning'],
    ['codeine', 'tramadol', 'warning'],
    ['ramipril', 'lisinopril', 'critical'],
    ['ramipril (angioedema)', 'Entresto', 'contraindicated'],
    ['ramipril', 'losartan', 'warning'],
    ['carbamazepine', 'phenytoin', 'critical'],
    ['atorvastatin', 'rosuvastatin', 'warning'],
    // An ingredient that only the tables of allergies name.
    ['oxacillin', 'amoxicillin', 'contraindicated'],
    ['Aztreonam (rash)', 'Fortum', 'critical'],
    ['potassium iodide', 'Potassium Iodide 65 mg', 'contraindicated'],
    ['lidocaine', 'bupivacaine', 'critical'],
    // In the languages that names have.
    ['penicilina', 'amoxicilina', 'contraindicated'],
    ['Pénicilline', 'amoxicillin', 'contraindicated'],
    ['Penizillin', 'Amoxicillin', 'contraindicated'],
    ['Alergia à penicilina', 'Benzetacil', 'contraindicated'],
    ['Allergie gegen Penicillin (Hautausschlag)', 'amoxicillin', 'contraindicated'],
    ['allergique à la pénicilline', 'Augmentin', 'contraindicated'],
    ['Penicilina (choque anafilático)', 'cefuroxime', 'contraindicated'],
    ['Penizillin: anaphylaktischer Schock', 'cefuroxime', 'contraindicated'],
    ['penicilina: urticária', 'cefuroxima', 'warning'],
    ['dipirona', 'Dorflex', 'contraindicated'],
    ['Dipirona', 'ibuprofeno', 'contraindicated'],
    ['sulfa', 'Bactrim', 'contraindicated'],
    ['sulfas', 'sulfametoxazol + trimetoprima', 'contraindicated'],
    ['sulfamides', 'Bactrim', 'contraindicated'],
    ['Sulfonamide', 'sulfadiazine', 'contraindicated'],
    ['AINEs', 'nimesulida', 'contraindicated'],
    ['NSAR', 'diclofenac', 'contraindicated'],
    ['anti-inflamatórios', 'diclofenaco', 'contraindicated'],
    ['Cefalosporinas', 'ceftriaxona', 'contraindicated'],
    ['iodo', 'amiodarona', 'contraindicated'],
    ['Jod', 'amiodarone', 'contraindicated'],
    ['AAS', 'aspirin', 'contraindicated'],
    ['ácido acetilsalicílico', 'ibuprofeno', 'contraindicated'],
    ['lidocaína', 'lidocaine', 'contraindicated'],
    ['penicilina e sulfa', 'Bactrim', 'contraindicated'],
    ['não tem alergia à penicilina', 'amoxicillin', null],
    ['vitamin e', 'amoxicillin', null],
    // Nothing.
    ['Penicillin', 'azithromycin', null],
    ['Penicillin', 'doxycycline', null],
    ['aspirin', 'paracetamol', null],
    ['NSAIDs', 'paracetamol', null],
    ['sulfa', 'morphine sulfate', null],
    ['sulfa', 'amoxicillin', null],
    ['co-trimoxazole', 'amoxicillin', null],
    ['contrast', 'amiodarone', null],
    ['not allergic to penicillin', 'amoxicillin', null],
    ['peanuts', 'amoxicillin', null],
    ['eggs', 'warfarin', null],
  ]

  it.each(pairs)('%s with %s: %s', (allergy, medicine, grade) => {
    expect(gravest(allergy, medicine)).toBe(grade)
  })

  it('of the same name are told, also where nobody knows the name', () => {
    expect(checkAllergies(['Foozol'], ['Tab. Foozol 5 mg'])).toMatchObject({
      matches: [{ severity: 'contraindicated', rule: 'allergy-name' }],
      notCompared: ['Foozol'],
    })
  })
})

describe('a match is said in words', () => {
  it.each([
    ['Brufen', 'ibuprofen', '“Brufen”, and this medicine holds ibuprofen.'],
    ['Foozol', 'Foozol', '“Foozol”, which is this medicine’s name.'],
    [
      'codeine',
      'tramadol',
      '“codeine”, and tramadol is an opioid, as codeine is. An allergy to one says little of another; ask what happened.',
    ],
    [
      'Penicillin',
      'cefalexin',
      '“Penicillin”. With cefalexin: it shares a side chain with amoxicillin or ampicillin, so that of those allergic to one of the two many react to it. Ask what happened and with which penicillin; another cephalosporin or antibiotic may be better.',
    ],
    [
      'Penicillin',
      'cefuroxime',
      '“Penicillin”. With cefuroxime: few who are allergic to a penicillin react to this cephalosporin, but some do. Ask what happened: after anaphylaxis or a severe skin reaction it is not to be given.',
    ],
    [
      'cefixime',
      'amoxicillin',
      '“cefixime”. With amoxicillin: some who are allergic to a cephalosporin react to penicillins. Ask what happened, and where the record does not say, with which cephalosporin.',
    ],
    [
      'Penicillin',
      'meropenem',
      '“Penicillin”. With meropenem: fewer than one in a hundred who are allergic to a penicillin react to a carbapenem; its product information rules it out after a severe reaction to any beta-lactam.',
    ],
    [
      'meropenem',
      'cefixime',
      '“meropenem”. With cefixime: both are beta-lactams. Ask what happened.',
    ],
    [
      'ceftazidime',
      'aztreonam',
      '“ceftazidime”. With aztreonam: aztreonam and ceftazidime share a side chain.',
    ],
    [
      'aztreonam',
      'ceftazidime',
      '“aztreonam”. With ceftazidime: aztreonam and ceftazidime share a side chain.',
    ],
    [
      'aspirin',
      'celecoxib',
      '“aspirin”. With celecoxib: most who react to aspirin or other NSAIDs tolerate it, but its product information rules it out after asthma, swelling or urticaria from them. Not without an allergist’s advice.',
    ],
    [
      'Salicylates',
      'diclofenac',
      '“Salicylates”. With diclofenac: product information rules NSAIDs out after asthma, swelling or urticaria from aspirin or another salicylate.',
    ],
    [
      'celecoxib',
      'ibuprofen',
      '“celecoxib”. With ibuprofen: product information rules NSAIDs out after asthma, swelling or urticaria from any of them.',
    ],
    [
      'sulfa',
      'furosemide',
      '“sulfa”. With furosemide: its product information names sulfonamides among what rules it out, though later studies found no cross-reaction with the antibiotics. Ask how severe the reaction was.',
    ],
    [
      'ramipril',
      'sacubitril',
      '“ramipril”. With sacubitril: its product information rules it out after angioedema from an ACE inhibitor or angiotensin receptor blocker.',
    ],
    [
      'ramipril',
      'losartan',
      '“ramipril”. With losartan: after angioedema from an ACE inhibitor a few have it from these, too. A cough from an ACE inhibitor does not speak against it.',
    ],
    [
      'carbamazepine',
      'phenytoin',
      '“carbamazepine”. With phenytoin: about one in four who react to one of the aromatic anticonvulsants reacts to another, with severe skin reactions.',
    ],
  ])('%s with %s', (allergy, medicine, words) => {
    expect(checkAllergies([allergy], [medicine]).matches[0]?.words).toBe(`The record says ${words}`)
  })
})

describe('a medicine that is only known elsewhere', () => {
  const known = [{ name: 'Foozol 5 mg', ingredients: ['amoxicillin', 'clavulanic acid'] }]
  const matches = (allergy: string) =>
    checkAllergies([allergy], ['foozol  5 mg', 'metformin'], known).matches

  it('is compared by its ingredients', () => {
    expect(matches('Penicillin')).toMatchObject([
      { medicine: { name: 'foozol 5 mg', ingredient: 'amoxicillin' }, severity: 'contraindicated' },
    ])
    expect(matches('NSAIDs')).toEqual([])
  })

  it('is compared by its name as well', () => {
    expect(matches('Foozol')).toMatchObject([{ rule: 'allergy-name' }])
  })
})

describe('the allergies of a record', () => {
  const nothing = { matches: [], notCompared: [] }

  it.each([
    ...['NKDA', 'nkda', 'None known', 'none', 'None', 'Nil', 'nil known', 'No', 'NKA'],
    ...['No known drug allergies', 'no known allergies', 'No known drug or food allergies'],
    ...['No h/o drug allergy', 'Denies any allergies', 'no allergies', 'No known drug allergies.'],
    ...['keine bekannt', 'Keine Allergien bekannt', 'Keine', 'keine Medikamentenallergien'],
    ...['nenhuma', 'Nenhuma conhecida', 'Nega alergias', 'Sem alergias', 'Não tem alergias'],
    ...['aucune connue', 'Aucune', 'Pas d’allergie connue', 'ninguna conocida', 'Niega alergias'],
    ...['nessuna nota', 'geen bekend'],
  ])('are none known where it says %j', (text) => {
    expect(checkAllergies([text], ['amoxicillin'])).toEqual({
      ...nothing,
      none: true,
      record: 'none known',
    })
  })

  it.each([
    ...['', ' ', '-', 'N/A', 'n/a', '?', 'unknown', 'Not known', 'not asked', 'Known'],
    ...['unbekannt', 'nicht erfragt', 'desconhecida', 'não perguntado', 'inconnue', 'desconocida'],
  ])('were not asked for where it says %j', (text) => {
    expect(checkAllergies([text], ['amoxicillin'])).toEqual({
      ...nothing,
      none: true,
      record: 'not asked',
    })
  })

  it('were not asked for where it says nothing, and are some where it says more', () => {
    expect(checkAllergies([], ['amoxicillin'])).toMatchObject({ none: true, record: 'not asked' })
    expect(checkAllergies(['NKDA', 'latex'], ['amoxicillin'])).toMatchObject({
      none: false,
      record: 'named',
      notCompared: ['latex'],
    })
    expect(checkAllergies(['NKDA', 'unknown'], ['amoxicillin']).record).toBe('none known')
  })

  it.each([
    ['penicillin, sulfa', ['amoxicillin', 'co-trimoxazole']],
    ['Penicillin and NSAIDs', ['amoxicillin', 'ibuprofen']],
    ['Penicillin/aspirin', ['amoxicillin', 'aspirin']],
    ['Penicillin: rash, swelling; codeine (nausea, vomiting)', ['amoxicillin', 'codeine']],
    ['sulfa drugs (Bactrim)', ['co-trimoxazole']],
    ['NSAIDs (ibuprofen, diclofenac)', ['ibuprofen']],
  ])('are all read in %s', (text, medicines) => {
    const { matches, notCompared } = checkAllergies([text], medicines)
    expect(new Set(matches.map(({ medicine }) => medicine.name))).toEqual(new Set(medicines))
    expect(matches.every(({ severity }) => severity === 'contraindicated')).toBe(true)
    expect(notCompared).toEqual([])
  })

  it.each([
    ['peanuts', ['peanuts']],
    ['Latex (rash)', ['Latex (rash)']],
    ['eggs, penicillin, dust', ['eggs', 'dust']],
    ['penicilin', ['penicilin']],
    ['not allergic to penicillin', ['not allergic to penicillin']],
    ['tolerates amoxicillin', ['tolerates amoxicillin']],
    ['drug allergy', ['drug allergy']],
    ['painkillers', ['painkillers']],
  ])('that are not understood are told: %s', (text, notCompared) => {
    expect(checkAllergies([text], ['metformin'])).toMatchObject({ notCompared, none: false })
  })

  it('count for what is understood of them, and are told for the rest', () => {
    expect(checkAllergies(['penicillin fooey'], ['amoxicillin'])).toMatchObject({
      matches: [{ severity: 'contraindicated' }],
      notCompared: ['penicillin fooey'],
    })
  })

  it('give the gravest match of each ingredient, the gravest first, in a known shape', () => {
    const result = checkAllergies(
      ['Penicillin', 'aspirin'],
      ['cefixime', 'Augmentin', 'ibuprofen + paracetamol', 'ibuprofen + paracetamol'],
    )
    expect(allergyCheckSchema.parse(result)).toEqual(result)
    expect(result.matches.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual([
      'allergy-penicillins: contraindicated',
      'allergy-NSAIDs: contraindicated',
      'allergy-penicillins-cephalosporins: warning',
    ])
    expect(result.matches[0]?.words).toBe(
      'The record says “Penicillin”, and amoxicillin is a penicillin.',
    )
    for (const { sources } of result.matches) expect(sources.length).toBeGreaterThan(0)
  })
})

describe('the tables of allergies', () => {
  const classNames = new Set(topics.flatMap((topic) => Object.keys(topic.classes)))

  it('speak of classes that have known members, and cite known sources', () => {
    for (const [key, { members, sources }] of Object.entries(allergyClasses)) {
      const [of = ''] = members.split(' except ')
      const plural = listed(of).filter((each) => /[^aiu]s$/.test(each) && !ingredients.has(each))
      expect({ key, unknown: plural.filter((each) => !classNames.has(each)) }).toEqual({
        key,
        unknown: [],
      })
      if (key !== 'contrast media' && key !== 'carbapenems' && key !== 'lincosamides')
        expect(membersOf(members).size).toBeGreaterThan(0)
      expect(sources.filter((id) => !allergySources[id])).toEqual([])
    }
    for (const { sources } of crossSensitivities)
      expect(sources.filter((id) => !allergySources[id])).toEqual([])
  })

  it('call nothing safe', () => {
    for (const { words } of crossSensitivities) expect(words).not.toMatch(/\bsafe/i)
  })
})

it('holds NSAIDs against an allergy to salicylates', () => {
  const [match] = checkAllergies(['Salicylates'], ['Ibuprofen']).matches
  expect(match?.severity).toBe('contraindicated')
})

it('tells what it does not understand, though it only describes', () => {
  expect(checkAllergies(['Penicillin, antibiotics'], ['Ibuprofen']).notCompared).toEqual([
    'antibiotics',
  ])
})
