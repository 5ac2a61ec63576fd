import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from './env.ts'

const secret = randomBytes(48).toString('base64')
const key = randomBytes(32).toString('base64')

/** A complete production configuration; the tests replace single values. */
const production = {
  YISUN_DEMO: '0',
  YISUN_ORIGIN: 'https://portal.example.org',
  DATABASE_URL: 'postgres://app:pw@db/yisun',
  DATABASE_OWNER_URL: 'postgres://owner:pw@db/yisun',
  YISUN_SMS_URL: 'https://sms.vendor.test/send',
  YISUN_SMS_KEY: 'a-long-key-of-the-vendor',
  YISUN_SECRET: secret,
  YISUN_ENCRYPTION_KEYS: `k2:${key},k1:${randomBytes(32).toString('base64')}`,
}

function refusal(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'accepted'
}

test('nothing set: a demo on this machine with the embedded database', () => {
  const config = readConfig({ LANG: 'C', PATH: '/bin', YISUN_ORIGIN: '' })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    database: null,
    isDemo: true,
    opensAtOnce: false,
    checksLinks: false,
    pageCacheBytes: 256 * 2 ** 20,
    trustedProxies: [],
    assetUrl: null,
  })
  expect(config.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(config.dataDir).toMatch(/^\/.+(\/\.data|\/yisun)$/)
})

test('a complete configuration for real use', () => {
  const config = readConfig({
    ...production,
    PORT: '8080',
    HOST: '0.0.0.0',
    YISUN_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    YISUN_ASSET_URL: 'https://static.example.org/yisun/',
    YISUN_SMTP_URL: 'smtps://user:pw@mail.example.org',
    YISUN_MAIL_FROM: 'Yisun 益榫 <portal@example.org>',
    YISUN_CLAMAV_ADDRESS: 'tcp://127.0.0.1:3310',
    YISUN_METRICS_TOKEN: 'f3a9c1d07b5e4482',
    YISUN_PAGE_CACHE_MIB: '64',
    YISUN_FILES_URL: 's3://portal-files/yisun?region=cn-north-1&encryption=aws:kms&kmsKey=a-key',
    YISUN_S3_ACCESS_KEY: 'AKIA0123',
    YISUN_S3_SECRET: 'of/the+vendor',
  })
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    origin: 'https://portal.example.org',
    trustedProxies: ['10.0.0.0/8', '::1'],
    checksLinks: true,
    pageCacheBytes: 64 * 2 ** 20,
    assetUrl: 'https://static.example.org/yisun',
    database: { url: production.DATABASE_URL, ownerUrl: production.DATABASE_OWNER_URL },
    isDemo: false,
    mail: { smtpUrl: 'smtps://user:pw@mail.example.org', from: 'Yisun 益榫 <portal@example.org>' },
    sms: {
      order: ['gateway'],
      gateway: { url: production.YISUN_SMS_URL, key: production.YISUN_SMS_KEY },
    },
    clamav: { host: '127.0.0.1', port: 3310 },
    metricsToken: 'f3a9c1d07b5e4482',
    s3: {
      bucket: 'portal-files',
      prefix: 'yisun/',
      region: 'cn-north-1',
      endpoint: null,
      isPathStyle: false,
      encryption: { algorithm: 'aws:kms', keyId: 'a-key' },
      accessKey: { id: 'AKIA0123', secret: 'of/the+vendor' },
    },
  })
  expect(config.secret?.toString('base64')).toBe(secret)
  expect(config.encryptionKeys?.map(({ id }) => id)).toEqual(['k2', 'k1'])
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['HOST', '127.0.0.1:3000'],
  ['YISUN_ORIGIN', 'portal.example.org'],
  ['YISUN_ORIGIN', 'https://portal.example.org/yisun'],
  ['YISUN_ORIGIN', 'https://user:pw@portal.example.org'],
  ['YISUN_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['YISUN_TRUSTED_PROXIES', 'loadbalancer'],
  ['YISUN_ASSET_URL', 'http://static.example.org'],
  ['YISUN_ASSET_URL', 'https://static.example.org/?v=1'],
  // Part of the content security policy, where these characters begin another directive or source.
  ['YISUN_ASSET_URL', 'https://static.example.org/yisun;sandbox'],
  ['YISUN_ASSET_URL', 'https://static.example.org/yisun https://evil.example'],
  ['YISUN_ASSET_URL', 'https://static.example.org/yisun,x'],
  ['DATABASE_URL', 'mysql://app@db/yisun'],
  ['DATABASE_URL', 'postgres://db/yisun'],
  ['DATABASE_URL', 'postgres://100%:pw@db/yisun'],
  ['YISUN_DEMO', 'maybe'],
  ['YISUN_FILES_URL', 'https://portal-files.s3.amazonaws.com'],
  ['YISUN_FILES_URL', 's3://portal-files'],
  ['YISUN_FILES_URL', 's3://key:word@portal-files?region=cn-north-1'],
  ['YISUN_FILES_URL', 's3://portal-files/../x?region=cn-north-1&regoin=x'],
  ['YISUN_FILES_URL', 's3://portal-files?endpoint=http://s3.example.org'],
  ['YISUN_FILES_URL', 's3://portal-files?region=cn-north-1&encryption=AES256&kmsKey=k'],
  ['YISUN_FILES_URL', 's3://portal-files?region=cn-north-1&style=other'],
  ['YISUN_SMTP_URL', 'mail.example.org:25'],
  ['YISUN_MAIL_FROM', 'Yisun'],
  ['YISUN_SMS_URL', 'http://sms.vendor.test/send'],
  ['YISUN_SMS_KEY', 'short'],
  ['YISUN_CLAMAV_ADDRESS', 'clamd'],
  ['YISUN_METRICS_TOKEN', 'metrics'],
])('%s=%s stops the start with one line that names it and what it expects', (name, value) => {
  const line = refusal({ ...production, YISUN_MAIL_FROM: 'portal@example.org', [name]: value })
  expect(line).toMatch(new RegExp(`^${name}: expects .`))
  expect(line).not.toContain('\n')
})

test.each([
  ['too short', 'YISUN_SECRET', randomBytes(31).toString('base64')],
  ['no base64', 'YISUN_SECRET', 'correct horse battery staple, four words'],
  ['the same byte', 'YISUN_SECRET', Buffer.alloc(32).toString('base64')],
  ['a sequence', 'YISUN_SECRET', Buffer.from(Array.from({ length: 48 }, (_, at) => at)).toString('base64')],
  [
    'text as base64',
    'YISUN_SECRET',
    Buffer.from('my own key for the portal, do not tell it').toString('base64'),
  ],
  ['an example', 'YISUN_SECRET', `changeme${secret.slice(0, 56)}`],
  ['without an id', 'YISUN_ENCRYPTION_KEYS', key],
  ['16 bytes', 'YISUN_ENCRYPTION_KEYS', `k1:${randomBytes(16).toString('base64')}`],
  ['an id twice', 'YISUN_ENCRYPTION_KEYS', `k1:${key},k1:${randomBytes(32).toString('base64')}`],
  ['a weak second key', 'YISUN_ENCRYPTION_KEYS', `k1:${key},k0:${Buffer.alloc(32, 7).toString('base64')}`],
])('trust 28: a weak secret (%s) stops the start and is not repeated', (_, name, value) => {
  const line = refusal({ ...production, [name]: value })
  expect(line).toMatch(new RegExp(`^${name}: expects .*openssl rand`))
  expect(line).not.toContain(value)
})

test.each([
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['DATABASE_URL', { DATABASE_OWNER_URL: 'postgres://app:other@db/yisun' }],
  ['YISUN_SECRET', { YISUN_SECRET: undefined }],
  ['YISUN_ENCRYPTION_KEYS', { YISUN_ENCRYPTION_KEYS: undefined }],
  ['YISUN_ORIGIN', { YISUN_ORIGIN: undefined }],
  ['YISUN_SMS_URL', { YISUN_SMS_URL: undefined }],
  ['YISUN_SMS_KEY', { YISUN_SMS_KEY: undefined }],
  ['YISUN_MAIL_FROM', { YISUN_SMTP_URL: 'smtp://mail.example.org' }],
  ['YISUN_FILES_URL', { YISUN_S3_ACCESS_KEY: 'AKIA0123', YISUN_S3_SECRET: 'of/the+vendor' }],
  ['YISUN_S3_SECRET', { YISUN_FILES_URL: 's3://b1-files?region=r1', YISUN_S3_ACCESS_KEY: 'AKIA0123' }],
  ['YISUN_DEMO', { YISUN_DEMO: '1' }],
  ['YISUN_ORIGINS', { YISUN_ORIGINS: 'https://portal.example.org' }],
])('trust 28: an incomplete configuration names %s (%j)', (name, change) => {
  expect(refusal({ ...production, ...change })).toMatch(new RegExp(`^${name}: .*expects .`))
})

test('with mail alone nobody could verify a phone, so nobody could ever sign in', () => {
  const { YISUN_SMS_URL: _, ...withoutSms } = production
  const mail = { YISUN_SMTP_URL: 'smtp://mail.example.org', YISUN_MAIL_FROM: 'a@example.org' }
  expect(refusal({ ...withoutSms, ...mail })).toMatch(
    /^YISUN_SMS_URL: is missing; .*verified phone.* expects an https address.*$/,
  )
  expect(refusal({ ...production, ...mail })).toBe('accepted')
})

test.each(['0.0.0.0', '::', '192.168.1.5', 'portal.example.org'])('the demo never listens on %s', (HOST) => {
  expect(refusal({ HOST })).toMatch(/^HOST: .*expects 127\.0\.0\.1.*YISUN_DEMO=0/)
  expect(refusal({ HOST, YISUN_DEMO: '1' })).toMatch(/^HOST: with YISUN_DEMO=1/)
})

test('the embedded database serves without the demo too, with its own secrets', () => {
  const { YISUN_DEMO, YISUN_ORIGIN, YISUN_SMS_URL, YISUN_SMS_KEY } = production
  const config = readConfig({ YISUN_DEMO, YISUN_ORIGIN, YISUN_SMS_URL, YISUN_SMS_KEY, HOST: '0.0.0.0' })
  expect(config).toMatchObject({ isDemo: false, database: null, secret: null, encryptionKeys: null })
})

test('providers of identity are a JSON list, WeChat an app id with its secret', () => {
  const provider = {
    id: 'club',
    name: { zh: '俱乐部', en: 'Club' },
    issuer: 'https://club.example.org',
    clientId: 'yisun',
    clientSecret: 's',
  }
  const set = (list: unknown) => refusal({ ...production, YISUN_OIDC_PROVIDERS: JSON.stringify(list) })
  expect(set([provider, { ...provider, id: 'union' }])).toBe('accepted')
  for (const wrong of [
    { ...provider, issuer: 'http://club.example.org' },
    { ...provider, id: 'wechat' },
    { ...provider, id: 'wechat-account' },
    { ...provider, id: '../x' },
    { ...provider, secret: 'more' },
  ]) {
    expect(set([wrong])).toMatch(/^YISUN_OIDC_PROVIDERS: expects/)
  }
  expect(set([provider, provider])).toMatch(/^YISUN_OIDC_PROVIDERS: expects/)
  expect(refusal({ ...production, YISUN_OIDC_PROVIDERS: '[{' })).toMatch(/^YISUN_OIDC_PROVIDERS: expects/)
  const app = `wx${'0123456789abcdef'}:${'0123456789abcdef'.repeat(2)}`
  expect(refusal({ ...production, YISUN_WECHAT_SIGN_IN: app })).toBe('accepted')
  expect(refusal({ ...production, YISUN_WECHAT_SIGN_IN: 'wx1:2' })).toMatch(/^YISUN_WECHAT_SIGN_IN: expects/)
  const byAccount = { ...production, YISUN_WECHAT_ACCOUNT_SIGN_IN: '1' }
  expect(refusal({ ...byAccount, YISUN_WECHAT_ACCOUNT: app })).toBe('accepted')
  expect(refusal(byAccount)).toMatch(/^YISUN_WECHAT_ACCOUNT: is missing/)
})

test('reports every wrong or missing setting at once, a line each, without its value', () => {
  const told = refusal({
    YISUN_DEMO: '0',
    HOST: 'portal.example.org:80',
    DATABASE_URL: 'mysql://app:hunter2@db/yisun',
    YISUN_SMS_URL: 'http://sms.vendor.test/send',
    YISUN_SMS_KEY: 'short',
    YISUN_SECRETS: secret,
  })
  expect(told.split('\n').map((line) => line.split(':')[0])).toEqual([
    'YISUN_SECRETS',
    'HOST',
    'DATABASE_URL',
    'YISUN_SMS_URL',
    'YISUN_SMS_KEY',
    'YISUN_ORIGIN',
    'YISUN_SECRET',
    'YISUN_ENCRYPTION_KEYS',
  ])
  expect(told).not.toMatch(/hunter2|short|mysql/)
})

test.each<[string, Record<string, string>, string[]]>([
  ['nothing but the switch', { YISUN_DEMO: '0' }, []],
  ['a database', { DATABASE_URL: production.DATABASE_URL }, ['YISUN_SECRET', 'YISUN_ENCRYPTION_KEYS']],
  [
    'the owner of a database alone',
    { DATABASE_OWNER_URL: production.DATABASE_OWNER_URL },
    ['DATABASE_URL', 'YISUN_SECRET', 'YISUN_ENCRYPTION_KEYS'],
  ],
])('with %s, every setting that is missing is said at the first start', (_, stated, others) => {
  const told = refusal(stated).split('\n')
  const missing = ['YISUN_SMS_URL', 'YISUN_SMS_KEY', 'YISUN_ORIGIN', ...others]
  expect(told.map((line) => line.split(':')[0]).sort()).toEqual(missing.sort())
  expect(told).toContainEqual(expect.stringMatching(/^YISUN_SMS_KEY: .*expects at least 16 characters/))
})

test('a gateway on this machine may be reached without https, and what is expected says so', () => {
  expect(refusal({ ...production, YISUN_SMS_URL: 'http://127.0.0.1:8025/send' })).toBe('accepted')
  expect(refusal({ ...production, YISUN_SMS_URL: 'http://sms.vendor.test' })).toContain(
    'http on this machine',
  )
})

const site = {
  YISUN_SITE_NAME_ZH: '清河工具站',
  YISUN_SITE_NAME_EN: 'Clear River Tools',
  YISUN_OPERATOR_ZH: ' 清河公益基金会 ',
  YISUN_CONTACT_MAIL: 'hello@river.example',
}

test('who runs the portal is stated by the rules of the settings page, all at once, and never in a demo', () => {
  expect(readConfig({ ...production, ...site }).site).toEqual({
    ...{ siteNameZh: '清河工具站', siteNameEn: 'Clear River Tools', operatorZh: '清河公益基金会' },
    ...{ operatorEn: '', mail: 'hello@river.example', hotline: '' },
  })
  expect(readConfig(production).site).toBeNull()
  const wrong = { YISUN_OPERATOR_ZH: '长'.repeat(81), YISUN_CONTACT_MAIL: 'hello', YISUN_HOTLINE: 'call us' }
  expect(refusal({ ...production, ...wrong }).split('\n')).toEqual([
    expect.stringMatching(/^YISUN_OPERATOR_ZH: expects .*80/),
    expect.stringMatching(/^YISUN_CONTACT_MAIL: expects a mail address/),
    expect.stringMatching(/^YISUN_HOTLINE: expects a phone number/),
    expect.stringMatching(/^YISUN_SITE_NAME_ZH: is missing beside YISUN_OPERATOR_ZH/),
    expect.stringMatching(/^YISUN_SITE_NAME_EN: is missing beside YISUN_OPERATOR_ZH/),
  ])
  // The name appears in titles and mails: invisible characters and line breaks are refused.
  const hidden = { YISUN_SITE_NAME_ZH: '清\u202e河', YISUN_SITE_NAME_EN: 'River\r\nBcc: a@b.example' }
  const operators = { YISUN_OPERATOR_ZH: '清\u200b河', YISUN_OPERATOR_EN: 'Clear\u2028River' }
  expect(refusal({ ...production, ...hidden, ...operators }).split('\n')).toEqual(
    Object.keys({ ...hidden, ...operators }).map((name) => expect.stringContaining(`${name}: expects`)),
  )
  expect(refusal({ YISUN_SITE_NAME_ZH: '清河', YISUN_SITE_NAME_EN: 'River' })).toMatch(
    /^YISUN_SITE_NAME_ZH: the demo has a name .*\nYISUN_SITE_NAME_EN: the demo has/,
  )
})

const alibaba = {
  accessKeyId: 'LTAI5tQ7',
  accessKeySecret: 'fT4kQz81',
  signName: '益榫',
  templates: { code: 'SMS_1', notice: 'SMS_2' },
}
const tencent = {
  secretId: 'AKIDz8',
  secretKey: 'fT4kQz81',
  sdkAppId: '1400006666',
  signName: '益榫',
  templates: { code: '1001', notice: { id: '1002', values: [] } },
}

test('vendors of text messages by their packages, in the stated order, without a gateway', () => {
  const { YISUN_SMS_URL: _, YISUN_SMS_KEY: __, ...others } = production
  const one = readConfig({ ...others, YISUN_SMS_ALIBABA: JSON.stringify(alibaba) })
  expect(one.sms).toMatchObject({
    order: ['alibaba'],
    alibaba: {
      titleLength: 35,
      templates: { code: { id: 'SMS_1', values: ['code'] }, notice: { values: ['title', 'path'] } },
    },
  })
  const all = readConfig({
    ...production,
    YISUN_SMS: 'tencent, alibaba',
    YISUN_SMS_ALIBABA: JSON.stringify(alibaba),
    YISUN_SMS_TENCENT: JSON.stringify(tencent),
  })
  expect(all.sms?.order).toEqual(['tencent', 'alibaba'])
  expect(all.sms?.tencent).toMatchObject({ region: 'ap-guangzhou', templates: { notice: { values: [] } } })
})

test.each([
  ['YISUN_SMS_ALIBABA', 'no json', /expects JSON such as \{"accessKeyId"/],
  ['YISUN_SMS_ALIBABA', { ...alibaba, signName: '' }, /look at signName$/],
  ['YISUN_SMS_ALIBABA', { ...alibaba, secret: 'x' }, /look at secret$/],
  [
    'YISUN_SMS_ALIBABA',
    { ...alibaba, templates: { code: 'SMS_1' } },
    /look at templates: a template for code and one for notice$/,
  ],
  ['YISUN_SMS_ALIBABA', { ...alibaba, endpoint: 'http://sms.vendor.test' }, /look at endpoint$/],
  ['YISUN_SMS_TENCENT', { ...tencent, sdkAppId: 'app' }, /look at sdkAppId$/],
  [
    'YISUN_SMS_TENCENT',
    { ...tencent, templates: { code: { id: '1', values: ['phone'] }, notice: '2' } },
    /look at templates\.code/,
  ],
  ['YISUN_SMS', 'gateway,gateway', /each once$/],
  ['YISUN_SMS', 'twilio', /^YISUN_SMS: expects alibaba, tencent, gateway/],
] as const)('%s stops the start and names the field (%j)', (name, value, told) => {
  const line = refusal({
    ...production,
    YISUN_SMS: 'gateway',
    [name]: typeof value === 'string' ? value : JSON.stringify(value),
  })
  expect(line).toMatch(told)
  expect(line).not.toContain('\n')
  expect(line).not.toContain('fT4kQz81')
})

test('several vendors need their order, and the order their settings', () => {
  const both = { ...production, YISUN_SMS_ALIBABA: JSON.stringify(alibaba) }
  expect(refusal(both)).toMatch(/^YISUN_SMS: is missing .*expects their order, such as alibaba,gateway$/)
  expect(refusal({ ...both, YISUN_SMS: 'alibaba,tencent' })).toMatch(
    /^YISUN_SMS_TENCENT: is missing, .*expects/,
  )
})
