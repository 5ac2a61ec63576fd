import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { ResourceKind } from '../../../shared/rules/toolbox/resource-facets.ts'

const kindWords: Record<ResourceKind, (inputs: object, options: { locale: Locale }) => string> = {
  guide: m.resources_kind_guide,
  template: m.resources_kind_template,
  dataset: m.resources_kind_dataset,
  course: m.resources_kind_course,
  code: m.resources_kind_code,
}

export function resourceKindName(kind: ResourceKind, locale: Locale): string {
  return kindWords[kind]({}, { locale })
}
