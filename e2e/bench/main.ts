import { availableParallelism } from 'node:os'
import { auditedReads } from './audited-reads'
import { databaseAway } from './database-away'
import { dayGrid } from './day-grid'
import { firstScreenTimes } from './first-screen-time'
import { firstScreenWeights, tabChanges } from './first-screen-weight'
import { largeHospital, smallClinic } from './hospital/hospitals'
import { hostileQuestions } from './hostile-questions'
import { imports } from './imports'
import { interactionChecks } from './interaction-check'
import { interactionLists } from './interaction-lists'
import { refusedLogins } from './refused-logins'
import { serverCalls } from './server'
import { staffSearch } from './staff-search'

// `npm run bench`, or one part of it: `npm run bench -- server`. Figures are of this machine at this
// moment: compare within a run, never between runs.

const parts: Record<string, { title: string; run: () => Promise<string> }> = {
  'first-screen': {
    title: 'First screen: bytes by brotli; time with 4x slowdown on slow 4G',
    run: async () => `${await firstScreenWeights()}\n\n${await firstScreenTimes()}`,
  },
  'tab-change': { title: "Changing to a dashboard's tab, by brotli", run: tabChanges },
  'staff-search': {
    title: 'Typing in the search over 10,000 staff users, 4x slowdown, ms',
    run: staffSearch,
  },
  'day-grid': {
    title: 'Moving a visit among 20 doctors and 200 visits, 4x slowdown, ms',
    run: dayGrid,
  },
  'interaction-check': { title: 'The check of forty medicines, ms', run: interactionChecks },
  'interaction-lists': {
    title: 'Pairs of published lists, and what is said of everyday prescriptions',
    run: interactionLists,
  },
  'hostile-questions': {
    title: 'Questions of 4,000 characters made to take long, ms',
    run: hostileQuestions,
  },
  server: { title: 'Calls, embedded database', run: serverCalls },
  'refused-logins': { title: 'A list while logins are refused', run: refusedLogins },
  'database-away': { title: 'A PostgreSQL that goes away', run: databaseAway },
  'audited-reads': { title: 'What the audit costs a list, ms', run: auditedReads },
  imports: { title: 'An import of 10,000 patients, ms', run: imports },
  'small-clinic': { title: 'Six desks on the embedded database, ms', run: smallClinic },
  'large-hospital': { title: 'Fifty desks on a PostgreSQL, two processes, ms', run: largeHospital },
}

const chosen = process.argv.slice(2)
const print = (text: string) => process.stdout.write(`${text}\n\n`)

print(`Node ${process.version}, ${availableParallelism()} cores`)
for (const [name, { title, run }] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) print(`### ${title}\n\n${await run()}`)
