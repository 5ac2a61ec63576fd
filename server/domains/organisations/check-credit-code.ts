import { hasRightCheckCharacter, isCreditCodeForm } from '../../../shared/rules/credit-code.ts'
import type { Account, CallContext } from '../../context.ts'
import { findByCreditCode } from './verification.queries.ts'

/** Whether a code can be right, and whether an organisation holds it here. */
export async function checkCreditCode(ctx: CallContext<Account>, { creditCode }: { creditCode: string }) {
  const hasForm = isCreditCodeForm(creditCode)
  const found = hasForm ? await findByCreditCode(ctx.db, creditCode) : undefined
  return {
    creditCode,
    hasForm,
    hasRightCheckCharacter: hasRightCheckCharacter(creditCode),
    exists: found !== undefined,
    isMine: found !== undefined && found.team_id === ctx.actor.team?.id,
  }
}
