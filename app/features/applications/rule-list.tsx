import * as m from '#messages'
import type { RuleVerdictView } from '../../../shared/contract/applications/application-parts.ts'
import { fixPath } from '../../../shared/rules/applications/fix-path.ts'
import { Link } from '../../ui/link.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import type { OfferingOnWire } from './ask-parts.ts'

export type RuleListProps = { label: string; rules: readonly RuleVerdictView[]; offering: OfferingOnWire }

const tones: Record<RuleVerdictView['verdict'], Tone> = { met: 'green', notMet: 'red', unknown: 'amber' }

/** Every condition with its verdict and, if there is one, the step that fixes it. */
export function RuleList({ label, rules, offering }: RuleListProps) {
  return (
    <ul aria-label={label} className="rule-list">
      {rules.map((rule) => (
        <li key={`${rule.kind} ${rule.text}`} className="rule-item">
          <StatusTag tone={tones[rule.verdict]}>{verdictText(rule.verdict)}</StatusTag>
          <div>
            <p>{rule.text}</p>
            {rule.fix && (
              <p className="text-sm">
                {rule.fix.path ? (
                  <Link href={fixPath(rule.fix.path, offering)} alone>
                    {rule.fix.text}
                  </Link>
                ) : (
                  <span className="text-ink-2">{rule.fix.text}</span>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function verdictText(verdict: RuleVerdictView['verdict']): string {
  if (verdict === 'met') return m.eligibility_verdict_met()
  return verdict === 'notMet' ? m.eligibility_verdict_not_met() : m.eligibility_verdict_unknown()
}
