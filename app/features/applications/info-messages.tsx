import * as m from '#messages'
import type { ApplicationMessage } from '../../../shared/contract/applications/application-parts.ts'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { partyText } from './application-words.ts'
import { OwnForm } from './own-form.tsx'

export type InfoMessagesProps = {
  details: ApplicationDetails
  failure: ActFailure | undefined
  idempotencyKey: string
  locale: Locale
}

/** The messages between the team and the reviewers. */
export function InfoMessages({ details, failure, idempotencyKey }: InfoMessagesProps) {
  const error = failure?.fields.body
  return (
    <section className="stack" id="application-messages">
      <Heading level={2} size="xl" text={m.application_messages()} />
      {details.messages.length === 0 ? (
        <p className="measure text-ink-2">{m.application_no_messages()}</p>
      ) : (
        <ol aria-label={m.application_messages()} className="stack">
          {details.messages.map((message) => (
            <MessageItem key={message.messageId} message={message} />
          ))}
        </ol>
      )}
      {details.may.write && (
        <OwnForm details={details} intent="message" idempotencyKey={idempotencyKey}>
          <TextArea
            name="body"
            rows={3}
            label={m.application_message_text()}
            hint={m.application_message_hint()}
            defaultValue={failure?.values.body?.[0]}
            {...(error && { error })}
          />
          <Button name="intent" value="message">
            {m.application_message_send()}
          </Button>
        </OwnForm>
      )}
    </section>
  )
}

function MessageItem({ message }: { message: ApplicationMessage }) {
  const locale = useLocale()
  const who = message.who ? `${partyText(message.party)} ${message.who}` : partyText(message.party)
  return (
    <li className="message-item" data-party={message.party}>
      <p className="text-sm text-ink-2">
        {who} · <time dateTime={message.at}>{instantText(message.at, locale)}</time>
      </p>
      <p className="measure whitespace-pre-line">{message.body}</p>
    </li>
  )
}
