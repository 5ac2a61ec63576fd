import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'

export async function findOfferedTool(db: Db, number: number, locale: Locale, alsoWithdrawn: boolean) {
  let query = db
    .selectFrom('tools')
    .innerJoin('tool_texts', 'tool_texts.tool_number', 'tools.number')
    .innerJoin('tool_question_sets', 'tool_question_sets.tool_number', 'tools.number')
    .select([
      'tools.number',
      'tools.homepage',
      'tools.needs',
      'tools.rules',
      'tools.reply_working_days',
      'tools.stock_per_year',
      'tools.allowance_units',
      'tools.activation_kind',
      'tools.term_months',
      'tools.start_link',
      'tool_texts.name',
      'tool_texts.papers',
      'tool_texts.claim_steps',
      'tool_texts.activation_steps',
      'tool_question_sets.id as question_set_id',
      'tool_question_sets.questions',
    ])
    .where('tools.number', '=', number)
    .where('tool_texts.state', 'in', alsoWithdrawn ? ['published', 'withdrawn'] : ['published'])
    .orderBy((eb) => eb.case().when('tool_texts.language', '=', locale).then(0).else(1).end())
    .orderBy('tool_question_sets.version', 'desc')
    .limit(1)
  // Applications outlast a tool that no longer takes any, as they outlast a withdrawn one.
  if (!alsoWithdrawn) query = query.where('tools.is_applied_for', '=', true)
  return query.executeTakeFirst()
}

export async function findQuestionsById(db: Db, id: string) {
  return db
    .selectFrom('tool_question_sets')
    .select('questions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function listToolNames(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('tool_texts')
    .select(['tool_number', 'language', 'name'])
    .where('tool_number', 'in', [...numbers])
    .execute()
}
