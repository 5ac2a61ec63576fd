import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { RoundCard, RoundDetail } from '../../../../shared/contract/venture-rounds.ts'
import type { ReadRow } from '../../../../shared/rules/record-of.ts'
import type { CallContext } from '../../../context.ts'
import { findPublished, type StoredWords } from '../../../db/published-lists.queries.ts'
import { applyingFor } from '../../content/offerings/applying.ts'
import { listPublished } from '../../content/publish/published-records.ts'
import { htmlOf } from '../../content/shown-parts.ts'
import { ruleText } from '../../content/tools/rule-text.ts'
import { listPlaced } from '../deciding/decisions.queries.ts'
import { noticeOf } from '../deciding/objections.ts'
import { listRoundChanges } from '../rounds/round-changes.ts'
import { agreeToRules } from './competition-rules.ts'
import { byClock, type ClockedRound, roundByClock } from './round-by-clock.ts'
import { findRound, listAllRounds, type RoundRow } from './rounds.queries.ts'
import { openText } from './venture-texts.ts'

type RoundText = ReadRow<'ventureRounds', StoredWords & { published_at: Date }>

/** The rounds whose dates are announced, the newest edition first. */
export async function listRounds(ctx: CallContext): Promise<{ items: RoundCard[] }> {
  const [all, texts] = await Promise.all([listAllRounds(ctx.db), listPublished(ctx, 'ventureRounds')])
  const rows = (await byClock(ctx.db, all)).filter(({ window }) => window !== null)
  return {
    items: rows.flatMap((row) => {
      const text = texts.find(({ number }) => number === row.number)
      return text ? [cardOf(text, row)] : []
    }),
  }
}

/** @throws ApiError `notFound` */
export async function getRound(ctx: CallContext, { roundId }: { roundId: string }): Promise<RoundDetail> {
  const text = await findPublished(ctx.db, 'ventureRounds', Number(roundId), ctx.locale)
  if (!text) throw new ApiError('notFound')
  return showRound(ctx, text)
}

/** A round as its page shows it; a draft may not belong to an edition yet. */
export async function showRound(ctx: CallContext, text: RoundText): Promise<RoundDetail> {
  const stored = await findRound(ctx.db, text.number)
  const row = stored && (await roundByClock(ctx.db, stored))
  const { values } = text
  const card = cardOf(text, row)
  return {
    ...card,
    html: await htmlOf(ctx, values.body),
    criteria: row ? criteriaOf(row, ctx) : [],
    judgesPerEntry: row?.judges_per_entry ?? 0,
    scoresDueAt: (card.window && row?.scores_due_at?.toISOString()) ?? null,
    publishedAt: row?.published_at?.toISOString() ?? null,
    noticeDays: row?.notice_days ?? 0,
    places: row?.places ?? 0,
    budget: Number(row?.budget ?? 0),
    isBlind: (row?.hidden_questions.length ?? 0) > 0,
    applying: row?.window ? await enteringFor(ctx, values, row) : null,
    changes: row ? await changesOf(ctx, row) : [],
    placed: row?.published_at ? await placedIn(ctx, row) : null,
    notice: row?.published_at ? await noticeOf(ctx, row) : null,
    updatedAt: text.published_at.toISOString(),
  }
}

/** How one enters: unlike other applications, entries are checked once the round has closed. */
async function enteringFor(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  values: RoundText['values'],
  { ordinal, edition }: RoundRow,
) {
  const applying = applyingFor(values, m.venture_round_enter, locale)
  const days = values.replyDays ?? 0
  const advanced = { kind: 'advanced', text: m.eligibility_advancing({}, { locale }) }
  const anyTeam = { kind: 'anyTeam', text: m.venture_round_open_to_all({}, { locale }) }
  const agreed = (await agreeToRules(db, edition)).map((rule) => ({
    kind: rule.kind,
    text: ruleText(rule, locale),
  }))
  const isOpenToAll = ordinal === 1 && applying?.rules.length === 0
  return (
    applying && {
      ...applying,
      rules: [
        ...(ordinal > 1 ? [advanced] : []),
        ...(isOpenToAll ? [anyTeam] : []),
        ...applying.rules,
        ...agreed,
      ],
      words: { ...applying.words, after: m.venture_round_after({ days }, { locale }) },
    }
  )
}

async function changesOf(ctx: CallContext, { id }: RoundRow): Promise<RoundDetail['changes']> {
  const changes = await listRoundChanges(ctx, id)
  return changes.map(({ at, closesFrom, closesTo, dueFrom, dueTo, reason }) =>
    closesFrom === closesTo
      ? { at, what: 'scores', from: dueFrom, to: dueTo, reason }
      : { at, what: 'closing', from: closesFrom, to: closesTo, reason },
  )
}

async function placedIn(ctx: CallContext, { number }: RoundRow): Promise<RoundDetail['placed']> {
  const rows = await listPlaced(ctx.db, number)
  return rows.map(
    ({ reference, title_encrypted: title, team_name: teamName, amount, stopped_after: paid }) => ({
      reference,
      title: openText(ctx.services, 'title', title),
      teamName,
      amount: Number(amount),
      stoppedAfter: paid === null ? null : Number(paid),
    }),
  )
}

function cardOf({ number, language, values }: RoundText, row: ClockedRound | undefined): RoundCard {
  return {
    roundId: String(number),
    edition: row?.edition ?? 0,
    ordinal: row?.ordinal ?? 1,
    language,
    title: values.title,
    summary: values.summary,
    state: row?.state ?? 'planned',
    window: row?.window ?? null,
  }
}

function criteriaOf({ criteria }: RoundRow, { locale }: Pick<CallContext, 'locale'>) {
  const whole = criteria.reduce((sum, { isCounted, weight }) => sum + (isCounted ? weight : 0), 0)
  return criteria.map(({ key, label, hint, weight, low, high, isCounted }) => ({
    key,
    label: label[locale] || label.zh,
    hint: hint[locale] || hint.zh,
    share: isCounted ? Math.round((100 * weight) / whole) : null,
    low,
    high,
  }))
}
