import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkNode, install, root, say } from '../server/install.mjs'
import { lint, typesOf } from './checks.mjs'
import { runAll, tests } from './steps.mjs'

// `npm run quick`: an answer in seconds about what has changed since the last commit. It finds most
// mistakes; `npm test` finds the rest.

/**
 * @param {string[]} args
 * @returns {string[]} the lines that git says
 * @throws where it fails, as it does outside of a repository
 */
const git = (...args) => {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}

/** @param {string} path @returns {string} 'visits' of server/routes/visits.steps.test.ts */
const stem = (path) => basename(path).replace(/\..*$/, '')

/** @param {string} folder @param {RegExp} pattern */
const filesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))

/**
 * Vitest's own --changed would run all of these: each of the server's tests reaches every route, and each
 * screen test every screen. So the names tell: of the server what is called as the changed file is, of
 * the screens what lies in the same folder.
 * @param {string[]} changed
 */
const testsByName = (changed) => {
  const server = new Set(changed.filter((path) => path.startsWith('server/')).map(stem))
  const folders = new Set(changed.filter((path) => path.startsWith('src/')).map(dirname))
  return [
    ...filesIn('server', /(?<!\.long)\.test\.ts$/).filter((path) => server.has(stem(path))),
    ...filesIn('src', /\.browser\.test\.tsx$/).filter((path) => folders.has(dirname(path))),
  ]
}

checkNode()
process.chdir(root)
install()

const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
if (changed.length === 0) say('nothing has changed since the last commit')
else {
  const byName = testsByName(changed)
  const related = tests('tests of the client', [
    ...['--project=rules', '--project=client', '--changed', '--passWithNoTests'],
  ])
  const inClient = changed.some((path) => /^src\/.*\.tsx?$/.test(path))
  await runAll(
    [
      [
        ...typesOf(changed),
        lint(...changed.filter((path) => existsSync(path))),
        ...(inClient ? [related] : []),
      ],
      ...(byName.length > 0 ? [[tests('tests of the same name or folder', byName)]] : []),
    ],
    { command: 'npm run quick', needsBrowser: byName.some((path) => path.includes('.browser.')) },
  )
  if (byName.length === 0 && !inClient)
    say('no tests were run: npm test finds those that this reaches')
}
