import { type CheckedInteractions, type Finding, severities } from './result'
import { keyOf, wordsOf } from './words'

/**
 * Joins what two rule sets say of the same medicines: this browser's, and the host's, which may know
 * more names. Of two findings on one pair the graver counts; a medicine that one of them knows is
 * known; one that either covers only partly is partly covered.
 * @param own whose medicines are all there; what the other says of further ones is passed over
 */
export function joinedChecks(
  own: CheckedInteractions,
  other: CheckedInteractions,
): CheckedInteractions {
  const written = new Map(
    [...own.checked, ...own.unrecognised].map(({ name }) => [keyOfName(name), name]),
  )
  /** With the names as they stand in `own`; null where they stand for something else. */
  const asOwn = (finding: Finding): Finding | null => {
    const [one, two] = finding.medicines.map(({ name, ingredient }) => ({
      name: written.get(keyOfName(name)),
      ingredient,
    }))
    if (one?.name === undefined || two?.name === undefined) return null
    const medicines: Finding['medicines'] = [
      { ...one, name: one.name },
      { ...two, name: two.name },
    ]
    return { ...finding, medicines }
  }
  const theirs = (findings: readonly Finding[]) =>
    findings.flatMap((finding) => asOwn(finding) ?? [])
  const found = gravestOf([...own.found, ...theirs(other.found)])
  const isFound = new Set(found.map(pairKey))
  const theirMedicines = new Map(other.checked.map((each) => [keyOfName(each.name), each]))
  const checked = own.checked.map((medicine) => {
    const theirPartly = theirMedicines.get(keyOfName(medicine.name))?.partly ?? []
    const known = new Set(medicine.partly.map(({ ingredient }) => ingredient))
    return {
      ...medicine,
      partly: [...medicine.partly, ...theirPartly.filter((each) => !known.has(each.ingredient))],
    }
  })
  // Where the host has read the names otherwise, what it found on one of them could not be told.
  const readAlike = new Set(
    [...other.checked, ...other.unrecognised].map((it) => keyOfName(it.name)),
  )
  const isReadAlike = [...written.keys()].every((key) => readAlike.has(key))
  const learnt = own.unrecognised.flatMap(({ name }) => {
    const medicine = isReadAlike ? theirMedicines.get(keyOfName(name)) : undefined
    return medicine ? [{ ...medicine, name }] : []
  })
  const isLearnt = new Set(learnt.map(({ name }) => name))
  const hit = new Set(found.flatMap(({ medicines }) => medicines.map(({ name }) => name)))
  const clear = new Set([...own.clear, ...other.clear].map(keyOfName))
  return {
    ...own,
    found,
    local: gravestOf([...own.local, ...theirs(other.local)]).filter(
      (finding) => !isFound.has(pairKey(finding)),
    ),
    checked: [...checked, ...learnt],
    clear: [...checked, ...learnt]
      .map(({ name }) => name)
      .filter((name) => clear.has(keyOfName(name)) && !hit.has(name)),
    unrecognised: own.unrecognised.filter(({ name }) => !isLearnt.has(name)),
    duplicates: longestOf([
      ...own.duplicates,
      ...other.duplicates
        .map(({ ingredient, names }) => ({
          ingredient,
          names: names.flatMap((name) => written.get(keyOfName(name)) ?? []),
        }))
        .filter(({ names }) => names.length > 1),
    ]),
  }
}

const keyOfName = (name: string): string => keyOf(wordsOf(name))

const pairKey = ({ medicines }: Finding): string =>
  medicines
    .map(({ name, ingredient }) => `${keyOfName(name)} ${ingredient}`)
    .toSorted()
    .join(' with ')

/** The gravest finding of each pair, the gravest pair first. */
function gravestOf(findings: readonly Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )
  const pairs = new Map<string, Finding>()
  for (const finding of sorted)
    if (!pairs.has(pairKey(finding))) pairs.set(pairKey(finding), finding)
  return [...pairs.values()]
}

/** Of each ingredient the list that names the most medicines. */
function longestOf(lists: CheckedInteractions['duplicates']): CheckedInteractions['duplicates'] {
  const ingredients = new Map<string, CheckedInteractions['duplicates'][number]>()
  for (const list of lists)
    if (list.names.length > (ingredients.get(list.ingredient)?.names.length ?? 0))
      ingredients.set(list.ingredient, list)
  return [...ingredients.values()]
}
