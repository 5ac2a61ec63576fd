import { refusalReasons } from '../../../shared/rules/application-reasons.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { requireRole } from '../accounts/staff-policy.ts'

/** The reasons that a reviewer chooses from. */
export async function listRefusalReasons(ctx: CallContext<StaffMember>) {
  requireRole(ctx, 'reviewer')
  return {
    reasons: refusalReasons.map(({ code, title, template, nextStep }) => ({
      code,
      title: title[ctx.locale],
      templates: template,
      nextStep: nextStep.text[ctx.locale],
    })),
  }
}
