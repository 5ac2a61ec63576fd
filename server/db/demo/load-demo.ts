import type { Locale } from '../../../shared/lib/locale.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { reindexTools } from '../../domains/toolbox/tool-documents.ts'
import type { Db } from '../database.ts'
import type { DemoTool } from './demo-types.ts'
import { demoFields } from './fields.ts'
import { loadAccessStatements } from './load-access-statements.ts'
import { loadFixedArticles } from './load-articles.ts'
import { loadEditorial } from './load-editorial.ts'
import { loadHelp } from './load-help.ts'
import { loadNews } from './load-news.ts'
import { loadProjects } from './load-projects.ts'
import { loadResources } from './load-resources.ts'
import { loadServices } from './load-services.ts'
import { loadVenture } from './load-venture.ts'
import { loadVolunteers } from './load-volunteers.ts'
import { languagesOfTool } from './tool-languages.ts'

import { demoTools } from './tools.ts'

/**
 * Writes the demo content into an empty portal: fields, tools with their questions, topics, scenes, notices, the
 * fixed articles, those of the content centre, digital services, the project library, the venture programme, volunteer
 * activities, the pages of the fields and technology resources, all published in both
 * languages and found by the search. A portal
 * that has tools is left as it is.
 * @returns whether anything was written
 */
export async function loadDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('tools').select('number').limit(1).executeTakeFirst()
    if (existing) return false
    await insertFields(trx)
    for (const tool of demoTools) await insertTool(trx, tool)
    await loadEditorial(trx)
    await loadFixedArticles(trx)
    await loadHelp(trx)
    await loadNews(trx)
    await loadServices(trx)
    await loadProjects(trx)
    await loadAccessStatements(trx)
    await loadVenture(trx)
    await loadVolunteers(trx)
    await loadResources(trx)
    await reindexTools(trx)
    return true
  })
}

async function insertFields(db: Db): Promise<void> {
  await db
    .insertInto('fields')
    .values(
      demoFields.map((field, position) => ({
        alias: field.alias,
        position,
        name_zh: field.name.zh,
        name_en: field.name.en,
        summary_zh: field.summary.zh,
        summary_en: field.summary.en,
      })),
    )
    .execute()
}

async function insertTool(db: Db, tool: DemoTool): Promise<void> {
  await db
    .insertInto('tools')
    .values({
      number: tool.number,
      fields: tool.fields,
      needs: tool.needs,
      kind: tool.kind,
      cost: tool.cost,
      who_may_apply: whoMayApply(tool),
      licence: tool.licence,
      homepage: tool.homepage,
      rules: JSON.stringify(tool.rules),
      reply_working_days: tool.replyWorkingDays,
      stock_per_year: tool.stockPerYear,
      allowance_units: tool.allowanceUnits,
      activation_kind: tool.activation.kind,
      start_link: startLinkOf(tool),
      term_months: tool.termMonths,
      reviewed_on: tool.reviewedOn,
      interface_languages: languagesOfTool(tool.number),
      source: null,
    })
    .execute()
  for (const locale of locales) await insertToolText(db, tool, locale)
  await db
    .insertInto('tool_question_sets')
    .values({ tool_number: tool.number, version: 1, questions: JSON.stringify(tool.questions) })
    .execute()
}

function startLinkOf({ number, activation: { link } }: DemoTool): string {
  return link === 'demoSpace' ? `/demoSpace/${number}` : link
}

async function insertToolText(db: Db, tool: DemoTool, locale: Locale): Promise<void> {
  const list = (texts: { zh: string; en: string }[]) => JSON.stringify(texts.map((text) => text[locale]))
  await db
    .insertInto('tool_texts')
    .values({
      tool_number: tool.number,
      language: locale,
      state: 'published',
      name: tool.name[locale],
      tagline: tool.tagline[locale],
      description: list(tool.description),
      audience: tool.audience[locale],
      keywords: tool.keywords[locale],
      papers: list(tool.papers),
      claim_steps: list(tool.claimSteps),
      exit_route: tool.exitRoute[locale],
      cost_after: tool.costAfter[locale],
      activation_steps: list(tool.activation.steps),
    })
    .execute()
}

/** What the card says in one word, out of the rules. */
function whoMayApply(tool: DemoTool): 'anyTeam' | 'unregisteredTeam' | 'verifiedOrganisation' {
  if (tool.rules.some((rule) => rule.kind === 'verifiedOrganisation')) return 'verifiedOrganisation'
  const types = tool.rules.find((rule) => rule.kind === 'entityType')
  if (!types) return 'anyTeam'
  return types.anyOf.includes('volunteerTeam') ? 'unregisteredTeam' : 'verifiedOrganisation'
}
