import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

// Reads source files for messages.ts: what each statement declares, holds and reads.

export interface Statement {
  node: ESTree.Node
  /** The names that it declares. */
  names: string[]
  /** Its literal texts, and its patterns without their backslashes. */
  texts: string[]
  /** The names that it reads: `words.ended.idle` as `['words', 'ended', 'idle']`. */
  reads: string[][]
}

interface Module {
  source: string
  statements: Statement[]
  /** Where the names of other files come from. */
  imports: Map<string, { file: string; name: string }>
}

/** In a text, in place of a value that it is given. */
export const gap = '…'

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.values(node).flat().filter(isNode)

/** A literal's or a template's text; null of other code. */
export function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? '').join(gap)
}

export const nameOf = (node: ESTree.Node): string =>
  (node.type === 'Identifier' ? node.name : textOf(node)) ?? ''

/** The names that a piece of code reads, those in `const { created } = words` as well. */
export function readsIn(source: string): string[][] {
  const chains = source.match(/(?<![\w$.])[a-z$_][\w$]*(\.[\w$]+)*/gi) ?? []
  const destructured = [...source.matchAll(/const \{([^{}]+)\} = ([\w.]+)\n/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').map((name) => `${from}.${name.split(':')[0]?.trim()}`),
  )
  return [...chains, ...destructured].map((chain) => chain.split('.'))
}

function readStatement(node: ESTree.Node, source: string): Statement {
  const [, declared = ''] =
    /^(?:export )?(?:async )?(?:const|function|class) (\{[^}]*\}|\w+)/.exec(source) ?? []
  const names = declared.match(/\w+/g) ?? []
  const statement: Statement = { node, names, texts: [], reads: readsIn(source) }
  const read = (part: ESTree.Node): void => {
    const text = textOf(part)
    if (text !== null) statement.texts.push(text)
    if (part.type === 'Literal' && part.value instanceof RegExp)
      statement.texts.push(part.value.source.replace(/\\(.)/g, '$1'))
    childrenOf(part).forEach(read)
  }
  read(node)
  return statement
}

/** Reads the files under a folder, each once. */
export function modulesIn(root: string): (file: string) => Module {
  const known = new Map<string, Module>()

  /** The file that an import means; null of a package. */
  function resolve(from: string, source: string): string | null {
    const path = source.startsWith('.')
      ? join(dirname(from), source)
      : source
          .replace(/^@\//, 'src/')
          .replace('@shared/', 'src/shared/')
          .replace(/^@(server|mocks)\//, '$1/')
    const ending = ['.ts', '.tsx', ''].find((end) => existsSync(join(root, path + end)))
    return path === source || ending === undefined ? null : path + ending
  }

  function readModule(file: string): Module {
    const source = readFileSync(join(root, file), 'utf8')
    const module: Module = { source, statements: [], imports: new Map() }
    for (const node of parseSync(file, source).program.body) {
      const from = 'source' in node && node.source ? resolve(file, node.source.value) : null
      if (from && node.type === 'ImportDeclaration')
        for (const each of node.specifiers)
          if (each.type === 'ImportSpecifier')
            module.imports.set(each.local.name, { file: from, name: nameOf(each.imported) })
      if (from && node.type === 'ExportNamedDeclaration')
        for (const { exported, local } of node.specifiers)
          module.imports.set(nameOf(exported), { file: from, name: nameOf(local) })
      if (node.type !== 'ImportDeclaration')
        module.statements.push(readStatement(node, source.slice(node.start, node.end)))
    }
    return module
  }

  return (file) => {
    const module = known.get(file) ?? readModule(file)
    known.set(file, module)
    return module
  }
}
