import { useLocation } from 'react-router'
import * as m from '#messages'
import type { ToolList } from '../../../shared/contract/toolbox-parts.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { facetTitle } from './facet-title.ts'
import { searchPath } from './search-form.tsx'
import { type ToolQuery, toolHref } from './tool-query.ts'

export type NoToolsProps = { path: string; query: ToolQuery; list: ToolList }

/** No tool has all that was chosen: the one filter whose removal brings most, and a way to ask. */
export function NoTools({ path, query, list }: NoToolsProps) {
  const locale = localeOfPath(useLocation().pathname)
  const narrowest = narrowestFilter(query, list)
  return (
    <EmptyState
      seed="no-tools"
      title={m.toolbox_none_title()}
      text={
        <div className="stack">
          <p>{m.toolbox_none_text()}</p>
          {narrowest && (
            <p>
              <Link href={toolHref(path, query, { [narrowest.facet]: [] })}>
                {m.toolbox_drop_filter({
                  filter: facetTitle(narrowest.facet),
                  count: narrowest.totalWithout,
                })}
              </Link>
            </p>
          )}
        </div>
      }
      action={
        <ButtonLink href={`${pathInLocale(searchPath, locale)}#request`}>
          {m.toolbox_request_link()}
        </ButtonLink>
      }
    />
  )
}

/** The chosen filter without which most tools would be left; undefined where none alone helps. */
function narrowestFilter(query: ToolQuery, list: ToolList) {
  return list.facets
    .filter(({ facet, totalWithout }) => query[facet].length > 0 && totalWithout > 0)
    .sort((a, b) => b.totalWithout - a.totalWithout)[0]
}
