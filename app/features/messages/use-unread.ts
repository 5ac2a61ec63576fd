import { useEffect } from 'react'
import { useClientState } from '../../api/client-state.ts'
import { followUnread } from './follow-unread.ts'

/** How many messages of every category are unread, kept current while the component stands; for who is signed in. */
export function useUnread(): number {
  useEffect(() => followUnread(), [])
  return useClientState(
    (state) => state.toolBadgeNum + state.vcBadgeNum + state.resourceBadgeNum + state.internalMessageNum,
  )
}
