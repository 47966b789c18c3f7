import { resolve } from 'node:path'
import { replaceNames } from '../db/medicine-names'
import { readCdci } from './cdci'
import { chosenNames, refusals } from './chosen-names'
import { type CommandSurroundings, inClinicDatabase } from './clinic-database'
import { readRxNorm } from './rxnorm'
import { StartError } from './start-error'

const usage = `How to use it: npm run names -- rxnorm FOLDER
               npm run names -- cdci FOLDER

Loads names of medicines for the check of interactions, in place of those that were loaded from the
same source before. FOLDER is where its files were unpacked:

  rxnorm   RxNorm's prescribable content: RXNCONSO.RRF, RXNREL.RRF
  cdci     Common Drug Codes for India, flat files: SubstanceMaster.txt, GenericMaster.txt,
           BrandMaster.txt, ProductMaster.txt
`

const sources = {
  rxnorm: { title: 'RxNorm', read: readRxNorm },
  cdci: { title: 'Common Drug Codes for India', read: readCdci },
}

/** How many names or lines are told one by one. */
const toldMost = 20

/**
 * Loads the names of a source into the database that the server's environment names, and says how
 * many there were, and which were refused and why.
 * @returns the exit code
 */
export async function loadNames(surroundings: CommandSurroundings): Promise<number> {
  const { args, cwd, err } = surroundings
  const [source, folder, ...others] = args
  if (!(source === 'rxnorm' || source === 'cdci') || !folder || others.length > 0) {
    err.write(usage)
    return 1
  }
  return await inClinicDatabase(surroundings, async ({ db, place }) => {
    const { title, read } = sources[source]
    const { lines, names: found, malformed } = await read(resolve(cwd, folder))
    const { names, known, refused } = chosenNames(found)
    const told = [
      `${title}, lines read: ${lines}`,
      `lines that could not be read: ${malformed.length}`,
      ...oneByOne(malformed),
      `names known already: ${known}`,
      ...[...refused].flatMap(([reason, labels]) => [
        `names refused, ${refusals[reason]}: ${labels.length}`,
        // Most of a country's medicines: the number says enough.
        ...(reason === 'unknown' ? [] : oneByOne(labels)),
      ]),
    ]
    if (names.length === 0)
      throw new StartError(
        [...told, 'No name is left: nothing was loaded, and nothing was removed.'].join('\n  '),
      )
    const { before, contradicted } = await replaceNames(db, source, names)
    return [
      `in ${place}`,
      ...told,
      `names loaded: ${names.length}, in place of ${before}`,
      `names loaded that are not recognised, because the other source has another composition: ${contradicted}`,
    ]
  })
}

const oneByOne = (all: readonly string[]): string[] => [
  ...all.slice(0, toldMost).map((each) => `  ${each}`),
  ...(all.length > toldMost ? [`  and ${all.length - toldMost} more`] : []),
]
