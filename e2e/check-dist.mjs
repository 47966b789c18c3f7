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

for (const find of finds) console.error(find)
console.log(`${texts.length} files read, ${finds.length} finds`)
process.exitCode = finds.length > 0 ? 1 : 0
