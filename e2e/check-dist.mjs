import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../server/install.mjs'

// What is served to a clinic holds neither the mocks, nor the library that intercepts calls for
// them, nor a database engine; nor what jsPDF draws HTML and SVG with, which nothing here asks for.
// Each mark is text that survives minification, or a file's name.
const marks = {
  'the mocks': ['rounds-demo', 'the mocks sign with a secret'],
  'the worlds or their drawer': ['busy-monday', 'clinic-drawer', 'clinicLink'],
  Prettier: ['prettier-ignore'],
  MSW: ['mockServiceWorker', '[MSW]'],
  PGlite: ['pglite', '.wasm'],
  html2canvas: ['data-html2canvas-ignore'],
  DOMPurify: ['data-tt-policy-suffix'],
  'canvg or its polyfills': ['zloirock/core-js'],
}

const dist = join(root, 'dist')
const files = existsSync(dist)
  ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  : []
const texts = files.filter((name) => /\.(html|js|css|json|map)$/.test(name))

if (!texts.includes('index.html') || !texts.some((name) => name.endsWith('.js'))) {
  console.error('dist/ holds no built site')
  process.exit(1)
}

const finds = files.flatMap((name) => {
  const text = texts.includes(name) ? readFileSync(join(dist, name), 'utf8') : ''
  const haystack = `${name}\n${text}`.toLowerCase()
  return Object.entries(marks).flatMap(([what, words]) =>
    words
      .filter((word) => haystack.includes(word.toLowerCase()))
      .map((word) => `dist/${name} holds ${what}: "${word}"`),
  )
})

/** @param {string} text @param {RegExp} pattern */
const classesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
// A component of Mantine's whose style sheet is not imported is drawn without one, and nothing else would
// tell. Before sign-in there are the sheets of src/app/styles.ts; behind it also those of
// src/features/layout/styles.ts and src/components/later-styles.ts.
const marked = /\b(m_[0-9a-f]{6,8})\b/g
const assets = texts.filter((name) => name.endsWith('.js'))

/** @param {string} name @param {Set<string>} seen @returns {Set<string>} it and what it imports at once */
const imported = (name, seen = new Set()) => {
  if (seen.has(name)) return seen
  seen.add(name)
  const text = readFileSync(join(dist, name), 'utf8')
  for (const [, file] of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    imported(join('assets', String(file)), seen)
  return seen
}

/** @param {string} where @param {string[]} scripts @param {string[]} sheets */
const findUnstyled = (where, scripts, sheets) => {
  const read = (/** @type {string[]} */ names) =>
    names.map((name) => readFileSync(join(dist, name), 'utf8')).join('\n')
  const drawn = classesIn(read(scripts), marked)
  const styled = classesIn(read(sheets), marked)
  const styles = join(root, 'node_modules', '@mantine', 'core', 'styles')
  for (const sheet of readdirSync(styles).filter((name) => /^[A-Z]\w*\.css$/.test(name))) {
    const classes = [...classesIn(readFileSync(join(styles, sheet), 'utf8'), marked)]
    if (classes.some((name) => drawn.has(name) && !styled.has(name)))
      finds.push(`${where} @mantine/core/styles/${sheet} is needed and not imported`)
  }
}

const publicPages = assets.filter((name) => /\/(login|resetPassword|verification)-/.test(name))
if (publicPages.length !== 3) finds.push(`dist/ has ${publicPages.length} public pages, not 3`)
// The rules of interactions weigh as much as a whole list: only what checks medicines loads them.
const sample = assets.find((name) => /\/sample-host-/.test(name))
if (!sample || [...imported(sample)].some((name) => /\/(interactions|medicines)-/.test(name)))
  finds.push('the sample host loads the rules of interactions, or is not in dist')
// In bytes: what a part of the screens weighs at most. Every country's holidays come when they are asked for.
const largest = 550_000
for (const name of assets)
  if (statSync(join(dist, name)).size > largest && !/\/holidays-/.test(name))
    finds.push(`dist/${name} is larger than ${largest / 1000} kB`)
const page = readFileSync(join(dist, 'index.html'), 'utf8')
for (const path of ['/', '/login', '/admin/staffs', '/lab/orders', '/patient/$number'])
  if (!page.includes(`"${path}":[`))
    finds.push(`dist/index.html has nothing to preload for ${path}`)
const entry = /src="\/(assets\/start-[^"]+\.js)"/.exec(page)
const first = [String(entry?.[1]), ...publicPages]
findUnstyled(
  'before sign-in',
  [...new Set(first.flatMap((name) => [...imported(name)]))],
  texts.filter((name) => /\/start-[^/]+\.css$/.test(name)),
)
findUnstyled(
  'behind sign-in',
  assets,
  texts.filter((name) => name.endsWith('.css')),
)

for (const find of finds) console.error(find)
console.log(`${texts.length} files read, ${finds.length} finds`)
process.exitCode = finds.length > 0 ? 1 : 0
