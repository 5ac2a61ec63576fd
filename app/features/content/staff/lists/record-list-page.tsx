import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ContentDetail, ContentListItem } from '../../../../../shared/contract/content/content-parts.ts'
import { localeOfPath } from '../../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../../shared/rules/content/collections.ts'
import { mostOrdered } from '../../../../../shared/rules/content/content-order.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/controls/text-field.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Table } from '../../../../ui/table.tsx'
import { collectionWords, languageName } from '../collection-words.ts'
import { BulkFill, ChooseFill } from './bulk-fill.tsx'
import { BulkResult } from './bulk-result.tsx'
import { type BulkResult as BulkResultData, bulkMoves } from './list-actions.ts'
import { ListFilters } from './list-filters.tsx'
import { type ListQuery, listHref } from './list-query.ts'
import { columnsOf } from './record-columns.tsx'

export type RecordListPageProps = {
  nav: ReactNode
  collection: CollectionName
  list: { items: ContentListItem[]; total: number; page: number; pageSize: number }
  query: ListQuery
  /** What was just done, as the address says it: the order was saved, or a record was deleted. */
  done: string
  /** The files of the import to which the list is limited. */
  importFiles: string[]
  /** The options where a field is filled in many records. */
  options: ContentDetail['options']
  /** The catalogues from which records were imported. */
  catalogues: string[]
  result: BulkResultData | undefined
  failure: ActFailure | undefined
}

/** The records of a collection: searched, filtered, sorted, and several handled at once. */
export function RecordListPage(props: RecordListPageProps) {
  const { nav, collection, list, done, result, failure } = props
  const words = collectionWords[collection]
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/content', text: m.collections_title() }]}
      />
      <Heading level={1} text={words.name()} />
      {collections[collection].canCreate && (
        <div>
          <ButtonLink kind="primary" href={`/staff/content/${collection}/new`}>
            {words.add()}
          </ButtonLink>
        </div>
      )}
      {collections[collection].sortedBy === 'order' && list.total > 1 && list.total <= mostOrdered && (
        <p>
          <Link alone href={`/staff/content/${collection}/order`}>
            {m.collections_order_link()}
          </Link>
        </p>
      )}
      {!result && !failure && <Done done={done} />}
      {failure && <Notice kind="error" live answer={failure} title={failureText(failure)} />}
      {result && <BulkResult collection={collection} result={result} />}
      <ListFilters {...props} />
      <OfImport {...props} />
      <Records {...props} />
    </div>
  )
}

function Done({ done }: { done: string }) {
  const texts: Record<string, () => string> = {
    order: m.collections_order_done,
    removed: m.collections_removed,
  }
  const text = Object.hasOwn(texts, done) ? texts[done] : undefined
  return text ? <Notice kind="success" live title={text()} /> : null
}

function failureText({ fields, message }: ActFailure): string {
  if (fields.items) return m.collections_bulk_none()
  return fields.value ? m.collections_fill_empty() : message
}

/** Says that the list shows a single import, with a link to all records. */
function OfImport({ collection, query, importFiles }: RecordListPageProps) {
  const locale = useLocale()
  if (!query.importId) return null
  return (
    <p className="row">
      {m.collections_of_import({ files: importFiles.join(', ') })}
      <Link alone href={`/staff/imports/${query.importId}`}>
        {m.collections_of_import_report()}
      </Link>
      <Link alone href={listHref(collection, locale, query, { importId: undefined })}>
        {m.collections_of_import_all()}
      </Link>
    </p>
  )
}

function Records(props: RecordListPageProps) {
  const { collection, list, query, options } = props
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  if (list.items.length === 0) {
    const isNarrowed =
      query.search !== '' ||
      query.state !== undefined ||
      query.importId !== undefined ||
      query.catalogue !== undefined ||
      Object.keys(query.fields).length > 0
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
      <ChooseFill collection={collection} query={query} />
      <Form method="post" noValidate action={pathname + search} className="stack">
        <Selection list={list} query={query} hrefOf={href} />
        {/* First, because Enter in a field presses the first button: that one fills and never publishes. */}
        {query.fill ? (
          <BulkFill
            key={query.fill}
            collection={collection}
            fill={query.fill}
            options={options}
            hrefWithout={href({ fill: undefined })}
          />
        ) : (
          <BulkMoves />
        )}
        <div className="staff-queue">
          <Table
            caption={m.collections_count({ count: list.total })}
            rows={list.items}
            keyOf={({ number }) => number}
            columns={columnsOf(collection, locale, query.select)}
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

type SelectionProps = Pick<RecordListPageProps, 'list' | 'query'> & {
  hrefOf: (change: Partial<ListQuery>) => string
}

/** Selects this page, or everything the list finds on all pages. */
function Selection({ list, query, hrefOf }: SelectionProps) {
  const { select, page } = query
  const count = list.items.length
  const chosen = {
    none: null,
    page: m.collections_selected({ count }),
    all: m.collections_selected_all({ count: list.total }),
  }
  return (
    <p className="row" aria-live="polite">
      {select === 'all' && <input type="hidden" name="scope" value="all" />}
      {chosen[select] && <strong>{chosen[select]}</strong>}
      {select !== 'page' && (
        <Link alone href={hrefOf({ page, select: 'page' })}>
          {m.collections_select_page({ count })}
        </Link>
      )}
      {select !== 'all' && list.total > count && (
        <Link alone href={hrefOf({ page, select: 'all' })}>
          {m.collections_select_all({ count: list.total })}
        </Link>
      )}
      {select !== 'none' && (
        <Link alone href={hrefOf({ page })}>
          {m.collections_select_none()}
        </Link>
      )}
    </p>
  )
}

const moveTexts = {
  publish: m.collections_move_publish,
  submit: m.collections_move_submit,
  withdraw: m.collections_move_withdraw,
}

/** What can be done with the chosen rows, one language at a time. */
function BulkMoves() {
  return (
    <fieldset className="staff-bulk">
      <legend className="hidden-visually">{m.collections_bulk()}</legend>
      <Select name="language" label={m.collections_bulk_language()} defaultValue="zh">
        <option value="zh">{languageName('zh')}</option>
        <option value="en">{languageName('en')}</option>
      </Select>
      {bulkMoves.map((move) => (
        <Button key={move} name="intent" value={move}>
          {moveTexts[move]()}
        </Button>
      ))}
    </fieldset>
  )
}
