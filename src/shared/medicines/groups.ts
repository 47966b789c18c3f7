import { keyOf, wordsOf } from './words'

/** Groups of medicines, which people name where a medicine is wanted. */
const groups: ReadonlySet<string> = new Set(
  [
    ...['NSAID', 'ACE inhibitor', 'ARB', 'angiotensin receptor blocker', 'beta blocker', 'statin'],
    ...[
      'calcium channel',
      'calcium channel blocker',
      'CCB',
      'potassium sparing',
      'SSRI',
      'SNRI',
      'MAOI',
      'MAO inhibitor',
      'nitrate',
    ],
    ...['monoamine oxidase inhibitor', 'tricyclic', 'tricyclic antidepressant', 'antidepressant'],
    ...['opioid', 'opiate', 'benzodiazepine', 'triptan', 'antibiotic', 'macrolide', 'quinolone'],
    ...['fluoroquinolone', 'sulfonylurea', 'sulfonamide', 'blood thinner', 'anticoagulant', 'DOAC'],
    ...['NOAC', 'antiplatelet', 'diuretic', 'loop diuretic', 'thiazide', 'thiazide diuretic'],
    ...['potassium sparing diuretic', 'potassium binder', 'painkiller', 'pain killer', 'antacid'],
    ...['PPI', 'proton pump inhibitor', 'protease inhibitor', 'azole', 'azole antifungal'],
    ...['contraceptive', 'oral contraceptive', 'birth control pill', 'antihistamine', 'steroid'],
    ...['corticosteroid', 'antipsychotic', 'anticonvulsant', 'PDE5 inhibitor', 'ergot alkaloid'],
    ...['thyroid hormone', 'vitamin', 'supplement', 'vaccine', 'sleeping pill', 'antihypertensive'],
  ].map((name) => keyOf(wordsOf(name))),
)

/** Whether this names a group of medicines: its plural counts, too. */
export const isGroup = (words: readonly string[]): boolean => {
  const key = keyOf(words)
  return groups.has(key) || groups.has(key.replace(/s$/, ''))
}
