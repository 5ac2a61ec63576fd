/** What a message is about; each badge counts some of these. */
export const noticeCategories = ['tool', 'resource', 'venture', 'internal'] as const
export type NoticeCategory = (typeof noticeCategories)[number]

/** The edition of the venture programme that runs now. */
export const currentVentureRound = 5

/** Whose count the venture badge shows in a round; from round 5 on venture notices are internal messages. */
export function ventureUnreadSource(round: number): 'questions' | 'publicity' | 'none' {
  if (round <= 3) return 'questions'
  return round === 4 ? 'publicity' : 'none'
}

/** The categories that the badge of internal messages counts. */
export function internalCategories(round: number = currentVentureRound): NoticeCategory[] {
  return ventureUnreadSource(round) === 'none' ? ['internal', 'venture'] : ['internal']
}
