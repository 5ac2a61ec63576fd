import { words as kinds } from '#words/resources_kind'
import type { ResourceKind } from '../../../shared/rules/toolbox/resource-facets.ts'

export { words as facetTitles } from '#words/resources_facet'
export { words as sortNames } from '#words/resources_sort'

export function kindText(kind: ResourceKind): string {
  return kinds[kind]()
}
