import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { StaffInvitation } from '../../../../shared/contract/staff/staff.ts'
import { localeOfPath, pathWithoutLocale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { ToldPage } from '../../../api/parts/told-page.tsx'
import { Button, ButtonLink, ButtonRow } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { roleName } from './role-names.ts'

export type InvitationPageProps = { invitation: StaffInvitation }

/** What an invitation means, and a form to accept it; a visitor signs in first and comes back. */
export function InvitationPage({ invitation }: InvitationPageProps) {
  switch (invitation.state) {
    case 'closed':
      return <ToldPage title={m.staff_invitation_closed_title()} text={m.staff_invitation_closed_text()} />
    case 'waiting':
      return <ToldPage title={m.staff_invitation_waiting_title()} text={m.staff_invitation_waiting_text()} />
    case 'own':
      return <ToldPage title={m.staff_invitation_own_title()} text={m.staff_invitation_own_text()} />
    case 'accepted':
      return (
        <ToldPage title={m.staff_invitation_accepted_title()}>
          <ButtonRow>
            <ButtonLink kind="primary" href="/staff/secondFactor">
              {m.staff_invitation_accepted_next()}
            </ButtonLink>
          </ButtonRow>
        </ToldPage>
      )
    case 'open':
      return <OpenInvitation invitation={invitation} />
  }
}

type OpenProps = { invitation: Extract<StaffInvitation, { state: 'open' }> }

function OpenInvitation({ invitation }: OpenProps) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const back = encodeURIComponent(pathWithoutLocale(pathname))
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.staff_invitation_title()} />
      <p className="text-lg">{m.staff_invitation_lead({ name: invitation.name })}</p>
      <section className="stack">
        <Heading level={2} text={m.staff_invitation_roles()} />
        <ul className="list-disc ps-6">
          {invitation.roles.map((role) => (
            <li key={role.key}>{roleName(role)}</li>
          ))}
        </ul>
      </section>
      <section className="stack">
        <Heading level={2} text={m.staff_invitation_how()} />
        <ol className="measure list-decimal ps-6">
          <li>{m.staff_invitation_step_sign_in()}</li>
          <li>{m.staff_invitation_step_accept()}</li>
          <li>{m.staff_invitation_step_factor()}</li>
        </ol>
      </section>
      <Notice title={m.staff_invitation_expires({ time: instantText(invitation.expiresAt, locale) })}>
        <p>{m.staff_invitation_audit()}</p>
      </Notice>
      {invitation.isSignedIn ? (
        <Form method="post" noValidate>
          <Button kind="primary">{m.staff_invitation_accept()}</Button>
        </Form>
      ) : (
        <ButtonRow>
          <ButtonLink kind="primary" href={`/signIn?back=${back}`}>
            {m.staff_invitation_sign_in()}
          </ButtonLink>
        </ButtonRow>
      )}
    </div>
  )
}
