import type { ReactNode } from 'react'
import * as m from '#messages'
import type { VerificationDetail } from '../../../shared/contract/organisations/organisation-parts.ts'
import { WriteToUs } from '../../api/parts/write-to-us.tsx'
import { ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { isDoubtful } from './credit-code-field.tsx'
import { SentFacts, useOwnVerification } from './verification-facts.tsx'
import { turnText } from './verification-progress.tsx'

export type SentPageProps = {
  verification: VerificationDetail
  /** Leads back to where the person came from. */
  onward: ReactNode
}

/** What was sent, under which number, and what comes next; to print or keep. */
export function SentPage({ verification, onward }: SentPageProps) {
  const locale = useLocale()
  const eyes = useOwnVerification(verification)
  const isWaiting = verification.state === 'pending_documents'
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={isWaiting ? m.verification_sent_partly() : m.verification_sent_title()} />
      <Notice kind="success" title={m.verification_sent_number({ reference: verification.reference })}>
        <p>{m.verification_sent_keep()}</p>
      </Notice>
      <section aria-labelledby="next" className="stack measure">
        <Heading level={2} id="next" text={m.verification_next_title()} />
        <p className="font-bold">{turnText(verification, locale)}</p>
        {!isWaiting && <p>{m.verification_sent_next()}</p>}
        {isDoubtful(verification.creditCode ?? '') && (
          <Notice kind="warning" title={m.verification_sent_check({ code: verification.creditCode ?? '' })}>
            <p>
              {m.verification_sent_check_next()} <WriteToUs topic="organisation" />
            </p>
          </Notice>
        )}
        <ButtonRow>
          <ButtonLink kind="primary" href={`/authenticationInfo/${verification.organisationId}`}>
            {isWaiting ? m.verification_mend_letter() : m.verification_follow()}
          </ButtonLink>
          <ButtonLink href="/accountCenter">{m.nav_account()}</ButtonLink>
        </ButtonRow>
      </section>
      {onward}
      <section aria-labelledby="sent" className="stack measure">
        <Heading level={2} id="sent" text={m.verification_sent_facts()} />
        <SentFacts eyes={eyes} />
        <p className="text-sm text-ink-2">{m.verification_sent_print()}</p>
      </section>
    </div>
  )
}
