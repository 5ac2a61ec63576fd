import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { moveByClock } from '../../move.ts'
import { momentText } from '../moment-text.ts'
import { holdProject, type ProjectRow } from './skilled.queries.ts'
import { type DueOfProject, duesOfProjects, isDue, listDue, noteOfProject } from './skilled-clock.queries.ts'
import { settled, skilledLifecycle } from './skilled-lifecycle.ts'
import { tellBoth } from './tell-project.ts'

const closed = { closed_side: 'portal' } as const

/** What is done about each thing that comes by itself. */
const work: Record<DueOfProject, (ctx: OwnContext, project: ProjectRow) => Promise<unknown>> = {
  gone: (ctx, project) => moveByClock(ctx, skilledLifecycle, project, { action: 'end', set: closed }),
  contactLeft: async (ctx, project) => {
    await noteOfProject(ctx.db, 'contactLeft', project.id)
    await tellBoth(ctx, project, 'skilled_contact_left')
  },
  talked: (ctx, project) =>
    moveByClock(ctx, skilledLifecycle, project, {
      action: 'talk',
      set: project.proposal === 'talk' ? settled : {},
    }),
  talkSoon: async (ctx, project) => {
    await noteOfProject(ctx.db, 'talkSoon', project.id)
    await tellBoth(ctx, project, 'skilled_talk_soon', { when: momentText(project.talk_at ?? new Date()) })
  },
  ending: async (ctx, project) => {
    await noteOfProject(ctx.db, 'ending', project.id)
    await tellBoth(ctx, project, 'skilled_ending', { day: project.ends_on ?? '' })
  },
  over: (ctx, project) => moveByClock(ctx, skilledLifecycle, project, { action: 'conclude', set: closed }),
  quiet: async (ctx, project) => {
    await noteOfProject(ctx.db, 'quiet', project.id)
    await tellBoth(ctx, project, 'skilled_quiet')
  },
  lapsed: (ctx, project) => moveByClock(ctx, skilledLifecycle, project, { action: 'lapse', set: closed }),
}

/**
 * What comes to skilled projects by itself: they end where one side is gone, both are reminded, talks pass, and
 * what nobody goes on with is concluded or ends.
 */
export async function skilledClock(services: Services, jobId: string): Promise<void> {
  for (const what of duesOfProjects)
    await eachInTransaction(
      {
        services,
        jobId,
        task: `volunteer-clock:skilled-${what}`,
        list: (waiting) => listDue(services.pool, what, waiting),
      },
      async (ctx, { id }) => {
        const project = await holdProject(ctx.db, id)
        if (project && (await isDue(ctx.db, what, id))) await work[what](ctx, project)
      },
    )
}
