import { checkInteractions } from '@shared/medicines/check'
import { ruleSet, rules } from '@shared/medicines/rules'
import { describe, expect, it } from 'vitest'
import { describeInteractions } from './describe'

const told = (...names: string[]) => describeInteractions(checkInteractions(names))

const version = `Interaction rules ${ruleSet.version} of ${ruleSet.date}, ${rules.length} rules; no pharmacist has reviewed them.`

describe('the result in words', () => {
  it('says what was found, what to do, by which source and whose grade', () => {
    expect(told('warfarin', 'Ecosprin 75')).toBe(
      [
        'The interaction rules name 1 danger among these medicines.',
        '',
        '- Critical: warfarin with Ecosprin 75 (aspirin). Bleeding. Give both only where the reason is firm, at the lowest dose; watch for bleeding and check the INR. (Rule pair-2, vitamin K antagonists and aspirin or another antiplatelet; graded by Rounds. Source: Roughead et al., Br J Clin Pharmacol 2010 (hazardous in three or more references); Acenocoumarol (Sinthrome), summary of product characteristics, section 4.5.)',
        '',
        'Checked against each other: warfarin, Ecosprin 75 (aspirin).',
        '',
        `${version} Ask a doctor or pharmacist before you act on them.`,
      ].join('\n'),
    )
    expect(told('sildenafil', 'GTN')).toContain('graded by the source')
  })

  it('says that nothing was found among those checked, and that this proves little', () => {
    const text = told('teicoplanin', 'metformin')
    expect(text).toContain(`None of the ${rules.length} interaction rules names a pair`)
    expect(text).toContain('this does not mean that these medicines go together')
    expect(text).toContain('Checked against each other: teicoplanin, metformin.')
  })

  it('says of covered medicines no more than what was read of their labels', () => {
    const text = told('paracetamol', 'amoxicillin')
    expect(text).toContain('the rules hold what the labels read name as grave of each of them')
    expect(text).toContain('this does not mean that they go together')
  })

  it('says what was not checked, by name, with near spellings to choose from', () => {
    const text = told('warfarin', 'aspirn', 'NSAIDs', 'ginkgo')
    expect(text).toContain('Only warfarin was recognised, so there was nothing to check it against')
    expect(text).toContain(
      'Not recognised, and so not checked: aspirn (did you mean aspirin?), NSAIDs (a group: name the medicine itself), ginkgo.',
    )
    expect(told('ginkgo')).toContain('No known medicine was recognised, so nothing was checked.')
  })

  it('names those without a finding beside those with one', () => {
    expect(told('warfarin', 'aspirin', 'metformin')).toContain('No rule found for: metformin.')
  })

  it('says which ingredient is there twice', () => {
    expect(told('Calpol', 'co-codamol')).toContain(
      'The same ingredient more than once: paracetamol, in Calpol and co-codamol.',
    )
    expect(told('warfarin', 'warfarin')).toContain('warfarin, named twice.')
  })

  it('tells for one medicine which rules name it', () => {
    expect(told('tamoxifen')).toMatch(
      /The rules that name it: [^;]+; [^;]+; [^;]+; and \d+ more kinds of pairs\./,
    )
    expect(told('lactulose')).toContain('No rule names lactulose.')
  })

  it('says that the check failed', () => {
    const text = describeInteractions({ status: 'failed', ruleSet })
    expect(text).toContain('The check by interaction rules failed: nothing was checked.')
    expect(text).toContain(version)
  })

  it('writes out a dozen findings and counts the others', () => {
    const many = told(
      'warfarin',
      ...['ibuprofen', 'naproxen', 'ketorolac', 'meloxicam', 'piroxicam'],
      ...['aspirin', 'clopidogrel', 'azithromycin', 'ofloxacin', 'phenytoin', 'fluconazole'],
      ...['amiodarone', 'sulfadiazine', 'etodolac'],
    )
    expect(many.match(/^- (?:Contraindicated|Critical|Warning): /gm)).toHaveLength(12)
    expect(many).toMatch(/^- And \d+ more\.$/m)
  })

  it('never calls anything safe, and always names its version', () => {
    const texts = [
      told('warfarin', 'aspirin', 'ginkgo'),
      told('teicoplanin', 'metformin'),
      told('warfarin'),
      told('ginkgo'),
      describeInteractions({ status: 'failed', ruleSet }),
      ...rules.map(
        ({ consequence, action, pair }) => `${consequence} ${action} ${pair} ${version}`,
      ),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/\bsafe/i)
      expect(text).toContain(version)
    }
  })
})
