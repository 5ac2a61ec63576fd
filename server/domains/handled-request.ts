import { ApiError } from '../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../context.ts'
import { hasStakeIn } from './sign-in/account/people.ts'

type Asked = { version: number; account_id: string | null; team_id: string | null }

/**
 * A request that this member of staff may handle, still as they saw it: neither their own nor one of their team's.
 * @throws ApiError `notAvailable`, `ownInterest`, `conflict`
 */
export async function requireHandled<Row extends Asked>(
  { db, actor: { accountId } }: Pick<CallContext<StaffMember>, 'db' | 'actor'>,
  row: Row | undefined,
  version: number,
): Promise<Row> {
  if (!row) throw new ApiError('notAvailable')
  if (row.account_id === accountId || (row.team_id && (await hasStakeIn(db, accountId, row.team_id))))
    throw new ApiError('ownInterest')
  if (row.version !== version) throw new ApiError('conflict')
  return row
}
