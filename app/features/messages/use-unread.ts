import { useEffect } from 'react'
import { useOwnState } from '../../api/state/use-own-state.ts'
import { followUnread } from './follow-unread.ts'

/** The number of unread messages in all categories, kept current while mounted; for the signed-in person. */
export function useUnread(): number {
  useEffect(() => followUnread(), [])
  return useOwnState(
    (state) => state.toolBadgeNum + state.vcBadgeNum + state.resourceBadgeNum + state.internalMessageNum,
    ({ unread }) =>
      unread.unreadCount + unread.UnReadCount + unread.RedPointCount + unread.ventureUnreadCount,
  )
}
