import * as m from '#messages'
import type { DeletionInfo } from '../../../shared/contract/privacy.ts'
import { dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { ToldPage } from '../../api/parts/told-page.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** The page linked from a deletion message, without sign-in: what is planned, when, how to withdraw it. */
export function DeletionLinkPage({ deletion }: { deletion: DeletionInfo }) {
  const locale = useLocale()
  if (deletion.state === 'closed') {
    return (
      <ToldPage title={m.leaving_link_closed()} text={m.leaving_link_closed_text()}>
        <SignIn kind="secondary" text={m.sign_in_title()} />
      </ToldPage>
    )
  }
  const asked = instantText(deletion.requestedAt, locale)
  if (deletion.state !== 'planned') {
    const [title, text] =
      deletion.state === 'withdrawn'
        ? [m.leaving_link_withdrawn(), m.leaving_link_withdrawn_text({ asked })]
        : [m.leaving_link_done(), m.leaving_link_done_text({ asked })]
    return <ToldPage title={title} text={text} />
  }
  return (
    <ToldPage
      title={m.leaving_link_planned({ day: dayText(deletion.dueAt, locale) })}
      text={m.leaving_link_planned_text({ asked, due: instantText(deletion.dueAt, locale) })}
    >
      <section className="stack measure" aria-labelledby="keep-title">
        <Heading level={2} size="xl" id="keep-title" text={m.leaving_link_how()} />
        <ol className="list-decimal ps-6">
          <li>{m.leaving_link_how_sign_in()}</li>
          <li>{m.leaving_link_how_press()}</li>
        </ol>
        <p>{m.leaving_link_how_other()}</p>
        <SignIn kind="primary" text={m.leaving_link_sign_in()} />
      </section>
    </ToldPage>
  )
}

/** A signed-in person gets there at once. */
function SignIn({ kind, text }: { kind: 'secondary' | 'primary'; text: string }) {
  return (
    <p>
      <ButtonLink kind={kind} href={`/signIn?back=${encodeURIComponent(leavingPage)}`}>
        {text}
      </ButtonLink>
    </p>
  )
}
