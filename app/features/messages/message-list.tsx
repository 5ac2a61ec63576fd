import { Form } from 'react-router'
import * as m from '#messages'
import type { Message, MessageList as Messages } from '../../../shared/contract/messages.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { MessageFilters } from './message-filters.tsx'
import { listHref, messageHref, settingsHref } from './message-links.ts'
import { MessageMeta } from './message-meta.tsx'
import { MessageSearch } from './message-search.tsx'
import { isNarrowed, type MessagesAnswer, type MessagesView, pageCountOf } from './messages-part.ts'
import { NoMessages } from './no-messages.tsx'

export type MessageListProps = {
  view: MessagesView
  messages: Messages
  answer: MessagesAnswer | undefined
}

/** A page of messages with their filters; one form marks the ticked ones, or all, as read. */
export function MessageList({ view, messages, answer }: MessageListProps) {
  const locale = useLocale()
  const { unreadCount, UnReadCount, RedPointCount, ventureUnreadCount } = messages.unread
  const unread = unreadCount + UnReadCount + RedPointCount + ventureUnreadCount
  const isEmpty = messages.total === 0 && !isNarrowed(view)
  return (
    <section className="stack stack-lg" aria-labelledby="messages-title">
      <div className="stack">
        <Heading level={1} size="3xl" text={m.messages_title()} id="messages-title" />
        <p className="message-status">
          {!isEmpty && (
            <span className="text-ink-2">
              {unread > 0 ? m.messages_status({ unread }) : m.messages_status_all_read()}
            </span>
          )}
          <Link href={settingsHref(locale)} alone>
            {m.messages_settings()}
          </Link>
        </p>
      </div>
      <Answer answer={answer} />
      {!isEmpty && <MessageFilters view={view} unread={messages.unread} />}
      {!isEmpty && <FoldedSearch view={view} messages={messages} />}
      {messages.list.length === 0 ? (
        <NoMessages view={view} />
      ) : (
        <MessagesForm view={view} messages={messages} />
      )}
      <Pagination
        label={m.messages_pages()}
        page={view.page}
        pageCount={pageCountOf(messages)}
        hrefOf={(page) => listHref(locale, { ...view, page })}
        previousText={m.messages_previous()}
        nextText={m.messages_next()}
        pageText={(page) => m.messages_page({ page })}
      />
    </section>
  )
}

/** Nobody needs to search when all messages fit on one page: the form is then folded away. */
function FoldedSearch({ view, messages }: FormProps) {
  const search = <MessageSearch view={view} total={messages.total} />
  const isShort = view.search === '' && pageCountOf(messages) <= 1
  return isShort ? <Details title={m.messages_search_button()}>{search}</Details> : search
}

function Answer({ answer }: { answer: MessagesAnswer | undefined }) {
  if (!answer) return null
  if (answer.isFailure) {
    const text = answer.fields.messageIds ? m.messages_choose_first() : answer.message
    return <Notice kind="error" title={text} live answer={answer} />
  }
  if ('isSaved' in answer) return null
  return (
    <Notice kind="success" title={m.messages_marked({ count: answer.markedCount })} live answer={answer} />
  )
}

type FormProps = { view: MessagesView; messages: Messages }

function MessagesForm({ view, messages }: FormProps) {
  const { list, TeamID } = messages
  const unreadHere = list.filter((message) => !message.isRead)
  return (
    <Form method="post" preventScrollReset className="stack">
      {TeamID && <input type="hidden" name="TeamID" value={TeamID} />}
      {view.category && <input type="hidden" name="category" value={view.category} />}
      {view.search && <input type="hidden" name="search" value={view.search} />}
      {/* Messages that arrive while this page is open stay unread. */}
      <input type="hidden" name="upTo" value={messages.newestId ?? ''} />
      <ul className="message-list">
        {list.map((message) => (
          <MessageItem key={message.messageId} message={message} />
        ))}
      </ul>
      <BulkReading view={view} messages={messages} unreadHere={unreadHere} />
    </Form>
  )
}

/** What the form can mark: ticked messages, those of this page if there are more, or all in the view. */
function BulkReading({ view, messages, unreadHere }: Omit<FormProps, 'locale'> & { unreadHere: Message[] }) {
  const isLong = pageCountOf(messages) > 1
  const { unreadCount, UnReadCount, RedPointCount, ventureUnreadCount } = messages.unread
  const unread = {
    tool: unreadCount,
    resource: UnReadCount,
    internal: RedPointCount,
    venture: ventureUnreadCount,
  }
  const all = unreadCount + UnReadCount + RedPointCount + ventureUnreadCount
  const unreadThere = view.category ? unread[view.category] : all
  if (unreadThere === 0 || (view.search && !isLong && unreadHere.length === 0)) return null
  return (
    <ButtonRow>
      {unreadHere.length > 0 && (
        <Button name="intent" value="readChosen">
          {m.messages_mark_chosen()}
        </Button>
      )}
      {isLong && unreadHere.length > 0 && (
        <>
          {unreadHere.map(({ messageId }) => (
            <input key={messageId} type="hidden" name="shown" value={messageId} />
          ))}
          <Button name="intent" value="readShown" kind="quiet">
            {m.messages_mark_page()}
          </Button>
        </>
      )}
      <Button name="intent" value="readAll" kind="quiet">
        {readAllText(view)}
      </Button>
    </ButtonRow>
  )
}

function readAllText({ category, search }: MessagesView): string {
  if (search) return m.messages_mark_found()
  return category ? m.messages_mark_category() : m.messages_mark_all()
}

function MessageItem({ message }: { message: Message }) {
  const locale = useLocale()
  const { messageId, title, body, isRead } = message
  return (
    <li className="message" data-unread={!isRead || undefined}>
      {isRead ? (
        <span />
      ) : (
        <label className="choice message-choice">
          <input type="checkbox" className="choice-box" name="messageIds" value={messageId} />
          <span className="hidden-visually">{m.messages_choose({ title })}</span>
        </label>
      )}
      <div className="message-text">
        <MessageMeta message={message} />
        <h2 className="message-title">
          <Link href={messageHref(locale, messageId)} alone>
            <KeptText text={title} />
          </Link>
        </h2>
        <p className="message-body">
          <KeptText text={body} />
        </p>
      </div>
    </li>
  )
}
