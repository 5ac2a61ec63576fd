import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { signIn } from '../../../shared/contract/sign-in/sign-in.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

export type SessionItem = OutputOf<(typeof signIn)['sessionList']>['sessions'][number]

/** Where I am signed in, to end each session or all others at once. */
export function SessionList({ sessions }: { sessions: SessionItem[] }) {
  return (
    <section className="stack measure" aria-labelledby="sessions-title">
      <Heading level={2} size="xl" text={m.sessions_title()} id="sessions-title" />
      <p>{m.sessions_text()}</p>
      <Form method="post" noValidate preventScrollReset className="stack">
        <input type="hidden" name="intent" value="endSession" />
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.sessionID} session={session} />
          ))}
        </ul>
        <p className="text-sm text-ink-2">{m.sessions_network_note()}</p>
        {sessions.length > 1 && (
          <Button name="sessionID" value="others">
            {m.sessions_end_others()}
          </Button>
        )}
      </Form>
    </section>
  )
}

function SessionRow({ session }: { session: SessionItem }) {
  const locale = useLocale()
  const device = session.device || m.sessions_unknown_device()
  const seen = instantText(session.lastSeenAt, locale)
  return (
    <li className="account-row">
      <span>
        <span className="font-bold">{device}</span>
        <span className="block text-ink-2">
          {m.sessions_times({ started: instantText(session.startedAt, locale), seen })}
        </span>
        {session.addressRange && (
          <span className="block text-ink-2">{m.sessions_network({ network: session.addressRange })}</span>
        )}
      </span>
      {session.isThisOne ? (
        <StatusTag tone="green">{m.sessions_this_one()}</StatusTag>
      ) : (
        <Button name="sessionID" value={session.sessionID} aria-label={m.sessions_end_one({ device, seen })}>
          {m.sessions_end()}
        </Button>
      )}
    </li>
  )
}
