import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'

/** The newest published version in force, in the language asked for where that version has it. */
export async function findArticle(db: Db, alias: string, locale: Locale) {
  return db
    .selectFrom('articles')
    .selectAll()
    .where('alias', '=', alias)
    .where('state', '=', 'published')
    .where(sql<boolean>`effective_on <= (now() at time zone 'Asia/Shanghai')::date`)
    .orderBy('version', 'desc')
    .orderBy((eb) => eb.case().when('language', '=', locale).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
}
