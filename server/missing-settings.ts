import { databaseUser, isLoopback, secureWords, switchField, tokenWords } from './env-fields.ts'
import type { Settings } from './env-schema.ts'
import { siteSettingNames } from './site-fields.ts'
import { faultsOfSms, statesSms } from './sms-fields.ts'

/** What is wrong with a setting: its name, and what it expects. */
export type Fault = { name: string; problem: string }
/** The environment as it is stated, empty values left out. */
export type Stated = Partial<Record<string, string>>

/** Settings required by other settings, by what is stated, whether or not it is well formed. */
export function missingSettings(stated: Stated): Fault[] {
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
