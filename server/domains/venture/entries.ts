import type { VentureEntry, VentureEntryList } from '../../../shared/contract/venture.ts'
import { listOf, textOf } from '../../../shared/rules/content/collections.ts'
import { type VentureEditionID, ventureStates } from '../../../shared/rules/content/venture-collections.ts'
import type { CallContext } from '../../context.ts'
import { listPublished, type PublishedRecord } from '../content/publish/published-records.ts'
import { cardsOf } from '../projects/list-projects.ts'
import { countEntries, listEntries, type VentureText } from './venture.queries.ts'

type ListInput = { classId?: string | undefined; page: number; pageSize: number }

/** An edition's awards, one page, with the number in each class. */
export async function listEntriesOf(
  ctx: CallContext,
  edition: VentureEditionID,
  { classId, page, pageSize }: ListInput,
): Promise<VentureEntryList> {
  const query = {
    edition: Number(edition),
    locale: ctx.locale,
    classId: classId ? Number(classId) : undefined,
  }
  const [texts, counts, classes] = await Promise.all([
    listEntries(ctx.db, { ...query, limit: pageSize, offset: (page - 1) * pageSize }),
    countEntries(ctx.db, query),
    listPublished(ctx, 'projectClasses'),
  ])
  const countOf = (number: number) => counts.find((row) => row.class === number)?.count ?? 0
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const total = query.classId === undefined ? all : countOf(query.classId)
  return {
    items: await presentEntries(ctx, texts, classes),
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    classes: classes
      .map((record) => ({ ...classOf(record), count: countOf(record.number) }))
      .filter(({ count }) => count > 0),
    all,
  }
}

function classOf({ number, language, fields }: PublishedRecord) {
  return { classId: String(number), name: textOf(fields, 'name'), language }
}

async function presentEntries(
  ctx: CallContext,
  texts: VentureText[],
  classes: PublishedRecord[],
): Promise<VentureEntry[]> {
  const numbers = new Set(texts.flatMap(({ shared }) => listOf(shared, 'project').map(Number)))
  const projects = await cardsOf(
    ctx,
    [...numbers].map((number) => ({ number, likes: 0 })),
  )
  return texts.map(({ number, language, fields, shared }) => {
    const filed = classes.find((record) => String(record.number) === listOf(shared, 'classes')[0])
    const project = projects.find(({ instanceID }) => instanceID === listOf(shared, 'project')[0])
    return {
      entryID: String(number),
      language,
      title: textOf(fields, 'title'),
      summary: textOf(fields, 'summary'),
      outcome: textOf(fields, 'outcome'),
      maker: textOf(fields, 'maker'),
      place: textOf(fields, 'place'),
      state: ventureStates.find((state) => state === textOf(shared, 'ventureState')) ?? 'finished',
      amount: Number(textOf(shared, 'amount') || 0),
      class: filed ? classOf(filed) : null,
      project: project
        ? { instanceID: project.instanceID, title: project.title, language: project.language }
        : null,
    }
  })
}
