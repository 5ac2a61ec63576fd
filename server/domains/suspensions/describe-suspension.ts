import type { CallContext } from '../../context.ts'
import {
  keptSuspension,
  lastDayToObject,
  mayObject,
  suspensionOf,
} from '../sign-in/sessions/suspension-link.ts'
import { describeLink, type StatedLink } from '../sign-in/ways-in/kept-secret.ts'
import { openTicketSince } from '../support/open-ticket.ts'

/**
 * Why an account is suspended, since when, until when its person may object and what came of an objection; for who
 * holds the link.
 */
export async function describeSuspension(ctx: CallContext, stated: StatedLink) {
  return describeLink(ctx, keptSuspension, stated, (secret) => describeWhy(ctx, secret))
}

async function describeWhy(ctx: CallContext, secret: string) {
  const suspension = await suspensionOf(ctx, secret)
  if (!suspension) return { state: 'closed' as const }
  if (suspension.lifted_at) return { state: 'lifted' as const }
  const { account_id: accountId, reason, words_encrypted: words, suspended_at: since } = suspension
  const objection = await openTicketSince(ctx.db, accountId, since)
  return {
    state: 'suspended' as const,
    reason,
    words: ctx.services.cipher.decrypt(words, 'account_suspensions.words'),
    since: since.toISOString(),
    objectUntil: lastDayToObject(since),
    mayObject: mayObject(suspension),
    objection: objection && {
      reference: objection.reference,
      sentAt: objection.received_at.toISOString(),
      answerBy: objection.state === 'answered' ? null : objection.due_on,
    },
  }
}
