import * as m from '#messages'
import type { RuleVerdictView } from '../../../../shared/contract/applications/application-parts.ts'
import { fixPath } from '../../../../shared/rules/applications/fix-path.ts'
import { Link } from '../../../ui/link.tsx'
import { PartnerTool } from './partner-tool.tsx'
import { Mark } from './rule-mark.tsx'
import type { Eligibility, OfferingId } from './use-eligibility.ts'

export type JudgedRulesProps = { known: Eligibility; offering: OfferingId }

/** An offering's rules checked against my team, each with the step that fixes it; and its way to a partner. */
export function JudgedRules({ known, offering }: JudgedRulesProps) {
  return (
    <>
      <Rules rules={known.rules} offering={offering} />
      {known.atPartner && <PartnerTool {...known.atPartner} toolId={offering.offeringId} />}
    </>
  )
}

function Rules({ rules, offering }: { rules: RuleVerdictView[]; offering: OfferingId }) {
  return (
    <ul>
      {rules.map((rule, index) => (
        <JudgedRule
          key={rule.kind + rule.text}
          rule={rule}
          offering={offering}
          // One step may fix several rules: the first of them links to it, the others name it.
          isFirst={rules.findIndex(({ fix }) => fix?.step === rule.fix?.step) === index}
        />
      ))}
    </ul>
  )
}

const verdicts = {
  met: { sign: 'm9 12.5 2.5 2.5 4.5-5.5', text: m.eligibility_verdict_met },
  notMet: { sign: 'm9.5 9.5 5 5M14.5 9.5l-5 5', text: m.eligibility_verdict_not_met },
  unknown: { sign: null, text: m.eligibility_verdict_unknown },
} as const

type JudgedRuleProps = { rule: RuleVerdictView; offering: OfferingId; isFirst: boolean }

function JudgedRule({ rule, offering, isFirst }: JudgedRuleProps) {
  const { sign, text } = verdicts[rule.verdict]
  return (
    <li className="tool-rule" data-verdict={rule.verdict}>
      <Mark sign={sign} />
      <span>
        <strong className="tool-rule-verdict">{text()}</strong>
        <span className="block">{rule.text}</span>
        {rule.fix &&
          (rule.fix.path && isFirst ? (
            <Link alone href={fixPath(rule.fix.path, offering)}>
              {rule.fix.text}
            </Link>
          ) : (
            <span className="block text-ink-2">{rule.fix.text}</span>
          ))}
      </span>
    </li>
  )
}
