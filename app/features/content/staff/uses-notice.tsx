import * as m from '#messages'
import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { collectionWords } from './collection-words.ts'

/** What refers to a published record, and what happens to that once the record is withdrawn. */
export function UsesNotice({ record }: { record: Pick<ContentDetail, 'collection' | 'texts' | 'uses'> }) {
  const { collection, texts, uses } = record
  if (uses.length === 0 || !(texts.zh.isLive || texts.en.isLive)) return null
  return (
    <Notice kind="info" title={m.collections_uses_title()}>
      <ul className="list-disc ps-6">
        {uses.map(({ collection: from, total }) => (
          <li key={from}>{m.collections_uses_one({ name: collectionWords[from].name(), total })}</li>
        ))}
      </ul>
      <p>{collection === 'fieldPages' ? m.collections_uses_field() : m.collections_uses_other()}</p>
    </Notice>
  )
}
