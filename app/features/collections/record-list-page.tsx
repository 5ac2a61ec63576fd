import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ContentListItem, ContentTextState } from '../../../shared/contract/content.staff.ts'
import { instantText } from '../../../shared/lib/day-text.ts'
import { type Locale, langOf, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../shared/rules/collections.ts'
import type { ActFailure } from '../../api/act.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Select, TextField } from '../../ui/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { collectionWords, languageName, stateText, stateWords, toneOf } from './collection-words.ts'
import type { BulkResult } from './list-actions.ts'
import { type ListQuery, listHref, listSorts, listStates } from './list-query.ts'

export type RecordListPageProps = {
  nav: ReactNode
  collection: CollectionName
  list: { items: ContentListItem[]; total: number; page: number; pageSize: number }
  query: ListQuery
  result: BulkResult | undefined
  failure: ActFailure | undefined
}

/** The records of a collection: found, filtered, sorted, and several moved at once. */
export function RecordListPage(props: RecordListPageProps) {
  const { nav, collection, result, failure } = props
  const locale = localeOfPath(useLocation().pathname)
  const words = collectionWords[collection]
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: pathInLocale('/staff/content', locale), text: m.collections_title() }]}
      />
      <Heading level={1} text={words.name()} locale={locale} />
      {collections[collection].canCreate && (
        <div>
          <ButtonLink kind="primary" href={pathInLocale(`/staff/content/${collection}/new`, locale)}>
            {words.add()}
          </ButtonLink>
        </div>
      )}
      {failure && (
        <Notice
          kind="error"
          live
          title={failure.fields.items ? m.collections_bulk_none() : failure.message}
        />
      )}
      {result && <Result result={result} />}
      <Filters {...props} />
      <Records {...props} />
    </div>
  )
}

function Result({ result }: { result: BulkResult }) {
  return (
    <Notice kind={result.failures.length > 0 ? 'warning' : 'success'} live title={result.text}>
      {result.failures.length > 0 && (
        <ul className="list-disc ps-6">
          {result.failures.map(({ number, name, why }) => (
            <li key={number}>
              {name}: {why}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Filters({ collection, query }: RecordListPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  const extra = { stale: m.collections_state_stale, missing: m.collections_state_missing }
  const sorts = {
    changed: m.collections_sort_changed,
    published: m.collections_sort_published,
    title: m.collections_sort_title,
  }
  return (
    <search>
      <Form
        key={`${query.search} ${query.state} ${query.sort}`}
        method="get"
        action={pathInLocale(`/staff/content/${collection}`, locale)}
        className="staff-filters"
      >
        <TextField
          type="search"
          name="search"
          label={m.collections_search()}
          optional
          defaultValue={query.search}
        />
        <Select name="state" label={m.collections_filter_state()} defaultValue={query.state ?? ''}>
          <option value="">{m.collections_filter_any()}</option>
          {listStates.map((state) => (
            <option key={state} value={state}>
              {state === 'stale' || state === 'missing' ? extra[state]() : stateWords[state]()}
            </option>
          ))}
        </Select>
        <Select name="sort" label={m.collections_sort()} defaultValue={query.sort}>
          {listSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]()}
            </option>
          ))}
        </Select>
        <Button>{m.collections_filter()}</Button>
      </Form>
    </search>
  )
}

function Records({ collection, list, query }: RecordListPageProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  if (list.items.length === 0) {
    const isNarrowed = query.search !== '' || query.state !== undefined
    return (
      <EmptyState
        seed={collection}
        title={isNarrowed ? m.collections_none_found() : m.collections_none()}
        text={isNarrowed ? undefined : m.collections_none_text()}
      />
    )
  }
  const href = (change: Partial<ListQuery>) => listHref(collection, locale, query, change)
  return (
    <>
      <Form method="post" noValidate action={pathname + search} className="stack">
        <Bulk count={list.items.length} isSelected={query.isSelected} hrefOf={href} page={query.page} />
        <div className="staff-queue">
          <Table
            caption={m.collections_count({ count: list.total })}
            rows={list.items}
            keyOf={({ number }) => number}
            columns={columnsOf(collection, locale, query.isSelected)}
          />
        </div>
      </Form>
      <Pagination
        label={m.content_pages()}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => href({ page })}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
    </>
  )
}

type BulkProps = {
  count: number
  isSelected: boolean
  page: number
  hrefOf: (change: Partial<ListQuery>) => string
}

/** What can be done with the rows that are chosen, for one language at a time. */
function Bulk({ count, isSelected, page, hrefOf }: BulkProps) {
  return (
    <>
      <p className="row" aria-live="polite">
        {isSelected && <strong>{m.collections_selected({ count })}</strong>}
        <Link alone href={hrefOf({ page, isSelected: !isSelected })}>
          {isSelected ? m.collections_select_none() : m.collections_select_page({ count })}
        </Link>
      </p>
      <fieldset className="staff-bulk">
        <legend className="hidden-visually">{m.collections_bulk()}</legend>
        <Select name="language" label={m.collections_bulk_language()} defaultValue="zh">
          <option value="zh">{languageName('zh')}</option>
          <option value="en">{languageName('en')}</option>
        </Select>
        <Button name="intent" value="publish">
          {m.collections_move_publish()}
        </Button>
        <Button name="intent" value="submit">
          {m.collections_move_submit()}
        </Button>
        <Button name="intent" value="withdraw">
          {m.collections_move_withdraw()}
        </Button>
      </fieldset>
    </>
  )
}

function columnsOf(
  collection: CollectionName,
  locale: Locale,
  isSelected: boolean,
): TableColumn<ContentListItem>[] {
  const titleOf = (item: ContentListItem) => item.title || m.collections_untitled()
  return [
    {
      key: 'select',
      title: m.collections_col_select(),
      cell: (item) => (
        <label className="staff-row-box">
          <input
            // Made anew when the selection comes from the address.
            key={String(isSelected)}
            type="checkbox"
            className="choice-box"
            name="items"
            value={`${item.number} ${item.version} ${item.title}`}
            defaultChecked={isSelected}
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
          href={pathInLocale(`/staff/content/${collection}/${item.number}`, locale)}
          lang={langOf(item.titleLanguage, locale)}
        >
          {titleOf(item)}
        </Anchor>
      ),
    },
    { key: 'number', title: m.collections_col_number(), cell: (item) => item.alias ?? item.number },
    { key: 'zh', title: languageName('zh'), cell: (item) => <State text={item.zh} locale={locale} /> },
    { key: 'en', title: languageName('en'), cell: (item) => <State text={item.en} locale={locale} /> },
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

function State({ text, locale }: { text: ContentTextState; locale: Locale }) {
  return (
    <>
      <StatusTag tone={toneOf(text)}>{stateText(text)}</StatusTag>
      {text.publishAt && <span className="staff-note">{instantText(text.publishAt, locale)}</span>}
      {text.isStale && <span className="staff-note">{m.collections_state_stale()}</span>}
    </>
  )
}
