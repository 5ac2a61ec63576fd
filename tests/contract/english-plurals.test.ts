import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as m from '#messages'

const folder = join(import.meta.dirname, '../../messages/en')

/** Numbers that are never one: fewer things are shown than exist, or the limit is greater. */
const neverOne = [
  'data_views_more',
  'feedback_follow_code_hint',
  'impact_how_hidden',
  'overview_applications_all',
  'privacy_export_many',
  'search_total_least',
  'staff_earlier_shown',
]

it('no English text uses a plural for one', () => {
  const plain = globSync('*.json', { cwd: folder }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>),
  )
  const counts = plain.filter(
    ([, text]) => typeof text === 'string' && /\{(count|total|kept|undone|pairs|of)\} [a-z]+s\b/.test(text),
  )
  expect(counts.map(([key]) => key).sort()).toEqual(neverOne)
  const one = (count: number) => m.privacy_delete_count({ count }, { locale: 'en' })
  expect([one(1), one(2)]).toEqual(['1 record', '2 records'])
})
