import { ApiError } from '../../../shared/contract/errors.ts'
import { interrupt } from '../forms/interruption.ts'
import { reportLoginEnded } from './client-events.ts'
import { isOwnedPage, isSomebodyElse } from './page-owner.ts'
import { isStoredUserKnown } from './stored-user.ts'

/**
 * Waits until requests of this page go out in the name of the person it belongs to.
 * @throws ApiError `loginEnded` if nobody is signed in and nothing would be lost
 */
export async function untilOwnLogin(): Promise<void> {
  if (isSomebodyElse()) await interrupt('other')
  if (await isStoredUserKnown()) return
  // Another tab has noticed the end of the login first, or has signed out.
  if (isOwnedPage() && (await reportLoginEnded())) return
  throw new ApiError('loginEnded')
}
