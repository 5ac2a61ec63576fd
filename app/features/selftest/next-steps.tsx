import * as m from '#messages'
import { words as sizeWords } from '#words/selftest_size'
import { words as entityWords } from '#words/staff_entity'
import type { SelftestReport } from '../../../shared/contract/selftest.ts'
import { type Locale, langOf } from '../../../shared/lib/locale.ts'
import { spacedText } from '../../../shared/lib/text/spaced-text.ts'
import { selftestTerms } from '../../../shared/rules/selftest/selftest-facets.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

type Step = SelftestReport['steps'][number]
type Target = Step['targets'][number]

type NextStepsProps = {
  steps: Step[]
  /** Told of the advice that the reader follows. */
  onOpen?: ((adviceId: string) => void) | undefined
}

/** What to do next: each with the rule that chose it, and one press from what it leads to. */
export function NextSteps({ steps, onOpen }: NextStepsProps) {
  const title = steps.length === selftestTerms.steps ? m.selftest_steps() : m.selftest_steps_some()
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={title} />
      {steps.length === 0 && <p className="measure">{m.selftest_no_steps()}</p>}
      <ol className="selftest-steps">
        {steps.map((step) => (
          <NextStep key={step.adviceId} step={step} onOpen={() => onOpen?.(step.adviceId)} />
        ))}
      </ol>
    </section>
  )
}

function NextStep({ step, onOpen }: { step: Step; onOpen: () => void }) {
  const locale = useLocale()
  const lang = langOf(step.language, locale)
  return (
    <li className="stack stack-sm">
      <h3 className="text-lg" lang={lang}>
        {step.title}
      </h3>
      <p className="measure" lang={lang}>
        {step.body}
      </p>
      <p className="need-said">{ruleText(step.rule, locale)}</p>
      <StepTargets targets={step.targets} onOpen={onOpen} />
    </li>
  )
}

/** What a step leads to; the first is one press from an application where it takes one. */
export function StepTargets({
  targets: [first, ...others],
  onOpen,
}: {
  targets: Target[]
  onOpen?: () => void
}) {
  return (
    <div className="row">
      {first && (
        <ButtonLink kind="secondary" href={first.applyPath ?? first.path} onClick={onOpen}>
          <TargetName target={first} isApplied={first.applyPath !== null} />
        </ButtonLink>
      )}
      {others.map((target) => (
        <Link key={target.path} alone href={target.path} onClick={onOpen}>
          <TargetName target={target} isApplied={false} />
        </Link>
      ))}
    </div>
  )
}

const openWords: Record<Target['kind'], (inputs: { name: string }) => string> = {
  tools: m.selftest_open_tool,
  services: m.selftest_open_service,
  resources: m.selftest_open_resource,
  articles: m.selftest_open_article,
  volunteerActivities: m.selftest_open_activity,
}

function TargetName({ target: { kind, name }, isApplied }: { target: Target; isApplied: boolean }) {
  const text = isApplied ? m.selftest_apply({ name }) : openWords[kind]({ name })
  return <>{spacedText(text, useLocale())}</>
}

/** The rule in words: the dimension with its score, its level where the rule asks for one, and whom it is for. */
function ruleText({ dimension, score, level, ...whom }: Step['rule'], locale: Locale): string {
  const list = (words: string[]) => words.join(locale === 'zh' ? '、' : ', ')
  const entities = list(whom.entityTypes.map((one) => entityWords[one]()))
  const sizes = list(whom.organisationSizes.map((one) => sizeWords[one]()))
  return [
    level === null
      ? m.selftest_rule({ dimension, score })
      : m.selftest_rule_level({ dimension, score, level }),
    entities && m.selftest_rule_entities({ list: entities }),
    sizes && m.selftest_rule_sizes({ list: sizes }),
  ].join('')
}
