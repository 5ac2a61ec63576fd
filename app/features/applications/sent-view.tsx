import { Suspense } from 'react'
import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { amendText } from './info-turn.ts'
import { Receipts } from './receipts/lazy-receipts.ts'

/** After submitting: the reference, what comes next and when. Shown until the reader moves on. */
export function SentView({ details }: { details: ApplicationDetails }) {
  const locale = useLocale()
  const { reference, amendableUntil, dueOn, applicationId, offeringKind, offeringName } = details
  return (
    <div className="stack stack-lg">
      <Notice kind="success" title={`${m.apply_sent_reference()} ${reference}`}>
        <p>{offeringName}</p>
      </Notice>
      <section className="stack">
        <Heading level={2} size="xl" text={m.apply_sent_next()} />
        <div className="prose">
          <ul>
            {amendableUntil && <li>{m.apply_sent_amend({ time: amendText(amendableUntil, locale) })}</li>}
            {dueOn && <li>{m.apply_sent_due({ day: dayText(dueOn, locale) })}</li>}
          </ul>
        </div>
      </section>
      {details.receipts && (
        <Suspense>
          <Receipts receipts={details.receipts} />
        </Suspense>
      )}
      <div className="no-print">
        <ButtonRow>
          <ButtonLink kind="primary" href={offeringPaths[offeringKind].application + applicationId}>
            {m.apply_sent_follow()}
          </ButtonLink>
          <ButtonLink href={offeringPaths[offeringKind].list}>{m.apply_sent_more()}</ButtonLink>
          <PrintButton>{m.apply_print()}</PrintButton>
        </ButtonRow>
      </div>
    </div>
  )
}
