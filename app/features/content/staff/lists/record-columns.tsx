import * as m from '#messages'
import type {
  ContentListItem,
  ContentTextState,
} from '../../../../../shared/contract/content/content-parts.ts'
import { type Locale, langOf } from '../../../../../shared/lib/locale.ts'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import type { CollectionName } from '../../../../../shared/rules/content/collections.ts'
import { Anchor } from '../../../../ui/link.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import type { TableColumn } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { languageName, stateText, toneOf } from '../collection-words.ts'
import { shownFirstText } from '../shown-first.tsx'
import type { ListQuery } from './list-query.ts'

/** The columns of a collection's list, with a box that selects a row. */
export function columnsOf(
  collection: CollectionName,
  locale: Locale,
  select: ListQuery['select'],
): TableColumn<ContentListItem>[] {
  const titleOf = (item: ContentListItem) => item.title || m.collections_untitled()
  return [
    {
      key: 'select',
      title: m.collections_col_select(),
      cell: (item) => (
        <label className="staff-row-box">
          <input
            // Mounted anew when the selection comes from the address.
            key={select}
            type="checkbox"
            className="choice-box"
            name="items"
            value={`${item.number} ${item.version} ${item.title}`}
            defaultChecked={select !== 'none'}
            // All pages are chosen, or none: single rows cannot be taken out.
            disabled={select === 'all'}
          />
          <VisuallyHidden>{m.collections_row_select({ title: titleOf(item) })}</VisuallyHidden>
        </label>
      ),
    },
    {
      key: 'title',
      title: m.collections_field_title(),
      rowHeader: true,
      cell: (item) => (
        <Anchor
          className="link link-alone"
          href={`/staff/content/${collection}/${item.number}`}
          lang={langOf(item.titleLanguage, locale)}
        >
          {titleOf(item)}
        </Anchor>
      ),
    },
    { key: 'number', title: m.collections_col_number(), cell: (item) => item.alias ?? item.number },
    {
      key: 'zh',
      title: languageName('zh'),
      cell: (item) => <State {...{ collection, locale }} text={item.zh} />,
    },
    {
      key: 'en',
      title: languageName('en'),
      cell: (item) => <State {...{ collection, locale }} text={item.en} />,
    },
    {
      key: 'changed',
      title: m.collections_col_changed(),
      cell: (item) => (
        <>
          {instantText(item.updatedAt, locale)}
          {item.updatedBy && <span className="staff-note">{item.updatedBy}</span>}
        </>
      ),
    },
  ]
}

type StateProps = { collection: CollectionName; text: ContentTextState; locale: Locale }

function State({ collection, text, locale }: StateProps) {
  const shown = shownFirstText({ collection, text })
  return (
    <>
      <StatusTag tone={toneOf(text)}>{stateText(text)}</StatusTag>
      {text.publishAt && <span className="staff-note">{instantText(text.publishAt, locale)}</span>}
      {text.isStale && <span className="staff-note">{m.collections_state_stale()}</span>}
      {text.missed && <span className="staff-note">{m.collections_state_missed()}</span>}
      {shown && <span className="staff-note">{shown}</span>}
    </>
  )
}
