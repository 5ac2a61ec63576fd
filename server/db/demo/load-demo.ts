import { reindexTools } from '../../domains/toolbox/tool-documents.ts'
import type { Db } from '../database.ts'
import { demoFields } from './fields.ts'
import { loadAccessStatements } from './load-access-statements.ts'
import { loadFixedArticles } from './load-articles.ts'
import { loadEditorial } from './load-editorial.ts'
import { loadHelp } from './load-help.ts'
import { loadNews } from './load-news.ts'
import { loadProjects } from './load-projects.ts'
import { loadResources } from './load-resources.ts'
import { loadServices } from './load-services.ts'
import { loadDemoSite, loadSite } from './load-site.ts'
import { loadTools } from './load-tools.ts'
import { loadVenture } from './load-venture.ts'
import { loadVolunteers } from './load-volunteers.ts'

/**
 * Writes the demo content into an empty portal: fields, tools with their questions, topics, scenes, notices, the
 * fixed articles, those of the content centre, digital services, the project library, the venture programme, volunteer
 * activities, the pages of the fields and technology resources, all published in both languages and found by the
 * search. A portal that has tools is left as it is.
 * @returns whether anything was written
 */
export async function loadDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('tools').select('number').limit(1).executeTakeFirst()
    if (existing) return false
    await insertFields(trx)
    await loadTools(trx)
    await loadDemoSite(trx)
    await loadSite(trx)
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
