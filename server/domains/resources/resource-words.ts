import { words } from '#words/resources_kind'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { ResourceKind } from '../../../shared/rules/toolbox/resource-facets.ts'

export function resourceKindName(kind: ResourceKind, locale: Locale): string {
  return words[kind]({}, { locale })
}
