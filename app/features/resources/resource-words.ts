import * as m from '#messages'
import type {
  ResourceFacet,
  ResourceKind,
  ResourceSort,
} from '../../../shared/rules/toolbox/resource-facets.ts'

const kinds: Record<ResourceKind, () => string> = {
  guide: m.resources_kind_guide,
  template: m.resources_kind_template,
  dataset: m.resources_kind_dataset,
  course: m.resources_kind_course,
  code: m.resources_kind_code,
}

export function kindText(kind: ResourceKind): string {
  return kinds[kind]()
}

export const facetTitles: Record<ResourceFacet, () => string> = {
  kind: m.resources_facet_kind,
  field: m.resources_facet_field,
  zone: m.resources_facet_zone,
}

export const sortNames: Record<ResourceSort, () => string> = {
  order: m.resources_sort_order,
  newest: m.resources_sort_newest,
}
