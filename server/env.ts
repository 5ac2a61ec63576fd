import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { z } from 'zod'
import type { SiteSettings } from '../shared/rules/site-settings.ts'
import type { S3Place } from './adapters/files/s3-place.ts'
import type { OidcProvider } from './adapters/identity/oidc.ts'
import type { WechatApp } from './adapters/identity/wechat.ts'
import type { ClamdAddress } from './adapters/scan/clamav.ts'
import type { EncryptionKey } from './env-fields.ts'
import { envSchema, type Settings } from './env-schema.ts'
import { type Fault, missingSettings, type Stated } from './missing-settings.ts'
import { statedSite } from './site-fields.ts'
import { type SmsSettings, smsSettings } from './sms-fields.ts'
import { StartError } from './start-error.ts'

/** All operator settings, parsed and complete. Nothing else reads the environment. */
export type Config = {
  version: string
  host: string
  port: number
  /** The one public address, without a trailing slash. */
  origin: string
  /** Addresses and networks that may state a client's address. */
  trustedProxies: string[]
  /** Where scripts and styles are loaded from, without a trailing slash; null for the own origin. */
  assetUrl: string | null
  /** Absolute; holds files, generated secrets and the embedded database. */
  dataDir: string
  /** Where files are kept instead of the data folder. */
  s3: S3Place | null
  /** Null runs the embedded database. Without `ownerUrl` this node does not migrate. */
  database: { url: string; ownerUrl: string | null } | null
  /** A replica for reading what is public; null where there is none. */
  readUrl: string | null
  isDemo: boolean
  /** Whether a new portal is open from its first start, without its administrator opening it. */
  opensAtOnce: boolean
  mail: { smtpUrl: string; from: string } | null
  sms: SmsSettings | null
  clamav: ClamdAddress | null
  /** Whether outside links of published records are checked. */
  checksLinks: boolean
  /** Memory limit for rendered pages; 0 disables the cache. */
  pageCacheBytes: number
  oidcProviders: OidcProvider[]
  /** The app for signing in on websites, and the public account whose pages run inside WeChat. */
  wechat: { signIn: WechatApp | null; account: WechatApp | null; accountSignsIn: boolean }
  metricsToken: string | null
  /** Where spans are sent, and under which name of the portal. */
  tracing: { endpoint: string; name: string } | null
  /** By which backups are encrypted and opened. */
  backupKey: string | null
  /** The portal's operator, until its settings are saved. */
  site: Partial<SiteSettings> | null
  /** As stated; `loadSecrets` replaces null from the data folder. */
  secret: Buffer | null
  encryptionKeys: EncryptionKey[] | null
}

const root = join(import.meta.dirname, '..')

/**
 * Reads the configuration.
 * @throws StartError with a line for each wrong or missing setting: its name and what it expects
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // Compose files and unit files leave an empty value for "not set".
  const stated = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = envSchema.safeParse(stated)
  const wrong = [...unknownNames(stated), ...(parsed.success ? [] : parsed.error.issues.map(faultOfIssue))]
  const named = new Set(wrong.map(({ name }) => name))
  // A setting that is stated wrongly is not reported as missing as well.
  const missing = missingSettings(stated).filter(({ name }) => !named.has(name))
  const faults = [...wrong, ...missing]
  if (!parsed.success || faults.length > 0) {
    throw new StartError(faults.map(({ name, problem }) => `${name}: ${problem}`).join('\n'))
  }
  return complete(parsed.data)
}

function complete(settings: Settings): Config {
  const port = settings.PORT ?? 3000
  const { YISUN_SMTP_URL: smtpUrl, YISUN_MAIL_FROM: from } = settings
  return {
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    host: settings.HOST ?? '127.0.0.1',
    port,
    origin: settings.YISUN_ORIGIN ?? `http://localhost:${port}`,
    trustedProxies: settings.YISUN_TRUSTED_PROXIES ?? [],
    assetUrl: settings.YISUN_ASSET_URL ?? null,
    dataDir: settings.YISUN_DATA_DIR ? resolve(settings.YISUN_DATA_DIR) : defaultDataDir(),
    s3: s3Of(settings),
    database: settings.DATABASE_URL
      ? { url: settings.DATABASE_URL, ownerUrl: settings.DATABASE_OWNER_URL ?? null }
      : null,
    readUrl: settings.DATABASE_READ_URL ?? null,
    isDemo: settings.YISUN_DEMO ?? !settings.DATABASE_URL,
    opensAtOnce: settings.YISUN_OPEN ?? false,
    mail: smtpUrl && from ? { smtpUrl, from } : null,
    sms: smsSettings(settings),
    clamav: settings.YISUN_CLAMAV_ADDRESS ?? null,
    // A demo's links lead to example addresses.
    checksLinks: settings.YISUN_CHECK_LINKS ?? !(settings.YISUN_DEMO ?? !settings.DATABASE_URL),
    pageCacheBytes: (settings.YISUN_PAGE_CACHE_MIB ?? 256) * 2 ** 20,
    oidcProviders: settings.YISUN_OIDC_PROVIDERS ?? [],
    wechat: {
      signIn: settings.YISUN_WECHAT_SIGN_IN ?? null,
      account: settings.YISUN_WECHAT_ACCOUNT ?? null,
      accountSignsIn: settings.YISUN_WECHAT_ACCOUNT_SIGN_IN ?? false,
    },
    metricsToken: settings.YISUN_METRICS_TOKEN ?? null,
    tracing: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, name: settings.OTEL_SERVICE_NAME ?? 'yisun' }
      : null,
    backupKey: settings.YISUN_BACKUP_KEY ?? null,
    site: statedSite(settings),
    secret: settings.YISUN_SECRET ?? null,
    encryptionKeys: settings.YISUN_ENCRYPTION_KEYS ?? null,
  }
}

function s3Of(settings: Settings): S3Place | null {
  const { YISUN_FILES_URL: place, YISUN_S3_ACCESS_KEY: id, YISUN_S3_SECRET: secret } = settings
  return place ? { ...place, accessKey: id && secret ? { id, secret } : null } : null
}

/** Root's checkouts may be where the database's system user has no access, so the data has its own place. */
function defaultDataDir(): string {
  return process.getuid?.() === 0 ? '/var/lib/yisun' : join(root, '.data')
}

function faultOfIssue({ path, message }: z.core.$ZodIssue): Fault {
  return { name: String(path[0]), problem: message }
}

/** A misspelt name would silently leave a protection at its default. */
function unknownNames(stated: Stated): Fault[] {
  return Object.keys(stated)
    .filter((name) => name.startsWith('YISUN_') && !(name in envSchema.shape))
    .map((name) => ({ name, problem: 'is no setting of Yisun; expects a name listed in README.md' }))
}
