import type { SeededAccount } from '../db/seed'
import type { ServerConfig } from './config'
import { isLoopback } from './http-server'

/** The one time that the passwords of a new clinic are shown. */
export function describeAccounts(
  accounts: SeededAccount[],
  clinic: ServerConfig['clinic'],
): string {
  const rows = [{ username: 'Username', password: 'Password', role: 'Role' }, ...accounts]
  const table = rows.map(
    ({ username, password, role }) => `    ${username.padEnd(14)}${password.padEnd(26)}${role}`,
  )
  const made = clinic === 'demo' ? 'a demo clinic has' : 'an empty clinic has'
  return [
    '',
    `rounds: this is the first start: ${made} been made. Write these passwords down,`,
    'rounds: they are shown only this once:',
    '',
    ...table,
    '',
    '',
  ].join('\n')
}

/** What whoever starts the server should know, a sentence or its continuation a line. */
export function introduction(
  config: ServerConfig,
  place: string,
  url: string,
  built: boolean,
): string[] {
  const lines = [
    `running at ${url} (Ctrl-C stops it)`,
    `records are kept in ${place}`,
    config.mail
      ? `mail is sent by ${new URL(config.mail.url).host} from ${config.mail.from}`
      : 'no SMTP_URL is set: no mail is sent, and a lost password is replaced by an administrator',
  ]
  if (config.webhook)
    lines.push(`messages to patients are also sent to ${new URL(config.webhook.url).host}`)
  if (config.ai) {
    const { protocol, hostname, host } = new URL(config.ai.baseUrl)
    lines.push(`questions to the assistant are sent to ${host}, model ${config.ai.model}`)
    if (protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
      lines.push('what is sent there is not encrypted, questions and key alike: use https')
  } else lines.push('no AI_BASE_URL is set: the assistant answers by its rules and its guide alone')
  if (config.databaseUrl && !config.tokenSecret)
    lines.push(
      `no TOKEN_SECRET is set: tokens are signed with the one in ${config.dataDirectory};`,
      'several servers on one database need the same TOKEN_SECRET',
    )
  if (!built) lines.push('no screens are built ("npm run build"): only the API answers')
  if (!isLoopback(config.host) && config.trustedProxies === 0)
    lines.push(
      `anyone who reaches ${config.host} can connect, and what is sent is not encrypted:`,
      'put a proxy with TLS in front (README.md, "In a clinic")',
    )
  return lines
}
