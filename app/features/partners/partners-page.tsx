import { Form } from 'react-router'
import * as m from '#messages'
import type { PartnerBinding } from '../../../shared/contract/partners.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { PostButton } from '../../ui/controls/post-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type PartnersPageProps = {
  partners: PartnerBinding[]
  isDone: boolean
  /** Whether opening one of them was refused. */
  isRefused: boolean
  failure: ActFailure | undefined
}

/** The partners' volunteer platforms, each to be linked, opened and unlinked. */
export function PartnersPage({ partners, isDone, isRefused, failure }: PartnersPageProps) {
  return (
    <div className="page stack stack-lg">
      <div className="stack">
        <Heading level={1} text={m.partners_title()} />
        <p className="measure">{m.partners_lead()}</p>
      </div>
      <FailureSummary failure={failure} />
      {isDone && !failure && <Notice kind="success" live title={m.partners_saved()} />}
      {isRefused && (
        <Notice kind="error" live title={m.partners_refused()}>
          <p>{m.partners_refused_text()}</p>
        </Notice>
      )}
      {partners.length === 0 ? (
        <EmptyState seed="no-partners" title={m.partners_none()} text={m.partners_none_text()} />
      ) : (
        <>
          <Notice>
            <p>{m.partners_what()}</p>
          </Notice>
          <ul className="survey-list">
            {partners.map((partner) => (
              <Partner key={partner.partnerId} partner={partner} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Partner({ partner }: { partner: PartnerBinding }) {
  const locale = useLocale()
  const { partnerId, name, boundAt, hoursSince } = partner
  return (
    <li className="survey-item">
      <h2 className="text-xl">{name}</h2>
      <p className="text-ink-2">
        {boundAt ? m.partners_bound_on({ day: datedText(boundAt, locale) }) : m.partners_not_bound()}
      </p>
      <ButtonRow>
        {boundAt && (
          <PostButton kind="primary" action={pathInLocale(`/partners/open/${partnerId}`, locale)}>
            {m.partners_go({ name })}
          </PostButton>
        )}
        <Form method="post">
          <input type="hidden" name="partnerId" value={partnerId} />
          {boundAt ? (
            <Button name="intent" value="unbind" kind="quiet">
              {m.partners_unbind()}
            </Button>
          ) : (
            <Button name="intent" value="bind" kind="primary">
              {m.partners_bind({ name })}
            </Button>
          )}
        </Form>
      </ButtonRow>
      {boundAt && (
        <Form method="post" className="stack stack-sm">
          <input type="hidden" name="partnerId" value={partnerId} />
          <p className="measure">
            {hoursSince
              ? m.partners_hours_since({ day: datedText(hoursSince, locale) })
              : m.partners_hours_what({ name })}
          </p>
          <ButtonRow>
            {hoursSince ? (
              <Button name="intent" value="stopHours" kind="quiet">
                {m.partners_hours_stop()}
              </Button>
            ) : (
              <Button name="intent" value="giveHours">
                {m.partners_hours_give({ name })}
              </Button>
            )}
          </ButtonRow>
        </Form>
      )}
    </li>
  )
}
