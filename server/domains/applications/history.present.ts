import type {
  ApplicationEvent,
  ApplicationMessage,
} from '../../../shared/contract/applications/application-parts.ts'
import type { ApplicationAction } from '../../../shared/rules/applications/application-transitions.ts'
import type { CallContext } from '../../context.ts'
import { ownedBy } from '../../owned-by.ts'
import { type Person, peopleById } from '../sign-in/account/people.ts'
import { listEvents, listMessages } from './application-lists.queries.ts'
import { openText } from './form/application-texts.ts'

type Reader = Pick<CallContext, 'db' | 'services'>
type History = { events: ApplicationEvent[]; messages: ApplicationMessage[] }

/**
 * The events and messages of an application.
 * @param audience applicants see names of their own people, but never which member of staff acted
 */
export async function historyOf(
  ctx: Reader,
  applicationId: string,
  audience: 'team' | 'staff',
): Promise<History> {
  const events = await listEvents(ctx.db, applicationId)
  const messages = await listMessages(ctx.db, applicationId)
  const people = await peopleById(
    ctx,
    [...events, ...messages].map((row) => row.account_id),
  )
  const names = (row: { party: string; account_id: string | null }) =>
    namesOf(row.account_id === null ? undefined : people.get(row.account_id), row.party, audience)
  return {
    events: events.map((row) =>
      ownedBy(row.account_id, {
        action: row.action as ApplicationAction,
        party: row.party,
        ...names(row),
        toState: row.to_state,
        note: openText(ctx.services, 'note', row.note_encrypted),
        at: row.at.toISOString(),
      }),
    ),
    messages: messages.map((row) =>
      ownedBy(row.account_id, {
        messageId: row.id,
        party: row.party,
        ...names(row),
        body: openText(ctx.services, 'message', row.body_encrypted) ?? '',
        at: row.created_at.toISOString(),
      }),
    ),
  }
}

function namesOf(person: Person | undefined, party: string, audience: 'team' | 'staff') {
  return {
    who: party === 'applicant' ? (person?.name ?? null) : null,
    staffName: party === 'staff' && audience === 'staff' ? (person?.staffName ?? null) : null,
  }
}
