import * as m from '#messages'
import type { ListedEdition, ListedRound } from '../../../../shared/contract/venture.staff.ts'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import { editionAlias, pastEditions } from '../../../../shared/rules/content/venture-collections.ts'
import { fieldsQuestion, trackQuestion } from '../../../../shared/rules/venture/judges.ts'
import {
  allQuestions,
  type Finding,
  lacksOf,
  type WalkedRound,
  walkEdition,
} from '../../../../shared/rules/venture/walk-edition.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { listWhoJudge } from '../judging/judges.queries.ts'
import { mayRemove } from './remove-round.ts'
import { isoOf, titleOf, walkedRound } from './round-facts.ts'
import { countInRounds, findNextEdition, listRounds, listWritten, type WrittenRow } from './rounds.queries.ts'
import { type CopiedText, listTakenOver, type TakenOver } from './taken-over.queries.ts'

type Ctx = CallContext<StaffMember>

/** Every edition, newest first, with its rounds, what each lacks, and a dry run. */
export async function listEditions(
  ctx: Ctx,
): Promise<{ next: number; isFirst: boolean; editions: ListedEdition[] }> {
  const { db, locale } = ctx
  const rounds = await listRounds(db)
  const numbers = rounds.map(({ number }) => number)
  const [editions, written, counts, judges, today, next, takenOver] = await Promise.all([
    listWritten(db, 'ventureEditions'),
    listWritten(db, 'ventureRounds', numbers),
    countInRounds(db, numbers),
    listWhoJudge(db),
    findToday(db),
    findNextEdition(db),
    listTakenOver(db),
  ])
  // Those of programmes before this one lie ready as drafts; a new portal has nothing of them to run.
  const pages = editions.filter(({ number, was_published }) => number > pastEditions || was_published)
  const known = new Set([...pages.map(({ number }) => number), ...rounds.map((round) => round.edition)])
  return {
    ...next,
    editions: [...known]
      .sort((a, b) => b - a)
      .map((edition) => {
        const record = editions.find(({ number }) => number === edition)
        const own = rounds.filter((round) => round.edition === edition)
        const walked = own.map((round) => walkedRound(round, writtenFor(written, round)))
        const judging = judges.filter((judge) => judge.edition === edition)
        const walk = own.length > 0 ? walkEdition(walked, judging, today) : { findings: [], steps: [] }
        return {
          edition,
          title: record ? titleOf(record, locale) || null : null,
          languages: record?.languages ?? [],
          path: `/${record?.alias ?? editionAlias(edition)}`,
          rounds: own.map((round) =>
            presentListed(round, writtenFor(written, round), {
              locale,
              counts: counts.find(({ number }) => number === round.number),
              rounds: own,
            }),
          ),
          findings: [
            ...(own.length > 0 ? pageFindings(record) : []),
            ...walk.findings,
            ...withoutReplyDays(own, written),
            ...sameTitles(own, rounds, written),
          ]
            .map((finding) => presentFinding(finding, walked, locale))
            .concat(own.length > 0 ? takenOverIn(edition, takenOver, locale) : []),
          steps: walk.steps,
        }
      }),
  }
}

/** What the edition's own page lacks. */
function pageFindings(record: WrittenRow | undefined): Finding[] {
  if (!record) return []
  const rules: Finding[] = record.has_rules ? [] : [{ ordinal: null, kind: 'competitionRules', what: [] }]
  if (record.languages.length === 0) return [{ ordinal: null, kind: 'editionPage', what: [] }, ...rules]
  const missing = locales.filter((locale) => !record.languages.includes(locale))
  return missing.length > 0 ? [{ ordinal: null, kind: 'language', what: missing }, ...rules] : rules
}

/** Rounds whose texts cannot be published, because they do not say how soon entries are checked. */
function withoutReplyDays(own: readonly RoundRow[], written: readonly WrittenRow[]): Finding[] {
  return own.flatMap((round) => {
    const shared = writtenFor(written, round)?.shared ?? {}
    const isLacking = textOf(shared, 'questions') !== '' && textOf(shared, 'replyDays') === ''
    return isLacking ? [{ ordinal: round.ordinal, kind: 'replyDays' as const, what: [] }] : []
  })
}

/** Planned rounds that are called like one of another edition, as copied ones are at first. */
function sameTitles(
  own: readonly RoundRow[],
  all: readonly RoundRow[],
  written: readonly WrittenRow[],
): Finding[] {
  const titleIn = (round: RoundRow) => titleOf(writtenFor(written, round), 'zh')
  return own
    .filter(({ state }) => state === 'planned')
    .filter((round) =>
      all.some(
        (other) => other.edition !== round.edition && titleIn(round) && titleIn(other) === titleIn(round),
      ),
    )
    .map(({ ordinal }) => ({ ordinal, kind: 'sameTitle', what: [] }))
}

const copiedNames: Record<CopiedText, typeof m.venture_plan> = {
  summary: m.collections_field_summary,
  plan: m.venture_plan,
  competitionRules: m.venture_rules,
  body: m.collections_field_body,
  claimSteps: m.collections_field_claim_steps,
  papers: m.collections_field_papers,
}

/** Texts that were copied and that nobody has changed or published: dates and amounts in them are those of before. */
function takenOverIn(edition: number, all: readonly TakenOver[], locale: Locale): Finding[] {
  const own = all.filter((one) => one.edition === edition)
  return [...new Set(own.map(({ ordinal }) => ordinal))].map((ordinal) => ({
    ordinal,
    kind: 'takenOver',
    what: own
      .filter((one) => one.ordinal === ordinal)
      .map(({ field, from }) =>
        m.venture_taken_over({ text: copiedNames[field]({}, { locale }), edition: from }, { locale }),
      ),
  }))
}

const writtenFor = (written: readonly WrittenRow[], { number }: RoundRow) =>
  written.find((one) => one.number === number)

type Counts = { entries: number; drafts: number; applications: number }

/** A round in a list. */
export function presentListed(
  round: RoundRow,
  written: WrittenRow | undefined,
  { locale, counts, rounds }: { locale: Locale; counts: Counts | undefined; rounds: readonly RoundRow[] },
): ListedRound {
  return {
    ...{ number: String(round.number), ordinal: round.ordinal, version: round.version, state: round.state },
    title: titleOf(written, locale),
    ...{ opensAt: isoOf(round.opens_at), closesAt: isoOf(round.closes_at) },
    scoresDueAt: isoOf(round.scores_due_at),
    ...{ entries: counts?.entries ?? 0, drafts: counts?.drafts ?? 0 },
    lacks: lacksOf(walkedRound(round, written)),
    mayRemove: mayRemove(round, { written, applications: counts?.applications ?? 0, rounds }),
  }
}

/** With questions, their options and languages by their names. */
function presentFinding({ ordinal, kind, what }: Finding, rounds: readonly WalkedRound[], locale: Locale) {
  const asked = allQuestions(rounds.find((round) => round.ordinal === ordinal)?.questions ?? null)
  const options = [trackQuestion, fieldsQuestion].flatMap((of) => {
    const question = asked.find(({ key }) => key === of)
    return question && 'options' in question ? question.options : []
  })
  const named = what.map((key) => {
    if (kind === 'language')
      return key === 'zh' ? m.collections_zh({}, { locale }) : m.collections_en({}, { locale })
    const named =
      kind === 'trackJudges' || kind === 'expertise'
        ? options.find(({ value }) => value === key)
        : asked.find((question) => question.key === key)
    return named?.label[locale] || key
  })
  return { ordinal, kind, what: named }
}
