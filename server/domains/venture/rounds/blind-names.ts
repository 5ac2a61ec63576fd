import type { BlindPart } from '../../../../shared/rules/venture/blind.ts'
import { strikeNames } from '../../../../shared/rules/venture/blind.ts'
import type { CallContext } from '../../../context.ts'
import { normaliseText } from '../../../search/normalise-text.ts'
import { peopleById, teamById } from '../../sign-in/account/people.ts'
import { listMembersOf, listOrganisationNames } from './blind-names.queries.ts'

/** The names by which judges would know a team: its own, its organisation's, as verified too, and its members', past ones too. */
export async function namesToStrike(
  ctx: Pick<CallContext, 'db' | 'services'>,
  teamId: string,
): Promise<string[]> {
  const [team, organisation, members] = await Promise.all([
    teamById(ctx.db, teamId),
    listOrganisationNames(ctx.db, teamId),
    listMembersOf(ctx.db, teamId),
  ])
  const people = [...(await peopleById(ctx, members)).values()]
  return [team.name, ...organisation, ...people.map(({ name }) => name)].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  )
}

/** A text as judges read it; a name in traditional characters is the same as in simplified ones. */
export function blindText(text: string, names: readonly string[]): BlindPart[] {
  return strikeNames(text, names, normaliseText)
}
