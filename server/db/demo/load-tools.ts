import { paragraphsToHtml } from '../../../shared/lib/html-text.ts'
import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoTool } from './demo-types.ts'
import { languagesOfTool } from './tool-languages.ts'
import { repositoryOfTool } from './tool-repositories.ts'
import { demoTools } from './tools.ts'

/** Writes the tools, published in both languages; what is there stays. @returns the numbers of those that are new */
export async function loadTools(db: Db): Promise<number[]> {
  const added: number[] = []
  for (const tool of demoTools) if (await insertTool(db, tool)) added.push(tool.number)
  return added
}

async function insertTool(db: Db, tool: DemoTool): Promise<boolean> {
  const [zh, en] = locales
  return seedRecord(db, {
    collection: 'tools',
    number: tool.number,
    shared: sharedOf(tool),
    texts: { zh: textsOf(tool, zh), en: textsOf(tool, en) },
    publishedAt: new Date(`${tool.reviewedOn}T09:00:00+08:00`),
  })
}

function sharedOf(tool: DemoTool): FieldValues {
  return {
    fields: tool.fields,
    toolNeeds: tool.needs,
    toolKind: tool.kind,
    toolCost: tool.cost,
    licence: tool.licence,
    homepage: tool.homepage,
    repository: repositoryOfTool(tool.number),
    interfaceLanguages: languagesOfTool(tool.number) ?? [],
    reviewedOn: tool.reviewedOn,
    rules: JSON.stringify(tool.rules),
    ...(tool.questions.sections.length > 0 && {
      questions: JSON.stringify(tool.questions),
      replyDays: String(tool.replyWorkingDays),
      stockPerYear: String(tool.stockPerYear ?? ''),
      allowanceUnits: String(tool.allowanceUnits),
      termMonths: String(tool.termMonths ?? ''),
      activationKind: tool.activation.kind,
      startLink: startLinkOf(tool),
    }),
  }
}

function startLinkOf({ number, activation: { link } }: DemoTool): string {
  return link === 'demoSpace' ? `/demoSpace/${number}` : link
}

function textsOf(tool: DemoTool, locale: Locale): FieldValues {
  const joined = (texts: Bilingual[], between: string) => texts.map((text) => text[locale]).join(between)
  return {
    name: tool.name[locale],
    tagline: tool.tagline[locale],
    description: paragraphsToHtml(joined(tool.description, '\n\n')),
    audience: tool.audience[locale],
    keywords: tool.keywords[locale],
    papers: joined(tool.papers, '\n'),
    claimSteps: joined(tool.claimSteps, '\n'),
    exitRoute: tool.exitRoute[locale],
    costAfter: tool.costAfter[locale],
    activationSteps: joined(tool.activation.steps, '\n'),
  }
}
