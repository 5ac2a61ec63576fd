import { ApiError } from '../../../shared/contract/errors.ts'
import { parseReference } from '../../../shared/lib/reference.ts'
import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { readerOf } from './feedback.policy.ts'
import { findTicket, putReader } from './feedback.queries.ts'
import { hashOfCode, isSameHash, parseCode } from './feedback-code.ts'

/**
 * Opens a ticket to this browser by number and code. A number that does not exist gets the same response as a
 * wrong code, and also costs a try.
 * @throws ApiError `codeWrong`, `tooMany`
 */
export async function openFeedback(
  ctx: CallContext,
  input: { reference: string; code: string },
): Promise<{ reference: string }> {
  const reference = parseReference(input.reference) ?? ''
  await spendLimits(ctx.services.limits, [
    { key: `feedbackCode:${reference}`, most: feedbackTerms.codeTriesPerHour, windowSeconds: 3600 },
    {
      key: `feedbackCodeFrom:${addressBucket(ctx.address)}`,
      most: feedbackTerms.codeTriesPerAddressPerHour,
      windowSeconds: 3600,
    },
  ])
  const ticket = await findTicket(ctx.db, { reference })
  const given = hashOfCode(ctx.services, reference, parseCode(input.code))
  if (!ticket || !isSameHash(ticket.code_hash, given)) throw new ApiError('codeWrong')
  ctx.rememberBrowser()
  await putReader(ctx.db, ticket.id, readerOf(ctx), feedbackTerms.readingMinutes)
  ctx.audit({ kind: 'feedback.opened', subjectKind: 'feedback', subjectId: ticket.id })
  return { reference }
}
