import { useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ProjectFacetCounts } from '../../../shared/contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { FacetGroup } from '../../ui/facets.tsx'
import type { ProjectQuery } from './project-query.ts'
import { facetTitle } from './project-words.ts'

export type ProjectFiltersProps = { path: string; query: ProjectQuery; facets: ProjectFacetCounts[] }

const submitDelayMs = 200

/** The filters of the library: a form that loads the list anew, by its button or, with script, by each choice. */
export function ProjectFilters({ path, query, facets }: ProjectFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  // A link may have removed what was ticked: the boxes go back to what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the address
  useLayoutEffect(() => form.current?.reset(), [search])
  useEffect(() => {
    // Browsers that cannot show closed details by style sheet get them opened where there is room.
    if (CSS.supports('selector(::details-content)') || !box.current) return
    box.current.open = matchMedia('(min-width: 64rem)').matches
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const submitSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.current?.requestSubmit(), submitDelayMs)
  }
  return (
    <details ref={box} className="details tool-filters">
      <summary>{m.projects_filters()}</summary>
      <Form ref={form} method="get" action={path} preventScrollReset aria-label={m.projects_filters()}>
        {query.keywords && <input type="hidden" name="keywords" value={query.keywords} />}
        {query.sort !== 'newest' && <input type="hidden" name="sort" value={query.sort} />}
        {facets.map(({ facet, options }) => (
          <FacetGroup
            key={facet}
            title={facetTitle(facet)}
            name={facet}
            open
            onChoose={submitSoon}
            options={options
              .map((option) => ({
                ...option,
                checked: (query[facet] as readonly string[]).includes(option.value),
              }))
              .filter((option) => option.count > 0 || option.checked)}
          />
        ))}
        <div className="tool-filters-button">
          <Button wide>{m.projects_filter_button()}</Button>
        </div>
      </Form>
    </details>
  )
}
