import { describe, expect, test } from 'vitest'
import { readConfig } from './config'

const read = (env: Record<string, string | undefined>) => readConfig(env, '/srv/rounds')

describe('the configuration', () => {
  test('needs nothing: an embedded demo clinic for this machine alone', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: '/srv/rounds/data',
      filesDirectory: '/srv/rounds/data/files',
      databaseUrl: undefined,
      tokenSecret: undefined,
      sessionSeconds: 43_200,
      clinic: 'demo',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      mail: undefined,
      webhook: undefined,
      ai: undefined,
      logLevel: 'info',
      trustedProxies: 0,
    })
  })

  test('takes what the environment says', () => {
    const config = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/rounds',
      FILES_DIR: '../shared/files',
      DATABASE_URL: 'postgres://rounds:secret@db.clinic.example/rounds?sslmode=require',
      TOKEN_SECRET: 'x'.repeat(32),
      SESSION_HOURS: '8',
      CLINIC: 'empty',
      CLINIC_TZ: 'Asia/Kolkata',
      SMTP_URL: 'smtps://user:secret@mail.clinic.example',
      MAIL_FROM: 'Rounds <rounds@clinic.example>',
      MESSAGES_WEBHOOK_URL: 'https://sms.clinic.example/rounds?clinic=elm',
      MESSAGES_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      AI_BASE_URL: 'http://localhost:11434/v1/',
      AI_MODEL: 'small',
      AI_API_KEY: 'key-1',
      AI_TIMEOUT_MS: '60000',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '2',
    })
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDirectory: '/var/lib/rounds',
      filesDirectory: '/srv/shared/files',
      databaseUrl: 'postgres://rounds:secret@db.clinic.example/rounds?sslmode=require',
      tokenSecret: 'x'.repeat(32),
      sessionSeconds: 28_800,
      clinic: 'empty',
      zone: 'Asia/Kolkata',
      mail: {
        url: 'smtps://user:secret@mail.clinic.example',
        from: 'Rounds <rounds@clinic.example>',
      },
      webhook: {
        url: 'https://sms.clinic.example/rounds?clinic=elm',
        key: Uint8Array.from(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')),
      },
      ai: {
        baseUrl: 'http://localhost:11434/v1',
        model: 'small',
        apiKey: 'key-1',
        timeoutMs: 60_000,
      },
      logLevel: 'warn',
      trustedProxies: 2,
    })
  })

  test('gives a model without a key 30 seconds', () => {
    expect(read({ AI_BASE_URL: 'https://ai.clinic.example/v1', AI_MODEL: 'm' }).ai).toEqual({
      baseUrl: 'https://ai.clinic.example/v1',
      model: 'm',
      apiKey: undefined,
      timeoutMs: 30_000,
    })
  })

  test('reads an empty variable as none', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(read({}))
  })

  test.each([
    ['true', 1],
    ['false', 0],
    ['0', 0],
  ])('counts TRUST_PROXY=%s as %i proxies', (text, proxies) => {
    expect(read({ TRUST_PROXY: text }).trustedProxies).toBe(proxies)
  })

  test.each([
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ SESSION_HOURS: '0' }, 'SESSION_HOURS must be a whole number from 1 to 720'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must look like postgres://'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have 32 characters or more'],
    [{ CLINIC: 'mine' }, "CLINIC must be 'demo' or 'empty'"],
    [{ CLINIC_TZ: 'Berlin' }, 'CLINIC_TZ must be the name of a time zone, such as Europe/Berlin'],
    [{ SMTP_URL: 'mail.clinic.example' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtp://mail.clinic.example' }, 'MAIL_FROM is missing'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must be an address'],
    [{ MESSAGES_WEBHOOK_URL: 'http://sms.example/x' }, 'MESSAGES_WEBHOOK_URL must look like https'],
    [{ MESSAGES_WEBHOOK_URL: 'https://u:p@sms.example' }, 'without user, password or fragment'],
    [{ MESSAGES_WEBHOOK_URL: 'http://localhost:1' }, 'MESSAGES_WEBHOOK_SECRET is missing'],
    [{ MESSAGES_WEBHOOK_SECRET: 'hunter2' }, 'MESSAGES_WEBHOOK_SECRET must be whsec_'],
    [
      { MESSAGES_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
      'MESSAGES_WEBHOOK_URL is missing',
    ],
    [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'm' }, 'AI_BASE_URL must look like http://'],
    [{ AI_BASE_URL: 'https://u:p@ai.example/v1', AI_MODEL: 'm' }, 'AI_BASE_URL must look like'],
    [{ AI_BASE_URL: 'https://ai.example/v1?key=1', AI_MODEL: 'm' }, 'AI_BASE_URL must look like'],
    [{ AI_BASE_URL: 'https://ai.example/v1' }, 'AI_MODEL is missing'],
    [{ AI_MODEL: 'm' }, 'AI_BASE_URL is missing'],
    [{ AI_API_KEY: 'a\r\nb: c' }, 'AI_API_KEY has characters that no header can carry'],
    [{ AI_TIMEOUT_MS: '10' }, 'AI_TIMEOUT_MS must be a whole number from 1000 to 110000'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent'],
    [{ TRUST_PROXY: 'loopback' }, 'TRUST_PROXY must be the number of proxies'],
  ])('refuses %o in words', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })

  test('lists everything that is wrong at once, and no value of it', () => {
    const env = { PORT: 'x', TOKEN_SECRET: 'hunter2', CLINIC: 'mine' }
    expect(() => read(env)).toThrow(
      `The configuration is wrong:
  PORT must be a whole number from 0 to 65535
  TOKEN_SECRET must have 32 characters or more
  CLINIC must be 'demo' or 'empty'`,
    )
  })
})
