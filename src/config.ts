import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { databaseName, isPostgres, problemWithDatabase } from './db/address.ts'
import { misspelt } from './domain/shared/nearest.ts'
import { parseRedisUrl } from './redis/settings.ts'
import { readSuppliers, toDurationMs } from './suppliers/settings.ts'
import { problemWithWebhook } from './webhook-url.ts'

/** The service cannot start with these settings. The message names each, and what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The parts of the service that a process can run. */
export const ROLES = ['api', 'bot', 'jobs'] as const
export type Role = (typeof ROLES)[number]

/** A whole number within bounds. The error names them. */
function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  const digits = z.string().regex(/^\d+$/, { error }).transform(Number)
  return digits.pipe(z.int({ error }).min(min, { error }).max(max, { error }))
}

/** An http or https address. Slashes at its end are dropped. */
function baseUrl(example: string) {
  const error = `must be an address such as ${example}`
  const url = z.url({ protocol: /^https?$/, error }).regex(/^https?:\/\/[^/\s]/i, { error })
  return url.transform((text) => text.replace(/(?<!\/)\/+$/, ''))
}

const port = whole(0, 65_535)
const MAX_WAIT_MS = 60_000
const TELEGRAM = 'https://api.telegram.org'
const CRYPTO_PAY = 'https://pay.crypt.bot'

const environment = z.object({
  DATABASE_URL: z
    .string()
    .superRefine((url, context) => {
      const message = problemWithDatabase(url)
      if (message !== null) context.addIssue(message)
    })
    .default('data/gamewallet.db'),
  DATABASE_POOL: whole(2, 1000).default(10),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  MAX_CONNECTIONS: whole(10, 100_000).default(1000),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  INSTANT_WAIT_MS: whole(0, MAX_WAIT_MS).default(2000),
  LOOKUP_WAIT_MS: whole(0, MAX_WAIT_MS).default(5000),
  SUPPLIER_TIMEOUT_MS: whole(100, MAX_WAIT_MS).default(10_000),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false'),
  PUBLIC_URL: baseUrl('https://shop.example').optional(),
  BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/, 'must be the token that @BotFather gave, such as 123456:ABC…')
    .optional(),
  ADMIN_IDS: z.string().default('').transform(parseIds),
  BOT_WEBHOOK_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s/]+\/\S+$/,
      'must be an address with a path, such as https://shop.example/telegram',
    )
    .refine(URL.canParse, 'must be an address such as https://shop.example/telegram')
    .optional(),
  BOT_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, _ or -')
    .optional(),
  CRYPTO_PAY_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/, 'must be the token that @CryptoBot gave, such as 123456:AA…')
    .optional(),
  CRYPTO_PAY_API: z
    .string()
    .regex(
      /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/,
      `must be ${CRYPTO_PAY}, or https://testnet-pay.crypt.bot`,
    )
    .default(CRYPTO_PAY),
  CRYPTO_PAY_ASSETS: z
    .string()
    .regex(/^[A-Z]{2,10}(\s*,\s*[A-Z]{2,10})*$/, 'must be a list such as USDT,TON')
    .optional(),
  TELEGRAM_API_ROOT: baseUrl(TELEGRAM).default(TELEGRAM),
  ROLES: z.string().default('api,bot,jobs').transform(parseRoles),
  CHAT_PORT: port.optional(),
  SUPPLIER_FILES: z.string().optional(),
  LOOKUP_SUPPLIER: z.string().optional(),
  CODES_KEY_FILE: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: z.string().default('24h').transform(toDurationMs),
  BACKUP_KEEP: whole(1, 10_000).default(14),
  REDIS_URL: z.string().transform(parseRedisUrl).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, 'must be 1 to 64 letters, digits, _, -, . or :')
    .default('gamewallet:'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
})

const SETTINGS: readonly string[] = [...Object.keys(environment.shape), 'SUPPLIERS']
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the environment. An empty variable counts as not set.
 * @param defaults replace those of the real service.
 * @throws ConfigError naming every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { DATABASE_URL?: string } = {}) {
  const set = Object.entries(env).filter(([, value]) => value !== '')
  const given = Object.fromEntries(set.map(bare))
  const parsed = environment.safeParse({ ...defaults, ...given })
  const problems = (parsed.error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  )
  for (const { name, meant } of misspelt(Object.keys(given), SETTINGS))
    problems.push(`${name}: there is no such setting. Did you mean ${meant}?`)
  const suppliers = readSuppliers(given, (variable, message) =>
    problems.push(`${variable}: ${message}`),
  )
  const lookups = given.LOOKUP_SUPPLIER
  if (
    lookups !== undefined &&
    !suppliers.some(({ name, kind }) => name === lookups && kind !== 'manual')
  )
    problems.push('LOOKUP_SUPPLIER: must be the name of a supplier in SUPPLIERS, and not manual')
  const webhook = parsed.data?.BOT_WEBHOOK_URL
  if (parsed.success && webhook !== undefined) {
    const problem = problemWithWebhook(webhook, parsed.data.TELEGRAM_API_ROOT)
    if (problem !== null) problems.push(`BOT_WEBHOOK_URL: ${problem}`)
  }
  if ((given.BOT_WEBHOOK_URL === undefined) !== (given.BOT_WEBHOOK_SECRET === undefined))
    problems.push('BOT_WEBHOOK_URL and BOT_WEBHOOK_SECRET: set both, or neither')
  if (given.BACKUP_DIR !== undefined && isPostgres(given.DATABASE_URL ?? ''))
    problems.push('BACKUP_DIR: must be empty with PostgreSQL; schedule its own pg_dump instead')
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(
      `These settings are not valid (see .env.example):\n  ${problems.join('\n  ')}`,
    )
  const { data } = parsed
  const { BOT_WEBHOOK_URL: webhookUrl, BOT_WEBHOOK_SECRET: webhookSecret } = data
  return {
    /** The path of a SQLite file, or the URL of a PostgreSQL database, including its password. */
    databaseUrl: data.DATABASE_URL,
    /** The database's name in messages, without a password. */
    databaseName: databaseName(data.DATABASE_URL),
    /** The most connections to PostgreSQL at once. */
    databasePool: data.DATABASE_POOL,
    host: data.HOST,
    port: data.PORT,
    /** Concurrent connections, for each address that the process listens on. */
    maxConnections: data.MAX_CONNECTIONS,
    /** The proxies whose X-Forwarded-For is trusted. */
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
    instantWaitMs: data.INSTANT_WAIT_MS,
    lookupWaitMs: data.LOOKUP_WAIT_MS,
    supplierTimeoutMs: data.SUPPLIER_TIMEOUT_MS,
    /** Whether webhooks of account holders may be http URLs and lead to addresses that are not public. */
    webhookAllowPrivate: data.WEBHOOK_ALLOW_PRIVATE === 'true',
    /** The public URL of the API, without a slash at its end; null if unknown. */
    publicUrl: data.PUBLIC_URL ?? null,
    botToken: data.BOT_TOKEN ?? null,
    /** The Telegram ids of the admins. */
    adminIds: data.ADMIN_IDS,
    /** Where Telegram posts updates; null to poll for them. */
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : null,
    telegramApiRoot: data.TELEGRAM_API_ROOT,
    /** @CryptoBot's payments; null without a token. */
    cryptoPay:
      data.CRYPTO_PAY_TOKEN === undefined
        ? null
        : {
            token: data.CRYPTO_PAY_TOKEN,
            apiRoot: data.CRYPTO_PAY_API,
            assets: data.CRYPTO_PAY_ASSETS?.split(',').map((asset) => asset.trim()) ?? [],
          },
    suppliers,
    /** The supplier of paid lookups; null if the service offers none. */
    lookupSupplier: data.LOOKUP_SUPPLIER ?? null,
    /** The file with the key that encrypts codes in the database; null to store them unencrypted. */
    codesKeyFile: data.CODES_KEY_FILE ?? null,
    /** Scheduled backups of the database; null for none. */
    backups:
      data.BACKUP_DIR === undefined
        ? null
        : { folder: data.BACKUP_DIR, everyMs: data.BACKUP_EVERY, keep: data.BACKUP_KEEP },
    /** Where processes count rates together; null to count them in memory. */
    redis: data.REDIS_URL ? { ...data.REDIS_URL, prefix: data.REDIS_PREFIX } : null,
    /** Where the metrics for Prometheus are served; null for none. */
    metrics:
      data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    /** The parts that this process runs. Other processes may run the same or the others. */
    roles: data.ROLES,
    /** The port of the sandbox's chat page; null for the port after the API's. */
    chatPort: data.CHAT_PORT ?? null,
  }
}

/** Without spaces and quotes around a value; but the tables read the database's address by themselves. */
function bare([name, value = '']: [string, string | undefined]): [string, string] {
  const isRead = SETTINGS.includes(name) && name !== 'DATABASE_URL'
  return [name, isRead ? value.trim().replace(/^(["'])(.*)\1$/s, '$2') : value]
}

/** One or more of ROLES, separated by commas or spaces. */
function parseRoles(text: string, context: z.RefinementCtx): ReadonlySet<Role> {
  const names = text.trim().split(/\s*,\s*|\s+/)
  const roles = ROLES.filter((role) => names.includes(role))
  for (const name of names.filter((one) => !roles.some((role) => role === one)))
    context.addIssue({
      code: 'custom',
      message: `${name === '' ? 'a name is missing' : `"${name}" is not a role`}; list one or more of ${ROLES.join(', ')}, separated by commas`,
    })
  return new Set(roles)
}

/** Telegram ids, separated by commas or spaces. */
function parseIds(text: string, context: z.RefinementCtx): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    if (/^[1-9]\d{0,14}$/.test(entry)) ids.add(Number(entry))
    else
      context.addIssue({
        code: 'custom',
        message: `"${entry}" is not a numeric Telegram id (@userinfobot shows yours)`,
      })
  }
  return ids
}

/** Addresses and CIDR blocks, separated by commas or spaces. */
function parseProxies(text: string, context: z.RefinementCtx): BlockList {
  const proxies = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', prefix, ...more] = entry.split('/')
    const version = isIP(address)
    const bits = version === 6 ? 128 : 32
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 999
    if (version === 0 || length > bits || more.length > 0)
      context.addIssue({
        code: 'custom',
        message: `"${entry}" is not an address or a block such as 10.0.0.0/8 or fd00::/8`,
      })
    else proxies.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4')
  }
  return proxies
}
