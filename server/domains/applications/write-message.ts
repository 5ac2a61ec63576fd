import type { CallContext, StaffMember, TeamMember } from '../../context.ts'
import { insertMessage } from './application.queries.ts'
import { sealText } from './form/application-texts.ts'

/** Stores what one side writes to the other, and returns its id; the caller tells the other side. */
export async function writeMessage(
  ctx: CallContext<StaffMember | TeamMember>,
  application_id: string,
  { party, body }: { party: 'staff' | 'applicant'; body: string },
) {
  const messageId = await insertMessage(ctx.db, {
    application_id,
    party,
    account_id: ctx.actor.accountId,
    body_encrypted: sealText(ctx.services, 'message', body),
  })
  ctx.audit({
    kind: 'application.message',
    subjectKind: 'application',
    subjectId: application_id,
    after: { messageId },
  })
  return { messageId }
}
