import * as m from '#messages'
import type { ContentTextState } from '../../../../shared/contract/content/content-parts.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { recordPath } from './record-actions.ts'

export type ShownFirstProps = {
  collection: CollectionName
  text: Pick<ContentTextState, 'isLive' | 'hiddenBehind'>
}

/** Where visitors see one record of a collection: whether it is this one, else which, with links. */
export function ShownFirst({ collection, text }: ShownFirstProps) {
  const locale = useLocale()
  if (!collections[collection].isFirstShown || !text.isLive) return null
  const { hiddenBehind } = text
  if (!hiddenBehind) return <p>{m.collections_shown_now()}</p>
  return (
    <p className="row">
      {m.collections_hidden_behind({ title: hiddenBehind.title })}
      <Link alone href={recordPath({ collection, number: hiddenBehind.number }, locale)}>
        {m.collections_hidden_open()}
      </Link>
      <Link alone href={`/staff/content/${collection}/order`}>
        {m.collections_order_link()}
      </Link>
    </p>
  )
}

/** The same in a few words, for a row of the list. */
export function shownFirstText({ collection, text }: ShownFirstProps): string | null {
  if (!collections[collection].isFirstShown || !text.isLive) return null
  const { hiddenBehind } = text
  return hiddenBehind ? m.collections_row_hidden({ title: hiddenBehind.title }) : m.collections_row_shown()
}
