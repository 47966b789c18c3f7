import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { StartError } from './start-error'

/** A name of a medicine as a source has it. */
export interface SourceName {
  label: string
  /** The ingredients' names in the source; null where it does not say all of them. */
  ingredients: readonly string[] | null
}

/** What was read from a source's files. */
export interface SourceNames {
  /** How many lines all files had. */
  lines: number
  names: SourceName[]
  /** Lines that could not be read, each with its file and number. */
  malformed: string[]
}

/** A line's number, from 1, and its columns. */
interface Row {
  number: number
  columns: string[]
}

/**
 * The rows of a text file, one after the other: such files are larger than what should be in memory.
 * @param separator between columns, which are never quoted in these formats
 */
export async function* rowsOf(file: string, separator: string): AsyncGenerator<Row> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    number += 1
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line
    if (text.trim() !== '')
      yield { number, columns: text.split(separator).map((each) => each.trim()) }
  }
}

/**
 * The folder that holds these files: the given one, or one of this name in it.
 * @throws StartError which says what is missing
 */
export function folderWith(
  folder: string,
  files: readonly string[],
  { inside, of }: { inside: string; of: string },
): string {
  const places = [folder, join(folder, inside)]
  const found = places.find((place) => files.every((file) => existsSync(join(place, file))))
  if (found !== undefined) return found
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  throw new StartError(
    `There is no ${missing.join(' and no ')} in ${folder}. Give the folder into which ${of} was unpacked; it holds ${files.join(', ')}.`,
  )
}
