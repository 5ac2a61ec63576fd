import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import type { sharedOfRecord, textOfRecord } from './tool-of-record.ts'

export async function upsertTool(db: Db, tool: ReturnType<typeof sharedOfRecord>): Promise<void> {
  const { number, ...rest } = { ...tool, rules: JSON.stringify(tool.rules) }
  await db
    .insertInto('tools')
    .values({ number, ...rest, source: null })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(rest))
    .execute()
}

/** Writes the published text of a tool in one language. */
export async function upsertToolText(
  db: Db,
  { number, language }: { number: number; language: Locale },
  text: ReturnType<typeof textOfRecord>,
): Promise<void> {
  const values = {
    ...text,
    description: JSON.stringify(text.description),
    papers: JSON.stringify(text.papers),
    claim_steps: JSON.stringify(text.claim_steps),
    activation_steps: JSON.stringify(text.activation_steps),
    state: 'published' as const,
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('tool_texts')
    .values({ tool_number: number, language, ...values })
    .onConflict((conflict) => conflict.columns(['tool_number', 'language']).doUpdateSet(values))
    .execute()
}

export async function setTextWithdrawn(db: Db, number: number, language: Locale): Promise<void> {
  await db
    .updateTable('tool_texts')
    .set({ state: 'withdrawn', updated_at: sql<Date>`now()` })
    .where('tool_number', '=', number)
    .where('language', '=', language)
    .execute()
}
