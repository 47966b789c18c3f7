import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../server/install.mjs'

// What is served to a clinic holds neither the mocks, nor the library that intercepts calls for
// them, nor a database engine; nor what jsPDF draws HTML and SVG with, which nothing here asks for.
// Each mark is text that survives minification, or a file's name.
const marks = {
  'the mocks': ['rounds-demo', 'the mocks sign with a secret'],
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
/** @param {string} ending */
const textOf = (ending) =>
  texts
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(dist, name), 'utf8'))
    .join('\n')

// A component of Mantine's whose style sheet src/app/styles.ts does not import is drawn without one,
// and nothing else would tell.
const styles = join(root, 'node_modules', '@mantine', 'core', 'styles')
const drawn = classesIn(textOf('.js'), /\b(m_[0-9a-f]{6,8})\b/g)
const styled = classesIn(textOf('.css'), /\.(m_[0-9a-f]{6,8})\b/g)
for (const sheet of readdirSync(styles).filter((name) => /^[A-Z]\w*\.css$/.test(name))) {
  const classes = [
    ...classesIn(readFileSync(join(styles, sheet), 'utf8'), /\.(m_[0-9a-f]{6,8})\b/g),
  ]
  if (classes.some((name) => drawn.has(name) && !styled.has(name)))
    finds.push(`src/app/styles.ts does not import @mantine/core/styles/${sheet}, which is needed`)
}

for (const find of finds) console.error(find)
console.log(`${texts.length} files read, ${finds.length} finds`)
process.exitCode = finds.length > 0 ? 1 : 0
