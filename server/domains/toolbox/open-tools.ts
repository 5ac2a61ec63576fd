import type { OpenRecord, OpenValues } from '../../../shared/contract/open-data.ts'
import type { Db } from '../../db/database.ts'
import { liveProvenance } from '../content/publish/live-provenance.ts'
import { listToolsAfter, listToolTexts, type OpenToolRow, type OpenToolText } from './open-tools.queries.ts'

/** The listed tools by number, each in both languages. */
export async function openTools(db: Db, page: { after: number; limit: number }): Promise<OpenRecord[]> {
  const tools = await listToolsAfter(db, page)
  const numbers = tools.map(({ number }) => number)
  const texts = await listToolTexts(db, numbers)
  const origins = await liveProvenance(db, 'tools', numbers)
  const byTool = Map.groupBy(texts, (text) => text.tool_number)
  return tools.map((tool) => {
    const own = byTool.get(tool.number) ?? []
    const textIn = (language: 'zh' | 'en') => own.find((text) => text.language === language)
    const changed = own.map((text) => text.updated_at.toISOString()).toSorted()
    return {
      number: String(tool.number),
      path: `/tools/toolsDetail/${tool.number}`,
      updatedAt: changed.at(-1) ?? '',
      shared: sharedOf(tool),
      zh: ownOf(textIn('zh')),
      en: ownOf(textIn('en')),
      provenance: origins.get(tool.number) ?? null,
    }
  })
}

function sharedOf(tool: OpenToolRow): OpenValues {
  return {
    fields: tool.fields,
    needs: tool.needs,
    kind: tool.kind,
    cost: tool.cost === 'unstated' ? '' : tool.cost,
    whoMayApply: tool.who_may_apply,
    licence: tool.licence,
    homepage: tool.homepage,
    repository: tool.repository ?? '',
    replyWorkingDays: tool.is_applied_for ? String(tool.reply_working_days) : '',
    stockPerYear: String(tool.stock_per_year ?? ''),
    allowanceUnits: String(tool.allowance_units),
    termMonths: String(tool.term_months ?? ''),
    interfaceLanguages: tool.interface_languages ?? [],
    reviewedOn: tool.reviewed_on ?? '',
  }
}

function ownOf(text: OpenToolText | undefined): OpenValues | null {
  if (!text) return null
  return {
    name: text.name,
    tagline: text.tagline,
    description: text.description,
    audience: text.audience,
    papers: text.papers,
    claimSteps: text.claim_steps,
    exitRoute: text.exit_route,
    costAfter: text.cost_after,
  }
}
