import type { VentureIssue } from '../../../../shared/contract/venture/questions.ts'
import type { Account, CallContext } from '../../../context.ts'
import { readSiteSettings } from '../../settings/site-settings.ts'
import { byClock } from '../entries/round-by-clock.ts'
import { listEntriesOfTeam, listRoundsOfTeam } from './questions.queries.ts'
import { roundNames } from './round-names.ts'

/** The editions with the rounds that are open now, or that my team has entered. */
export async function listIssues(ctx: CallContext<Account>) {
  const teamId = ctx.actor.team?.id ?? null
  const [all, entries, { currentRound }] = await Promise.all([
    listRoundsOfTeam(ctx.db, teamId),
    teamId ? listEntriesOfTeam(ctx.db, teamId) : [],
    readSiteSettings(ctx.db),
  ])
  const known = await byClock(ctx.db, all)
  const rounds = known.filter(
    ({ state, application_id: sent }) => state === 'open' || (sent && state !== 'planned'),
  )
  const names = await roundNames(
    ctx,
    rounds.map(({ number }) => number),
  )
  const shown = rounds.flatMap((round) => {
    if (!round.window) return []
    const { opensAt, closesAt } = round.window
    return [
      {
        edition: round.edition,
        roundID: String(round.number),
        title: names(round.number)[ctx.locale],
        ordinal: round.ordinal,
        ...{ opensAt, closesAt, isOpen: round.state === 'open', applicationId: round.application_id },
      },
    ]
  })
  const list: VentureIssue[] = [...new Set(shown.map(({ edition }) => edition))].map((edition) => ({
    edition,
    isCurrent: edition === currentRound,
    worksID: entries.find((entry) => entry.edition === edition)?.id ?? null,
    rounds: shown.filter((round) => round.edition === edition).map(({ edition: _, ...round }) => round),
  }))
  return { list }
}
