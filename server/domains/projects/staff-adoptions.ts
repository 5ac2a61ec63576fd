import { ApiError } from '../../../shared/contract/errors.ts'
import type { Adoption } from '../../../shared/contract/projects.staff.ts'
import { type AdoptionState, adoptionStates } from '../../../shared/rules/toolbox/adoption.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { openSealed, sealText } from '../../db/keys/sealed-texts.ts'
import { recordLook } from '../audit/data-views.ts'
import { move } from '../move.ts'
import { adoptionLifecycle } from './adoption-lifecycle.ts'
import { countAdoptions, findAdoption, listAdoptions } from './adoptions.queries.ts'
import { listTexts } from './live.queries.ts'

type Ctx = CallContext<StaffMember>

/** Requests to adopt a project in a state, with the number in each state. */
export async function listRequests(
  ctx: Ctx,
  { state, page, pageSize }: { state: AdoptionState; page: number; pageSize: number },
) {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, found] = [await listAdoptions(ctx.db, state, range), await countAdoptions(ctx.db)]
  const counts = Object.fromEntries(adoptionStates.map((one) => [one, found.get(one) ?? 0]))
  return {
    items: await presentRequests(ctx, rows),
    total: counts[state] ?? 0,
    page,
    pageSize,
    counts: counts as Record<AdoptionState, number>,
  }
}

async function presentRequests(
  { db, locale, services: { cipher } }: Ctx,
  rows: Awaited<ReturnType<typeof listAdoptions>>,
): Promise<Adoption[]> {
  const projects = await listTexts(db, 'projects', locale, [...new Set(rows.map(({ number }) => number))])
  return rows.map((row) => {
    const project = projects.find(({ number }) => number === row.number)
    return {
      adoptionId: row.id,
      reference: row.reference,
      state: row.state,
      version: row.version,
      instanceID: String(row.number),
      // Withdrawn meanwhile: its number says enough to look it up.
      projectTitle: project ? project.values.title : String(row.number),
      organisation: openSealed(cipher, 'adoption_requests', 'organisation', row) ?? '',
      place: openSealed(cipher, 'adoption_requests', 'place', row) ?? '',
      purpose: openSealed(cipher, 'adoption_requests', 'purpose', row) ?? '',
      language: row.language,
      receivedAt: row.received_at.toISOString(),
      note: openSealed(cipher, 'adoption_requests', 'note', row) ?? '',
      changedAt: row.changed_at?.toISOString() ?? null,
      changedBy: row.display_name,
    }
  })
}

type MoveInput = { adoptionId: string; version: number; state: AdoptionState; note: string }

/** @throws ApiError `conflict`, `illegalTransition`, `notAvailable`, `secondPersonNeeded` */
export async function moveRequest(ctx: Ctx, input: MoveInput) {
  const row = await findAdoption(ctx.db, input.adoptionId)
  if (!row) throw new ApiError('notAvailable')
  if (row.version !== input.version) throw new ApiError('conflict')
  const { accountId } = ctx.actor
  const note = sealText(ctx.services.cipher, 'adoption_requests', 'note', input.note)
  const { version, state } = await move(ctx, adoptionLifecycle, row, {
    action: input.state,
    accountId,
    set: { note: null, note_encrypted: note, changed_by: accountId },
  })
  return { version, state }
}

/** A requester's contact, for an audited reason. @throws ApiError `stepUpNeeded`, `notAvailable` */
export async function revealContact(
  ctx: Ctx,
  { adoptionId, reason }: { adoptionId: string; reason: string },
) {
  const row = await findAdoption(ctx.db, adoptionId)
  if (!row) throw new ApiError('notAvailable')
  const contact = ctx.services.cipher.decrypt(row.contact_encrypted, 'adoption_requests.contact')
  await recordLook(ctx, {
    audited: { kind: 'adoption.revealed', subjectKind: 'adoption', teamId: row.team_id },
    what: 'adoption',
    subject: { id: row.id, reference: row.reference },
    reason,
    of: { accountIds: [row.account_id], phones: [contact] },
  })
  return { contact }
}
