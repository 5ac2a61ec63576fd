import { hasRightCheckCharacter, isCreditCodeForm } from '../../../shared/rules/organisations/credit-code.ts'
import type { Account, CallContext } from '../../context.ts'
import { findTaken, spendLookUp } from './taken-code.ts'
import { findByCreditCode } from './verification.queries.ts'

/** Whether a code can be valid, and whether an organisation here has it. @throws ApiError `tooMany` */
export async function checkCreditCode(ctx: CallContext<Account>, { creditCode }: { creditCode: string }) {
  const hasForm = isCreditCodeForm(creditCode)
  if (hasForm) await spendLookUp(ctx)
  const found = hasForm ? await findByCreditCode(ctx.db, creditCode, ctx.actor.team?.id) : undefined
  return {
    creditCode,
    hasForm,
    hasRightCheckCharacter: hasRightCheckCharacter(creditCode),
    exists: found !== undefined,
    isMine: found !== undefined && found.team_id === ctx.actor.team?.id,
    taken: hasForm ? await findTaken(ctx, creditCode) : null,
  }
}
