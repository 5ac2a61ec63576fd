import * as m from '#messages'
import type { Applying } from '../../../../shared/contract/applications/applying.ts'
import { Heading } from '../../../ui/heading.tsx'
import { OfferingRules } from './offering-rules.tsx'
import type { EligibilityState, OfferingId } from './use-eligibility.ts'

export type HowToApplyProps = {
  offering: OfferingId
  applying: Applying
  eligibility: EligibilityState
  /** The language of the editors' texts where it is not the page's. */
  lang: string | undefined
}

/** Whether my team may have it, and how it gets it. */
export function HowToApply({ offering, applying, eligibility, lang }: HowToApplyProps) {
  const { rules, claimSteps, papers, words } = applying
  return (
    <div className="how-to-apply">
      <OfferingRules offering={offering} rules={rules} state={eligibility} />
      <div className="stack stack-lg">
        <ClaimSteps title={m.offering_steps()} steps={claimSteps} after={words.after} lang={lang} />
        {(papers.length > 0 || offering.offeringKind !== 'round') && <Papers papers={papers} lang={lang} />}
      </div>
    </div>
  )
}

type ClaimStepsProps = { title: string; steps: string[]; after: string; lang: string | undefined }

/** The steps to an offering, joined; nothing where none are written. */
export function ClaimSteps({ title, steps, after, lang }: ClaimStepsProps) {
  if (steps.length === 0) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={title} />
      <ol className="claim-steps" lang={lang}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className="claim-number" aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="text-ink-2">{after}</p>
    </section>
  )
}

/** What to have at hand before applying. */
export function Papers({ papers, lang }: { papers: string[]; lang: string | undefined }) {
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.toolbox_papers()} />
      {papers.length === 0 ? (
        <p>{m.toolbox_papers_none()}</p>
      ) : (
        <ul className="plain-points" lang={lang}>
          {papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
