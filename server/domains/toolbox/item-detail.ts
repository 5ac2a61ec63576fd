import { ApiError } from '../../../shared/contract/errors.ts'
import type { ToolDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { paragraphsToHtml, repeatsLine } from '../../../shared/lib/text/html-text.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { Provenance } from '../../../shared/rules/content/provenance.ts'
import type { CallContext } from '../../context.ts'
import { publiccodePath, startingAt } from '../content/publiccode/publiccode-path.ts'
import { liveProvenance } from '../content/publish/live-provenance.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { statementOfTool } from './accessibility/statement-of-tool.ts'
import { openTools } from './open-tools.ts'
import { schemaOfTool } from './schema-org.ts'
import { type DetailRow, presentDetail } from './tool.present.ts'
import { findPublishedTool, findQuestionSet, listSimilarTools } from './tool-detail.queries.ts'

const similarTools = 3

/** The page of a tool. @throws ApiError `notFound` where no language of it is published */
export async function getItemDetail(ctx: CallContext, input: { toolId: string }): Promise<ToolDetail> {
  const tool = await findPublishedTool(ctx.db, Number(input.toolId), ctx.locale)
  if (!tool) throw new ApiError('notFound')
  const questionSet = await findQuestionSet(ctx.db, tool.number)
  const origins = await liveProvenance(ctx.db, 'tools', [tool.number])
  return presentPage(ctx, tool, questionSet?.questions ?? null, origins.get(tool.number) ?? null)
}

/** A tool with its page's related data. */
export async function presentPage(
  ctx: CallContext,
  tool: DetailRow,
  questions: QuestionSet | null,
  provenance: Provenance | null,
): Promise<ToolDetail> {
  const fields = await fieldNames(ctx.db)
  const detail = presentDetail(tool, {
    locale: ctx.locale,
    fieldNames: fields
      .filter((field) => tool.fields.includes(field.alias))
      .map((field) => ({ alias: field.alias, name: field.name[ctx.locale] })),
    questionCount: questions?.sections.flatMap((section) => section.questions).length ?? 0,
    accessibility: await statementOfTool(ctx, tool.number),
    similar: await listSimilarTools(ctx.db, tool, ctx.locale, similarTools),
    description: await descriptionOf(ctx, tool),
    publiccode:
      tool.repository &&
      publiccodePath('tools', tool.number, await openTools(ctx.db, startingAt(tool.number))),
  })
  const shown = {
    ...detail,
    saysMore: !repeatsLine(detail.description, detail.tagline),
    provenance: shownProvenance(provenance, ctx.locale),
  }
  return { ...shown, schemaOrg: schemaOfTool(ctx, shown) }
}

/** The page itself uses the first two heading levels. */
async function descriptionOf(ctx: CallContext, { description, description_html: html }: DetailRow) {
  const shown = await htmlOf(ctx, html ?? paragraphsToHtml(description.join('\n\n')))
  return shown
    .replace(/<h[34]>(.*?)<\/h[34]>/gs, '<h4>$1</h4>')
    .replace(/<h2[^>]*>(.*?)<\/h2>/gs, '<h3>$1</h3>')
}
