import { ApiError } from '../../../shared/contract/errors.ts'
import type { LikeType } from '../../../shared/rules/toolbox/likes.ts'
import { clientState } from '../../api/state/client-state.ts'
import { browserApi } from '../../api/transport/browser-api.ts'

export type Liked = { type: LikeType; instanceID: string }

/** Where a browser keeps what was liked in it. */
const keys = { 1: 'likeDataTwo', 2: 'volunteerLike' } as const

/** Tells whether this browser has liked something, now and whenever that changes. @returns what ends it */
export function watchLike({ type, instanceID }: Liked, tell: (isLiked: boolean) => void): () => void {
  const { getState, subscribe } = clientState.store
  const key = keys[type]
  tell(getState()[key].includes(instanceID))
  return subscribe((state) => tell(state[key].includes(instanceID)))
}

/**
 * Likes something and remembers it in this browser.
 * @returns how many have liked it; null where the server did not take it
 */
export async function sendLike(liked: Liked): Promise<number | null> {
  const userID = clientState.store.getState().userInfo?.userID
  try {
    const likes = await takeLike(liked, userID)
    remember(liked)
    return likes
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

function remember({ type, instanceID }: Liked): void {
  const { getState, setState } = clientState.store
  const key = keys[type]
  const kept = getState()[key]
  if (!kept.includes(instanceID)) setState({ [key]: [...kept, instanceID] })
}

/** Newer texts that wait are asked for elsewhere: until then a like is a visitor's. */
async function takeLike(liked: Liked, userID: string | undefined): Promise<number> {
  const { like } = browserApi().projects
  try {
    return (await like({ ...liked, ...(userID && { userID }) })).likes
  } catch (error) {
    if (!userID || !(error instanceof ApiError) || error.reason !== 'consentNeeded') throw error
    return takeLike(liked, undefined)
  }
}
