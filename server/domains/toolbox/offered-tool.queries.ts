import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'

export async function findOfferedTool(db: Db, number: number, locale: Locale, alsoWithdrawn: boolean) {
  let query = db
    .selectFrom('tools')
    .innerJoin('tool_texts', 'tool_texts.tool_number', 'tools.number')
    .innerJoin('question_sets', (join) =>
      join.onRef('offering_number', '=', 'tools.number').on('offering_kind', '=', 'tool'),
    )
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
      'question_sets.id as question_set_id',
      'question_sets.questions',
    ])
    .where('tools.number', '=', number)
    .where('tool_texts.state', 'in', alsoWithdrawn ? ['published', 'withdrawn'] : ['published'])
    .orderBy((eb) => eb.case().when('tool_texts.language', '=', locale).then(0).else(1).end())
    .orderBy('question_sets.version', 'desc')
    .limit(1)
  // Applications outlast a tool that no longer takes any, as they outlast a withdrawn one.
  if (!alsoWithdrawn) query = query.where('tools.is_applied_for', '=', true)
  return query.executeTakeFirst()
}

/** The numbers of the tools that are opened by a code. */
export async function listToolsByCode(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('tools').select('number').where('activation_kind', '=', 'code').execute()
  return rows.map(({ number }) => number)
}

export async function listToolNames(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('tool_texts')
    .select(['tool_number as number', 'language', 'name'])
    .where('tool_number', 'in', [...numbers])
    .execute()
}
