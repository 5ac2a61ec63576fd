import { type ReactNode, Suspense, useId } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { ToolList } from '../../../shared/contract/toolbox-parts.ts'
import { toolFacets, toolSorts } from '../../../shared/rules/tool-facets.ts'
import { ChosenFilters } from '../../ui/facets.tsx'
import { Anchor } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { facetTitle } from './facet-title.ts'
import { ToolFilters } from './tool-filters.tsx'
import { type ToolQuery, toolHref } from './tool-query.ts'
import { ToolRows } from './tool-rows.tsx'

export type ToolResultsProps = {
  path: string
  query: ToolQuery
  list: ToolList
  /** The topic that narrows the list. */
  topicName?: string | undefined
  /** Whether the order can be chosen; what a search found has its own. */
  canSort?: boolean
  /** Beside the count: how far the list goes. */
  note?: ReactNode
  /** In the place of an empty list. */
  empty: ReactNode
}

/** Filters beside a list of tools, with what is chosen, one line of status and numbered pages. */
export function ToolResults(props: ToolResultsProps) {
  const { path, query, list, topicName, canSort, note, empty } = props
  const titleId = useId()
  return (
    <div className="discovery">
      <ToolFilters path={path} query={query} facets={list.facets} />
      <section className="discovery-list" aria-labelledby={titleId}>
        <div className="discovery-status">
          <p id={titleId} role="status" className="font-bold">
            {m.toolbox_total({ count: list.total })}
            {list.page > 1 && list.items.length > 0 && m.toolbox_page_of({ page: list.page })}
            {note}
          </p>
          {canSort && list.total > 1 && <Sorts path={path} query={query} />}
        </div>
        <Chosen path={path} query={query} list={list} topicName={topicName} />
        {list.items.length > 0 ? <ToolRows tools={list.items} /> : <Suspense>{empty}</Suspense>}
        <Pagination
          label={m.toolbox_pages()}
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => toolHref(path, query, { page })}
          previousText={m.toolbox_previous()}
          nextText={m.toolbox_next()}
          pageText={(page) => m.toolbox_page({ page })}
        />
      </section>
    </div>
  )
}

function Chosen({
  path,
  query,
  list,
  topicName,
}: Pick<ToolResultsProps, 'path' | 'query' | 'list' | 'topicName'>) {
  const { pathname } = useLocation()
  const chosen = toolFacets.flatMap((facet) => {
    const options = list.facets.find((counts) => counts.facet === facet)?.options ?? []
    return query[facet].map((value) => {
      const rest = query[facet].filter((other) => other !== value)
      const label = options.find((option) => option.value === value)?.label ?? value
      return {
        key: `${facet} ${value}`,
        text: m.toolbox_chosen({ filter: facetTitle(facet), value: label }),
        removeHref: toolHref(path, query, { [facet]: rest }),
      }
    })
  })
  const topic = query.topic && {
    key: 'topic',
    text: m.toolbox_chosen({ filter: m.toolbox_topic(), value: topicName ?? query.topic }),
    removeHref: toolHref(path, query, { topic: null }),
  }
  const filters = [...(topic ? [topic] : []), ...chosen]
  const nothing = { need: [], field: [], whoMayApply: [], cost: [], kind: [], topic: null }
  return (
    <ChosenFilters
      key={pathname}
      label={m.toolbox_chosen_filters()}
      removeText={m.toolbox_remove()}
      filters={filters}
      {...(filters.length > 1 && {
        clear: { href: toolHref(path, query, nothing), text: m.toolbox_clear() },
      })}
    />
  )
}

function Sorts({ path, query }: Pick<ToolResultsProps, 'path' | 'query'>) {
  const names = {
    reviewed: m.toolbox_sort_reviewed(),
    reply: m.toolbox_sort_reply(),
    newest: m.toolbox_sort_newest(),
  }
  return (
    <nav aria-label={m.toolbox_sort()}>
      <ul className="discovery-sorts">
        {toolSorts.map((sort) => (
          <li key={sort}>
            <Anchor
              href={toolHref(path, query, { sort })}
              className="link link-alone link-ink"
              aria-current={query.sort === sort ? 'true' : undefined}
            >
              {names[sort]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
