import { Suspense } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../../shared/lib/locale.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { JudgedRules } from './lazy-judged-rules.ts'
import { Mark } from './rule-mark.tsx'
import type { EligibilityState, OfferingId } from './use-eligibility.ts'

export type OfferingRulesProps = {
  offering: OfferingId
  rules: { kind: string; text: string }[]
  state: EligibilityState
}

/** An offering's rules one by one: neutral for visitors, else checked against my team, with the fixing step. */
export function OfferingRules({ offering, rules, state }: OfferingRulesProps) {
  const known = state.kind === 'known' ? state.eligibility : null
  return (
    <section className="tool-rules" aria-labelledby="rules">
      <Heading level={2} size="xl" id="rules" tabIndex={-1} text={m.toolbox_rules()} />
      <p role="status" className="text-ink-2">
        <Standing state={state} />
      </p>
      <Suspense fallback={<PlainRules rules={rules} />}>
        {known ? <JudgedRules known={known} offering={offering} /> : <PlainRules rules={rules} />}
      </Suspense>
    </section>
  )
}

function Standing({ state }: { state: EligibilityState }) {
  const { pathname } = useLocation()
  if (state.kind === 'asking') return m.toolbox_rules_asking()
  if (state.kind === 'failed') return m.toolbox_rules_failed()
  if (state.kind === 'known') {
    const { rules, isEligible } = state.eligibility
    const met = rules.filter((rule) => rule.verdict === 'met').length
    return isEligible ? m.toolbox_rules_all_met() : m.toolbox_rules_met({ met, count: rules.length })
  }
  const back = encodeURIComponent(pathWithoutLocale(pathname))
  return (
    <>
      <Link href={`${pathInLocale('/signIn', localeOfPath(pathname))}?back=${back}`}>
        {m.toolbox_rules_sign_in()}
      </Link>
      {m.toolbox_rules_sign_in_rest()}
    </>
  )
}

function PlainRules({ rules }: Pick<OfferingRulesProps, 'rules'>) {
  if (rules.length === 0) return <p className="tool-rule">{m.toolbox_rules_none()}</p>
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule.text} className="tool-rule">
          <Mark sign={null} />
          <span>{rule.text}</span>
        </li>
      ))}
    </ul>
  )
}
