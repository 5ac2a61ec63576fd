import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { saidIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import { selftestPlanPath } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { notify } from '../../messages/notify.ts'
import { teamById } from '../../sign-in/account/people.ts'
import { listDueSteps, lockDueStep } from './remind-steps.queries.ts'

/** Tells teams once of each step of their plan whose day is a week away; a step with a new day is told of again. */
export async function remindSteps(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const list = (waiting: readonly string[]) => listDueSteps(services.pool, waiting)
  await eachInTransaction({ services, jobId, task: 'remind-selftest-steps', list }, remind)
}

async function remind(ctx: OwnContext, id: string): Promise<void> {
  const step = await lockDueStep(ctx.db, id)
  if (!step) return
  const advice = step.questionnaire.advice.find(({ number }) => number === step.advice)
  const team = await teamById(ctx.db, step.team_id)
  const inEach = (words: (locale: Locale) => string) => {
    const [zh = '', en = ''] = locales.map(words)
    return { zh, en }
  }
  await notify(ctx, {
    to: { kind: 'team', teamId: step.team_id },
    category: 'internal',
    template: 'selftest_step_due',
    params: {
      team: team.name,
      step: inEach((locale) => (advice ? saidIn(advice, locale).title : '')),
      day: inEach((locale) => dayText(step.due_on, locale)),
    },
    link: selftestPlanPath(step.selftest_use),
  })
}
