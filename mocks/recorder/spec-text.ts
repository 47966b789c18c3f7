import { type ClinicLink, linkSearch } from '@mocks/link'
import { worlds } from '@mocks/worlds/worlds'
import { quoted } from './locators'

/** What e2e/fixtures.ts offers and steps use. */
const words = ['expect', 'expectDialog', 'expectSuccess', 'expectToast', 'heading', 'pick', 'press']
  .concat(['rowAction', 'selectRow'])
  .map((word) => [word, new RegExp(`\\b${word}\\(`)] as const)

/** The address that opens a clinic at a page of it. */
export function linkAddress(link: ClinicLink, path: string): string {
  const [pathname, search] = path.split('?')
  return `${pathname}?${[search, linkSearch(link)].filter(Boolean).join('&')}`
}

/** As the project's formatter (biome.json) writes it; what formats is loaded for it. */
async function format(code: string): Promise<string> {
  const [prettier, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  return await prettier.format(code, {
    parser: 'babel',
    plugins: [babel, estree],
    ...{ printWidth: 100, singleQuote: true, semi: false },
  })
}

/** A flow for e2e/ that opens this clinic and does these steps. */
export async function specText(
  link: ClinicLink,
  path: string,
  steps: readonly string[],
): Promise<string> {
  const { title } = worlds[link.world]
  const code = steps.join('\n')
  const used = words.filter(([, pattern]) => pattern.test(code)).map(([word]) => word)
  return await format(`import { ${[...used, 'test'].join(', ')} } from './fixtures'

test(${quoted(`${title}, ${link.as ?? 'signed out'}`)}, async ({ page, openWorld }) => {
  await openWorld(${quoted(linkAddress(link, path))})
${steps.map((step) => `  ${step}\n`).join('')}})
`)
}
