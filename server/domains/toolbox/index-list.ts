import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { CallContext } from '../../context.ts'
import { leadingServices } from '../services/list-services.ts'
import { listNotices, listScenes, listTopics } from './editorial.ts'

const leading = { topics: 6, scenes: 3, services: 3, notices: 4 }

/** The toolbox's front page: the first of each list, with totals. */
export async function listIndex(ctx: CallContext): Promise<OutputOf<(typeof toolbox)['indexList']>> {
  const [topics, scenes, services, notices] = await Promise.all([
    listTopics(ctx, { page: 1, pageSize: leading.topics }),
    listScenes(ctx, { need: [], page: 1, pageSize: leading.scenes }),
    leadingServices(ctx, leading.services),
    listNotices(ctx, { page: 1, pageSize: leading.notices }),
  ])
  return {
    topics,
    scenes: { items: scenes.items, total: scenes.total },
    services,
    notices,
  }
}
