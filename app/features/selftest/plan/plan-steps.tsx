import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { SelftestPlan } from '../../../../shared/contract/selftest-team.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField, Select } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { StepTargets } from '../next-steps.tsx'

type Step = SelftestPlan['steps'][number]
type Props = { teamId: string; failure: ActFailure | undefined }

/** The plan: what is open with its day and aim, and what is done. */
export function PlanSteps({ plan, failure }: { plan: SelftestPlan; failure: ActFailure | undefined }) {
  const open = plan.steps.filter(({ doneOn }) => doneOn === null)
  const done = plan.steps.filter(({ doneOn }) => doneOn !== null)
  const props = { teamId: plan.team.teamID, failure }
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.selftest_plan_steps()} />
      {open.length === 0 && <p className="measure">{m.selftest_plan_no_steps()}</p>}
      <StepList steps={open} {...props} />
      {done.length > 0 && <Heading level={3} text={m.selftest_steps_done()} />}
      <StepList steps={done} {...props} />
    </section>
  )
}

function StepList({ steps, ...props }: { steps: Step[] } & Props) {
  if (steps.length === 0) return null
  return (
    <ul className="selftest-plan">
      {steps.map((step) => (
        <PlanStep key={step.stepID} step={step} {...props} />
      ))}
    </ul>
  )
}

function PlanStep({ step, teamId, failure }: { step: Step } & Props) {
  const locale = useLocale()
  const lang = langOf(step.language, locale)
  const { dimension, from, target, dueOn, doneOn, isLate } = step
  return (
    <li className="stack stack-sm">
      <h3 className="text-lg" lang={lang}>
        {step.title}
      </h3>
      <p className="row">
        <span>{m.selftest_step_aim({ dimension, from, target })}</span>
        <StatusTag tone={doneOn ? 'green' : isLate ? 'amber' : 'plain'}>
          {doneOn
            ? m.selftest_step_done_on({ day: dayText(doneOn, locale) })
            : isLate
              ? m.selftest_step_late()
              : m.selftest_step_until({ day: dayText(dueOn, locale) })}
        </StatusTag>
      </p>
      <p className="need-said">{standingOf(step)}</p>
      {!doneOn && (
        <p className="measure" lang={lang}>
          {step.body}
        </p>
      )}
      {!doneOn && <StepTargets targets={step.targets} />}
      <StepForm step={step} teamId={teamId} failure={failure} />
    </li>
  )
}

/** How the latest test stands to the step. */
function standingOf({ isComparable, now, target }: Step): string {
  if (!isComparable) return m.selftest_step_other()
  if (now === null) return m.selftest_step_unknown()
  return now >= target ? m.selftest_step_reached({ now }) : m.selftest_step_now({ now })
}

function StepForm({ step, teamId, failure }: { step: Step } & Props) {
  const { stepID, dueOn, target, goals, doneOn, title } = step
  const own = failure?.values.stepID?.[0] === stepID ? failure : undefined
  const hidden = (
    <>
      <input type="hidden" name="TeamID" value={teamId} />
      <input type="hidden" name="stepID" value={stepID} />
    </>
  )
  if (doneOn) return <AsItIs step={step} hidden={hidden} intent="save" text={m.selftest_step_reopen()} />
  return (
    <>
      <Form method="post" noValidate className="selftest-step-form">
        {hidden}
        <DateField
          id={`dueOn-${stepID}`}
          name="dueOn"
          label={m.selftest_step_due()}
          defaultValue={own?.values.dueOn?.[0] ?? dueOn}
          error={own?.fields.dueOn}
        />
        <Select
          id={`target-${stepID}`}
          name="target"
          label={m.selftest_step_goal()}
          defaultValue={own?.values.target?.[0] ?? target}
          error={own?.fields.target}
        >
          {goals.map(({ score, language, name }) => (
            <option key={score} value={score} lang={language}>
              {name
                ? m.selftest_step_goal_level({ score, level: name })
                : m.selftest_step_goal_plain({ score })}
            </option>
          ))}
        </Select>
        <div className="button-row">
          <Button name="intent" value="save" aria-label={`${m.selftest_step_save()} ${title}`}>
            {m.selftest_step_save()}
          </Button>
          <Button name="intent" value="done" aria-label={`${m.selftest_step_done()} ${title}`}>
            {m.selftest_step_done()}
          </Button>
        </div>
      </Form>
      <AsItIs step={step} hidden={hidden} intent="drop" text={m.selftest_step_drop()} />
    </>
  )
}

type AsItIsProps = { step: Step; hidden: ReactNode; intent: string; text: string }

/** A button that changes nothing of a step's day and aim, whatever stands in their fields. */
function AsItIs({ step: { dueOn, target, title }, hidden, intent, text }: AsItIsProps) {
  return (
    <Form method="post">
      {hidden}
      <input type="hidden" name="dueOn" value={dueOn} />
      <input type="hidden" name="target" value={target} />
      <Button kind="quiet" name="intent" value={intent} aria-label={`${text} ${title}`}>
        {text}
      </Button>
    </Form>
  )
}
