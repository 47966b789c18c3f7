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

/** A flow for e2e/ that opens this clinic and does these steps. */
export function specText(link: ClinicLink, path: string, steps: readonly string[]): string {
  const { title } = worlds[link.world]
  const code = steps.join('\n')
  const used = words.filter(([, pattern]) => pattern.test(code)).map(([word]) => word)
  return `import { ${[...used, 'test'].join(', ')} } from './fixtures'

test(${quoted(`${title}, ${link.as ?? 'signed out'}`)}, async ({ page, openWorld }) => {
  await openWorld(${quoted(linkAddress(link, path))})
${steps.map((step) => `  ${step}\n`).join('')}})
`
}
