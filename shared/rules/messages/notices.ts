/** A message's subject; each badge counts some of these. */
export const noticeCategories = ['tool', 'resource', 'venture', 'internal'] as const
export type NoticeCategory = (typeof noticeCategories)[number]

/**
 * Messages that stand in the portal alone, without mail or text message: receipts for what the team has just done
 * and seen confirmed on the page, and steps that ask nothing of it. What somebody waits for, must act upon or could
 * lose is sent as well.
 *
 * | sent | in the portal alone |
 * |---|---|
 * | received; more material needed; ready to use, waiting for a code, not approved; turned round | amended, corrected, appealed, confirmed by the team itself |
 * | invited to a team, asked to take somebody in, declined, removed, another role | joined a team on this page; somebody has followed my invitation |
 * | a message from the reviewer; withdrawn, lapsed; ended, run out, taken back; a draft about to go | the review has begun |
 */
export const quietNotices = [
  'application_amended',
  'application_opened',
  'application_corrected',
  'application_appealed',
  'application_active',
  'feedback_received',
  'team_welcome',
  'team_welcome_admin',
  'team_invitation_accepted',
] as const

/** Whether a message is shown in the portal alone. */
export function isQuietNotice(template: string): boolean {
  return (quietNotices as readonly string[]).includes(template)
}

/** Whether it is also sent to a suspended person: it tells them so, and how to object. */
export function reachesSuspended(template: string): boolean {
  return template === 'account_suspended'
}

/** What the venture badge counts in a round; from round 5 on venture notices are internal messages. */
export function ventureUnreadSource(round: number): 'questions' | 'publicity' | 'none' {
  if (round <= 3) return 'questions'
  return round === 4 ? 'publicity' : 'none'
}

/** The categories that the badge of internal messages counts. */
export function internalCategories(round: number): NoticeCategory[] {
  return ventureUnreadSource(round) === 'none' ? ['internal', 'venture'] : ['internal']
}

/** The categories of the venture badge: those that no other badge counts. */
export function ventureCategories(round: number): NoticeCategory[] {
  return internalCategories(round).includes('venture') ? [] : ['venture']
}
