import { useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { FacetCounts } from '../../../shared/contract/toolbox.ts'
import { Button } from '../../ui/button.tsx'
import { FacetGroup } from '../../ui/facets.tsx'
import { facetTitle } from './facet-title.ts'
import type { ToolQuery } from './tool-query.ts'

export type ToolFiltersProps = { path: string; query: ToolQuery; facets: FacetCounts[] }

const submitDelayMs = 200
/** The filters whose values are seen without opening them. */
const openFacets = ['need', 'field', 'whoMayApply']

/** The filters of a list: a form that loads the list anew, by its button or, with script, by each choice. */
export function ToolFilters({ path, query, facets }: ToolFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  // A link may have removed what was ticked: the boxes go back to what the address says, before anybody can tick
  // the next one.
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
      <summary>{m.toolbox_filters()}</summary>
      <Form ref={form} method="get" action={path} preventScrollReset aria-label={m.toolbox_filters()}>
        {query.keywords && <input type="hidden" name="keywords" value={query.keywords} />}
        {query.topic && <input type="hidden" name="topic" value={query.topic} />}
        {query.sort !== 'reviewed' && <input type="hidden" name="sort" value={query.sort} />}
        {facets.map(({ facet, options }) => (
          <FacetGroup
            key={facet}
            title={facetTitle(facet)}
            name={facet}
            open={openFacets.includes(facet)}
            onChoose={submitSoon}
            options={options
              .map((option) => ({ ...option, checked: query[facet].includes(option.value) }))
              .filter((option) => option.count > 0 || option.checked)}
          />
        ))}
        <div className="tool-filters-button">
          <Button wide>{m.toolbox_filter_button()}</Button>
        </div>
      </Form>
    </details>
  )
}
