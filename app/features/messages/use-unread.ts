import { useEffect } from 'react'
import { useOwnState } from '../../api/state/use-own-state.ts'
import { followUnread } from './follow-unread.ts'

/** How many messages of every category are unread, kept current while the component stands; for who is signed in. */
export function useUnread(): number {
  useEffect(() => followUnread(), [])
  return useOwnState(
    (state) => state.toolBadgeNum + state.vcBadgeNum + state.resourceBadgeNum + state.internalMessageNum,
    ({ unread }) =>
      unread.unreadCount + unread.UnReadCount + unread.RedPointCount + unread.ventureUnreadCount,
  )
}
