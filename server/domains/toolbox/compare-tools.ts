import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { ComparedTool, ToolCard } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CallContext } from '../../context.ts'
import { ruleText } from '../content/tools/rule-text.ts'
import { getItem } from './benefits.ts'
import { presentCard } from './tool.present.ts'
import { findPublishedTool, listSimilarTools, type PublishedTool } from './tool-detail.queries.ts'
import { toolsNamed } from './tools-named.ts'

const comparedAtMost = 4
const suggestedAtMost = 4

type Compared = OutputOf<(typeof toolbox)['compare']>

/** Tools for comparison, in the given order; unlisted ones are left out. */
export async function compareTools(
  ctx: CallContext,
  { id, name }: { id: string[]; name: string },
): Promise<Compared> {
  const { db, locale } = ctx
  const different = [...new Set(id)]
  const asked = different.slice(0, comparedAtMost)
  const found = await Promise.all(asked.map((toolId) => findPublishedTool(db, Number(toolId), locale)))
  const tools = found.filter((tool) => tool !== undefined)
  const items = await Promise.all(tools.map((tool) => presentCompared(ctx, tool)))
  return {
    items,
    suggestions: await suggest(ctx, tools),
    matches: tools.length < comparedAtMost ? await toolsNamed(ctx, name, asked) : [],
    isCut: different.length > comparedAtMost,
  }
}

async function presentCompared(ctx: CallContext, tool: PublishedTool): Promise<ComparedTool> {
  const { locale } = ctx
  const { quota } = await getItem(ctx, { toolId: String(tool.number) })
  return {
    ...presentCard(tool, locale),
    quota,
    rules: tool.rules.map((rule) => ruleText(rule, locale)),
    exitRoute: tool.exit_route,
    costAfter: tool.cost_after,
    licence: tool.licence,
    hosting: hostingOf(tool, locale),
    screenLanguages: tool.interface_languages?.map((code) => screenLanguage(code, locale)) ?? null,
  }
}

/** Where a tool runs and who maintains it. */
function hostingOf({ kind, cost }: PublishedTool, locale: Locale): string {
  if (cost === 'hostedByProgramme') return m.toolbox_hosting_programme({}, { locale })
  switch (kind) {
    case 'selfHosted':
      return m.toolbox_hosting_self({}, { locale })
    case 'cloudService':
      return m.toolbox_hosting_maker({}, { locale })
    case 'desktopApp':
      return m.toolbox_hosting_computer({}, { locale })
    case 'mobileApp':
      return m.toolbox_hosting_phone({}, { locale })
    case 'template':
      return m.toolbox_hosting_template({}, { locale })
  }
}

function screenLanguage(code: string, locale: Locale): string {
  if (code === 'zh') return m.toolbox_screens_zh({}, { locale })
  return code === 'en' ? m.toolbox_screens_en({}, { locale }) : code
}

/** Suggestions for comparison: the closest to the first tool, without those compared already. */
async function suggest({ db, locale }: CallContext, tools: PublishedTool[]): Promise<ToolCard[]> {
  const [first] = tools
  if (!first || tools.length >= comparedAtMost) return []
  const numbers = new Set(tools.map(({ number }) => number))
  const rows = await listSimilarTools(db, first, locale, suggestedAtMost + tools.length)
  return rows
    .filter(({ number }) => !numbers.has(number))
    .slice(0, suggestedAtMost)
    .map((row) => presentCard(row, locale))
}
