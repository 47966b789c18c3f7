import { describe, expect, it } from 'vitest'
import { checkInteractions } from './check'
import { interactionsSchema, severities as order } from './result'

const found = (...names: string[]) => checkInteractions(names).found
const ids = (...names: string[]) => found(...names).map(({ rule }) => rule)

describe('the rules leave out', () => {
  it.each([
    ['azithromycin', 'irinotecan', 'hardly inhibits CYP3A4'],
    ['azithromycin', 'simvastatin', 'hardly inhibits CYP3A4'],
    ['eletriptan', 'phenelzine', 'is not broken down by MAO'],
    ['naratriptan', 'tranylcypromine', 'is not broken down by MAO'],
    ['pravastatin', 'itraconazole', 'is not of the two statins'],
    ['clopidogrel', 'pantoprazole', 'is the alternative'],
    ['linezolid', 'eletriptan', 'is not broken down by MAO'],
  ])('%s with %s, which %s', (one, other) => {
    expect(checkInteractions([one, other])).toMatchObject({ found: [], clear: [one, other] })
  })

  it.each([
    ['metoprolol', 'sertraline'],
    ['propranolol', 'fluoxetine'],
    ['lisinopril', 'hydrochlorothiazide'],
    ['enalapril', 'ibuprofen'],
    ['ferrous sulfate', 'omeprazole'],
    ['levothyroxine', 'calcium carbonate'],
    ['warfarin', 'omeprazole'],
    ['apixaban', 'pantoprazole'],
    ['clopidogrel', 'aspirin'],
    ['atorvastatin', 'niacin'],
    ['warfarin', 'paracetamol'],
    ['metoprolol', 'amlodipine'],
  ])('%s with %s, which is never worth an interruption', (one, other) => {
    expect(checkInteractions([one, other])).toMatchObject({ found: [], clear: [one, other] })
  })
})

describe('a check', () => {
  it('tells apart what was found, what was not, and what was not recognised', () => {
    const result = checkInteractions(['warfarin', 'metformin', 'aspirn', 'Advil 200 mg', 'ginkgo'])
    expect(result).toMatchObject({
      status: 'checked',
      found: [{ rule: 'pair-1', medicines: [{ name: 'warfarin' }, { name: 'Advil 200 mg' }] }],
      checked: [
        { name: 'warfarin', ingredients: ['warfarin'] },
        { name: 'metformin', ingredients: ['metformin'] },
        { name: 'Advil 200 mg', ingredients: ['ibuprofen'] },
      ],
      clear: ['metformin'],
      unrecognised: [
        { name: 'aspirn', suggestions: ['aspirin'], group: false },
        { name: 'ginkgo', suggestions: [], group: false },
      ],
      duplicates: [],
    })
    expect(interactionsSchema.parse(result)).toEqual(result)
  })

  it('never checks a name because it resembles one', () => {
    expect(found('aspirn', 'warfarin')).toEqual([])
    expect(found('aspirin', 'warfrin')).toEqual([])
    expect(found('aspirin extra', 'warfarin')).toEqual([])
  })

  it('calls nothing clear that had nothing to be checked against', () => {
    expect(checkInteractions(['warfarin', 'ginkgo']).clear).toEqual([])
    expect(checkInteractions(['warfarin']).clear).toEqual([])
    expect(checkInteractions([])).toMatchObject({ found: [], checked: [], clear: [] })
  })

  it('says of a group that it is one', () => {
    expect(checkInteractions(['warfarin', 'NSAIDs']).unrecognised).toEqual([
      { name: 'NSAIDs', suggestions: [], group: true },
    ])
  })

  it('looks into products of several ingredients', () => {
    expect(ids('Entresto', 'lithium')).toEqual(['pair-16'])
    expect(ids('losartan/hydrochlorothiazide 50/12.5 mg', 'lithium')).toEqual(['pair-16'])
    expect(ids('amlodipine/benazepril', 'spironolactone')).toEqual(['pair-10'])
    expect(ids('co-amoxiclav', 'warfarin')).toEqual(['vka-other-antibiotics'])
    expect(ids('Tylenol 3', 'lorazepam')).toEqual(['pair-27'])
  })

  it.each([
    'warfarin + aspirin',
    'warfarin with aspirin',
    'warfarin/aspirin',
    'warfarin and aspirin',
    'warfarin plus aspirin',
    'warfarin | aspirin',
    'warfarin 5mg aspirin 75 mg',
  ])('checks two medicines that one name joins against each other: %s', (name) => {
    const result = checkInteractions([name])
    expect(result).toMatchObject({
      found: [
        {
          rule: 'pair-2',
          medicines: [{ ingredient: 'warfarin' }, { ingredient: 'aspirin' }],
        },
      ],
      clear: [],
    })
    expect(checkInteractions(['metformin', name]).clear).toEqual(['metformin'])
    expect(checkInteractions(['paracetamol + Tylenol', 'metformin']).duplicates).toMatchObject([
      { ingredient: 'paracetamol' },
    ])
  })

  it('does not hold a product’s own ingredients against each other', () => {
    expect(found('Nuedexta', 'metformin')).toEqual([])
    // Sumatriptan with naproxen, and nothing between the two.
    expect(ids('Treximet', 'warfarin')).toEqual(['pair-1'])
  })

  it('finds the same ingredient twice, also inside products and under other names', () => {
    expect(checkInteractions(['Calpol', 'co-codamol 30/500']).duplicates).toEqual([
      { ingredient: 'paracetamol', names: ['Calpol', 'co-codamol 30/500'] },
    ])
    expect(checkInteractions(['acetaminophen', 'paracetamol']).duplicates).toEqual([
      { ingredient: 'paracetamol', names: ['acetaminophen', 'paracetamol'] },
    ])
    expect(checkInteractions(['warfarin', 'Warfarin ', 'metformin']).duplicates).toEqual([
      { ingredient: 'warfarin', names: ['warfarin', 'warfarin'] },
    ])
    expect(checkInteractions(['warfarin', 'metformin']).duplicates).toEqual([])
    // Vitamins and minerals are in so many products, but for those that harm in excess.
    expect(checkInteractions(['Livogen', 'Becosules']).duplicates).toEqual([])
    expect(checkInteractions(['Livogen', 'ferrous sulfate']).duplicates).toMatchObject([
      { ingredient: 'iron' },
    ])
  })

  it('puts the gravest first', () => {
    const severities = found('warfarin', 'azithromycin', 'ibuprofen', 'escitalopram').map(
      ({ severity }) => severity,
    )
    expect([...new Set(severities)]).toEqual(['contraindicated', 'critical', 'warning'])
    expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it('grades warfarin with an NSAID lower where a proton pump inhibitor is there, and says so', () => {
    const [finding] = found('warfarin', 'ibuprofen', 'omeprazole')
    expect(finding).toMatchObject({ rule: 'pair-1', severity: 'warning' })
    expect(finding?.note).toContain('proton pump inhibitor')
    expect(found('warfarin', 'aspirin', 'omeprazole')[0]?.severity).toBe('critical')
    // Of the two rules on this pair, the one that no such medicine softens is the graver.
    expect(found('warfarin', 'ketorolac', 'omeprazole')[0]).toMatchObject({
      rule: 'ketorolac-anticoagulants',
      severity: 'contraindicated',
    })
  })

  it('grades an NSAID with a diuretic higher where an ACE inhibitor or a sartan is there', () => {
    expect(found('ibuprofen', 'furosemide')[0]?.severity).toBe('warning')
    const [finding] = found('ibuprofen', 'furosemide', 'ramipril')
    expect(finding).toMatchObject({ rule: 'nsaids-loop-diuretics', severity: 'critical' })
    expect(finding?.note).toContain('three together')
  })

  it('tells of an NSAID with a thiazide only where an ACE inhibitor or a sartan is there', () => {
    expect(found('ibuprofen', 'hydrochlorothiazide')).toEqual([])
    expect(found('ramipril', 'hydrochlorothiazide')).toEqual([])
    expect(found('ibuprofen', 'hydrochlorothiazide', 'ramipril')).toMatchObject([
      { rule: 'nsaids-thiazides', severity: 'critical' },
    ])
    expect(ids('Losar-H', 'Brufen 400')).toEqual(['nsaids-thiazides'])
  })

  it('gives one advice of a topic on two products: the gravest of their ingredients', () => {
    expect(ids('phenprocoumon', 'Cotrim forte')).toEqual(['pair-3'])
    expect(ids('Cotrim forte', 'phenprocoumon')).toEqual(['pair-3'])
    expect(ids('phenprocoumon', 'trimethoprim')).toEqual(['vka-other-antibiotics'])
    // Two that one name joins are two products.
    expect(ids('phenprocoumon', 'sulfadiazine + trimethoprim')).toEqual([
      'pair-3',
      'vka-other-antibiotics',
    ])
  })

  it('tells a form that stays on the skin apart, where little of it is known to reach the blood', () => {
    const { found: interrupting, local } = checkInteractions(['warfarin', 'diclofenac gel 1%'])
    expect(interrupting).toEqual([])
    expect(local[0]?.note).toContain('diclofenac on the skin')
    expect(found('warfarin', 'diclofenac 50 mg tablet')).toHaveLength(1)
  })

  it.each([
    'Ibuprofen 400 mg soft gel capsule',
    'Ibuprofen 400 mg tablet (for skin)',
    'ibuprofen 400 mg + diclofenac gel',
  ])('takes no tablet for a form that stays on the skin: %s', (name) => {
    expect(found('warfarin', name).map(({ severity }) => severity)).toContain('critical')
  })

  it('keeps a finding for any other form put on the skin, and says what that may change', () => {
    const [finding] = found('warfarin', 'indometacin gel')
    expect(finding?.severity).toBe('critical')
    expect(finding?.note).toContain('indometacin in such a form')
    expect(found('sildenafil', 'nitroglycerin ointment 2%')[0]).not.toHaveProperty('note')
  })

  it('says how far each medicine is covered', () => {
    const [warfarin] = checkInteractions(['warfarin', 'aspirin']).checked
    for (const { lookedFor } of warfarin?.partly ?? [])
      expect(lookedFor).toContain('vitamin K antagonists and NSAIDs')
  })

  it('finds one danger for a pair: of one topic the gravest, of others what they add', () => {
    expect(ids('simvastatin', 'ciclosporin')).toEqual(['pair-20'])
    expect(found('simvastatin', 'ciclosporin')[0]?.also).toEqual([])
    const [finding, ...others] = found('tramadol', 'fluoxetine')
    expect(others).toEqual([])
    expect(finding?.rule).toBe('tramadol-ssri-snri')
    expect(finding?.also.join(' ')).toContain('active form')
  })
})

describe('a finding notes of a medicine that is put on a place of its own', () => {
  const noteOn = (one: string, other: string) => {
    const { found: [finding] = [], local: [hardly] = [] } = checkInteractions([one, other])
    return (finding ?? hardly)?.note
  }

  it('that hardly anything of it reaches the blood, where that is known', () => {
    expect(noteOn('warfarin', 'diclofenac gel')).toContain(
      'Of diclofenac on the skin hardly anything reaches the blood.',
    )
  })

  it('that a pharmacist is to be asked, where it is not', () => {
    expect(noteOn('verapamil', 'timolol eye drops')).toContain(
      'The rule means medicines that act in the whole body; ask a pharmacist how far it holds for timolol in such a form.',
    )
  })
})
