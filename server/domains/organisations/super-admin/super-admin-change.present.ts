import type { z } from 'zod'
import type {
  ChangedChange,
  ChangeEvent,
  changeFacts,
  changeStory,
} from '../../../../shared/contract/organisations/super-admin-change.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CallContext } from '../../../context.ts'
import { peopleById } from '../../sign-in/account/people.ts'
import { presentReason } from '../review/verification-reasons.ts'
import { listChangePapers } from './change-papers.ts'
import {
  type ChangeEventRow,
  type ChangeRow,
  listChangeEvents,
  type ShownChange,
} from './super-admin-change.queries.ts'
import { changeColumns } from './super-admin-columns.ts'

type Shape<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>

/** The part of a change that everybody with access sees. */
export function presentChange(change: ShownChange, locale: Locale): Shape<typeof changeFacts> {
  return {
    changeId: change.id,
    reference: change.reference,
    kind: change.kind,
    state: change.state,
    version: change.version,
    TeamID: change.team_id,
    teamName: change.team_name,
    organisationId: change.organisation_id,
    organisationName: change.organisation_name,
    requestedAt: change.requested_at.toISOString(),
    coolingUntil: change.cooling_until,
    dueOn: change.due_on,
    decidedAt: change.decided_at?.toISOString() ?? null,
    reason: presentReason(change, locale),
  }
}

/** A change's people, statements, papers and events. */
export async function presentStory(
  ctx: Pick<CallContext, 'db' | 'services' | 'locale'>,
  change: ShownChange,
): Promise<Shape<typeof changeStory>> {
  const { cipher } = ctx.services
  const people = await peopleById(ctx, [change.sitting_account_id, change.next_account_id])
  const person = (accountId: string) => ({
    name: people.get(accountId)?.name ?? null,
    phone: people.get(accountId)?.phone ?? null,
  })
  const next = person(change.next_account_id)
  const realName = cipher.decrypt(change.real_name_encrypted, changeColumns.realName)
  return {
    sitting: person(change.sitting_account_id),
    // The successor may have no profile yet, but a name was stated for them.
    next: { ...next, name: next.name || realName },
    realName,
    position: cipher.decrypt(change.position_encrypted, changeColumns.position),
    statement: cipher.decrypt(change.statement_encrypted, changeColumns.statement),
    answer: change.answer_encrypted && cipher.decrypt(change.answer_encrypted, changeColumns.answer),
    papers: await listChangePapers(ctx, change.id),
    events: (await listChangeEvents(ctx.db, change.id)).map((event) => presentChangeEvent(event, ctx.locale)),
  }
}

function presentChangeEvent(event: ChangeEventRow, locale: Locale): ChangeEvent {
  const { at, action, side, state } = event
  return { at: at.toISOString(), action, side, state, reason: presentReason(event, locale) }
}

/** The response to a step. */
export function changedOf({ id: changeId, reference, state, version }: ChangeRow): ChangedChange {
  return { changeId, reference, state, version }
}
