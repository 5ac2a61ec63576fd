import type { ReactNode } from 'react'
import * as m from '#messages'
import type { ImportItem } from '../../../shared/contract/imports.staff.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { type CollectionWords, stateWords, toneOf } from './import-words.ts'

export type ImportsPageProps = {
  nav: ReactNode
  words: CollectionWords
  list: { items: ImportItem[]; total: number; page: number; pageSize: number }
  isDiscarded: boolean
}

/** Every import with its progress. */
export function ImportsPage({ nav, words, list, isDiscarded }: ImportsPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/imports', locale)
  return (
    <div className="page stack stack-lg">
      {nav}
      <Heading level={1} text={m.imports_title()} />
      <p className="measure">{m.imports_lead()}</p>
      {isDiscarded && <Notice kind="success" live title={m.imports_discarded()} />}
      <div className="button-row">
        <ButtonLink kind="primary" href={`${path}/new`}>
          {m.imports_new()}
        </ButtonLink>
        <ButtonLink href="/staff/content/packages">{m.starters_link()}</ButtonLink>
      </div>
      {list.items.length === 0 ? (
        <EmptyState seed="no-imports" title={m.imports_none()} text={m.imports_none_text()} />
      ) : (
        <Table
          caption={m.imports_caption({ count: list.total })}
          rows={list.items}
          keyOf={({ importId }) => importId}
          columns={columnsOf(locale, words)}
        />
      )}
      <Pagination
        label={m.content_pages()}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => `${path}?page=${page}`}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
    </div>
  )
}

function columnsOf(locale: Locale, words: CollectionWords): TableColumn<ImportItem>[] {
  return [
    {
      key: 'files',
      title: m.imports_col_files(),
      rowHeader: true,
      cell: ({ importId, fileNames }) => (
        <Link alone href={`/staff/imports/${importId}`}>
          {shortNames(fileNames, locale)}
        </Link>
      ),
    },
    {
      key: 'collection',
      title: m.imports_col_collection(),
      cell: ({ collection }) => words.collection(collection),
    },
    {
      key: 'state',
      title: m.imports_col_state(),
      cell: ({ state }) => <StatusTag tone={toneOf(state)}>{stateWords[state]()}</StatusTag>,
    },
    { key: 'rows', title: m.imports_col_rows(), number: true, cell: ({ rowCount }) => rowCount },
    {
      key: 'refused',
      title: m.imports_col_refused(),
      number: true,
      cell: ({ counts }) => counts.refused,
    },
    {
      key: 'begun',
      title: m.imports_col_begun(),
      cell: ({ createdAt, createdBy }) => (
        <>
          {instantText(createdAt, locale)}
          {createdBy && <span className="staff-note">{createdBy}</span>}
        </>
      ),
    },
  ]
}

/** The first names of many files, and the number of the others. */
export function shortNames(names: readonly string[], locale: Locale, shown = 2): string {
  const head = names.slice(0, shown).join(locale === 'zh' ? '、' : ', ')
  return names.length > shown ? `${head} + ${names.length - shown}` : head
}
