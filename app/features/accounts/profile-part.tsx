import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { datedText, instantText } from '../../../shared/lib/day-text.ts'
import { type Locale, localeOfPath } from '../../../shared/lib/locale.ts'
import { MaskedNote, useOwnEyes } from '../../api/own-eyes.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type AccountAnswer, loadProfile, type ProfileData, type SessionItem } from './account-part.ts'
import { DataViews } from './data-views.tsx'

export type ProfilePartProps = { data: ProfileData; answer: AccountAnswer | undefined }

/** What is known of me, what I am called, and where I am signed in. */
export function ProfilePart({ data, answer }: ProfilePartProps) {
  const locale = localeOfPath(useLocation().pathname)
  const { value, ...eyes } = useOwnEyes(data, loadProfile)
  const { user } = value
  const failure = answer?.isFailure ? answer : undefined
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={m.account_part_profile()} locale={locale} />
      {failure && (
        <ErrorSummary
          title={m.error_summary_title({ count: 1 })}
          problems={[{ fieldId: 'profile-name', text: failure.fields.name ?? failure.message }]}
        />
      )}
      {answer && !answer.isFailure && (
        <Notice
          kind="success"
          live
          title={answer.done === 'profile' ? m.profile_saved() : m.sessions_ended()}
        />
      )}
      <SummaryList
        rows={[
          { term: m.sign_in_phone(), value: user.phone?.replace(/^\+86/, '') ?? m.profile_no_phone() },
          { term: m.profile_name(), value: user.name ?? m.profile_no_name() },
          { term: m.profile_since(), value: datedText(user.since, locale) },
        ]}
      />
      <MaskedNote {...eyes} />
      <Form method="post" noValidate className="stack max-w-form">
        <input type="hidden" name="intent" value="profile" />
        <TextField
          id="profile-name"
          name="name"
          label={m.profile_new_name()}
          hint={m.profile_name_hint()}
          error={failure?.fields.name}
          defaultValue={failure?.values.name?.[0]}
          maxLength={40}
          autoComplete="name"
          width={20}
        />
        <Button>{m.profile_save()}</Button>
      </Form>
      <Sessions sessions={data.sessions} locale={locale} />
      <DataViews {...data.dataViews} locale={locale} />
    </div>
  )
}

function Sessions({ sessions, locale }: { sessions: SessionItem[]; locale: Locale }) {
  return (
    <section className="stack measure" aria-labelledby="sessions-title">
      <Heading level={2} size="xl" text={m.sessions_title()} locale={locale} id="sessions-title" />
      <p>{m.sessions_text()}</p>
      <Form method="post" noValidate preventScrollReset className="stack">
        <input type="hidden" name="intent" value="endSession" />
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.sessionID} session={session} locale={locale} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button name="sessionID" value="others">
            {m.sessions_end_others()}
          </Button>
        )}
      </Form>
    </section>
  )
}

function SessionRow({ session, locale }: { session: SessionItem; locale: Locale }) {
  const device = session.device || m.sessions_unknown_device()
  return (
    <li className="account-row">
      <span>
        <span className="font-bold">{device}</span>
        <span className="block text-ink-2">
          {m.sessions_times({
            started: instantText(session.startedAt, locale),
            seen: instantText(session.lastSeenAt, locale),
          })}
        </span>
      </span>
      {session.isThisOne ? (
        <StatusTag tone="green">{m.sessions_this_one()}</StatusTag>
      ) : (
        <Button
          name="sessionID"
          value={session.sessionID}
          aria-label={m.sessions_end_one({ device, seen: instantText(session.lastSeenAt, locale) })}
        >
          {m.sessions_end()}
        </Button>
      )}
    </li>
  )
}
