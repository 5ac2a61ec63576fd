import { useLocation } from 'react-router'
import * as m from '#messages'
import type { RuleVerdictView } from '../../../shared/contract/application-parts.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import type { EligibilityState } from './use-live-tool.ts'

export type ToolRulesProps = {
  toolId: string
  rules: { kind: string; text: string }[]
  state: EligibilityState
}

/** A tool's rules one by one: neutral for whoever is signed out, else each against my team, with what mends it. */
export function ToolRules({ toolId, rules, state }: ToolRulesProps) {
  const locale = localeOfPath(useLocation().pathname)
  const known = state.kind === 'known' ? state.eligibility.rules : null
  return (
    <section className="tool-rules" aria-labelledby="rules">
      <Heading level={2} size="xl" id="rules" tabIndex={-1} text={m.toolbox_rules()} locale={locale} />
      <p role="status" className="text-ink-2">
        <Standing state={state} />
      </p>
      {known ? (
        <ul>
          {known.map((rule, index) => (
            <JudgedRule
              key={rule.kind + rule.text}
              rule={rule}
              toolId={toolId}
              // One step may mend several rules: it is said at the first of them.
              hasFix={known.findIndex(({ fix }) => fix?.step === rule.fix?.step) === index}
            />
          ))}
        </ul>
      ) : (
        <PlainRules rules={rules} />
      )}
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

function PlainRules({ rules }: Pick<ToolRulesProps, 'rules'>) {
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

const verdicts = {
  met: { sign: 'm9 12.5 2.5 2.5 4.5-5.5', text: m.eligibility_verdict_met },
  notMet: { sign: 'm9.5 9.5 5 5M14.5 9.5l-5 5', text: m.eligibility_verdict_not_met },
  unknown: { sign: null, text: m.eligibility_verdict_unknown },
} as const

type JudgedRuleProps = { rule: RuleVerdictView; toolId: string; hasFix: boolean }

function JudgedRule({ rule, toolId, hasFix }: JudgedRuleProps) {
  const locale = localeOfPath(useLocation().pathname)
  const { sign, text } = verdicts[rule.verdict]
  return (
    <li className="tool-rule" data-verdict={rule.verdict}>
      <Mark sign={sign} />
      <span>
        <strong className="tool-rule-verdict">{text()}</strong>
        <span className="block">{rule.text}</span>
        {hasFix &&
          rule.fix &&
          (rule.fix.path ? (
            <Link alone href={pathInLocale(fixPath(rule.fix.path, toolId), locale)}>
              {rule.fix.text}
            </Link>
          ) : (
            <span className="block text-ink-2">{rule.fix.text}</span>
          ))}
      </span>
    </li>
  )
}

/** The step that mends a rule, with the way back to this tool. */
function fixPath(path: string, toolId: string): string {
  if (path === '/authentication') return `${path}?tool=${toolId}`
  return path === '/choseType' ? `${path}?back=${encodeURIComponent(`/toolAskFor/${toolId}`)}` : path
}

function Mark({ sign }: { sign: string | null }) {
  return (
    <svg className="tool-rule-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 2.5H17L21.5 21.5H2.5Z" />
      {sign && <path className="sign" d={sign} />}
    </svg>
  )
}
