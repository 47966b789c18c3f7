import { describe, expect, it } from 'vitest'
import { medicinesIn } from './question'

const names = (question: string) => medicinesIn(question).names

describe('the doctor’s question', () => {
  const built = (current: string, added: string) =>
    `Patient is currently taking: ${current}. New medications: ${added}. Are there any potential drug interactions? Please give a safety answer in 1-2 sentences.`

  it('is read item by item, without doses and times', () => {
    const asked = medicinesIn(
      built(
        'paracetamol (500mg, every 4-5 hours), St. John’s wort',
        'Warfarin (5mg, once daily), aspirn (75 mg, with food, at night)',
      ),
    )
    expect(asked).toEqual({
      names: ['paracetamol', 'St John’s wort', 'Warfarin', 'aspirn'],
      asksToCheck: true,
    })
  })

  it.each(['none', 'None', 'nothing', 'no medications', 'N/A', ''])(
    'without current medicines (%j) names the new ones',
    (nothing) => {
      expect(names(built(nothing, 'Foozol (1 tablet)'))).toEqual(['Foozol'])
    },
  )

  it('keeps a medicine that is in both lists twice', () => {
    expect(names(built('Calpol', 'calpol (500mg)'))).toEqual(['Calpol', 'calpol'])
  })

  it('keeps doses that stand outside brackets with their name', () => {
    expect(names(built('warfarin 5 mg tablet once daily', 'Co-codamol 30/500'))).toEqual([
      'warfarin 5 mg tablet once daily',
      'Co-codamol 30/500',
    ])
  })

  it.each([
    'every 4-5 hours',
    'twice daily after food',
    'every other day',
    'three times a day, for 5 days',
    '1-0-1, as directed',
    'Q6H when needed',
    'half a tablet at night',
    '10ml with meals',
  ])('takes doses and times without brackets for no medicine: %s', (schedule) => {
    expect(names(built(`paracetamol, 500mg, ${schedule}`, 'aspirin'))).toEqual([
      'paracetamol',
      'aspirin',
    ])
  })

  it('leaves out what a medicine is for', () => {
    expect(names(built('warfarin 5 mg for atrial fibrillation', 'aspirin'))).toEqual([
      'warfarin 5 mg',
      'aspirin',
    ])
  })

  it.each([
    ['warfarin as well as aspirin', ['warfarin', 'aspirin']],
    ['warfarin 5 mg for AF with digoxin', ['warfarin 5 mg', 'digoxin']],
    ['warfarin + foozol', ['warfarin', 'foozol']],
    ['metformin for diabetes in a patient on warfarin', ['metformin', 'warfarin']],
    ['NSAID (ibuprofen)', ['NSAID', 'ibuprofen']],
    ['foozol [5 mg, instead of warfarin]', ['foozol', 'warfarin']],
    ['no medicines except warfarin', ['warfarin']],
    ['warfarin (Coumadin)', ['warfarin']],
    ['warfarin 5 mg with food', ['warfarin 5 mg with food']],
    ['Tylenol with codeine', ['Tylenol with codeine']],
  ])('loses no medicine that stands beside an item: %s', (item, medicines) => {
    expect(names(built(item, 'none'))).toEqual(medicines)
  })

  it('reads lists line by line', () => {
    expect(
      names(
        'Current medications:\n1. Warfarin 5 mg od\n2. Tab. Metoprolol 25mg\n- Foozol\nNew medicines: amiodarone and digoxin\nAny interactions?',
      ),
    ).toEqual(['Warfarin 5 mg od', 'Metoprolol 25mg', 'Foozol', 'amiodarone', 'digoxin'])
  })

  it('reads what stands beside its lists as well', () => {
    expect(names(`${built('warfarin', 'metformin')} The patient also uses ibuprofen.`)).toEqual([
      'warfarin',
      'metformin',
      'ibuprofen',
    ])
  })
})

describe('running text', () => {
  it.each([
    ['Can I give aspirin with warfarin?', ['aspirin', 'warfarin']],
    ['warfarin + St John’s wort', ['warfarin', 'St John’s wort']],
    ['aspirin-warfarin interaction', ['aspirin', 'warfarin']],
    ['Is co trimoxazole fine with Coumadin?', ['co trimoxazole', 'Coumadin']],
    ['isosorbide mononitrate and sildenafil', ['isosorbide mononitrate', 'sildenafil']],
    ['WARFARIN, Warfarin and warfarin with aspirin', ['WARFARIN', 'aspirin']],
    ['losartan/hydrochlorothiazide with lithium', ['losartan', 'hydrochlorothiazide', 'lithium']],
    ['Does diclofenac gel matter with warfarin?', ['diclofenac gel', 'warfarin']],
    ['warfarin-treated patient, may she take ibuprofen', ['warfarin', 'ibuprofen']],
    ['Tylenol 3 with lorazepam', ['Tylenol 3', 'lorazepam']],
    // What is not known, where a medicine would stand.
    ['Is aspirn ok with warfrin?', ['aspirn', 'warfrin']],
    ['Does ginkgo biloba interact with warfarin?', ['ginkgo biloba', 'warfarin']],
    ['Does ginkgo interact with garlic?', ['ginkgo', 'garlic']],
    ['Can I take tramadol, sertraline, or my Foozol?', ['tramadol', 'sertraline', 'Foozol']],
    ['Patient on ginkgo. Add warfarin?', ['ginkgo', 'warfarin']],
    ['simvastatin and grapefruit juice', ['simvastatin', 'grapefruit juice']],
    ['Tylenol PM with warfarin?', ['Tylenol PM', 'warfarin']],
    ['warfarin and NSAIDs', ['warfarin', 'NSAIDs']],
    ['sildenafil foozol', ['sildenafil', 'foozol']],
    ['May someone on warfarin have vitamin K?', ['warfarin', 'vitamin K']],
    [
      'clarithromycin with a calcium channel blocker',
      ['clarithromycin', 'calcium channel blocker'],
    ],
    // What follows a brand can make it another product.
    ['Nurofen Plus with lorazepam', ['Nurofen Plus', 'lorazepam']],
    ['Can I take lorazepam with Nurofen Plus?', ['lorazepam', 'Nurofen Plus']],
    ['Clopilet A with warfarin', ['Clopilet A', 'warfarin']],
    ['deplatt-a with warfarin', ['deplatt-a', 'warfarin']],
    ['Ecosprin AV and gemfibrozil', ['Ecosprin AV', 'gemfibrozil']],
    ['Warfarin as a blood thinner with ibuprofen', ['Warfarin', 'blood thinner', 'ibuprofen']],
    ['Coumadin plus a NSAID', ['Coumadin', 'NSAID']],
    ['Coumadin plus aspirin', ['Coumadin', 'aspirin']],
    ['5-ASA with warfarin', ['5ASA', 'warfarin']],
    // What is joined to a name and belongs to it.
    ['diclofenac sodium and warfarin sodium', ['diclofenac sodium', 'warfarin sodium']],
    ['warfarin5mg with aspirin75mg', ['warfarin', 'aspirin']],
    ['war\u00adfarin and aspirin\u200b', ['warfarin', 'aspirin']],
    ['Bactrim DS and warfarin', ['Bactrim DS', 'warfarin']],
    // What is a measurement or a state, and no medicine.
    [
      'Potassium level 5.6: may lisinopril stay with spironolactone?',
      ['lisinopril', 'spironolactone'],
    ],
    ['calcium-channel trouble with digoxin', ['calcium-channel', 'digoxin']],
  ])('%s', (question, medicines) => {
    expect(medicinesIn(question)).toEqual({ names: medicines, asksToCheck: true })
  })

  it('asks to check one medicine where it asks what interacts with it', () => {
    expect(medicinesIn('Which medicines interact with warfarin?')).toEqual({
      names: ['warfarin'],
      asksToCheck: true,
    })
  })

  it.each([
    'How do I add a department?',
    'How do I combine two departments?',
    'How do I prescribe warfarin for a patient?',
    'Where do I enter an appointment for a patient with diabetes?',
    'What should I eat today?',
    'Hello',
    '',
  ])('does not ask to check: %s', (question) => {
    expect(medicinesIn(question).asksToCheck).toBe(false)
  })

  it.each([
    [`Is ${'xarfarjn blorpazole, '.repeat(190)} ok together?`, ['xarfarjn blorpazole']],
    ['a-'.repeat(2000), []],
    ['taking:'.repeat(570), []],
    [`taking: ${'('.repeat(3900)}`, []],
    [`taking: ${'warfarin ('.repeat(390)}`, ['warfarin ('.repeat(390).trim()]],
    ['warfarin and '.repeat(300), ['warfarin']],
    ['medications: x. '.repeat(250), Array(250).fill('x')],
  ])('is read, however long and strange it is (%#)', (question, medicines) => {
    expect(names(question)).toEqual(medicines)
  })
})
