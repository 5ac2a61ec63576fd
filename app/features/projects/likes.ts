import { ApiError } from '../../../shared/contract/errors.ts'
import { browserApi } from '../../api/browser-api.ts'
import { clientState } from '../../api/client-state.ts'

/** Tells whether this browser has liked a project, now and whenever that changes. @returns what ends it */
export function watchLike(instanceID: string, tell: (isLiked: boolean) => void): () => void {
  const { getState, subscribe } = clientState.store
  tell(getState().likeDataTwo.includes(instanceID))
  return subscribe(({ likeDataTwo }) => tell(likeDataTwo.includes(instanceID)))
}

/**
 * Likes a project and remembers it in this browser.
 * @returns how many have liked it; null where the server did not take it
 */
export async function likeProject(instanceID: string): Promise<number | null> {
  const userID = clientState.store.getState().userInfo?.userID
  try {
    const likes = await sendLike(instanceID, userID)
    clientState.rememberLike(instanceID)
    return likes
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

/** Newer texts that wait are asked for elsewhere: until then a like is a visitor's. */
async function sendLike(instanceID: string, userID: string | undefined): Promise<number> {
  const { like } = browserApi().projects
  try {
    return (await like({ instanceID, type: 1, ...(userID && { userID }) })).likes
  } catch (error) {
    if (!userID || !(error instanceof ApiError) || error.reason !== 'consentNeeded') throw error
    return sendLike(instanceID, undefined)
  }
}
