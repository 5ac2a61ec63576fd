import type { Person } from './person.ts'
import { inDatabase } from './portal-database.ts'

/** The heading of the part that the newer privacy notice has and the older one lacks. */
export const addedPart = { zh: '谁对你的信息负责', en: 'Who is responsible' }

/**
 * Simulates a new edition of the privacy notice since this person agreed: they agreed to an older one that
 * lacks a part. Nobody else is asked.
 */
export async function publishSince({ page }: Pick<Person, 'page'>): Promise<void> {
  const answer = await page.request.post('/api/techforgood/identification/v1/session', {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { data } = (await answer.json()) as { data: { user: { userID: string } } }
  for (const locale of ['zh', 'en'] as const) await keepOlder(locale)
  const consents = `consents where account_id = $1 and document = 'privacy'`
  await inDatabase(`delete from ${consents} and version < 1`, [data.user.userID])
  await inDatabase(`update consents set version = 0 where account_id = $1 and document = 'privacy'`, [
    data.user.userID,
  ])
}

/** Stores the edition before the one in force. */
async function keepOlder(locale: 'zh' | 'en'): Promise<void> {
  await inDatabase(
    `insert into content_versions (collection, number, language, version, fields, shared, text_hash)
     select collection, number, language, 0,
       jsonb_set(fields, '{body}', to_jsonb(replace(fields->>'body', $1, 'X'))),
       shared || '{"edition": "0"}', sha256('older')
     from content_live where alias = 'privacy' and language = $2
     on conflict do nothing`,
    [`<h2>${addedPart[locale]}</h2>`, locale],
  )
}
