import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { offeringPaths } from '../../../../shared/rules/applications/offerings.ts'
import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { notify } from '../../messages/notify.ts'
import type { EntryRow } from '../entries/entries.queries.ts'

/** What a team is told of, by what its entry became. */
const told = {
  advanced: 'venture_advanced',
  selected: 'venture_selected',
  waitlisted: 'venture_waitlisted',
  eliminated: 'venture_eliminated',
  disqualified: 'venture_disqualified',
} as const satisfies Partial<Record<EntryState, string>>

/** Tells a team what became of its entry, with a link to its application. */
export async function tellOutcome(
  ctx: OwnContext,
  round: Bilingual,
  entry: EntryRow,
  { hasWaited = false } = {},
): Promise<void> {
  await notify(ctx, {
    to: { kind: 'team', teamId: entry.team_id },
    category: 'venture',
    template: hasWaited ? 'venture_waiting_over' : told[entry.state as keyof typeof told],
    params: { title: round, reference: entry.reference },
    link: offeringPaths.round.application + entry.application_id,
  })
}
