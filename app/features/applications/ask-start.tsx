import { Form } from 'react-router'
import * as m from '#messages'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskEarlier } from './ask-earlier.tsx'
import { askHref, firstPart } from './ask-parts.ts'
import { RuleList } from './rule-list.tsx'

export type AskStartProps = { form: ApplicationForm; locale: Locale }

/** Before the form: who may apply, what to have at hand, how long, what happens next, how data is used. */
export function AskStart({ form, locale }: AskStartProps) {
  return (
    <div className="stack stack-lg">
      <p className="text-lg measure">{form.words.facts}</p>
      <Begin form={form} locale={locale} />
      {(form.draft || form.canStart) && !form.openApplicationId && <AskEarlier form={form} />}
      <section className="stack">
        <Heading level={2} size="xl" text={m.apply_who()} />
        <p>{m.apply_who_lead()}</p>
        <RuleList label={m.apply_who()} rules={form.rules} offering={form} />
        {form.rules.some(({ kind }) => kind === 'window') && (
          <p className="text-sm text-ink-2">{m.venture_times_beijing()}</p>
        )}
      </section>
      <section className="stack">
        <Heading level={2} size="xl" text={m.apply_papers()} />
        {form.papers.length === 0 ? <p>{m.apply_no_papers()}</p> : <TextList texts={form.papers} />}
      </section>
      <section className="stack">
        <Heading level={2} size="xl" text={m.apply_steps()} />
        <TextList texts={form.claimSteps} isOrdered />
        <p className="measure text-ink-2">{form.words.after}</p>
      </section>
      <section className="stack">
        <Heading level={2} size="xl" text={m.apply_data()} />
        <p className="measure">{form.words.data}</p>
        <p>
          <Link href="/privacy" alone>
            {m.apply_privacy()}
          </Link>
        </p>
      </section>
    </div>
  )
}

/** The one thing to do: begin, continue, or look at the open application. */
function Begin({ form, locale }: AskStartProps) {
  if (form.openApplicationId) {
    return (
      <Notice title={m.apply_open_already()}>
        <p>
          <Link href={offeringPaths[form.offeringKind].application + form.openApplicationId}>
            {m.apply_see_open()}
          </Link>
        </p>
      </Notice>
    )
  }
  if (form.draft) {
    const { reference, savedAt } = form.draft
    return (
      <div className="stack">
        <p>{m.apply_draft_found({ reference, time: instantText(savedAt, locale) })}</p>
        <p>
          <ButtonLink kind="primary" href={askHref(form, firstPart(form), locale)}>
            {m.apply_continue()}
          </ButtonLink>
        </p>
      </div>
    )
  }
  const withdrawn = form.earlier.find(({ isWithdrawn }) => isWithdrawn)
  if (!form.canStart) return <Notice kind="warning" title={m.apply_cannot_start()} />
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="TeamID" value={form.TeamID} />
      {withdrawn && (
        <>
          <input type="hidden" name="copyFrom" value={withdrawn.applicationId} />
          <p className="measure">{m.apply_starts_withdrawn()}</p>
        </>
      )}
      {!form.isEligible && <p className="text-ink-2">{m.apply_may_start()}</p>}
      <Button kind="primary">{m.apply_start()}</Button>
    </Form>
  )
}

function TextList({ texts, isOrdered }: { texts: string[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div className="prose">
      <List>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </div>
  )
}
