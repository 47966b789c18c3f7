import { createTransport } from 'nodemailer'
import { type Logger, type Mailer, UnreachableError } from '../dependencies'

/** One address and nothing else: no list, no name, no line of another header. */
const oneAddress = /^[^\s,;:<>()[\]"@]+@[^\s,;:<>()[\]"@]+$/

/** A transport gives up after this many milliseconds of silence, long before the server stops. */
const patience = 8_000

/** What the transport calls a connection that was refused, lost or silent. */
const unreachable: unknown[] = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS']

/**
 * Sends mail by an SMTP server, encrypted where that offers it.
 * @param url smtps://user:password@host:465, or smtp://host:587?requireTLS=true
 * @param from the sender, as it stands in the mail
 * @throws from `send`, where the recipient is not one address or the server does not take the mail
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRecipients: 1,
  })
  return {
    send: async ({ to, subject, text }) => {
      if (!oneAddress.test(to)) throw new Error('The recipient is not one e-mail address')
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        if (error instanceof Error && 'code' in error && unreachable.includes(error.code))
          throw new UnreachableError(error.message, { cause: error })
        throw error
      }
    },
  }
}

/** Where no SMTP server is configured: what waited from before is not sent, and its codes are in no log. */
export const createNoMailer = (log: Logger): Mailer => ({
  isNotSetUp: true,
  send: async ({ to, subject }) => {
    log.warn({ to, subject }, 'no mail server is configured, so this mail was not sent')
  },
})
