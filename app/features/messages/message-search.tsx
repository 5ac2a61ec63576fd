import { Form } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { listHref } from './message-links.ts'
import { longestSearch, type MessagesView } from './messages-part.ts'

export type MessageSearchProps = { view: MessagesView; total: number }

/** Search within the view's messages; the words are in the address, so it works without script. */
export function MessageSearch({ view, total }: MessageSearchProps) {
  const locale = useLocale()
  return (
    <search>
      {/* Mounted anew for each address, so that the field shows what the list was searched for. */}
      <Form key={JSON.stringify(view)} action={pathInLocale('/accountCenter', locale)} className="stack">
        <input type="hidden" name="part" value="messages" />
        {view.category && <input type="hidden" name="category" value={view.category} />}
        {view.isUnreadOnly && <input type="hidden" name="unread" value="1" />}
        <div className="message-search">
          <TextField
            name="search"
            type="search"
            label={m.messages_search()}
            defaultValue={view.search}
            maxLength={longestSearch}
            autoComplete="off"
          />
          <Button>{m.messages_search_button()}</Button>
        </div>
      </Form>
      {view.search && (
        <p className="message-found" role="status">
          <span>{m.messages_found({ count: total, search: view.search })}</span>
          <Link href={listHref(locale, { ...view, search: '', page: 1 })} alone>
            {m.messages_search_end()}
          </Link>
        </p>
      )}
    </search>
  )
}
