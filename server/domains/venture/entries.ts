import type { VentureEntry, VentureEntryList } from '../../../shared/contract/venture.ts'
import type { CallContext } from '../../context.ts'
import type { PublishedRow } from '../../db/published-lists.queries.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { cardsOf } from '../projects/list-projects.ts'
import { countPublicAwards, publicAwards } from './awards/public-awards.ts'
import { countEntries, type EntryText, listEntries } from './venture.queries.ts'

type ListInput = { classId?: string | undefined; page: number; pageSize: number }

/** An edition's awards, one page, with the number in each class. */
export async function listEntriesOf(
  ctx: CallContext,
  edition: string,
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
  const written = counts.reduce((sum, { count }) => sum + count, 0)
  const awards = await countPublicAwards(ctx.db, query)
  const all = written + awards
  const total = query.classId === undefined ? all : countOf(query.classId)
  // What staff have written comes first; an award has no class.
  const offset = Math.max(0, (page - 1) * pageSize - written)
  const limit = query.classId === undefined ? pageSize - texts.length : 0
  return {
    items: [
      ...(await presentEntries(ctx, texts, classes)),
      ...(await publicAwards(ctx, { edition: query.edition, limit, offset })),
    ],
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    classes: classes
      .map((record) => ({ ...classOf(record), count: countOf(record.number) }))
      .filter(({ count }) => count > 0),
    all,
  }
}

function classOf({ number, language, values }: PublishedRow<'projectClasses'>) {
  return { classId: String(number), name: values.name, language }
}

async function presentEntries(
  ctx: CallContext,
  texts: EntryText[],
  classes: PublishedRow<'projectClasses'>[],
): Promise<VentureEntry[]> {
  const numbers = new Set(texts.flatMap(({ values }) => values.project))
  const projects = await cardsOf(
    ctx,
    [...numbers].map((number) => ({ number, likes: 0 })),
  )
  return texts.map(({ number, language, values }) => {
    const filed = classes.find((record) => record.number === values.classes[0])
    const project = projects.find(({ instanceID }) => Number(instanceID) === values.project[0])
    return {
      entryID: String(number),
      language,
      title: values.title,
      summary: values.summary,
      outcome: values.outcome,
      maker: values.maker,
      place: values.place,
      state: values.ventureState,
      awarded: values.amount,
      amount: values.amount,
      awardedOn: values.awardedOn || null,
      class: filed ? classOf(filed) : null,
      project: project
        ? { instanceID: project.instanceID, title: project.title, language: project.language }
        : null,
    }
  })
}
