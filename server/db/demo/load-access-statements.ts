import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import { demoAccessStatements } from './access-statements.ts'
import { demoTools } from './tools.ts'

/** Writes what is known of the accessibility of the demo's tools, published in both languages. */
export async function loadAccessStatements(db: Db): Promise<void> {
  for (const [index, statement] of demoAccessStatements.entries()) {
    const tool = demoTools.find(({ number }) => number === statement.tool)
    const textsIn = (locale: Locale): FieldValues => ({
      title: tool?.name[locale] ?? '',
      barriers: statement.barriers[locale].join('\n'),
      advice: statement.advice[locale],
    })
    const [zh, en] = locales
    await seedRecord(db, {
      collection: 'accessibilityStatements',
      number: 101 + index,
      shared: {
        tools: [String(statement.tool)],
        ...statement.findings,
        accessBasis: statement.basis,
        checkedOn: statement.checkedOn,
        source: statement.source,
        order: String(index),
      },
      texts: { zh: textsIn(zh), en: textsIn(en) },
      publishedAt: new Date(`${statement.checkedOn}T12:00:00+08:00`),
    })
  }
}
