import { reindexTool, reindexTools } from '../../domains/content/tools/tool-documents.ts'
import type { Db } from '../database.ts'
import { loadAccessStatements } from './load-access-statements.ts'
import { loadFixedArticles } from './load-articles.ts'
import { loadEditorial } from './load-editorial.ts'
import { loadHelp } from './load-help.ts'
import { loadNews } from './load-news.ts'
import { loadProjects } from './load-projects.ts'
import { loadFields, loadResources } from './load-resources.ts'
import { loadServices } from './load-services.ts'
import { loadDemoSite, loadSite } from './load-site.ts'
import { loadTools } from './load-tools.ts'
import { loadVenture } from './load-venture.ts'
import { loadVolunteers } from './load-volunteers.ts'
import { demoOperator } from './operator.ts'
import { demoTools } from './tools.ts'

/**
 * Writes the demo content into a portal: fields, tools with their questions, topics, scenes, notices, the
 * fixed articles, those of the content centre, digital services, the project library, the venture programme, volunteer
 * activities, the pages of the fields and technology resources, all published in both languages and found by the
 * search. Each record is given once: a portal of an earlier release gets what is new since, and what its editors have
 * changed, withdrawn or removed stays as they left it.
 * @returns whether anything was written
 */
export async function loadDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await countGiven(trx)
    await loadFields(trx)
    const tools = await loadTools(trx)
    await loadDemoSite(trx)
    await loadSite(trx, true)
    await loadEditorial(trx)
    await loadFixedArticles(trx, demoOperator)
    await loadHelp(trx)
    await loadNews(trx)
    await loadServices(trx)
    await loadProjects(trx)
    await loadAccessStatements(trx)
    await loadVenture(trx)
    await loadVolunteers(trx)
    await loadResources(trx)
    if (tools.length === demoTools.length) await reindexTools(trx)
    else for (const number of tools) await reindexTool(trx, number)
    return (await countGiven(trx)) > before
  })
}

async function countGiven(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('first_content')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
