import { checkInteractions } from '@shared/medicines/check'
import { alertLoad, everyday } from '@shared/medicines/test/everyday'
import { vaCritical, vaSignificant } from '@shared/medicines/test/va-pairs'
import { table } from './table'

/** How many pairs of published lists the rules find, and how much they say of everyday prescriptions. */
export async function interactionLists(): Promise<string> {
  const found = (pairs: readonly (readonly [string, string])[]) =>
    pairs.filter((pair) => checkInteractions(pair).found.length > 0).length
  const { interactions, ofRecord, asking } = alertLoad()
  return table(
    ['', 'found', 'of'],
    [
      ['VA, critical pairs', `${found(vaCritical)}`, `${vaCritical.length}`],
      ['VA, significant pairs', `${found(vaSignificant)}`, `${vaSignificant.length}`],
      ['interactions in everyday prescriptions', `${interactions.length}`, `${everyday.length}`],
      ['findings of the record in them', `${ofRecord.length}`, `${everyday.length}`],
      ['everyday prescriptions that ask for a reason', `${asking}`, `${everyday.length}`],
    ],
  )
}
