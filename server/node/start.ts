import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { getPath } from 'hono/utils/url'
import { createAssistant } from '../ai/assistant'
import { createChatModel } from '../ai/model'
import { createApi } from '../app'
import { removeExpired } from '../db/expired'
import { checkWithLoadedNames } from '../db/medicine-names'
import { seed } from '../db/seed'
import { keepDemoFiles } from '../db/seed-record'
import type { ApiDependencies, Logger } from '../dependencies'
import { sendOutbox } from '../outbox'
import { mailSeal } from '../records/audit-mail'
import { sealAudit } from '../records/audit-seals'
import { removeUnattached, sweepFiles } from '../records/files'
import { findCritical } from '../records/lab-found-critical'
import { remindOfHeld } from '../records/lab-notices'
import { remindOfVisits } from '../records/patient-messages'
import { escalateVitals } from '../records/vital-notices'
import { requestLog } from '../request-log'
import { atMost } from './at-most'
import { clientAddress } from './client-address'
import { compressedLists } from './compressed-lists'
import { readConfig } from './config'
import { openDatabase } from './database'
import { createFileStore } from './file-store'
import { close, createHttpServer, listen } from './http-server'
import { describeAccounts, introduction } from './introduction'
import { createLogger, type Output } from './log'
import { createNoMailer, createSmtpMailer } from './mailer'
import { createPasswords, newCode, newPassword } from './passwords'
import { keptSecret } from './secret'
import { createSite } from './static'
import { createWebhook, noWebhook } from './webhook'

/** A server that answers. */
export interface RunningServer {
  url: string
  log: Logger
  /** Ends what is under way, for some seconds at most, and closes the database. */
  stop(): Promise<void>
}

interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  /** What a relative DATA_DIR or FILES_DIR is relative to. */
  cwd: string
  out: Output
  /** The built screens. */
  dist?: string
}

/** Milliseconds between two cleanings of what is over. */
const cleaningEveryMs = 5 * 60_000

/** Milliseconds between two looks for mail and messages that are due. */
const sendingEveryMs = 15_000

/** Milliseconds between two searches for files that a crash has left. */
const sweepingEveryMs = 24 * 60 * 60_000

/** Milliseconds between two seals of the audit, unless it grows faster. */
const sealingEveryMs = 60_000

/** Milliseconds between two searches for critical results to remind doctors of. */
const remindingEveryMs = 60_000

/** Milliseconds that a call waits for a change: fewer than proxies wait for an answer. */
const feedHoldMs = 25_000

/** Milliseconds for which the admin's figures of patients are kept. */
const figuresKeptMs = 60_000

/** Milliseconds that a stop leaves to work in the background, such as mail being sent. */
const patience = 3_000

/**
 * Starts the server as its environment says, and tells on `out` where it is and whatever else the
 * person who starts it must know: new accounts, where records are kept, what becomes of mail.
 * @throws StartError or DataDirectoryError, whose message is for that person
 */
export async function start({
  env,
  cwd,
  out,
  dist = fileURLToPath(new URL('../../dist', import.meta.url)),
}: Surroundings): Promise<RunningServer> {
  const config = readConfig(env, cwd)
  const say = (text: string) => out.write(`rounds: ${text}\n`)
  const log = createLogger(config.logLevel, out)
  const database = await openDatabase(config, log)
  try {
    const files = await createFileStore(config.filesDirectory)
    const passwords = createPasswords()
    const accounts = await seed(database.db, config.clinic, passwords, newPassword, {
      now: Date.now(),
      zone: config.zone,
    })
    if (accounts && config.clinic === 'demo') await keepDemoFiles(files)
    if (accounts) out.write(describeAccounts(accounts, config.clinic))

    const background = createBackground(log)
    const stopping = new AbortController()
    const mail = config.mail ? createSmtpMailer(config.mail) : createNoMailer(log)
    const webhook = config.webhook
      ? createWebhook(config.webhook, { fetch, clock: Date.now })
      : noWebhook
    const api = compressedLists(
      createApi({
        db: database.db,
        mail,
        webhook,
        ai: createAssistant({
          log,
          check: checkWithLoadedNames(database.db),
          turn: setImmediate,
          ...(config.ai
            ? { model: createChatModel(config.ai, { fetch, clock: Date.now, wait: waitUnless }) }
            : {}),
        }),
        passwords,
        files,
        clock: Date.now,
        newCode,
        newPassword,
        hasOneConnection: config.databaseUrl === undefined,
        background: background.run,
        clientAddress: (c) =>
          clientAddress(
            getConnInfo(c).remote.address ?? '',
            c.req.header('x-forwarded-for'),
            config.trustedProxies,
          ),
        log,
        stopping: stopping.signal,
        config: {
          secret: config.tokenSecret
            ? new TextEncoder().encode(config.tokenSecret)
            : await keptSecret(config.dataDirectory),
          sessionSeconds: config.sessionSeconds,
          zone: config.zone,
          feedHoldMs,
          figuresKeptMs,
        },
      }),
    )
    const logging = { log, clock: Date.now }
    const built = existsSync(join(dist, 'index.html'))
    const site = built ? createSite(dist, logging) : withoutScreens(logging)
    const server = createHttpServer(
      (request, bindings) =>
        /^\/api(\/|$)/.test(getPath(request))
          ? api.fetch(request, bindings)
          : site.fetch(request, bindings),
      log,
    )
    const url = await listen(server, config)
    for (const line of introduction(config, database.place, url, built)) say(line)

    const sending = { db: database.db, mail, webhook, clock: Date.now, log, config }
    const sendMail = () => background.run(sendOutbox(sending))
    // One after the other: a mail server that is slow has no queue of senders.
    let isSending = false
    const send = () => {
      if (isSending) return
      isSending = true
      background.run(
        sendOutbox(sending).finally(() => {
          isSending = false
        }),
      )
    }
    // What a stop or a crash has left, and from then on what falls due.
    send()
    const posting = setInterval(send, sendingEveryMs)
    posting.unref()
    const cleaning = setInterval(() => {
      background.run(removeExpired(database.db, new Date()))
      background.run(removeUnattached({ db: database.db, files }, Date.now()))
    }, cleaningEveryMs)
    cleaning.unref()
    const sweep = () => background.run(sweepFiles({ db: database.db, files }, Date.now()))
    sweep()
    const sweeping = setInterval(sweep, sweepingEveryMs)
    sweeping.unref()
    const sealAndMail = async () => {
      const clinic = { db: database.db, clock: Date.now, log }
      await sealAudit(clinic)
      if (!mail.isNotSetUp && (await mailSeal(clinic, config.zone))) sendMail()
    }
    const seal = () => background.run(sealAndMail())
    seal()
    const sealing = setInterval(seal, sealingEveryMs)
    sealing.unref()

    const remind = () => {
      background.run(remindOfHeld(database.db, { now: Date.now(), zone: config.zone }))
      background.run(escalateVitals(database.db, { now: Date.now(), zone: config.zone }))
      background.run(findCritical(database.db))
      background.run(
        remindOfVisits(database.db, { now: Date.now(), zone: config.zone }).then(() => {}),
      )
    }
    remind()
    const reminding = setInterval(remind, remindingEveryMs)
    reminding.unref()

    let stopped: Promise<void> | undefined
    return {
      url,
      log,
      stop: () => {
        stopped ??= (async () => {
          clearInterval(cleaning)
          clearInterval(posting)
          clearInterval(sweeping)
          clearInterval(sealing)
          clearInterval(reminding)
          stopping.abort()
          await close(server)
          // Until the next start nobody else proves what was written since the last seal.
          seal()
          await background.settle()
          await database.close()
        })()
        return stopped
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

const waitUnless = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal })

const withoutScreens = (logging: Pick<ApiDependencies, 'log' | 'clock'>) =>
  new Hono()
    .use(requestId(), requestLog(logging, { failuresOnly: true }))
    .notFound((c) => c.text('The screens of Rounds are not built here.', 404))

/** Work that no answer waits for, but a stop does. */
function createBackground(log: Logger) {
  const pending = new Set<Promise<void>>()
  return {
    run: (task: Promise<void>) => {
      const settled = task
        .catch((error: unknown) => log.error({ err: error }, 'work in the background failed'))
        .finally(() => pending.delete(settled))
      pending.add(settled)
    },
    settle: () => atMost(patience, Promise.all(pending)),
  }
}
