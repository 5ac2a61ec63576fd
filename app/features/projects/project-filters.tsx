import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ProjectFacetCounts } from '../../../shared/contract/projects.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import type { ProjectQuery } from './project-query.ts'
import { facetTitle } from './project-words.ts'

export type ProjectFiltersProps = { path: string; query: ProjectQuery; facets: ProjectFacetCounts[] }

/** The filters of the library. */
export function ProjectFilters({ path, query, facets }: ProjectFiltersProps) {
  const { keywords, sort } = query
  return (
    <FilterForm
      form={Form}
      search={useLocation().search}
      path={path}
      title={m.projects_filters()}
      buttonText={m.projects_filter_button()}
      kept={{ keywords, sort: sort === 'newest' ? null : sort }}
      facets={facets.map(({ facet, options }) => ({
        name: facet,
        title: facetTitle(facet),
        isOpen: true,
        options: options.map((option) => ({
          ...option,
          checked: (query[facet] as readonly string[]).includes(option.value),
        })),
      }))}
    />
  )
}
