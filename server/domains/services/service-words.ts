import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type {
  ServiceCategory,
  ServiceCost,
  ServiceMode,
} from '../../../shared/rules/toolbox/service-facets.ts'

type Words<Value extends string> = Record<Value, (inputs: object, options: { locale: Locale }) => string>

const categoryWords: Words<ServiceCategory> = {
  diagnosis: m.services_category_diagnosis,
  migration: m.services_category_migration,
  website: m.services_category_website,
  data: m.services_category_data,
  security: m.services_category_security,
  accessibility: m.services_category_accessibility,
  training: m.services_category_training,
  automation: m.services_category_automation,
}
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
