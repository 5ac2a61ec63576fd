import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { EditorialFacet } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { resultWords } from '../../api/parts/result-words.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { NoResults } from '../../ui/no-results.tsx'
import { ResultList } from '../../ui/result-list.tsx'
import { type EditorialQuery, editorialHref } from './editorial-query.ts'

export const editorialPageSize = 12

export type EditorialListProps = {
  /** Without language prefix. */
  path: string
  query: EditorialQuery
  list: EditorialFacet & { total: number }
  words: { title: string; lead: string; total: string; none: string; empty: string }
  children: ReactNode
}

/** A list that editors maintain, filtered by what its tools are for. */
export function EditorialList({ path: bare, query, list, words, children }: EditorialListProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const path = pathInLocale(bare, locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={words.title} />
        <p className="text-lg text-ink-2 measure">{words.lead}</p>
      </header>
      <ResultList
        form={Form}
        search={search}
        path={path}
        words={resultWords()}
        kept={{}}
        facets={[
          {
            name: 'need',
            title: m.toolbox_facet_need(),
            isOpen: true,
            options: list.needs,
            chosen: query.need,
          },
        ]}
        hrefWith={(facet, values) => editorialHref(path, query, { [facet]: values })}
        clearHref={path}
        status={words.total}
        page={query.page}
        pageCount={Math.ceil(list.total / editorialPageSize)}
        hrefOf={(page) => editorialHref(path, query, { page })}
      >
        {list.total > 0 ? children : <Nothing path={path} list={list} words={words} />}
      </ResultList>
    </div>
  )
}

/** Nothing matches, or nothing exists yet: the way back, and a way to ask. */
function Nothing({ path, list, words }: Pick<EditorialListProps, 'path' | 'list' | 'words'>) {
  const isNarrowed = list.all > 0
  return (
    <NoResults
      seed="no-editorial"
      title={isNarrowed ? words.none : words.empty}
      text={isNarrowed ? m.toolbox_editorial_none_text() : m.toolbox_editorial_empty_text()}
      without={isNarrowed ? { href: path, text: m.toolbox_editorial_drop({ count: list.all }) } : undefined}
      action={<ButtonLink href="/tools/searchToolList#request">{m.toolbox_request_link()}</ButtonLink>}
    />
  )
}
