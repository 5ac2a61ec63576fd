import * as m from '#messages'
import { words as categoryWords } from '#words/services_category'
import type { Locale } from '../../../shared/lib/locale.ts'
import type {
  ServiceCategory,
  ServiceCost,
  ServiceMode,
} from '../../../shared/rules/toolbox/service-facets.ts'

type Words<Value extends string> = Record<Value, (inputs: object, options: { locale: Locale }) => string>

const modeWords: Words<ServiceMode> = { online: m.services_mode_online, onSite: m.services_mode_on_site }
const costWords: Words<ServiceCost> = {
  free: m.services_cost_free,
  costShared: m.services_cost_shared,
  discounted: m.services_cost_discounted,
}

export function categoryName(category: ServiceCategory, locale: Locale): string {
  return categoryWords[category]({}, { locale })
}

export function modeName(mode: ServiceMode, locale: Locale): string {
  return modeWords[mode]({}, { locale })
}

export function serviceCostName(cost: ServiceCost, locale: Locale): string {
  return costWords[cost]({}, { locale })
}
