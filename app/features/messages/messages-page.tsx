import { lazy, Suspense, useEffect, useState } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { Message } from '../../../shared/contract/messages.ts'
import { browserApi } from '../../api/transport/browser-api.ts'
import { loadPart } from '../../guard/load-part.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { refreshUnread, showUnread } from './follow-unread.ts'
import { listHref } from './message-links.ts'
import { MessageList } from './message-list.tsx'
import { MessageMeta } from './message-meta.tsx'
import type { MessagesAnswer, MessagesData } from './messages-part.ts'

/** Rarely opened: its script is not loaded with the list. */
const MessageSettings = lazy(async () => {
  const { MessageSettings } = await loadPart(() => import('./message-settings.tsx'))
  return { default: MessageSettings }
})

export type MessagesPageProps = { data: MessagesData; answer: MessagesAnswer | undefined }

/** My messages and my team's: the list, one message, or the settings. Its heading is the page's. */
export function MessagesPage({ data, answer }: MessagesPageProps) {
  // Marking messages changes the unread counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each load of the page
  useEffect(() => refreshUnread(), [data])
  if (data.kind === 'settings')
    return (
      <Suspense fallback={null}>
        <MessageSettings settings={data.settings} answer={answer} />
      </Suspense>
    )
  if (data.kind === 'message') return <OpenMessage message={data.message} />
  return <MessageList view={data.view} messages={data.messages} answer={answer} />
}

/** One message and its link. It is marked read once it is seen here; without script, by its button. */
function OpenMessage({ message }: { message: Message }) {
  const locale = useLocale()
  const { messageId } = message
  const [isRead, setRead] = useState(message.isRead)
  useEffect(() => {
    browserApi()
      .messages.modifyMessageRead({ messageIds: [messageId] })
      .then(
        (counts) => {
          showUnread(counts)
          setRead(true)
        },
        // It stays unread, and can be marked by its button.
        () => {},
      )
  }, [messageId])
  return (
    <article className="stack stack-lg">
      <p>
        <Link href={listHref(locale)} alone>
          {m.messages_back()}
        </Link>
      </p>
      <div className="stack">
        <Heading level={1} size="3xl" text={message.title} />
        <MessageMeta message={{ ...message, isRead }} />
      </div>
      <p className="measure">{message.body}</p>
      <ButtonRow>
        <ButtonLink kind="primary" href={message.link}>
          {m.messages_follow()}
        </ButtonLink>
        {!isRead && (
          <Form method="post">
            <Button name="messageIds" value={messageId}>
              {m.messages_mark_this()}
            </Button>
          </Form>
        )}
      </ButtonRow>
    </article>
  )
}
