import type { Answers } from '../../../../shared/rules/applications/check-answers.ts'
import { recurs } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import type { Declaration } from '../../../db/tables/applications.ts'
import { filesOf } from '../../files/files-of.ts'
import type { ApplicationRow } from '../application.queries.ts'
import { sealAnswers } from '../form/application-texts.ts'
import { tellTeam } from '../tell.ts'
import { agreedIn, receiptOf, receiptTime } from './receipt.ts'
import { insertRevision, nextVersion } from './receipts.queries.ts'

export type Receipt = { number: number; at: Date; hash: string }

type Sent = {
  reason: 'submit' | 'amend' | 'correct'
  set: QuestionSet
  answers: Answers
  /** What is declared with it, where it is sent for the first time. */
  declarations?: readonly Declaration[]
}

/**
 * Keeps what a team sends as the next version of its locked application, with a receipt where the kind gives one. The
 * files are attached.
 * @returns the encrypted answers, the receipt, and what the audit keeps of it
 */
export async function keepSent(
  ctx: CallContext<TeamMember>,
  application: ApplicationRow,
  { reason, set, answers, declarations = application.declarations }: Sent,
): Promise<{ sealed: string; receipt: Receipt | null; facts: { receipt?: string } }> {
  const sealed = sealAnswers(ctx.services, answers)
  const { number, at } = await nextVersion(ctx.db, application.id)
  const hash = recurs(application.offering_kind)
    ? receiptOf(
        {
          ...{ reference: application.reference, number, at, set, answers },
          agreed: agreedIn(declarations),
        },
        await hashesOfFiles(ctx, application.id),
      )
    : null
  await insertRevision(ctx.db, {
    application_id: application.id,
    ...{ number, reason, answers_encrypted: sealed, account_id: ctx.actor.accountId, receipt: hash },
  })
  return {
    sealed,
    receipt: hash ? { number, at, hash } : null,
    facts: hash ? { receipt: hash } : {},
  }
}

async function hashesOfFiles(ctx: Pick<CallContext, 'db' | 'services'>, id: string) {
  const files = await filesOf(ctx, { kind: 'application', id })
  return new Map(files.map(({ fileId, sha256 }) => [fileId, sha256]))
}

/** Sends the team the receipt of a further version. */
export async function tellReceipt(
  ctx: Pick<CallContext, 'db' | 'services'>,
  application: ApplicationRow,
  receipt: Receipt | null,
): Promise<void> {
  if (!receipt) return
  const { number: version, at, hash } = receipt
  await tellTeam(ctx, application, 'application_receipt', { version, at: receiptTime(at), hash })
}
