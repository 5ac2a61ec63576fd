import { type BlindPart, struckText } from '../../../../shared/rules/venture/blind.ts'
import { statedQuestions } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext } from '../../../context.ts'
import { answersForJudges } from '../../applications/form/judged-answers.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { blindText, namesToStrike } from '../rounds/blind-names.ts'
import { judgedCode } from '../rounds/judged-code.ts'

type Reader = Pick<CallContext, 'db' | 'services' | 'locale'>

/** The question whose answer is the title of the entry. */
const titleKey = 'title'

/** Keys of the questions whose answers judges of a round do not see. */
export function coveredIn(round: RoundRow): string[] {
  return [...round.hidden_questions, ...Object.values(statedQuestions).flat()]
}

/** What judges of a round call a file of an entry: its own name may say whose it is. */
export function judgedFileName(
  { services }: Pick<CallContext, 'services'>,
  { round, entryId, number }: { round: number; entryId: string; number: number },
): string {
  return `${judgedCode(services, round, entryId)}-${number}`
}

/** An entry as judges of its round read it, with the places of names: nothing that is covered leaves the server. */
export async function blindEntry(ctx: Reader, round: RoundRow, entry: EntryRow) {
  const names = await namesToStrike(ctx, entry.team_id)
  const blind = (text: string): BlindPart[] => blindText(text, names)
  const title = round.hidden_questions.includes(titleKey) ? null : entry.title_encrypted
  return {
    title: blind(openText(ctx.services, 'title', title) ?? ''),
    sections: await answersForJudges(ctx, entry.application_id, {
      covered: coveredIn(round),
      blind,
      nameOfFile: (number) => judgedFileName(ctx, { round: round.number, entryId: entry.id, number }),
    }),
  }
}

type Titled = Pick<EntryRow, 'team_id' | 'title_encrypted'> & Pick<RoundRow, 'hidden_questions'>

/** The titles of entries as judges of their rounds read them. */
export async function blindTitles(
  ctx: Reader,
  entries: readonly Titled[],
): Promise<(entry: Titled) => string> {
  const isTitled = ({ title_encrypted, hidden_questions: hidden }: Titled) =>
    title_encrypted !== null && !hidden.includes(titleKey)
  const titled = entries.filter(isTitled)
  const names = new Map<string, string[]>()
  for (const teamId of new Set(titled.map(({ team_id }) => team_id)))
    names.set(teamId, await namesToStrike(ctx, teamId))
  return (entry) => {
    const title = isTitled(entry) ? openText(ctx.services, 'title', entry.title_encrypted) : null
    return asText(blindText(title ?? '', names.get(entry.team_id) ?? []))
  }
}

/** A part of an entry as one text, in which a sign stands for each name. */
export const asText = (parts: readonly BlindPart[]) => struckText(parts)
