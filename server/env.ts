import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { SiteSettings } from '../shared/rules/site-settings.ts'
import type { S3Place } from './adapters/files/s3-place.ts'
import type { OidcProvider } from './adapters/identity/oidc.ts'
import type { WechatApp } from './adapters/identity/wechat.ts'
import type { ClamdAddress } from './adapters/scan/clamav.ts'
import {
  assetUrlField,
  clamavField,
  collectorField,
  databaseField,
  databaseUser,
  type EncryptionKey,
  filesField,
  hostField,
  isLoopback,
  keyRingField,
  mebibytesField,
  originField,
  portField,
  proxiesField,
  secretField,
  secureWords,
  senderField,
  serviceNameField,
  smtpField,
  storeKeyField,
  switchField,
  tokenField,
  tokenWords,
  webhookField,
} from './env-fields.ts'
import { oidcProvidersField, wechatAppField } from './identity-fields.ts'
import { siteFields, siteSettingNames, statedSite } from './site-fields.ts'
import {
  alibabaSmsField,
  faultsOfSms,
  type SmsSettings,
  smsOrderField,
  smsSettings,
  statesSms,
  tencentSmsField,
} from './sms-fields.ts'
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

const schema = z.object({
  PORT: portField,
  HOST: hostField,
  YISUN_ORIGIN: originField,
  YISUN_TRUSTED_PROXIES: proxiesField,
  YISUN_ASSET_URL: assetUrlField,
  DATABASE_URL: databaseField,
  DATABASE_OWNER_URL: databaseField,
  DATABASE_READ_URL: databaseField,
  YISUN_DATA_DIR: z.string().optional(),
  YISUN_FILES_URL: filesField,
  YISUN_S3_ACCESS_KEY: storeKeyField,
  YISUN_S3_SECRET: storeKeyField,
  YISUN_DEMO: switchField,
  YISUN_OPEN: switchField,
  YISUN_SMTP_URL: smtpField,
  YISUN_MAIL_FROM: senderField,
  YISUN_SMS: smsOrderField,
  YISUN_SMS_URL: webhookField,
  YISUN_SMS_KEY: tokenField,
  YISUN_SMS_ALIBABA: alibabaSmsField,
  YISUN_SMS_TENCENT: tencentSmsField,
  YISUN_CLAMAV_ADDRESS: clamavField,
  YISUN_CHECK_LINKS: switchField,
  YISUN_PAGE_CACHE_MIB: mebibytesField,
  YISUN_OIDC_PROVIDERS: oidcProvidersField,
  YISUN_WECHAT_SIGN_IN: wechatAppField,
  YISUN_WECHAT_ACCOUNT: wechatAppField,
  YISUN_WECHAT_ACCOUNT_SIGN_IN: switchField,
  YISUN_METRICS_TOKEN: tokenField,
  YISUN_BACKUP_KEY: tokenField,
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorField,
  OTEL_SERVICE_NAME: serviceNameField,
  ...siteFields,
  YISUN_SECRET: secretField,
  YISUN_ENCRYPTION_KEYS: keyRingField,
})

type Settings = z.output<typeof schema>

const root = join(import.meta.dirname, '..')

/**
 * Reads the configuration.
 * @throws StartError with a line for each wrong or missing setting: its name and what it expects
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // Compose files and unit files leave an empty value for "not set".
  const stated = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(stated)
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

type Fault = { name: string; problem: string }

type Stated = Partial<Record<string, string>>

function faultOfIssue({ path, message }: z.core.$ZodIssue): Fault {
  return { name: String(path[0]), problem: message }
}

/** A misspelt name would silently leave a protection at its default. */
function unknownNames(stated: Stated): Fault[] {
  return Object.keys(stated)
    .filter((name) => name.startsWith('YISUN_') && !(name in schema.shape))
    .map((name) => ({ name, problem: 'is no setting of Yisun; expects a name listed in README.md' }))
}

/** Settings required by other settings, by what is stated, whether or not it is well formed. */
function missingSettings(stated: Stated): Fault[] {
  const isDemo = switchField.safeParse(stated.YISUN_DEMO).data ?? !statesDatabase(stated)
  const rules = [...faultsOfPairs(stated), ...(isDemo ? faultsOfDemo(stated) : faultsOfService(stated))]
  return rules.flatMap(([isBroken, name, problem]) => (isBroken ? [{ name, problem }] : []))
}

function statesDatabase({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: Stated): boolean {
  return Boolean(url || ownerUrl)
}

type Rule = [isBroken: boolean, name: keyof Settings, problem: string]

function faultsOfPairs(stated: Stated): Rule[] {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = stated
  const site = siteSettingNames.filter((name) => stated[name])
  return [
    [
      Boolean(ownerUrl && !url),
      'DATABASE_URL',
      'is missing beside DATABASE_OWNER_URL; expects postgres://user@host/database',
    ],
    [
      Boolean(stated.YISUN_WECHAT_ACCOUNT_SIGN_IN && !stated.YISUN_WECHAT_ACCOUNT),
      'YISUN_WECHAT_ACCOUNT',
      'is missing beside YISUN_WECHAT_ACCOUNT_SIGN_IN; expects appid:secret as WeChat shows them',
    ],
    [
      Boolean(stated.DATABASE_READ_URL && !url),
      'DATABASE_URL',
      'is missing beside DATABASE_READ_URL; expects postgres://user@host/database',
    ],
    [
      Boolean(url && ownerUrl && databaseUser(url) && databaseUser(url) === databaseUser(ownerUrl)),
      'DATABASE_URL',
      'expects another role than DATABASE_OWNER_URL, one that does not own the tables',
    ],
    [
      Boolean(stated.YISUN_SMTP_URL && !stated.YISUN_MAIL_FROM),
      'YISUN_MAIL_FROM',
      'is missing beside YISUN_SMTP_URL; expects an address, such as Yisun <portal@example.org>',
    ],
    ...faultsOfSms(stated),
    ...(['YISUN_S3_ACCESS_KEY', 'YISUN_S3_SECRET'] as const).flatMap((name, at): Rule[] => {
      const other = at === 0 ? 'YISUN_S3_SECRET' : 'YISUN_S3_ACCESS_KEY'
      return [
        [
          Boolean(stated[other] && !stated[name]),
          name,
          `is missing beside ${other}; expects both or neither`,
        ],
      ]
    }),
    [
      Boolean(stated.YISUN_S3_ACCESS_KEY && !stated.YISUN_FILES_URL),
      'YISUN_FILES_URL',
      'is missing beside YISUN_S3_ACCESS_KEY; expects s3://bucket/prefix?region=…',
    ],
    ...(['YISUN_SITE_NAME_ZH', 'YISUN_SITE_NAME_EN'] as const).map(
      (name): Rule => [
        site.length > 0 && !stated[name],
        name,
        `is missing beside ${site[0]}; expects the name of the portal in both languages`,
      ],
    ),
  ]
}

/** The demo has known staff and shows every code: it must neither be reachable nor run on real data. */
function faultsOfDemo({ DATABASE_URL, HOST, YISUN_DEMO, ...stated }: Stated): Rule[] {
  const cause = YISUN_DEMO ? 'with YISUN_DEMO=1' : 'while the demo is on'
  return [
    [
      Boolean(DATABASE_URL),
      'YISUN_DEMO',
      'the demo runs on the embedded database alone; expects 0 with DATABASE_URL',
    ],
    [
      Boolean(HOST && !isLoopback(HOST.trim())),
      'HOST',
      `${cause} expects 127.0.0.1, ::1 or localhost, for the demo shows sign-in codes; ` +
        'to serve others set YISUN_DEMO=0',
    ],
    [
      Boolean(stated.YISUN_FILES_URL),
      'YISUN_FILES_URL',
      'the demo keeps its files in its data folder; expects YISUN_DEMO=0 beside it',
    ],
    ...siteSettingNames.map(
      (name): Rule => [
        Boolean(stated[name]),
        name,
        'the demo has a name and an operator of its own; expects YISUN_DEMO=0 beside it',
      ],
    ),
  ]
}

function faultsOfService(stated: Stated): Rule[] {
  const isElsewhere = statesDatabase(stated)
  return [
    [
      !statesSms(stated),
      'YISUN_SMS_URL',
      'is missing; an account is made by a verified phone, so without text messages nobody can sign in; ' +
        `expects ${secureWords}, or YISUN_SMS_ALIBABA or YISUN_SMS_TENCENT instead`,
    ],
    [
      !statesSms(stated) && !stated.YISUN_SMS_KEY,
      'YISUN_SMS_KEY',
      `is missing beside YISUN_SMS_URL; expects ${tokenWords}`,
    ],
    [
      !stated.YISUN_ORIGIN,
      'YISUN_ORIGIN',
      'is missing; expects the public address, such as https://portal.example.org',
    ],
    [
      isElsewhere && !stated.YISUN_SECRET,
      'YISUN_SECRET',
      'is missing; with DATABASE_URL expects at least 32 random bytes as base64 (openssl rand -base64 48)',
    ],
    [
      isElsewhere && !stated.YISUN_ENCRYPTION_KEYS,
      'YISUN_ENCRYPTION_KEYS',
      'is missing; with DATABASE_URL expects k1:<32 random bytes as base64> (openssl rand -base64 32)',
    ],
  ]
}
