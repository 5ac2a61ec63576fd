import { Form } from 'react-router'
import * as m from '#messages'
import type { SelftestPlan } from '../../../../shared/contract/selftest-team.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import {
  type SelftestUse,
  selftestPlanPath,
  selftestRoundPath,
} from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { testHref } from '../selftest-href.ts'
import { WhichTest } from '../which-test.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { Trend } from './trend.tsx'

export const planDone = ['kept', 'saved', 'gone'] as const

export type PlanPageProps = {
  use: SelftestUse
  plan: SelftestPlan
  done: (typeof planDone)[number] | null
  failure: ActFailure | undefined
}

const doneWords = { kept: m.selftest_kept_done, saved: m.selftest_step_saved, gone: m.selftest_kept_gone }

/** What a team keeps of a self-test: the plan with its days, the trend, and each report. */
export function PlanPage({ use, plan, done, failure }: PlanPageProps) {
  const hasKept = plan.kept.length > 0
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={m.selftest_plan_of({ team: plan.team.name })} />
        <p className="text-lg text-ink-2 measure">{m.selftest_plan_lead()}</p>
      </header>
      <WhichTest use={use} pathOf={selftestPlanPath} />
      <FailureSummary failure={failure} fieldId={(path, values) => `${path}-${values.stepID?.[0]}`} />
      {done && !failure && <Notice kind="success" live title={doneWords[done]()} />}
      <Waiting plan={plan} />
      <p>
        <Link alone href={selftestRoundPath(use)}>
          {m.selftest_together()}
        </Link>
      </p>
      {hasKept && <PlanSteps plan={plan} failure={failure} />}
      {plan.kept.length > 1 && <Trend plan={plan} />}
      {hasKept && <KeptList use={use} plan={plan} />}
      {!hasKept && !plan.waiting && <NothingKept use={use} />}
    </div>
  )
}

function NothingKept({ use }: { use: SelftestUse }) {
  return (
    <EmptyState
      seed="self-test"
      title={m.selftest_plan_none_title()}
      text={<p>{m.selftest_plan_none_text()}</p>}
      action={
        <ButtonLink kind="primary" href={testHref(use)}>
          {m.selftest_take_now()}
        </ButtonLink>
      }
    />
  )
}

/** A test that was finished in this browser is kept with one press. */
function Waiting({ plan: { waiting, team } }: { plan: SelftestPlan }) {
  const locale = useLocale()
  if (!waiting) return null
  const { score } = waiting
  const day = datedText(waiting.finishedAt, locale)
  return (
    <Notice kind="info" title={m.selftest_waiting()}>
      <Form method="post" className="stack stack-sm">
        <input type="hidden" name="TeamID" value={team.teamID} />
        <p>
          {score === null ? m.selftest_waiting_unknown({ day }) : m.selftest_waiting_text({ day, score })}
        </p>
        <div>
          <Button kind="primary" name="intent" value="keep">
            {m.selftest_keep({ team: team.name })}
          </Button>
        </div>
      </Form>
    </Notice>
  )
}

function KeptList({ use, plan: { kept, team } }: { use: SelftestUse; plan: SelftestPlan }) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.selftest_kept_list()} />
      <ul className="stack stack-sm">
        {kept.toReversed().map(({ resultID, finishedAt, score, level }) => {
          const day = datedText(finishedAt, locale)
          const line =
            score === null ? m.selftest_kept_line_unknown({ day }) : m.selftest_kept_line({ day, score })
          return (
            <li key={resultID} className="selftest-kept">
              <span className="font-bold">{line}</span>
              {level && <span lang={langOf(level.language, locale)}>{level.name}</span>}
              <Link
                alone
                href={`/tools/selfTestPlan/${resultID}`}
                aria-label={`${m.selftest_kept_report()} ${line}`}
              >
                {m.selftest_kept_report()}
              </Link>
              {team.canManage && <ForgetKept teamId={team.teamID} resultId={resultID} line={line} />}
            </li>
          )
        })}
      </ul>
      <div>
        <ButtonLink href={testHref(use)}>{m.selftest_take_again()}</ButtonLink>
      </div>
    </section>
  )
}

function ForgetKept({ teamId, resultId, line }: { teamId: string; resultId: string; line: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="TeamID" value={teamId} />
      <input type="hidden" name="resultID" value={resultId} />
      <Details title={m.selftest_kept_forget()}>
        <div className="stack stack-sm">
          <p>{m.selftest_kept_forget_text()}</p>
          <div>
            <Button
              kind="danger"
              name="intent"
              value="forget"
              aria-label={`${m.selftest_kept_forget()} ${line}`}
            >
              {m.selftest_kept_forget()}
            </Button>
          </div>
        </div>
      </Details>
    </Form>
  )
}
