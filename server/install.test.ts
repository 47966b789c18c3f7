import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A checkout in miniature: the real script, an npm that only says what it is asked to do, and a
// Vite that puts the source into dist/.

let root: string

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lock = (packages: Record<string, object>) => JSON.stringify({ packages })

/** Runs one of the script's steps as a bootstrap script does. */
const step = (name: 'checkNode' | 'install' | 'build', env: Record<string, string> = {}) => {
  const { PATH = '' } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `import('./server/install.mjs').then((module) => module.${name}())`],
    { cwd: root, encoding: 'utf8', env: { PATH: `${join(root, 'bin')}:${PATH}`, ...env } },
  )
  return { status, said: stdout + stderr }
}

const built = () => readFileSync(join(root, 'dist/index.html'), 'utf8')

/** Gives a file a date, in years from now. */
const date = (path: string, years: number) => {
  const then = new Date(Date.now() + years * 365 * 24 * 3600 * 1000)
  utimesSync(join(root, path), then, then)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rounds-install-'))
  mkdirSync(join(root, 'server'))
  copyFileSync(
    fileURLToPath(new URL('install.mjs', import.meta.url)),
    join(root, 'server/install.mjs'),
  )
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20.19' } }))
  write('bin/npm', '#!/bin/sh\necho "npm was asked to: $*"\nexit $NPM_EXIT\n')
  chmodSync(join(root, 'bin/npm'), 0o755)
  write(
    'node_modules/vite/bin/vite.js',
    `const { readFileSync, rmSync, mkdirSync, writeFileSync } = require('node:fs')
    const source = readFileSync('src/main.tsx', 'utf8')
    if (source === 'broken') process.exit(3)
    rmSync('dist', { recursive: true, force: true })
    mkdirSync('dist')
    writeFileSync('dist/index.html', source + (process.env.VITE_NAME ?? ''))`,
  )
  write('node_modules/vite/package.json', '{}')
  write('src/main.tsx', 'one')
})

afterEach(() => rmSync(root, { recursive: true }))

test('a Node that is too old is named beside the one that is needed', () => {
  expect(step('checkNode')).toEqual({ status: 0, said: '' })
  write('package.json', JSON.stringify({ engines: { node: '>=99.1' } }))
  const { status, said } = step('checkNode')
  expect(status).toBe(1)
  expect(said).toContain(`Rounds needs Node >=99.1; this is Node ${process.versions.node}`)
})

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', { 'node_modules/a': { version: '1.0.0' } }],
  [
    'a package has another version',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } },
  ],
  [
    'there is a package too many',
    {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0' },
    },
  ],
])('npm installs, development packages too, when %s', (_, installed) => {
  write(
    'package-lock.json',
    lock({
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
    }),
  )
  if (installed) write('node_modules/.package-lock.json', lock(installed))
  expect(step('install', { NODE_ENV: 'production' })).toEqual({
    status: 0,
    said: expect.stringContaining('npm was asked to: ci --include=dev'),
  })
  expect(step('install', { NPM_EXIT: '4' })).toEqual({
    status: 4,
    said: expect.stringContaining('"npm ci --include=dev" failed; nothing was started'),
  })
})

test('npm is left alone when all but other systems’ packages are there', () => {
  write(
    'package-lock.json',
    lock({
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-windows': { version: '1.0.0', optional: true },
    }),
  )
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }))
  expect(step('install')).toEqual({ status: 0, said: '' })
})

test('dist/ is built when it is absent, and again only when what it is made of has changed', () => {
  expect(step('build').said).toContain('building dist/ (no dist/ yet)')
  expect(built()).toBe('one')

  date('src/main.tsx', 1)
  expect(step('build')).toEqual({ status: 0, said: '' })

  write('src/main.tsx', 'two')
  date('src/main.tsx', -5)
  expect(step('build').said).toContain('the sources or the VITE_* settings have changed')
  expect(built()).toBe('two')

  expect(step('build', { VITE_NAME: '!' }).status).toBe(0)
  expect(built()).toBe('two!')
  expect(step('build', { VITE_NAME: '!' }).said).toBe('')

  write('src/added.ts', '')
  expect(step('build', { VITE_NAME: '!' }).said).toContain('have changed')
})

test('a dist/ built by hand is served for as long as nothing is newer', () => {
  write('dist/index.html', 'by hand')
  date('src/main.tsx', -1)
  date('src', -1)
  expect(step('build')).toEqual({ status: 0, said: '' })
  expect(built()).toBe('by hand')

  date('src/main.tsx', 1)
  expect(step('build').said).toContain('main.tsx is newer than dist/')
  expect(built()).toBe('one')
})

test('a build that fails ends the start with its exit code', () => {
  write('src/main.tsx', 'broken')
  const { status, said } = step('build')
  expect(status).toBe(3)
  expect(said).toContain('failed; nothing was started')
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
