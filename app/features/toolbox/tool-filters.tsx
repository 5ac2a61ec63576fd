import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { FacetCounts } from '../../../shared/contract/toolbox-parts.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { facetTitle } from './facet-title.ts'
import type { ToolQuery } from './tool-query.ts'

export type ToolFiltersProps = { path: string; query: ToolQuery; facets: FacetCounts[] }

/** The filters whose values are seen without opening them. */
const openFacets = ['need', 'field', 'whoMayApply']

/** The filters of a list of tools. */
export function ToolFilters({ path, query, facets }: ToolFiltersProps) {
  const { keywords, topic, sort } = query
  return (
    <FilterForm
      form={Form}
      search={useLocation().search}
      path={path}
      title={m.toolbox_filters()}
      buttonText={m.toolbox_filter_button()}
      kept={{ keywords, topic, sort: sort === 'reviewed' ? null : sort }}
      facets={facets.map(({ facet, options }) => ({
        name: facet,
        title: facetTitle(facet),
        isOpen: openFacets.includes(facet),
        options: options.map((option) => ({ ...option, checked: query[facet].includes(option.value) })),
      }))}
    />
  )
}
