import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { dayIn } from '@server/records/clinic-time'
import { createDatabase } from '@server/test/new-database'
import { type ServerProcess, startServer } from '@server/test/server-process'
import { startSmtpSink } from '@server/test/smtp-sink'
import { profile } from '../fixtures'
import { stayAtDesk } from '../lock-page'
import { patience } from '../patience.mjs'
import { word } from '../word'

export { expect }

/**
 * A clinic as it is really run: its server in a process of its own, its records on the disk, or in a new
 * database of the PostgreSQL at `TEST_DATABASE_URL` where that is set.
 */
interface Clinic {
  url: string
  /** The clinic's day, as `2026-03-02`. */
  today(): string
  /** The password that the first start told for this account. */
  password(username: string): string
  /** All that the server of this moment has said. */
  said(): string
  /** What it has mailed to this address, where it has a mail server. */
  mailedTo(address: string): string[]
  /**
   * Stops the server as its owner does, and starts it again on the same data and port.
   * @param meanwhile what its owner does with the data, by the configuration that leads there
   */
  restart(meanwhile?: (config: Record<string, string>) => Promise<void>): Promise<void>
}

interface TestFixtures {
  /** Somebody with a browser of their own, who has signed in on the login page. */
  enter: (username: string) => Promise<Page>
  /** What the browsers' consoles said. */
  console: string[]
}

/** Writes down what a browser complains of; what the content policy forbids is said there as well. */
function listen(context: BrowserContext, said: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  context.on('weberror', (error) => said.push(String(error.error())))
}

/**
 * A time zone in which it is between 09:00 and 10:00 now. The server has the machine's clock: in a fixed zone,
 * a flow would behave otherwise late in the evening, and its day would end while it runs.
 */
function morningZone(): string {
  const behindUtc = new Date().getUTCHours() - 9
  // Zones reach from 14 hours ahead of UTC to 12 hours behind it. Etc/GMT+5 is five hours behind.
  const hours = behindUtc > 12 ? behindUtc - 24 : behindUtc
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`
}

interface WorkerFixtures {
  /** Whose clinic it is: a file that names one of its own shares it with no other file. */
  clinicOf: string
  /** Whether it has a mail server. */
  sendsMail: boolean
  clinic: Clinic
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  clinicOf: ['everybody', { option: true, scope: 'worker' }],
  sendsMail: [false, { option: true, scope: 'worker' }],

  clinic: [
    async ({ clinicOf: _, sendsMail }, use) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'rounds-live-'))
      const given = process.env.TEST_DATABASE_URL
      const database = given ? await createDatabase(given) : null
      const zone = morningZone()
      const sink = sendsMail ? await startSmtpSink() : null
      const config = {
        ...{ DATA_DIR, CLINIC_TZ: zone },
        ...(database && { DATABASE_URL: database.url }),
        ...(sink && { SMTP_URL: sink.url, MAIL_FROM: 'Rounds <rounds@clinic.example>' }),
      }
      const first = await startServer(config)
      let server: ServerProcess = first
      await use({
        url: first.url,
        today: () => dayIn(zone, Date.now()),
        password: first.password,
        said: () => server.said(),
        mailedTo: (address) =>
          (sink?.received ?? [])
            .filter(({ to }) => to.includes(address))
            .map(({ content }) => content),
        restart: async (meanwhile) => {
          expect(await server.end('SIGTERM')).toBe(0)
          await meanwhile?.(config)
          server = await startServer({ ...config, PORT: new URL(first.url).port })
        },
      })
      await server.end('SIGTERM')
      await sink?.close()
      await database?.drop()
      await rm(DATA_DIR, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 * patience },
  ],

  baseURL: async ({ clinic }, use) => use(clinic.url),

  enter: async ({ browser, clinic, console: said }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (username) => {
      const context = await browser.newContext()
      contexts.push(context)
      listen(context, said)
      await stayAtDesk(context)
      const page = await context.newPage()
      await page.goto('/')
      await signIn(page, username, clinic.password(username))
      return page
    })
    for (const context of contexts) await context.close()
  },

  console: [
    async ({ context }, use) => {
      const said: string[] = []
      listen(context, said)
      await use(said)
      expect(said, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

/** Signs in on the login page, which must be the one that is open. */
export const signIn = word('signIn', async (page: Page, username: string, password: string) => {
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Me In' }).click()
  await expect(profile(page)).toBeVisible()
})
