import { ApiError } from '../../../../shared/contract/errors.ts'
import type { VentureWork } from '../../../../shared/contract/venture/questions.ts'
import type { SiteSettings } from '../../../../shared/rules/site-settings.ts'
import {
  type EntryState,
  entryLabels,
  labelOfEntry,
} from '../../../../shared/rules/venture/entry-transitions.ts'
import type { Account, CallContext } from '../../../context.ts'
import { readSiteSettings } from '../../settings/site-settings.ts'
import { countWaiting, listEntriesOfTeam } from './questions.queries.ts'
import { roundNames } from './round-names.ts'

type Ctx = CallContext<Account>
type OfMatch = { match_id: number; team_id: string }

/** The editions that each version of the call is about. */
export const editionsOf = {
  works: (edition: number) => edition <= 3,
  worksV3: (edition: number) => edition === 3,
  worksV4: (edition: number) => edition >= 4,
}

/**
 * My team's entries in the edition that a programme's id stands for.
 * @throws ApiError `notAvailable` for a team other than the acting one
 */
export async function listWorks(
  ctx: Ctx,
  { match_id, team_id }: OfMatch,
  isMeant: (edition: number) => boolean,
) {
  if (ctx.actor.team?.id !== team_id) throw new ApiError('notAvailable')
  const edition = editionOfMatch(await readSiteSettings(ctx.db), match_id)
  if (edition === null || !isMeant(edition)) return { list: [] }
  return { list: (await worksOf(ctx, team_id)).filter((work) => work.edition === edition) }
}

/** The current edition has the programme's own id; those before it, from the first, have the others. */
function editionOfMatch({ currentRound, matchId, ventureIds }: SiteSettings, match: number): number | null {
  if (match === matchId) return currentRound
  const index = ventureIds.indexOf(match)
  return index < 0 || index + 1 >= currentRound ? null : index + 1
}

async function worksOf(ctx: Ctx, teamId: string): Promise<VentureWork[]> {
  const rows = await listEntriesOfTeam(ctx.db, teamId)
  const names = await roundNames(
    ctx,
    rows.map((row) => row.round_number),
  )
  const waiting = await countWaiting(
    ctx.db,
    'staff',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const count = waiting.get(row.id) ?? 0
    return {
      worksID: row.id,
      reference: row.reference,
      edition: row.edition,
      roundID: String(row.round_number),
      roundTitle: names(row.round_number)[ctx.locale],
      applicationId: row.application_id,
      label: entryLabels[labelOfEntry(row.state)],
      next: row.application_state === 'needs_correction' ? 'correct' : nextOf(row.state, count),
      waiting: count,
    }
  })
}

function nextOf(state: EntryState, waiting: number): VentureWork['next'] {
  if (state === 'withdrawn' || state === 'disqualified') return 'nothing'
  if (waiting > 0) return 'answer'
  if (state === 'advanced') return 'enterNext'
  if (state === 'selected') return 'confirm'
  return state === 'eliminated' || state === 'confirmed' ? 'nothing' : 'wait'
}
