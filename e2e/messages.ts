import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ESTree } from 'vite'
import { childrenOf, gap, modulesIn, nameOf, readsIn, type Statement, textOf } from './modules'

/*
 * Lists each message of the contracts with the number of test files that name it, by level:
 *
 *     npm run messages                        all messages
 *     npm run messages -- --unproven          those that no test of `npm test` names; exits with 1 if there
 *                                             are any
 *     npm run messages -- --only flow         those that tests of one level alone name
 *     npm run messages -- --files             with the names of the test files
 *     npm run messages -- --root ../other     in another checkout
 *
 * A test names a message when it holds its text, as a literal or in a pattern, or reads its constant. What
 * a test uses of a helper module counts as its own. Of a text with gaps, the longest part between two gaps
 * is looked for. Two messages of the same text are both named by it.
 */

const { values: options } = parseArgs({
  options: {
    unproven: { type: 'boolean', default: false },
    only: { type: 'string' },
    files: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
})

const levels = ['unit', 'screen', 'API', 'flow', 'long'] as const

function levelOf(test: string): (typeof levels)[number] {
  if (/^e2e\/long\/|\.long\./.test(test)) return 'long'
  if (test.startsWith('e2e/')) return 'flow'
  if (test.startsWith('server/')) return 'API'
  return test.includes('.browser.test.') ? 'screen' : 'unit'
}

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)
const isHelper = (file: string): boolean => /\/test\/|^e2e\//.test(file) && !isTest(file)
const isContract = (file: string): boolean =>
  /^src\/shared\/(contracts|medicines)\//.test(file) && !isTest(file)

/** Rules and names of medicines, of lab values, of vitals' limits, of permissions and screens: these have their own tests. */
const isTable = (file: string): boolean =>
  /medicines\/(context|names|topics|test|allergy-|groups|local-forms|words)/.test(file) ||
  /contracts\/(call-words|lab-panels|permissions|vital-limits)\.ts/.test(file)

const filesIn = (folder: string): string[] =>
  readdirSync(join(options.root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file))

const moduleOf = modulesIn(options.root)

interface Message {
  file: string
  /** The names that lead to it, such as `departmentMessages`, `created`. */
  path: string[]
  /** Whether a test can read it by these names. */
  isConstant: boolean
  text: string
}

const keyOf = (file: string, path: readonly string[]): string => [file, ...path].join(' ')

/** The keys of what this reads of the contracts, and of what lies on the way to it. */
function keysRead(file: string, [first = '', ...rest]: readonly string[]): string[] {
  const origin = moduleOf(file).imports.get(first) ?? { file, name: first }
  const path = [origin.name, ...rest]
  return isContract(origin.file)
    ? path.map((_, at) => keyOf(origin.file, path.slice(0, at + 1)))
    : []
}

const messages = new Map<string, Message>()

/** The constants of which another constant is made, by its key. */
const madeOf = new Map<string, string[]>()

const longestPart = (text: string): string => {
  const parts = text.split(gap).map((part) => part.trim())
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

/** Whether it is a sentence, or one of the messages, and not a word that fills a gap. */
function isMessage(text: string, [constant = '']: readonly string[]): boolean {
  if (text.includes(gap) && !/\p{L}\W+\p{L}/u.test(longestPart(text))) return false
  if (constant.endsWith('Messages')) return /^[A-Z…]/.test(text)
  return /^([A-Z][a-z]*|…\S*) [^A-Z]/.test(text) || /^[a-z].* .*\.$/.test(text)
}

/** Whether it names where a call is made, which is no sentence. */
const isPlace = (path: readonly string[]): boolean =>
  path.includes('words') && ['screen', 'also', 'label'].includes(path.at(-1) ?? '')

function findMessages(file: string, node: ESTree.Node, path: string[], wasConstant: boolean): void {
  const isConstant =
    wasConstant &&
    node.type !== 'CallExpression' &&
    (path.length > 1 || !/Function/.test(node.type))
  const text = textOf(node)
  if (text !== null && !isPlace(path) && isMessage(text.trim(), path))
    messages.set(keyOf(file, [...path, text]), { file, path, isConstant, text })
  if (node.type === 'Property') {
    const to = [...path, nameOf(node.key)]
    const source = moduleOf(file).source.slice(node.value.start, node.value.end)
    madeOf.set(
      keyOf(file, to),
      readsIn(source).flatMap((read) => keysRead(file, read)),
    )
    findMessages(file, node.value, to, isConstant)
  } else for (const child of childrenOf(node)) findMessages(file, child, path, isConstant)
}

/** What a test holds and reads, with what it uses of helper modules. */
interface Test {
  file: string
  text: string
  keys: Set<string>
}

function readTest(file: string): Test {
  const taken = new Set<Statement>()
  const keys = new Set<string>()
  const addKey = (key: string): void => {
    if (keys.has(key)) return
    keys.add(key)
    madeOf.get(key)?.forEach(addKey)
  }
  const take = (from: string, statement: Statement): void => {
    if (taken.has(statement)) return
    taken.add(statement)
    for (const read of statement.reads) {
      keysRead(from, read).forEach(addKey)
      takeName(from, read[0] ?? '')
    }
  }
  const takeName = (from: string, name: string): void => {
    const { imports, statements } = moduleOf(from)
    const origin = imports.get(name)
    if (origin && isHelper(origin.file)) takeName(origin.file, origin.name)
    for (const each of statements) if (each.names.includes(name)) take(from, each)
  }
  for (const statement of moduleOf(file).statements) take(file, statement)
  return { file, text: [...taken].flatMap(({ texts }) => texts).join('\n'), keys }
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a test names this message. */
function namesOf({ file, path, isConstant, text }: Message): (test: Test) => boolean {
  // Not as a part of a longer word.
  const part = new RegExp(
    `(?<!\\p{L}(?=\\p{L}))${literally(longestPart(text))}(?!(?<=\\p{L})\\p{L})`,
    'u',
  )
  const key = keyOf(file, path)
  return (test) => (isConstant && test.keys.has(key)) || part.test(test.text)
}

for (const file of filesIn('src/shared').filter((each) => isContract(each) && !isTable(each)))
  for (const { node, names } of moduleOf(file).statements)
    findMessages(file, node, names.slice(0, 1), true)

const tests = ['src', 'server', 'mocks', 'e2e'].flatMap(filesIn).filter(isTest).map(readTest)

const listed = [...messages.values()]
  .map((message) => ({ ...message, tests: tests.filter(namesOf(message)).map(({ file }) => file) }))
  .filter(
    ({ tests: named }) => !options.unproven || named.every((file) => levelOf(file) === 'long'),
  )
  .filter(
    ({ tests: named }) =>
      !options.only || (named[0] && named.every((file) => levelOf(file) === options.only)),
  )
  .map(({ file, path, text, tests: named }) => {
    const name = path.join('.').replace(/^\w+Messages\./, '')
    const counts = levels.map(
      (level) => `${level} ${named.filter((each) => levelOf(each) === level).length}`,
    )
    const line = [file.slice('src/'.length), name, JSON.stringify(text), counts.join(', ')].join(
      '  ',
    )
    return [line, ...(options.files ? named.toSorted() : [])].join('\n    ')
  })
  .toSorted()

process.stdout.write([...listed, `${listed.length} of ${messages.size} messages`, ''].join('\n'))
if (options.unproven && listed.length > 0) process.exitCode = 1
