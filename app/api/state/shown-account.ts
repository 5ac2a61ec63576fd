import { createContext, useContext } from 'react'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import type { signIn } from '../../../shared/contract/sign-in/sign-in.ts'

export type SessionUser = NonNullable<OutputOf<(typeof signIn)['session']>['user']>

/** The person as shown in the HTML of a page that is theirs alone; the phone is masked. */
export type ShownAccount = SessionUser & { phone: string | null; unread: UnreadCounts }

/** Null for a visitor, and on a page that is the same for everybody. */
export const ShownAccountContext = createContext<ShownAccount | null>(null)

export function useShownAccount(): ShownAccount | null {
  return useContext(ShownAccountContext)
}

/** The person for whom the page is rendered; null for a visitor, as in all public pages. */
export async function loadShownAccount(api: Api): Promise<ShownAccount | null> {
  const { user } = await api.signIn.session({})
  if (!user) return null
  const [{ phone }, unread] = await Promise.all([api.usercenter.info({}), api.messages.unreadCounts({})])
  return { ...user, phone, unread }
}
