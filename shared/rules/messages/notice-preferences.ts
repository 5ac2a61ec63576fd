import type { NoticeCategory } from './notices.ts'

/** The topics that people choose for; that of the portal's own messages includes all without their own. */
export const noticeTopics = ['tool', 'resource', 'internal'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** The ways besides the portal itself, where every message is shown. */
const noticeWays = ['mail', 'sms'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** A topic and a way, such as `tool.mail`. */
export const noticeChoices = noticeTopics.flatMap((topic) =>
  noticeWays.map((way) => `${topic}.${way}` as const),
)

/** A person's choices; by default everything is sent at once. */
export type NoticePreferences = {
  muted: readonly string[]
  isQuietAtNight: boolean
  hasDigest: boolean
  hasDeviceTexts: boolean
}

/** The notice of a sign-in on an unknown device. */
export const deviceNotice = 'account_new_device'

/** In the portal's time zone: from this hour in the evening to this one in the morning. */
const quietHours = { from: 22, to: 8 } as const

/**
 * Decisions that end a matter, or require something within days: a person who misses them loses what they
 * applied for, so they cannot be turned off. In quiet hours they wait for the morning.
 */
export const deadlineNotices = [
  'account_suspended',
  'account_restored',
  'application_needs_correction',
  'application_lapsed',
  'application_ready',
  'application_admitted',
  'application_rejected',
  'application_appeal_rejected',
  'application_reversed_to_rejected',
  'application_reversed_after_appeal',
  'application_expired',
  'application_revoked',
  'application_draft_expiring',
  'verification_returned',
  'verification_papers_going',
  'verification_closed',
  'verification_refused',
  'verification_suspended',
  'verification_revoked',
  'verification_due',
  'verification_expired',
] as const

/**
 * The security matters, as people read them in their settings, by prefixes of the templates: these are sent
 * at any hour and cannot be turned off, by mail, or by text message to people without a mail address.
 */
const securityMatters = {
  identity: ['account_phone_', 'account_email_'],
  factors: ['account_passkey_', 'account_recovery_'],
  data: ['deletion_', 'export_'],
  superAdmin: ['super_admin_'],
  device: [deviceNotice],
} as const
export type SecurityMatter = keyof typeof securityMatters

/** The matter of a security message; null for all others. */
export function securityMatterOf(template: string): SecurityMatter | null {
  const matters = Object.keys(securityMatters) as SecurityMatter[]
  return matters.find((matter) => securityMatters[matter].some((stem) => template.startsWith(stem))) ?? null
}

/**
 * A message's importance: `security` is sent at any hour and cannot be turned off, `deadline` cannot be
 * turned off, `ordinary` is a free choice.
 */
function noticeWeight(template: string): 'security' | 'deadline' | 'ordinary' {
  if (securityMatterOf(template)) return 'security'
  return (deadlineNotices as readonly string[]).includes(template) ? 'deadline' : 'ordinary'
}

/**
 * What happens to a message on one way.
 * @param isNight whether it is quiet now for people who want that
 */
export function routeNotice(
  { template, category }: { template: string; category: NoticeCategory },
  way: NoticeWay,
  { muted, isQuietAtNight, hasDigest, hasDeviceTexts }: NoticePreferences,
  isNight: boolean,
): 'now' | 'inTheMorning' | 'inDigest' | 'never' {
  // A sign-in has just used a text message: a second one is sent only on request.
  if (way === 'sms' && template === deviceNotice && !hasDeviceTexts) return 'never'
  const weight = noticeWeight(template)
  if (weight === 'security') return 'now'
  if (weight === 'ordinary') {
    if (muted.includes(`${topicOf(category)}.${way}`)) return 'never'
    if (hasDigest && way === 'mail') return 'inDigest'
  }
  return isQuietAtNight && isNight ? 'inTheMorning' : 'now'
}

/** The end of the quiet hours that contain `at`; null by day. */
export function quietUntil(at: Date): Date | null {
  const hourMs = 3_600_000
  // China has one time zone and no daylight saving time.
  const local = new Date(at.getTime() + 8 * hourMs)
  const hour = local.getUTCHours()
  if (hour >= quietHours.to && hour < quietHours.from) return null
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - 8 * hourMs
  return new Date(midnight + (hour < quietHours.to ? quietHours.to : 24 + quietHours.to) * hourMs)
}

function topicOf(category: NoticeCategory): NoticeTopic {
  return noticeTopics.find((topic) => topic === category) ?? 'internal'
}
