import { ApiError } from '../../../shared/contract/errors.ts'
import { projectStages } from '../../../shared/rules/toolbox/project-facets.ts'
import type { CallContext } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { countByClass } from './project-list.queries.ts'

/** Classes that have projects, in the editors' order. */
export async function listClasses(ctx: CallContext) {
  const items = await allClasses(ctx)
  return { items: items.filter(({ count }) => count > 0).map(({ stages: _, ...one }) => one) }
}

/** Some classes, in the library's order. @throws ApiError `notFound` */
export async function classInfo(ctx: CallContext, { classes }: { classes: string[] }) {
  const items = (await allClasses(ctx)).filter(({ classId }) => classes.includes(classId))
  if (items.length < new Set(classes).size) throw new ApiError('notFound')
  return { items }
}

async function allClasses(ctx: CallContext) {
  const [texts, counts] = [await listPublished(ctx, 'projectClasses'), await countByClass(ctx.db)]
  return texts.map((text) => {
    const own = counts.filter((row) => row.class === text.number)
    const stages = projectStages.flatMap((stage) => own.find((row) => row.stage === stage) ?? [])
    return {
      classId: String(text.number),
      name: text.values.name,
      summary: text.values.summary,
      language: text.language,
      count: own.reduce((sum, row) => sum + row.count, 0),
      stages: stages.map(({ stage, count }) => ({ stage, count })),
    }
  })
}
