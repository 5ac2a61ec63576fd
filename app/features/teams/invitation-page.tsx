import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { TeamInvitation } from '../../../shared/contract/teams/team-parts.ts'
import { type Locale, languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { accountHref } from '../../api/pages/account-href.ts'
import { maySignOut } from '../../api/state/unsent.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { roleText } from './role-text.ts'

export type InvitationPageProps = {
  invitation: TeamInvitation
  idempotencyKey: string
  failure: ActFailure | undefined
}

/** What an invitation to a team means, and a form to accept it; a visitor signs in first and comes back. */
export function InvitationPage({ invitation, idempotencyKey, failure }: InvitationPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      {invitation.state !== 'member' && <OtherLanguage />}
      {invitation.state === 'open' && (
        <Open invitation={invitation} {...{ idempotencyKey, failure, locale }} />
      )}
      {invitation.state === 'member' && <Joined invitation={invitation} failure={failure} locale={locale} />}
      {invitation.state === 'closed' && <Closed />}
    </div>
  )
}

/** The link has the inviter's language: readers of the other one find a link in their own words. */
function OtherLanguage() {
  const locale = useLocale()
  const { search } = useLocation()
  const other = locale === 'zh' ? 'en' : 'zh'
  const tag = languageTag(other)
  return (
    <p>
      <Link href={pathInLocale('/invitation', other) + search} hrefLang={tag} lang={tag} alone>
        {m.invitation_other_language()}
      </Link>
    </p>
  )
}

type Of<State extends TeamInvitation['state']> = Extract<TeamInvitation, { state: State }>
type OpenProps = Omit<InvitationPageProps, 'invitation'> & { invitation: Of<'open'>; locale: Locale }

function Open({ invitation, idempotencyKey, failure, locale }: OpenProps) {
  const { teamName, invitedBy, role, phone, expiresAt, next } = invitation
  const roleWords = role === 'admin' ? m.invitation_role_admin() : m.invitation_role_member()
  return (
    <>
      <Heading level={1} text={m.invitation_join({ team: teamName })} />
      <FailureSummary failure={failure} />
      <p className="measure text-lg">{m.invitation_lead({ name: invitedBy })}</p>
      <SummaryList
        rows={[
          { term: m.invitation_by(), value: invitedBy },
          { term: m.invitation_role(), value: roleWords },
          ...(phone ? [{ term: m.invitation_for_phone(), value: phone }] : []),
          { term: m.invitation_until(), value: instantText(expiresAt, locale) },
        ]}
      />
      {next === 'signIn' && <SignInFirst phone={phone} />}
      {next === 'accept' && <Accept idempotencyKey={idempotencyKey} />}
      {next === 'otherPhone' && <OtherPhone phone={phone ?? ''} />}
    </>
  )
}

function SignInFirst({ phone }: { phone: string | null }) {
  const { search } = useLocation()
  const back = encodeURIComponent(`/invitation${search}`)
  return (
    <div className="stack max-w-form">
      {phone && <p className="font-bold">{m.invitation_sign_in_phone({ phone })}</p>}
      <ButtonRow>
        <ButtonLink kind="primary" href={`/signIn?back=${back}`}>
          {m.invitation_sign_in()}
        </ButtonLink>
      </ButtonRow>
      <p className="text-ink-2">{m.invitation_sign_in_note()}</p>
    </div>
  )
}

function Accept({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <ButtonRow>
        <Button kind="primary">{m.invitation_accept()}</Button>
      </ButtonRow>
      <p className="text-ink-2">{m.invitation_accept_note()}</p>
    </Form>
  )
}

function OtherPhone({ phone }: { phone: string }) {
  return (
    <Form method="post" noValidate onSubmit={maySignOut} className="stack max-w-form">
      <Notice kind="warning" title={m.invitation_other_title()}>
        <p>{m.invitation_other_text({ phone })}</p>
      </Notice>
      <ButtonRow>
        <Button kind="primary" name="intent" value="signOut">
          {m.invitation_other_sign_in()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

type JoinedProps = Pick<OpenProps, 'failure' | 'locale'> & { invitation: Of<'member'> }

function Joined({ invitation, failure, locale }: JoinedProps) {
  const { teamID, teamName, role, isActing, isNameless } = invitation
  return (
    <>
      <Heading level={1} text={m.invitation_joined({ team: teamName })} />
      <p className="measure text-lg">{m.invitation_joined_text({ role: roleText(role) })}</p>
      {!isActing && (
        <Form method="post" noValidate>
          <input type="hidden" name="TeamID" value={teamID} />
          <Button name="intent" value="chooseTeam">
            {m.invitation_joined_act()}
          </Button>
        </Form>
      )}
      {isNameless && <AskForName failure={failure} />}
      <ButtonRow>
        <ButtonLink kind="primary" href={accountHref('messages', locale)}>
          {m.invitation_joined_messages()}
        </ButtonLink>
        <ButtonLink href={accountHref('team', locale)}>{m.invitation_joined_team()}</ButtonLink>
      </ButtonRow>
    </>
  )
}

/** Without a name, colleagues only see part of the person's number. */
function AskForName({ failure }: Pick<OpenProps, 'failure'>) {
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <FailureSummary failure={failure} problems={problemsOf(failure)} />
      <TextField
        id="joined-name"
        name="name"
        label={m.invitation_name()}
        hint={m.profile_name_hint()}
        error={failure?.fields.name}
        defaultValue={failure?.values.name?.[0]}
        maxLength={40}
        autoComplete="name"
        width={20}
        optional
      />
      <ButtonRow>
        <Button name="intent" value="name">
          {m.profile_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function problemsOf(failure: ActFailure | undefined) {
  const text = failure?.fields.name
  return text ? [{ fieldId: 'joined-name', text }] : []
}

function Closed() {
  const locale = useLocale()
  return (
    <>
      <Heading level={1} text={m.invitation_closed_title()} />
      <p className="measure">{m.invitation_closed_text()}</p>
      <ButtonRow>
        <ButtonLink kind="primary" href={accountHref('overview', locale)}>
          {m.invitation_closed_account()}
        </ButtonLink>
      </ButtonRow>
      <p>
        <Link href="/authApply" alone>
          {m.invitation_closed_other()}
        </Link>
      </p>
    </>
  )
}
