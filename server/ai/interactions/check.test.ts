import { describe, expect, it } from 'vitest'
import { interactionsSchema, type Severity } from '@/contracts/interactions'
import { checkInteractions } from './check'
import { classes } from './classes'
import { ingredients } from './drugs'
import { membersOf, ruleSet, rules } from './rules'

const found = (...names: string[]) => checkInteractions(names).found
const ids = (...names: string[]) => found(...names).map(({ rule }) => rule)

/** One pair of each rule as a person writes it, with the grade that the rule is to have. */
const examples: [rule: string, one: string, other: string, severity: Severity][] = [
  ['onc-3', 'Ritalin 10 mg tablet', 'phenelzine', 'contraindicated'],
  ['onc-4', 'atazanavir', 'Nexium', 'contraindicated'],
  ['onc-6', 'febuxostat', '6-MP', 'contraindicated'],
  ['onc-8', 'fluoxetine', 'tranylcypromine', 'contraindicated'],
  ['onc-11', 'irinotecan', 'clarithromycin', 'contraindicated'],
  ['onc-16', 'meperidine', 'selegiline', 'contraindicated'],
  ['onc-20', 'amitriptyline', 'isocarboxazid', 'contraindicated'],
  ['onc-21', 'ondansetron', 'haloperidol', 'contraindicated'],
  ['onc-22', 'ramelteon', 'fluvoxamine', 'contraindicated'],
  ['onc-23', 'darunavir', "St John's wort", 'contraindicated'],
  ['onc-25', 'simvastatin', 'itraconazole', 'contraindicated'],
  ['onc-27', 'ergotamine', 'ritonavir', 'contraindicated'],
  ['onc-28', 'tizanidine', 'ciprofloxacin', 'contraindicated'],
  ['onc-30', 'tranylcypromine', 'procarbazine', 'contraindicated'],
  ['onc-31', 'sumatriptan', 'methylene blue', 'contraindicated'],
  ['pair-1', 'warfarin sodium', 'ibuprofen', 'critical'],
  ['pair-2', 'warfarin', 'aspirin', 'critical'],
  ['pair-3', 'warfarin', 'co-trimoxazole', 'critical'],
  ['pair-4', 'warfarin', 'azithromycin', 'warning'],
  ['pair-5', 'warfarin', 'levofloxacin', 'warning'],
  ['pair-6', 'warfarin', 'phenytoin', 'warning'],
  ['pair-7', 'warfarin', 'fluconazole', 'critical'],
  ['pair-8', 'warfarin', 'amiodarone', 'critical'],
  ['pair-9', 'lisinopril', 'potassium chloride', 'warning'],
  ['pair-10', 'ramipril', 'spironolactone', 'warning'],
  ['pair-11', 'losartan', 'trimethoprim', 'critical'],
  ['pair-12', 'digoxin', 'amiodarone', 'critical'],
  ['pair-13', 'digoxin', 'verapamil', 'warning'],
  ['pair-14', 'digoxin', 'cyclosporine', 'warning'],
  ['pair-15', 'theophylline', 'ciprofloxacin', 'warning'],
  ['pair-16', 'lithium carbonate', 'furosemide', 'critical'],
  ['pair-17', 'methotrexate', 'naproxen', 'warning'],
  ['pair-18', 'verapamil', 'metoprolol succinate', 'warning'],
  ['pair-19', 'ciclosporin', 'atorvastatin calcium', 'critical'],
  ['pair-20', 'simvastatin', 'gemfibrozil', 'contraindicated'],
  ['pair-21', 'simvastatin', 'amlodipine besylate', 'warning'],
  ['pair-22', 'tamoxifen', 'paroxetine', 'warning'],
  ['pair-23', 'phenytoin', 'Bactrim', 'warning'],
  ['pair-24', 'glyburide', 'co-trimoxazole', 'warning'],
  ['pair-25', 'nifedipine', 'erythromycin', 'warning'],
  ['pair-26', 'apixaban', 'sertraline', 'warning'],
  ['pair-27', 'oxycodone', 'diazepam', 'critical'],
  ['pair-28', 'clopidogrel', 'omeprazole', 'warning'],
  ['pair-29', 'linezolid', 'citalopram', 'critical'],
  ['pair-30', 'sildenafil', 'nitroglycerin', 'contraindicated'],
  ['pair-31', 'tadalafil', 'riociguat', 'contraindicated'],
  ['pair-32', 'allopurinol', 'azathioprine', 'critical'],
  ['pair-33', 'colchicine', 'clarithromycin', 'critical'],
]

describe('the rules', () => {
  it('are the 15 pairs of ONC and the 33 further ones, and the version counts them', () => {
    expect(rules.map(({ id }) => id)).toEqual(examples.map(([rule]) => rule))
    expect(ruleSet).toMatchObject({ rules: 48, reviewedByPharmacist: false })
    expect(ruleSet.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it.each(examples)('%s fires for %s and %s, in both orders', (rule, one, other, severity) => {
    for (const names of [
      [one, other],
      [other, one],
    ] as const) {
      const result = checkInteractions(names)
      expect(result.unrecognised).toEqual([])
      expect(result.clear).toEqual([])
      const [finding] = result.found.filter((each) => each.rule === rule)
      expect(finding).toMatchObject({ severity, medicines: names.map((name) => ({ name })) })
      expect(finding?.sources.length).toBeGreaterThan(0)
    }
  })

  it.each(rules)('$id fires for every pair of its members', ({ id, between }) => {
    const [left, right] = between.map((side) => [...membersOf(side)])
    for (const one of left ?? [])
      for (const other of right ?? []) if (one !== other) expect(ids(one, other)).toContain(id)
  })

  it.each(rules)('$id grades itself only where its source does not', (rule) => {
    expect(rule.gradedBy).toBe(rule.severity === 'contraindicated' ? 'source' : 'rule set')
  })

  it('have classes of known ingredients, each once', () => {
    for (const members of Object.values(classes)) {
      expect(new Set(members).size).toBe(members.length)
      for (const member of members) expect(ingredients).toHaveProperty([member])
    }
  })
})

describe('the rules leave out', () => {
  it.each([
    ['azithromycin', 'irinotecan', 'hardly inhibits CYP3A4'],
    ['azithromycin', 'simvastatin', 'hardly inhibits CYP3A4'],
    ['azithromycin', 'ergotamine', 'hardly inhibits CYP3A4'],
    ['eletriptan', 'phenelzine', 'is not broken down by MAO'],
    ['naratriptan', 'tranylcypromine', 'is not broken down by MAO'],
    ['atorvastatin', 'clarithromycin', 'is not of the two statins'],
    ['pravastatin', 'itraconazole', 'is not of the two statins'],
    ['clopidogrel', 'pantoprazole', 'is the alternative'],
    ['linezolid', 'sumatriptan', 'was not accepted by ONC'],
    ['linezolid', 'pseudoephedrine', 'was not accepted by ONC'],
    ['gemfibrozil', 'rosuvastatin', 'was not accepted by ONC'],
    ['losartan', 'potassium chloride', 'is said of ACE inhibitors'],
    ['morphine', 'phenelzine', 'is not among ONC’s opioids'],
    ['colchicine', 'azithromycin', 'is no strong inhibitor'],
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
    expect(ids('co-amoxiclav', 'warfarin')).toEqual([])
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
  })

  it('puts the gravest first', () => {
    const severities = found('warfarin', 'azithromycin', 'ibuprofen', 'ondansetron').map(
      ({ severity }) => severity,
    )
    expect(severities).toEqual(['contraindicated', 'critical', 'warning'])
  })

  it('grades warfarin with an NSAID lower where a proton pump inhibitor is there, and says so', () => {
    const [finding] = found('warfarin', 'ibuprofen', 'omeprazole')
    expect(finding).toMatchObject({ rule: 'pair-1', severity: 'warning' })
    expect(finding?.note).toContain('proton pump inhibitor')
    expect(found('warfarin', 'aspirin', 'omeprazole')[0]?.severity).toBe('critical')
  })

  it('keeps a finding for a form put on the skin, and says what that may change', () => {
    const [finding] = found('warfarin', 'diclofenac gel 1%')
    expect(finding).toMatchObject({ rule: 'pair-1', severity: 'critical' })
    expect(finding?.note).toContain('diclofenac in such a form')
    expect(found('warfarin', 'diclofenac 50 mg tablet')[0]).not.toHaveProperty('note')
    expect(found('sildenafil', 'nitroglycerin ointment 2%')[0]).not.toHaveProperty('note')
  })

  it('gives every rule that names a pair, for their sources differ', () => {
    expect(ids('simvastatin', 'amiodarone')).toEqual(['onc-25', 'pair-21'])
    expect(ids('simvastatin', 'ciclosporin').sort()).toEqual(['pair-19', 'pair-20'])
  })
})
