import type { Contract } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { consentDocuments } from '../../../shared/rules/sign-in/consent.ts'
import { entersClosed } from '../../domains/settings/open-state.ts'
import type { IndexedCall } from './call-index.ts'
import type { RequestScope } from './request-scope.ts'

/** Groups that only sign people in, or serve somebody's own account. */
const openGroups: readonly (keyof Contract)[] = [
  'signIn',
  'passkeys',
  'providers',
  'recoveryCodes',
  'waysIn',
  'security',
  'privacy',
  'suspensions',
]

type CallId = { [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}` }[keyof Contract]

/** What the frame of a page needs, and the way from an invitation to the console. */
const openCalls: readonly CallId[] = [
  'home.configInfo',
  'usercenter.info',
  'messages.unreadCount',
  'messages.unreadCounts',
  'staff.invitation',
  'staff.invitationAccept',
  'staff.secondFactor',
  'staff.secondFactorConfirm',
  'staff.secondFactorProve',
]

/** The texts that people agree to when they sign in, and the one on cookies, which holds for this page too. */
const openTexts: readonly unknown[] = [...consentDocuments, 'cookies']

/**
 * Refuses to people who are no staff, while the portal is closed, every call that is not part of becoming staff or of
 * ending one's own account: whatever the transport, so that no feed or document tells what waits for the opening.
 * @throws ApiError `notOpenYet`
 */
export async function holdWhileClosed(
  { group, id }: Pick<IndexedCall, 'group' | 'id'>,
  raw: unknown,
  { actor, services }: RequestScope,
): Promise<void> {
  if (entersClosed(actor) || !(await services.isClosed())) return
  const isOpen =
    openGroups.some((open) => open === group) ||
    openCalls.some((open) => open === id) ||
    (id === 'content.describeDynamicCenterInfo' && openTexts.includes(Object(raw).DynamicAliasID))
  if (!isOpen) throw new ApiError('notOpenYet')
}
