import * as m from '#messages'
import type { ToolList } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { NoResults, narrowestFilter } from '../../../ui/no-results.tsx'
import { facetTitle } from './facet-title.ts'
import { searchPath } from './search-form.tsx'
import { isNarrowed, type ToolQuery, toolHref } from './tool-query.ts'

export type NoToolsProps = { path: string; query: ToolQuery; list: ToolList }

/** No tool matches all filters, or none exists: the one removal that brings most, and a way to ask. */
export function NoTools({ path, query, list }: NoToolsProps) {
  const narrowed = isNarrowed(query)
  const narrowest = narrowestFilter(query, list.facets)
  return (
    <NoResults
      seed="no-tools"
      title={narrowed ? m.toolbox_none_title() : m.toolbox_empty_title()}
      text={narrowed ? m.toolbox_none_text() : m.toolbox_empty_text()}
      without={
        narrowest && {
          href: toolHref(path, query, { [narrowest.facet]: [] }),
          text: m.toolbox_drop_filter({
            filter: facetTitle(narrowest.facet),
            count: narrowest.totalWithout,
          }),
        }
      }
      action={<ButtonLink href={`${searchPath}#request`}>{m.toolbox_request_link()}</ButtonLink>}
    />
  )
}
