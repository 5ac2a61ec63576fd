import { z } from 'zod'
import { codePurposes } from '../shared/rules/sign-in/code-purposes.ts'
import type { AlibabaSettings } from './adapters/sms/alibaba.ts'
import { type SmsVendor, smsVendors } from './adapters/sms/port.ts'
import { type SmsTemplate, smsValues } from './adapters/sms/templates.ts'
import type { TencentSettings } from './adapters/sms/tencent.ts'
import { secureAddress, text, tokenWords } from './env-fields.ts'

/** The vendors of text messages in the order in which they are asked, at least one. */
export type SmsSettings = {
  order: SmsVendor[]
  gateway: { url: string; key: string } | null
  alibaba: AlibabaSettings | null
  tencent: TencentSettings | null
}

/** The setting of each vendor. */
export const smsSettingNames = {
  alibaba: 'YISUN_SMS_ALIBABA',
  tencent: 'YISUN_SMS_TENCENT',
  gateway: 'YISUN_SMS_URL',
} as const satisfies Record<SmsVendor, string>

const filled = z.string().trim().min(1).max(200)
const templateKinds = [
  'code',
  'notice',
  ...codePurposes.map((purpose) => `code.${purpose}` as const),
] as const

const templateWithValues = z.strictObject({ id: filled, values: z.array(z.enum(smsValues)).max(10) })
const templates = z
  .partialRecord(z.enum(templateKinds), z.union([filled, templateWithValues]))
  .transform((table) => {
    const entries = Object.entries(table).map(([kind, one]) => [kind, withValues(kind, one)])
    return Object.fromEntries(entries) as Record<string, SmsTemplate>
  })
const ownTemplates = templates.refine(
  (table) => table.notice && (table.code || codePurposes.every((purpose) => table[`code.${purpose}`])),
  { message: 'a template for code and one for notice' },
)

/** An id alone stands for the usual variables: the code, or a notice's title and the path of its page. */
function withValues(kind: string, one: z.output<typeof templateWithValues> | string): SmsTemplate {
  if (typeof one !== 'string') return one
  return { id: one, values: kind === 'notice' ? ['title', 'path'] : ['code'] }
}

const texts = { signName: filled, templates: ownTemplates, templatesEn: templates.optional() }
const shared = {
  ...texts,
  international: z.strictObject({ ...texts, signName: z.string().trim().max(200).default('') }).optional(),
  /** The longest title that fits the variable of a notice. */
  titleLength: z.int().min(4).max(500).default(35),
  endpoint: z
    .string()
    .refine((value) => secureAddress(value)?.pathname === '/')
    .optional(),
}

const alibaba = z.strictObject({ accessKeyId: filled, accessKeySecret: filled, ...shared })
const tencent = z.strictObject({
  secretId: filled,
  secretKey: filled,
  sdkAppId: z.string().regex(/^\d{6,20}$/),
  region: z
    .string()
    .regex(/^[a-z]+-[a-z]+(-\d)?$/)
    .default('ap-guangzhou'),
  ...shared,
})

export const alibabaSmsField = jsonField(
  '{"accessKeyId","accessKeySecret","signName","templates":{"code":"SMS_…","notice":"SMS_…"}}',
  alibaba,
)

export const tencentSmsField = jsonField(
  '{"secretId","secretKey","sdkAppId","signName","templates":{"code":"…","notice":"…"}}',
  tencent,
)

export const smsOrderField = text(
  `${smsVendors.join(', ')} in the order in which they are asked, each once`,
  (value): SmsVendor[] | null => {
    const parsed = z.array(z.enum(smsVendors)).safeParse(value.split(',').map((one) => one.trim()))
    return parsed.success && new Set(parsed.data).size === parsed.data.length ? parsed.data : null
  },
)

/** A setting in JSON. A refusal names the field, never its value. */
function jsonField<Value>(shape: string, schema: z.ZodType<Value>) {
  return z
    .string()
    .transform((value, context) => {
      const parsed = schema.safeParse(parseJson(value))
      if (parsed.success) return parsed.data
      const [issue] = parsed.error.issues
      const field = issue && issueField(issue)
      const message = `expects JSON such as ${shape}${field ? `; look at ${field}` : ''}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional()
}

function issueField(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') return [path, issue.keys[0]].filter(Boolean).join('.')
  return issue.message.startsWith('a template') ? `${path}: ${issue.message}` : path
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

type Stated = Partial<Record<string, string>>
type Rule<Name> = [isBroken: boolean, name: Name, problem: string]
type Name = (typeof smsSettingNames)[SmsVendor] | 'YISUN_SMS' | 'YISUN_SMS_KEY'

/** Settings that others require: the gateway's key, the order of several vendors, the vendors of the order. */
export function faultsOfSms(stated: Stated): Rule<Name>[] {
  const named = smsVendors.filter((vendor) => stated[smsSettingNames[vendor]])
  const order = smsOrderField.safeParse(stated.YISUN_SMS).data ?? []
  return [
    [
      Boolean(stated.YISUN_SMS_URL && !stated.YISUN_SMS_KEY),
      'YISUN_SMS_KEY',
      `is missing beside YISUN_SMS_URL; expects ${tokenWords}`,
    ],
    [
      named.length > 1 && !stated.YISUN_SMS,
      'YISUN_SMS',
      `is missing beside several vendors; expects their order, such as ${named.join(',')}`,
    ],
    ...order.map(
      (vendor): Rule<Name> => [
        !named.includes(vendor),
        smsSettingNames[vendor],
        `is missing, since YISUN_SMS names ${vendor}; expects ${expected[vendor]}`,
      ],
    ),
  ]
}

const expected: Record<SmsVendor, string> = {
  alibaba: 'its settings in JSON',
  tencent: 'its settings in JSON',
  gateway: 'an https address',
}

/** Whether any vendor of text messages is stated. */
export function statesSms(stated: Stated): boolean {
  return smsVendors.some((vendor) => stated[smsSettingNames[vendor]])
}

/** The vendors from parsed settings; null where there is none. */
export function smsSettings(settings: {
  YISUN_SMS?: SmsVendor[] | undefined
  YISUN_SMS_URL?: string | undefined
  YISUN_SMS_KEY?: string | undefined
  YISUN_SMS_ALIBABA?: AlibabaSettings | undefined
  YISUN_SMS_TENCENT?: TencentSettings | undefined
}): SmsSettings | null {
  const { YISUN_SMS_URL: url, YISUN_SMS_KEY: key } = settings
  const vendors = {
    gateway: url && key ? { url, key } : null,
    alibaba: settings.YISUN_SMS_ALIBABA ?? null,
    tencent: settings.YISUN_SMS_TENCENT ?? null,
  }
  const order = settings.YISUN_SMS ?? smsVendors.filter((vendor) => vendors[vendor])
  return order.length > 0 ? { order, ...vendors } : null
}
