import { ApiError } from '../../../shared/contract/errors.ts'
import type { LikeType } from '../../../shared/rules/toolbox/likes.ts'
import { clientState } from '../../api/state/client-state.ts'
import { browserApi } from '../../api/transport/browser-api.ts'

export type Liked = { type: LikeType; instanceID: string }

/** The keys under which a browser stores its likes. */
const keys = { 1: 'likeDataTwo', 2: 'volunteerLike' } as const

/** Reports whether this browser has liked something, now and on change. @returns a stop function */
export function watchLike({ type, instanceID }: Liked, tell: (isLiked: boolean) => void): () => void {
  const { getState, subscribe } = clientState.store
  const key = keys[type]
  tell(getState()[key].includes(instanceID))
  return subscribe((state) => tell(state[key].includes(instanceID)))
}

/**
 * Likes something and remembers it in this browser.
 * @returns the number of likes; null if the server did not accept it
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

/** Consent to newer texts is asked for elsewhere: until then the like counts as a visitor's. */
async function takeLike(liked: Liked, userID: string | undefined): Promise<number> {
  const { like } = browserApi().projects
  try {
    return (await like({ ...liked, ...(userID && { userID }) })).likes
  } catch (error) {
    if (!userID || !(error instanceof ApiError) || error.reason !== 'consentNeeded') throw error
    return takeLike(liked, undefined)
  }
}
