import { ApiError } from '../../../shared/contract/errors.ts'
import { interrupt } from '../forms/interruption.ts'
import { reportLoginEnded } from './client-events.ts'
import { isOwnedPage, isSomebodyElse } from './page-owner.ts'
import { isStoredUserKnown } from './stored-user.ts'

/**
 * Waits until what a page sends goes out in the name of the person whose page it is.
 * @throws ApiError `loginEnded` where nobody is signed in and nothing would be lost
 */
export async function untilOwnLogin(): Promise<void> {
  if (isSomebodyElse()) await interrupt('other')
  if (await isStoredUserKnown()) return
  // Another tab has noticed it first, or has signed out.
  if (isOwnedPage() && (await reportLoginEnded())) return
  throw new ApiError('loginEnded')
}
