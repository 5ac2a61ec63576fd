import * as m from '#messages'
import type { VentureRound } from '../../../../shared/contract/venture.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { quantityText } from '../../../../shared/lib/text/quantity-text.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { Question } from '../../../../shared/rules/applications/questions.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import { allQuestions } from '../../../../shared/rules/venture/walk-edition.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { ruleText } from '../../content/tools/rule-text.ts'
import { blindText } from './blind-names.ts'
import { presentListed } from './describe-editions.ts'
import { getRound } from './round.policy.ts'
import { listRoundChanges } from './round-changes.ts'
import { titleOf } from './round-facts.ts'
import { countInRounds, listRounds, listWritten } from './rounds.queries.ts'

/** A round as its managers plan it. @throws ApiError `notFound` */
export async function describeRound(
  ctx: CallContext<StaffMember>,
  input: { number: string },
): Promise<VentureRound> {
  const { db, locale } = ctx
  const round = await getRound(db, input)
  const [[written], [edition], [counts], rounds, changes] = await Promise.all([
    listWritten(db, 'ventureRounds', [round.number]),
    listWritten(db, 'ventureEditions', [round.edition]),
    countInRounds(db, [round.number]),
    listRounds(db, round.edition),
    listRoundChanges(ctx, round.id),
  ])
  const shared = written?.shared ?? {}
  const asked = allQuestions(readQuestions(textOf(shared, 'questions')))
  const { mayRemove, ...listed } = presentListed(round, written, { locale, counts, rounds })
  return {
    ...listed,
    edition: round.edition,
    editionTitle: titleOf(edition, locale),
    languages: written?.languages ?? [],
    ...{ graceMinutes: round.grace_minutes, noticeDays: round.notice_days, places: round.places },
    ...{ budget: Number(round.budget), judgesPerEntry: round.judges_per_entry, criteria: round.criteria },
    ...{ hiddenQuestions: round.hidden_questions, seesOthers: round.sees_others, changes },
    questions: asked.map(({ key, label, type }) => ({ key, label: label[locale], isFile: type === 'file' })),
    rules: readRules(textOf(shared, 'rules')).map((rule) => ruleText(rule, locale)),
    preview: asked
      .filter(({ type }) => type !== 'agreement')
      .map((question) => previewed(question, round.hidden_questions, locale)),
  }
}

/** What judges see of an entry whose answers name its team, its organisation and a member. */
function previewed(question: Question, hidden: readonly string[], locale: Locale) {
  const { key, label } = question
  const isCovered = hidden.includes(key)
  const made = {
    team: m.venture_made_team({}, { locale }),
    organisation: m.venture_made_organisation({}, { locale }),
    person: m.venture_made_person({}, { locale }),
  }
  return {
    key,
    label: label[locale],
    isCovered,
    parts: isCovered ? [] : blindText(madeAnswer(question, made, locale), Object.values(made)),
  }
}

type Made = { team: string; organisation: string; person: string }

function madeAnswer(question: Question, made: Made, locale: Locale): string {
  switch (question.type) {
    case 'longText':
      return m.venture_made_text(made, { locale })
    case 'text':
      return question.prefill === 'contactName' ? made.person : m.venture_made_line(made, { locale })
    case 'number':
      return quantityText(String(question.min), question.unit[locale])
    case 'date':
      return '2026-03-01'
    case 'choice':
    case 'choices':
      return question.options[0]?.label[locale] ?? ''
    case 'file':
      return m.venture_made_file({}, { locale })
    case 'budget':
    case 'agreement':
      return ''
  }
}
