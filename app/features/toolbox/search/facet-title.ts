import * as m from '#messages'
import type { ToolFacet } from '../../../../shared/rules/toolbox/tool-facets.ts'

const titles: Record<ToolFacet, () => string> = {
  need: m.toolbox_facet_need,
  field: m.toolbox_facet_field,
  whoMayApply: m.toolbox_facet_who,
  cost: m.toolbox_facet_cost,
  kind: m.toolbox_facet_kind,
}

/** The name of a filter. */
export function facetTitle(facet: ToolFacet): string {
  return titles[facet]()
}
