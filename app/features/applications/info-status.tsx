import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Tracker } from '../../ui/tracker.tsx'
import { labelText, labelTone } from './application-words.ts'
import { amendText, trackerSteps, turnLine } from './info-turn.ts'
import { OwnForm } from './own-form.tsx'

export type InfoStatusProps = { details: ApplicationDetails; idempotencyKey: string; locale: Locale }

/** Where the application stands, whose turn it is, and the one thing to do now. */
export function InfoStatus({ details, idempotencyKey, locale }: InfoStatusProps) {
  const { label, reference, submittedAt, amendableUntil, placeInQueue, grantedUntil } = details
  return (
    <div className="stack">
      <p className="row">
        <StatusTag tone={labelTone(label)}>{labelText(label)}</StatusTag>
        <span>
          {m.application_reference()} <KeptText text={reference} />
        </span>
        {submittedAt && (
          <span className="text-ink-2">
            {m.application_sent_at()} <time dateTime={submittedAt}>{instantText(submittedAt, locale)}</time>
          </span>
        )}
      </p>
      <p className="application-turn">{turnLine(details, locale)}</p>
      {placeInQueue !== null && (
        <p>
          {placeInQueue === 0 ? m.application_queue_first() : m.application_queue({ count: placeInQueue })}
        </p>
      )}
      {amendableUntil && <p>{m.application_amend_until({ time: amendText(amendableUntil, locale) })}</p>}
      {grantedUntil && <p>{m.application_granted_until({ day: dayText(grantedUntil, locale) })}</p>}
      <NextAction details={details} locale={locale} />
      {details.may.amend && details.offeringKind !== 'round' && (
        <Release details={details} idempotencyKey={idempotencyKey} />
      )}
      <Tracker label={m.application_progress()} steps={trackerSteps(details, locale)} />
    </div>
  )
}

/** A team that is sure need not wait for the ten minutes to pass; what enters a round is opened after its closing. */
function Release({ details, idempotencyKey }: Omit<InfoStatusProps, 'locale'>) {
  return (
    <OwnForm details={details} intent="release" idempotencyKey={idempotencyKey}>
      <p className="text-ink-2">{m.application_release_note()}</p>
      <div>
        <Button name="intent" value="release">
          {m.application_release()}
        </Button>
      </div>
    </OwnForm>
  )
}

function NextAction({ details, locale }: Omit<InfoStatusProps, 'idempotencyKey'>) {
  const { may, applicationId, offeringKind, offeringId, state } = details
  const { application, form } = offeringPaths[offeringKind]
  const href = (part: string) => pathInLocale(`${application}${applicationId}?part=${part}`, locale)
  const hasEnded = ['withdrawn', 'completed', 'expired', 'rejected'].includes(state)
  if (!may.amend && !may.correct && !hasEnded) return null
  return (
    <div className="no-print">
      <ButtonRow>
        {may.correct && (
          <ButtonLink kind="primary" href={href('correct')}>
            {m.application_correct()}
          </ButtonLink>
        )}
        {may.amend && <ButtonLink href={href('amend')}>{m.application_amend()}</ButtonLink>}
        {hasEnded && <ButtonLink href={form + offeringId}>{m.application_again()}</ButtonLink>}
      </ButtonRow>
    </div>
  )
}
