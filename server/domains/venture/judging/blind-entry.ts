import { type BlindPart, struckText } from '../../../../shared/rules/venture/blind.ts'
import { statedQuestions } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext } from '../../../context.ts'
import { answersForJudges } from '../../applications/form/judged-answers.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { blindText, namesToStrike } from '../rounds/blind-names.ts'

type Reader = Pick<CallContext, 'db' | 'services' | 'locale'>

/** Keys of the questions whose answers judges of a round do not see. */
export function coveredIn(round: RoundRow): string[] {
  return [...round.hidden_questions, ...Object.values(statedQuestions).flat()]
}

/** What judges call a file of an entry: its own name may say whose it is. */
export function judgedFileName({ reference }: Pick<EntryRow, 'reference'>, number: number): string {
  return `${reference}-${number}`
}

/** An entry as judges of its round read it, with the places of names: nothing that is covered leaves the server. */
export async function blindEntry(ctx: Reader, round: RoundRow, entry: EntryRow) {
  const names = await namesToStrike(ctx, entry.team_id)
  const blind = (text: string): BlindPart[] => blindText(text, names)
  return {
    title: blind(openText(ctx.services, 'title', entry.title_encrypted) ?? ''),
    sections: await answersForJudges(ctx, entry.application_id, {
      covered: coveredIn(round),
      blind,
      nameOfFile: (number) => judgedFileName(entry, number),
    }),
  }
}

type Titled = Pick<EntryRow, 'team_id' | 'title_encrypted'>

/** The titles of entries as judges read them. */
export async function blindTitles(
  ctx: Reader,
  entries: readonly Titled[],
): Promise<(entry: Titled) => string> {
  const titled = entries.filter(({ title_encrypted }) => title_encrypted !== null)
  const names = new Map<string, string[]>()
  for (const teamId of new Set(titled.map(({ team_id }) => team_id)))
    names.set(teamId, await namesToStrike(ctx, teamId))
  return ({ team_id, title_encrypted }) =>
    asText(blindText(openText(ctx.services, 'title', title_encrypted) ?? '', names.get(team_id) ?? []))
}

/** A part of an entry as one text, in which a sign stands for each name. */
export const asText = (parts: readonly BlindPart[]) => struckText(parts)
