import * as m from '#messages'
import { words as kindWords } from '#words/toolbox_kind'
import { words as needWords } from '#words/toolbox_need'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type {
  ShownToolCost,
  ToolAudience,
  ToolKind,
  ToolNeed,
} from '../../../../shared/rules/toolbox/tool-facets.ts'

type Words<Value extends string> = Record<Value, (inputs: object, options: { locale: Locale }) => string>

const costWords: Words<ShownToolCost> = {
  free: m.toolbox_cost_free,
  donatedQuota: m.toolbox_cost_donated_quota,
  hostedByProgramme: m.toolbox_cost_hosted_by_programme,
  discounted: m.toolbox_cost_discounted,
  unstated: m.toolbox_cost_unstated,
}
const audienceWords: Words<ToolAudience> = {
  anyTeam: m.toolbox_audience_any_team,
  unregisteredTeam: m.toolbox_audience_unregistered_team,
  verifiedOrganisation: m.toolbox_audience_verified_organisation,
}

export function needName(need: ToolNeed, locale: Locale): string {
  return needWords[need]({}, { locale })
}

export function kindName(kind: ToolKind, locale: Locale): string {
  return kindWords[kind]({}, { locale })
}

export function costName(cost: ShownToolCost, locale: Locale): string {
  return costWords[cost]({}, { locale })
}

export function audienceName(audience: ToolAudience, locale: Locale): string {
  return audienceWords[audience]({}, { locale })
}
