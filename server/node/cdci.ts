import { join } from 'node:path'
import { folderWith, rowsOf, type SourceName, type SourceNames } from './source-names'
import { StartError } from './start-error'

const files = {
  substances: 'SubstanceMaster.txt',
  generics: 'GenericMaster.txt',
  brands: 'BrandMaster.txt',
  products: 'ProductMaster.txt',
}

/**
 * The brands in the flat files of Common Drug Codes for India (NRCeS, C-DAC), with the substances
 * that they hold.
 *
 * The files are tab-separated, with a head; a row may end with a tab more. A brand's short name
 * ('Dolo') is in ProductMaster. BrandMaster has a row for each thing sold under it ('Dolo
 * (paracetamol) 650 mg oral tablet'), with 'Product Identifier' and 'Generic Identifier'. GenericMaster
 * has what a generic is made of in 'Substance Identifier', several of them joined by a plus, and
 * SubstanceMaster their names. Packs of several things are not among them. The package's README and
 * its heads, in the release of June 2026, say so (www.nrces.in/services/national-releases).
 * @throws StartError for other files than these
 */
export async function readCdci(folder: string): Promise<SourceNames> {
  const place = folderWith(folder, Object.values(files), {
    inside: 'CommonDrugCodesForIndia_FlatFilePackage',
    of: 'the flat file package of Common Drug Codes for India',
  })
  const read = async (file: string, ...columns: string[]) =>
    await readMaster(place, file, ['Identifier', ...columns])
  const substances = await read(files.substances, 'Substance Name')
  const generics = await read(files.generics, 'Substance Identifier')
  const brands = await read(files.brands, 'Product Identifier', 'Generic Identifier')
  const products = await read(files.products, 'Product Name')

  const substanceNames = byIdentifier(substances.rows)
  const substancesIn = byIdentifier(generics.rows)
  const labels = byIdentifier(products.rows)
  const ingredientsOf = (generic: string): string[] | null => {
    const ids = (substancesIn.get(generic) ?? '').split('+')
    const names = ids.flatMap((id) => substanceNames.get(id.trim()) || [])
    return names.length === ids.length ? names : null
  }
  return {
    lines: substances.lines + generics.lines + brands.lines + products.lines,
    names: brands.rows.map(
      ([, product = '', generic = '']): SourceName => ({
        label: labels.get(product) ?? '',
        ingredients: ingredientsOf(generic),
      }),
    ),
    malformed: [substances, generics, brands, products].flatMap(({ malformed }) => malformed),
  }
}

const byIdentifier = (rows: readonly string[][]): ReadonlyMap<string, string> =>
  new Map(rows.map(([id = '', value = '']) => [id, value]))

/** The rows of a file, with these columns of it in this order. */
async function readMaster(place: string, file: string, wanted: readonly string[]) {
  const rows: string[][] = []
  const malformed: string[] = []
  let lines = 0
  let at: number[] | undefined
  for await (const { number, columns } of rowsOf(join(place, file), '\t')) {
    lines += 1
    if (!at) {
      at = wanted.map((column) => columns.indexOf(column))
      const missing = wanted.filter((column) => !columns.includes(column))
      if (missing.length > 0)
        throw new StartError(
          `${join(place, file)} has no column ${missing.join(' and no ')}: it is none of the flat files of Common Drug Codes for India.`,
        )
      continue
    }
    const row = at.map((place) => columns[place] ?? '')
    if (/^\d+$/.test(row[0] ?? '') && columns.length > Math.max(...at)) rows.push(row)
    else malformed.push(`${file} line ${number} has not the columns ${wanted.join(', ')}`)
  }
  if (rows.length === 0) throw new StartError(`${join(place, file)} is empty.`)
  return { lines, rows, malformed }
}
