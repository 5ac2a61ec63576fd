import { type ReactNode, Suspense } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ToolCard, ToolList } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { resultWords } from '../../../api/parts/result-words.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { ResultList, type ResultSort } from '../../../ui/result-list.tsx'
import { comparePath } from '../detail/compare-href.ts'
import { ToolRows } from '../tool-rows.tsx'
import { facetTitle } from './facet-title.ts'
import { type ToolQuery, toolHref } from './tool-query.ts'

export type ToolResultsProps = {
  path: string
  query: ToolQuery
  list: ToolList
  /** The topic to which the list is limited. */
  topicName?: string | undefined
  /** The sort orders to choose from; search results have their own. */
  sorts?: ResultSort[]
  /** Shown beside the count: how far the list goes. */
  note?: ReactNode
  /** Shown in place of an empty list. */
  empty: ReactNode
}

/** The filters that are open from the start. */
const openFacets = ['need', 'field', 'whoMayApply']
const nothing = { need: [], field: [], whoMayApply: [], cost: [], kind: [], topic: null }

/** Ticked tools can be compared; ticking a single one starts a comparison. */
function Rows({ tools }: { tools: ToolCard[] }) {
  const locale = useLocale()
  return (
    <Form method="get" action={pathInLocale(comparePath, locale)} className="stack">
      <ToolRows tools={tools} isTicked />
      <div className="button-row no-print">
        <Button kind="secondary">{m.toolbox_compare_chosen()}</Button>
      </div>
    </Form>
  )
}

/** Filters beside a list of tools, with the chosen ones, one status line and numbered pages. */
export function ToolResults(props: ToolResultsProps) {
  const { path, query, list, topicName, sorts = false, note, empty } = props
  const { keywords, topic, sort } = query
  const words = resultWords()
  return (
    <ResultList
      form={Form}
      search={useLocation().search}
      path={path}
      words={words}
      kept={{ keywords, topic, sort: sort === 'reviewed' ? null : sort }}
      facets={list.facets.map(({ facet, options }) => ({
        name: facet,
        title: facetTitle(facet),
        isOpen: openFacets.includes(facet),
        options,
        chosen: query[facet],
      }))}
      hrefWith={(facet, values) => toolHref(path, query, { [facet]: values })}
      scope={
        topic !== null && {
          text: words.chosen(m.toolbox_topic(), topicName ?? topic),
          removeHref: toolHref(path, query, { topic: null }),
        }
      }
      clearHref={toolHref(path, query, nothing)}
      status={
        <>
          {m.toolbox_total({ count: list.total })}
          {list.page > 1 && list.items.length > 0 && m.list_page_of({ page: list.page })}
          {note}
        </>
      }
      sorts={list.total > 1 && sorts}
      page={list.page}
      pageCount={list.pageCount}
      hrefOf={(page) => toolHref(path, query, { page })}
    >
      {list.items.length > 0 ? <Rows key={list.page} tools={list.items} /> : <Suspense>{empty}</Suspense>}
    </ResultList>
  )
}
