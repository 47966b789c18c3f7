import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { permittedCalls } from '@shared/contracts/access-effects'
import { alsoKeysOf, type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { type PermissionKey, permissionGroups, permissionKeys } from '@shared/contracts/permissions'
import { ingredients, isCovered, namesTables, products } from '@shared/medicines/ingredients'
import { knownNames } from '@shared/medicines/name-index'
import { isRead } from '@shared/medicines/reading'
import { severities } from '@shared/medicines/result'
import { ruleSet, rules, topics } from '@shared/medicines/rules'
import { vaSignificant } from '@shared/medicines/test/va-pairs'
import { unjudged } from '@shared/medicines/test/va-reasons'
import { roleNames } from '../auth/session'
import { newRoles } from '../db/seed'

/*
 * The parts of the documents that say what the code says, made of the code: `npm run docs` writes them.
 * In a document, such a part is between `<!-- NAME, by npm run docs -->` and `<!-- end -->`.
 */

const root = new URL('../../', import.meta.url)
const contracts = new URL('src/shared/contracts/', root)

const code = (text: string): string => `\`${text}\``

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replaceAll('| --- ', '|---')
    .replaceAll('--- |', '---|')

const listed = (things: readonly string[], last: 'and' | 'or'): string =>
  things.length > 1 ? `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}` : things.join('')

/** `admin_dashboard`, all appointment keys */
function keyWords(keys: readonly PermissionKey[]): string[] {
  return permissionGroups.flatMap(({ title, keys: all }) => {
    const held = all.filter((key) => keys.includes(key))
    return held.length === all.length ? `all keys of ${title}` : held.map(code)
  })
}

function permissionOf(endpoint: Endpoint): string {
  if (endpoint.access === 'public') return 'none'
  if (endpoint.access === 'session') return 'a session'
  const keys = listed(keysOf(endpoint).map(code), 'or')
  const also = alsoKeysOf(endpoint).map(code)
  return also.length > 0 ? `${keys}; and ${listed(also, 'and')}` : keys
}

function placeOf({ words }: Endpoint): string {
  if (!words?.screen) return ''
  return `${listed([words.screen, words.also ?? []].flat(), 'or')}: ${words.label}`
}

const names: ReadonlySet<string> = new Set(endpoints.map(({ name }) => name))

/** The calls of one file of contracts that our server answers. */
async function callsOf(file: string): Promise<Endpoint[]> {
  const module: Record<string, unknown> = await import(new URL(file, contracts).href)
  // The name says what it is, and the contract's type that it is one.
  // Who loads the file, Node or Vitest, orders what it exports by names or as they are written.
  return Object.entries(module)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .filter(([name]) => /^\w+Endpoints$/.test(name))
    .flatMap(([, found]) => Object.values(found as Record<string, Endpoint>))
    .filter(({ name }) => names.has(name))
}

async function calls(): Promise<string> {
  const files = (await readdir(contracts)).filter((file) => /^(?!.*\.test\.ts$).*\.ts$/.test(file))
  const sections: string[] = []
  for (const file of files.toSorted()) {
    const rows = (await callsOf(file)).map((endpoint) => [
      endpoint.method,
      code(endpoint.path.replaceAll(/:(\w+)/g, '{$1}')),
      endpoint.name,
      permissionOf(endpoint),
      placeOf(endpoint),
    ])
    const head = ['Method', 'Path', 'Name', 'Permission', 'On the screen']
    if (rows.length > 0)
      sections.push(`## ${code(`src/shared/contracts/${file}`)}\n\n${table(head, rows)}`)
  }
  return sections.join('\n\n')
}

const permissions = (): string =>
  table(
    ['Card', 'Keys'],
    permissionGroups.map(({ title, keys }) => [title, keys.map(code).join(' ')]),
  )

function unused(): string {
  const asked = new Set(permittedCalls.flatMap((call) => [...keysOf(call), ...alsoKeysOf(call)]))
  return `**No call asks for** ${listed(keyWords(permissionKeys.filter((key) => !asked.has(key))), 'and')}.`
}

const newRolesTable = (): string =>
  table(
    ['Role', 'In tokens', 'Permissions'],
    newRoles.map((role) => [
      role.name,
      roleNames(role).map(code).join(', '),
      role.permissions.length === permissionKeys.length
        ? 'all'
        : keyWords(role.permissions).join(', '),
    ]),
  )

const counted = (count: number): string => count.toLocaleString('en-GB')

/** How much the rules hold. A pair counts once, by its gravest rule that needs no third medicine. */
function ruleNumbers(): string {
  const known = [...ingredients.keys()]
  const gravest = new Map<string, number>()
  for (const { grade, sides } of rules.filter(({ beside }) => beside === undefined))
    for (const one of sides[0])
      for (const other of sides[1]) {
        const pair = [one, other].toSorted().join('/')
        const at = severities.indexOf(grade)
        if (one !== other) gravest.set(pair, Math.min(gravest.get(pair) ?? at, at))
      }
  const grades = [...gravest.values()]
  const sources = topics.flatMap((topic) => Object.values(topic.sources))
  const covered = known.filter(isCovered).length
  const rows: [string, string][] = [
    ['names known', counted(knownNames.size)],
    ['ingredients known', counted(known.length)],
    ['… covered, each by a source that was read in part', counted(covered)],
    ['… only partly covered', counted(known.length - covered)],
    ['products of several ingredients', counted(products.size)],
    ['rules', counted(rules.length)],
    [
      'pairs of ingredients found',
      `${counted(grades.length)} of ${counted((known.length * (known.length - 1)) / 2)}`,
    ],
    ...severities.map((severity, at): [string, string] => [
      `… ${severity}`,
      counted(grades.filter((grade) => grade === at).length),
    ]),
    [
      'sources of rules',
      `${counted(sources.length)}, of which ${counted(sources.filter(({ address }) => address).length)} have an address`,
    ],
    [
      'sources of what is covered',
      `${counted(namesTables.flatMap((each) => each.covered).length)}, all with an address`,
    ],
  ]
  return table([`of the rules ${ruleSet.version}, ${ruleSet.date}`, ''], rows)
}

/** Pairs of the list of Veterans Affairs that no rule names and nobody has judged. */
function pairsToJudge(): string {
  const pairs = unjudged().map((pair) => `- ${pair.join(' with ')}`)
  return [`${pairs.length} of ${vaSignificant.length} pairs.`, '', ...pairs].join('\n')
}

/** What a pharmacist is to look through first: a ban whose source nobody has read. */
function unreadContraindications(): string {
  const unread = rules.filter(
    ({ grade, sources }) => grade === 'contraindicated' && !isRead(sources),
  )
  const rows = unread.map(({ id, pair, topic, sources }) => [
    code(id),
    pair,
    topic,
    sources.map(({ title }) => title).join('; '),
  ])
  return `${unread.length} of ${rules.filter(({ grade }) => grade === 'contraindicated').length} contraindications.\n\n${table(['Rule', 'Pair', 'Topic', 'To be read'], rows)}`
}

const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  calls,
  permissions,
  'unused permissions': unused,
  'roles of a new clinic': newRolesTable,
  'contraindications to be read': unreadContraindications,
  'pairs to be judged': pairsToJudge,
  'rules in numbers': ruleNumbers,
}

/** A document with its parts as the code has them now. */
async function written(text: string): Promise<string> {
  let document = text
  for (const [whole, name = ''] of text.matchAll(
    /<!-- (.+), by npm run docs -->[\s\S]*?<!-- end -->/g,
  )) {
    const part = parts[name]
    if (!part) throw new Error(`No part of the documents is called "${name}".`)
    const now = `<!-- ${name}, by npm run docs -->\n\n${await part()}\n\n<!-- end -->`
    document = document.replace(whole, () => now)
  }
  return document
}

/** The documents with such parts: as they are, and as the code has them. */
export async function documents() {
  const files = ['docs/calls.md', 'docs/medicine-rules.md', 'docs/product/permissions.md']
  return await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, root), 'utf8')
      return { file, text, current: await written(text) }
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, text, current } of await documents())
    if (text !== current) await writeFile(new URL(file, root), current)
