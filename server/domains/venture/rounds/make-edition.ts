import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { titleKey } from '../../../../shared/rules/applications/question-marks.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { editionAlias } from '../../../../shared/rules/content/venture-collections.ts'
import { mayAddRound } from '../../../../shared/rules/venture/round-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { getRecord } from '../../content/records/open-record.ts'
import { addRecord, saveRecord } from '../../content/records/save-record.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { findNextEdition, holdEditions, insertRound, listRounds, lockRounds } from './rounds.queries.ts'

type Ctx = CallContext<StaffMember>

/**
 * Makes the next edition, from nothing with one round or with copies of another's rounds. What is written is a draft.
 * @throws ApiError `conflict` where somebody else has made it, `invalidInput` for `from` or the number of the first
 */
export async function makeEdition(
  ctx: Ctx,
  { edition, from }: { edition: number; from?: number | undefined },
) {
  await holdEditions(ctx.db)
  const { next, isFirst } = await findNextEdition(ctx.db)
  if (isFirst && edition < next)
    throw new ApiError('invalidInput', { fields: { edition: { reason: 'tooSmall' } } })
  if (!isFirst && edition !== next) throw new ApiError('conflict')
  const copied = from === undefined ? [] : await listRounds(ctx.db, from)
  if (from !== undefined && copied.length === 0)
    throw new ApiError('invalidInput', { fields: { from: { reason: 'notAnOption' } } })
  await draftEdition(ctx, edition, from)
  if (copied.length === 0) await addEmptyRound(ctx, { edition, ordinal: 1 })
  for (const [index, round] of copied.entries()) await copyRound(ctx, { edition, ordinal: index + 1 }, round)
  ctx.audit({
    kind: 'ventureEdition.made',
    subjectKind: 'ventureEdition',
    subjectId: String(edition),
    after: { edition, from: from ?? null, rounds: Math.max(copied.length, 1) },
  })
  return { edition }
}

/**
 * Adds an empty round after the last.
 * @throws ApiError `notAvailable`, `illegalTransition` for the tenth or once the last is deliberated
 */
export async function addRound(ctx: Ctx, { edition }: { edition: number }) {
  await holdEditions(ctx.db)
  // Locked, so that the deliberation of the last does not begin meanwhile.
  const last = (await lockRounds(ctx.db, edition)).at(-1)
  if (!last) throw new ApiError('notAvailable')
  if (!mayAddRound(last)) throw new ApiError('illegalTransition')
  const number = await addEmptyRound(ctx, { edition, ordinal: last.ordinal + 1 })
  ctx.audit({
    kind: 'ventureRound.added',
    subjectKind: 'ventureRound',
    subjectId: String(number),
    after: { edition, ordinal: last.ordinal + 1 },
  })
  return { number: String(number) }
}

/**
 * Its page as a draft; what another edition says of its plan and rules is a start for this one's. A draft that is there
 * keeps all that is written in it.
 */
async function draftEdition(ctx: Ctx, edition: number, from: number | undefined): Promise<void> {
  const collection = 'ventureEditions'
  const copied = from === undefined ? null : await writtenOf(ctx, collection, from)
  const titles = { zh: `创投计划第 ${edition} 期`, en: `Venture programme, edition ${edition}` }
  const start = { since: (await findToday(ctx.db)).slice(0, 4), order: String(edition) }
  const textsOf = (language: keyof Bilingual): FieldValues => ({
    ...pick(copied?.texts[language].fields, ['summary', 'plan', 'competitionRules']),
    title: titles[language],
  })
  const known = await writtenOf(ctx, collection, edition)
  if (!known) {
    await addRecord(ctx, {
      ...{ collection, sourceLanguage: 'zh', shared: start },
      texts: { zh: textsOf('zh'), en: textsOf('en') },
      own: { number: edition, alias: editionAlias(edition) },
    })
    return
  }
  const { record, texts } = known
  await saveRecord(ctx, {
    ...{ collection, number: String(edition), version: record.version },
    shared: { ...start, ...written(record.shared) },
    texts: {
      zh: { ...textsOf('zh'), ...written(texts.zh.fields) },
      en: { ...textsOf('en'), ...written(texts.en.fields) },
    },
  })
}

const written = (fields: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0))

/** A new form begins with the question whose answer names the entry. */
const firstQuestions: QuestionSet = {
  sections: [
    {
      key: 's1',
      title: { zh: '项目', en: 'The project' },
      questions: [
        { key: titleKey, type: 'text', maxLength: 60, label: { zh: '项目名称', en: 'Name of the project' } },
      ],
    },
  ],
}
/** Working days in which entries are checked once the round has closed, until somebody says otherwise. */
const usualReplyDays = '10'

type Place = { edition: number; ordinal: number }

async function addEmptyRound(ctx: Ctx, { edition, ordinal }: Place): Promise<number> {
  const added = await addRecord(ctx, {
    collection: 'ventureRounds',
    sourceLanguage: 'zh',
    shared: {
      order: orderOf({ edition, ordinal }),
      questions: JSON.stringify(firstQuestions),
      replyDays: usualReplyDays,
    },
    texts: {
      zh: { title: `第 ${edition} 期第 ${ordinal} 轮` },
      en: { title: `Edition ${edition}, round ${ordinal}` },
    },
  })
  const number = Number(added.number)
  await insertRound(ctx.db, { number, edition, ordinal, copied: null, accountId: ctx.actor.accountId })
  return number
}

/** Texts, papers, rules and questions as they are drafted now; dates are the new edition's own. */
async function copyRound(ctx: Ctx, place: Place, round: RoundRow): Promise<void> {
  const copied = await writtenOf(ctx, 'ventureRounds', round.number)
  if (!copied) throw new Error(`round ${round.number} has no record`)
  const { record, texts } = copied
  const added = await addRecord(ctx, {
    collection: 'ventureRounds',
    sourceLanguage: record.source_language,
    shared: { replyDays: usualReplyDays, ...record.shared, order: orderOf(place) },
    texts: { zh: texts.zh.fields, en: texts.en.fields },
  })
  const number = Number(added.number)
  await insertRound(ctx.db, { ...place, number, copied: round, accountId: ctx.actor.accountId })
}

const orderOf = ({ edition, ordinal }: Place) => String(edition * 10 + ordinal)

async function writtenOf({ db }: Ctx, collection: 'ventureEditions' | 'ventureRounds', number: number) {
  return getRecord(db, { collection, number: String(number) }).catch((error) => {
    if (error instanceof ApiError && error.reason === 'notFound') return null
    throw error
  })
}

function pick(fields: FieldValues | undefined, names: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => names.includes(name)))
}
