import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { EditorialFacet } from '../../../shared/contract/toolbox-parts.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChosenFilters } from '../../ui/facets.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
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

/** A list that editors keep, narrowed by what its tools are for. */
export function EditorialList({ path: bare, query, list, words, children }: EditorialListProps) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const path = pathInLocale(bare, locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.toolbox_breadcrumbs()}
        crumbs={[{ href: pathInLocale('/tools', locale), text: m.toolbox_title() }]}
      />
      <header className="stack">
        <Heading level={1} text={words.title} locale={locale} />
        <p className="text-lg text-ink-2 measure">{words.lead}</p>
      </header>
      <div className="discovery">
        <FilterForm
          form={Form}
          search={search}
          path={path}
          title={m.toolbox_filters()}
          buttonText={m.toolbox_filter_button()}
          kept={{}}
          facets={[
            {
              name: 'need',
              title: m.toolbox_facet_need(),
              isOpen: true,
              options: list.needs.map((option) => ({
                ...option,
                checked: query.need.some((need) => need === option.value),
              })),
            },
          ]}
        />
        <section className="discovery-list" aria-labelledby="editorial-count">
          <p id="editorial-count" role="status" className="discovery-status font-bold">
            {words.total}
          </p>
          <Chosen path={path} query={query} list={list} />
          {list.total > 0 ? children : <Nothing path={path} list={list} words={words} />}
          <Pagination
            label={m.toolbox_pages()}
            page={query.page}
            pageCount={Math.ceil(list.total / editorialPageSize)}
            hrefOf={(page) => editorialHref(path, query, { page })}
            previousText={m.toolbox_previous()}
            nextText={m.toolbox_next()}
            pageText={(page) => m.toolbox_page({ page })}
          />
        </section>
      </div>
    </div>
  )
}

function Chosen({ path, query, list }: Pick<EditorialListProps, 'path' | 'query' | 'list'>) {
  const filters = query.need.map((need) => ({
    key: need,
    text: m.toolbox_chosen({
      filter: m.toolbox_facet_need(),
      value: list.needs.find(({ value }) => value === need)?.label ?? need,
    }),
    removeHref: editorialHref(path, query, { need: query.need.filter((other) => other !== need) }),
  }))
  return (
    <ChosenFilters
      label={m.toolbox_chosen_filters()}
      removeText={m.toolbox_remove()}
      filters={filters}
      {...(filters.length > 1 && { clear: { href: path, text: m.toolbox_clear() } })}
    />
  )
}

/** Nothing has what was chosen, or nothing is there yet: the way back, and a way to ask. */
function Nothing({ path, list, words }: Pick<EditorialListProps, 'path' | 'list' | 'words'>) {
  const locale = localeOfPath(useLocation().pathname)
  const isNarrowed = list.all > 0
  return (
    <EmptyState
      seed="no-editorial"
      title={isNarrowed ? words.none : words.empty}
      text={
        <div className="stack">
          <p>{isNarrowed ? m.toolbox_editorial_none_text() : m.toolbox_editorial_empty_text()}</p>
          {isNarrowed && (
            <p>
              <Link href={path}>{m.toolbox_editorial_drop({ count: list.all })}</Link>
            </p>
          )}
        </div>
      }
      action={
        <ButtonLink href={`${pathInLocale('/tools/searchToolList', locale)}#request`}>
          {m.toolbox_request_link()}
        </ButtonLink>
      }
    />
  )
}
