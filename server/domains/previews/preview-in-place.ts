import { ApiError } from '../../../shared/contract/errors.ts'
import type { PreviewPlace } from '../../../shared/rules/content/collection-schema.ts'
import { collections, isPlaced } from '../../../shared/rules/content/collections.ts'
import { textOf } from '../../../shared/rules/content/field-values.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { CallContext } from '../../context.ts'
import { listStatedTools } from '../access/statements.ts'
import { countedLabels, listArticles } from '../content/articles.ts'
import { readAsPublished } from '../content/publish/as-published.ts'
import type { Draft } from '../content/records/draft-of.ts'
import { getConfigInfo } from '../home/config-info.ts'
import { getHomePage } from '../home/home-page.ts'
import { libraryPage } from '../projects/library-page.ts'
import { listProjects } from '../projects/list-projects.ts'
import { classInfo } from '../projects/project-classes.ts'
import { listSets } from '../projects/project-sets.ts'
import { getField } from '../resources/field-info.ts'
import { previewTest } from '../selftest/preview-test.ts'
import { listHelpCategories } from '../support/help.ts'
import { listNotices, listTopicPrefixes, listTopicsWithTools } from '../toolbox/editorial.ts'
import { listIndex } from '../toolbox/index-list.ts'
import { listVolunteerActivities } from '../volunteers/activities.ts'
import { type Placed, pageWith, previewCourse } from './preview-course.ts'

/** Page sizes of the public lists. */
const sizes = { topics: 12, statements: 20, articles: 12, projects: 20, activities: 12 }
const noticesAtMost = 200

/** A draft on the page where it stands. @throws ApiError `notFound` where it does not say on which */
export async function previewInPlace(ctx: CallContext, draft: Draft): Promise<Placed> {
  const { previewedOn, titleField } = collections[draft.collection]
  if (!previewedOn || !isPlaced(draft.collection, draft.shared)) throw new ApiError('notFound')
  const title = textOf(draft.fields, titleField)
  if (previewedOn === 'course') return previewCourse(ctx, draft, title)
  const read = pages[previewedOn]
  return readAsPublished(ctx, [draft], (asPublished) => read(asPublished, draft, title))
}

type Read = (ctx: CallContext, draft: Draft, title: string) => Promise<Placed>

const pages: Record<Exclude<PreviewPlace, 'course'>, Read> = {
  home: async (ctx, _draft, title) => ({ kind: 'home', title, isSeen: true, home: await getHomePage(ctx) }),
  frame: async (ctx, _draft, title) => ({
    kind: 'frame',
    title,
    isSeen: true,
    config: await getConfigInfo(ctx),
  }),
  zones: async (ctx, draft, title) => {
    const [alias = ''] = readRow('zones', draft).values.fields
    return { kind: 'zones', title, isSeen: true, field: await getField(ctx, { alias }) }
  },
  topics: readTopics,
  toolbox: readToolbox,
  library: readLibrary,
  accessible: readAccessible,
  news: readNews,
  selfTest: async (ctx, draft, title) => {
    const { test, isShown } = await previewTest(ctx, draft)
    return { kind: 'selfTest', title, isSeen: isShown, test }
  },
  volunteer: async (ctx, { number }, title) => {
    const place = String(number)
    const list = await listVolunteerActivities(ctx, {
      when: 'upcoming',
      place,
      page: 1,
      pageSize: sizes.activities,
    })
    return { kind: 'volunteer', title, isSeen: true, place, list }
  },
  help: async (ctx, { number }, title) => {
    const all = await listHelpCategories(ctx)
    const isOwn = ({ categoryId }: { categoryId: string | null }) => categoryId === String(number)
    const categories = all.filter((category) => category.count > 0 || isOwn(category))
    return { kind: 'help', title, isSeen: all.some((one) => isOwn(one) && one.count > 0), categories }
  },
}

async function readTopics(ctx: CallContext, { number }: Draft, title: string): Promise<Placed> {
  const { page, list, isOn } = await pageWith(
    (at) => listTopicsWithTools(ctx, { need: [], page: at, pageSize: sizes.topics }),
    ({ items }) => items.some(({ topicId }) => topicId === String(number)),
    ({ total }) => Math.ceil(total / sizes.topics),
  )
  const { items: prefixes } = await listTopicPrefixes(ctx)
  return { kind: 'topics', title, isSeen: isOn, page, list, prefixes }
}

/** A notice that is not among the newest comes after them. */
async function readToolbox(ctx: CallContext, { number }: Draft, title: string): Promise<Placed> {
  const front = await listIndex(ctx)
  const { items } = await listNotices(ctx, { page: 1, pageSize: noticesAtMost })
  const isOwn = ({ noticeId }: { noticeId: string }) => noticeId === String(number)
  const isSeen = front.notices.items.some(isOwn)
  const older = isSeen ? [] : items.filter(isOwn)
  const notices = { ...front.notices, items: [...front.notices.items, ...older] }
  return { kind: 'toolbox', title, isSeen, front: { ...front, notices } }
}

/** The head of the library, or the list of a class. */
async function readLibrary(ctx: CallContext, { collection, number }: Draft, title: string): Promise<Placed> {
  const chosen = collection === 'projectClasses' ? [String(number)] : []
  const extras = { field: [], sort: 'newest' as const, pageSize: sizes.projects }
  const [list, head, classes, sets] = [
    await listProjects(ctx, { classes: chosen, search: '', stage: [], page: 1, extras }),
    await libraryPage(ctx),
    await classInfo(ctx, { classes: chosen }),
    await listSets(ctx, { classIds: chosen }),
  ]
  const isSeen = chosen.length === 0 || list.total > 0
  return { kind: 'library', title, isSeen, list, head, classes: classes.items, sets: sets.items }
}

async function readAccessible(ctx: CallContext, { number }: Draft, title: string): Promise<Placed> {
  const { page, list, isOn } = await pageWith(
    (at) => listStatedTools(ctx, { page: at, pageSize: sizes.statements }),
    ({ items }) => items.some(({ statementID }) => statementID === String(number)),
    ({ pageCount }) => pageCount,
  )
  return { kind: 'accessible', title, isSeen: isOn, page, list }
}

async function readNews(ctx: CallContext, { number }: Draft, title: string): Promise<Placed> {
  const label = String(number)
  const all = await countedLabels(ctx)
  const labels = all.filter(({ labelId, count }) => count > 0 || labelId === label)
  const list = await listArticles(ctx, { label, page: 1, pageSize: sizes.articles })
  return { kind: 'news', title, isSeen: list.total > 0, label, list, labels }
}
