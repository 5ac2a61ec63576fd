import * as m from '#messages'
import type {
  BenefitCard,
  ToolCard,
  ToolDetail,
  ToolQuota,
} from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { audienceName, costName, kindName, needName } from '../content/tools/facet-words.ts'
import { ruleText } from '../content/tools/rule-text.ts'
import type { PublishedTool } from './tool-detail.queries.ts'
import type { CardRow } from './tool-list.queries.ts'

/** A tool's row as a list card, with labels in the reader's language. */
export function presentCard(tool: CardRow, locale: Locale): ToolCard {
  return {
    toolId: String(tool.number),
    name: tool.name,
    tagline: tool.tagline,
    language: tool.language,
    fields: tool.fields,
    needs: tool.needs,
    kind: tool.kind,
    cost: tool.cost,
    whoMayApply: tool.who_may_apply,
    labels: {
      kind: kindName(tool.kind, locale),
      cost: costName(tool.cost, locale),
      whoMayApply: tool.is_applied_for
        ? audienceName(tool.who_may_apply, locale)
        : m.toolbox_audience_everybody({}, { locale }),
      reply: tool.is_applied_for
        ? m.toolbox_reply_days({ days: tool.reply_working_days }, { locale })
        : m.toolbox_reply_none({}, { locale }),
    },
    replyWorkingDays: tool.reply_working_days,
    reviewedOn: tool.reviewed_on,
    isAppliedFor: tool.is_applied_for,
  }
}

/** A tool's row as a card with its quota left. */
export function presentBenefit(tool: CardRow, quota: ToolQuota, locale: Locale): BenefitCard {
  return { ...presentCard(tool, locale), quota, allowanceUnits: tool.allowance_units }
}

/** Related data on a tool's page. */
type Surroundings = {
  locale: Locale
  fieldNames: { alias: string; name: string }[]
  questionCount: number
  accessibility: ToolDetail['accessibility']
  similar: CardRow[]
  publiccode: string | null
  description: string
}

function applyWords(tool: DetailRow, count: number, locale: Locale): ToolDetail['words'] {
  const days = tool.reply_working_days
  const papers = tool.papers.length
  return {
    note:
      papers === 0
        ? m.toolbox_apply_note_no_papers({ count }, { locale })
        : m.toolbox_apply_note({ count, papers }, { locale }),
    steps: m.toolbox_steps({}, { locale }),
    afterSteps: m.toolbox_reply_usual({ days }, { locale }),
  }
}

/** What the portal does and does not do for users of a tool. */
function presentTake({ homepage, repository }: DetailRow, locale: Locale): ToolDetail['take'] {
  const options = { locale }
  return {
    href: homepage || repository,
    action: homepage ? m.toolbox_take({}, options) : m.toolbox_take_code({}, options),
    title: m.toolbox_take_title({}, options),
    text: m.toolbox_take_text({}, options),
  }
}

/** The columns that a tool's page needs. */
export type DetailRow = CardRow &
  Pick<
    PublishedTool,
    | 'description'
    | 'description_html'
    | 'audience'
    | 'licence'
    | 'homepage'
    | 'repository'
    | 'rules'
    | 'papers'
    | 'claim_steps'
    | 'exit_route'
    | 'cost_after'
  >

export function presentDetail(
  tool: DetailRow,
  around: Surroundings,
): Omit<ToolDetail, 'provenance' | 'saysMore' | 'schemaOrg'> {
  const { locale } = around
  return {
    ...presentCard(tool, locale),
    description: around.description,
    audience: tool.audience,
    fieldNames: around.fieldNames,
    needNames: tool.needs.map((need) => ({ need, name: needName(need, locale) })),
    licence: tool.licence,
    homepage: tool.homepage,
    repository: tool.repository,
    publiccode: around.publiccode,
    rules: tool.rules.map((rule) => ({ kind: rule.kind, text: ruleText(rule, locale) })),
    papers: tool.papers,
    claimSteps: tool.claim_steps,
    exitRoute: tool.exit_route,
    costAfter: tool.cost_after,
    stockPerYear: tool.stock_per_year,
    allowanceUnits: tool.allowance_units,
    questionCount: around.questionCount,
    take: tool.is_applied_for ? null : presentTake(tool, locale),
    words: tool.is_applied_for
      ? applyWords(tool, around.questionCount, locale)
      : {
          note: m.toolbox_take_note({}, { locale }),
          steps: m.toolbox_take_steps({}, { locale }),
          afterSteps: '',
        },
    accessibility: around.accessibility,
    similar: around.similar.map((card) => presentCard(card, locale)),
  }
}
