import type { NoticeCategory } from './notices.ts'

/** What people choose for; the badge of the portal's own messages takes in what has none of its own. */
export const noticeTopics = ['tool', 'resource', 'internal'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** By what else than the portal itself, where a message always stands. */
const noticeWays = ['mail', 'sms'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** A topic and a way, such as `tool.mail`. */
export const noticeChoices = noticeTopics.flatMap((topic) =>
  noticeWays.map((way) => `${topic}.${way}` as const),
)

/** What somebody has chosen; everything is sent at once to who has chosen nothing. */
export type NoticePreferences = {
  muted: readonly string[]
  isQuietAtNight: boolean
  hasDigest: boolean
  hasDeviceTexts: boolean
}

/** That somebody signed in on a device that was never seen. */
export const deviceNotice = 'account_new_device'

/** In the portal's zone: from this hour in the evening to this one in the morning. */
const quietHours = { from: 22, to: 8 } as const

/**
 * Decisions that end a matter, or ask for something within days: whoever misses them loses what they asked for, so
 * they cannot be turned off. They wait for the morning where the night is quiet.
 */
export const deadlineNotices = [
  'account_suspended',
  'account_restored',
  'application_needs_correction',
  'application_lapsed',
  'application_ready',
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
 * What security is about, as people read it in their settings, by what the templates begin with: these are sent at any
 * hour and cannot be turned off, by mail, or by text message to who has given no address.
 */
const securityMatters = {
  identity: ['account_phone_', 'account_email_'],
  factors: ['account_passkey_', 'account_recovery_'],
  data: ['deletion_', 'export_'],
  superAdmin: ['super_admin_'],
  device: [deviceNotice],
} as const
export type SecurityMatter = keyof typeof securityMatters

/** What a message about security is about; null for all others. */
export function securityMatterOf(template: string): SecurityMatter | null {
  const matters = Object.keys(securityMatters) as SecurityMatter[]
  return matters.find((matter) => securityMatters[matter].some((stem) => template.startsWith(stem))) ?? null
}

/**
 * How much a message matters: `security` is sent at any hour and cannot be turned off, `deadline` cannot be turned off,
 * `ordinary` is everybody's own choice.
 */
function noticeWeight(template: string): 'security' | 'deadline' | 'ordinary' {
  if (securityMatterOf(template)) return 'security'
  return (deadlineNotices as readonly string[]).includes(template) ? 'deadline' : 'ordinary'
}

/**
 * What becomes of a message on one way.
 * @param isNight whether it is quiet now for those who want that
 */
export function routeNotice(
  { template, category }: { template: string; category: NoticeCategory },
  way: NoticeWay,
  { muted, isQuietAtNight, hasDigest, hasDeviceTexts }: NoticePreferences,
  isNight: boolean,
): 'now' | 'inTheMorning' | 'inDigest' | 'never' {
  // Whoever signs in has just paid attention to a text message: a second one comes to who asks for it.
  if (way === 'sms' && template === deviceNotice && !hasDeviceTexts) return 'never'
  const weight = noticeWeight(template)
  if (weight === 'security') return 'now'
  if (weight === 'ordinary') {
    if (muted.includes(`${topicOf(category)}.${way}`)) return 'never'
    if (hasDigest && way === 'mail') return 'inDigest'
  }
  return isQuietAtNight && isNight ? 'inTheMorning' : 'now'
}

/** The end of the quiet hours that `at` lies in; null by day. */
export function quietUntil(at: Date): Date | null {
  const hourMs = 3_600_000
  // China has one zone and no summer time.
  const local = new Date(at.getTime() + 8 * hourMs)
  const hour = local.getUTCHours()
  if (hour >= quietHours.to && hour < quietHours.from) return null
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - 8 * hourMs
  return new Date(midnight + (hour < quietHours.to ? quietHours.to : 24 + quietHours.to) * hourMs)
}

function topicOf(category: NoticeCategory): NoticeTopic {
  return noticeTopics.find((topic) => topic === category) ?? 'internal'
}
