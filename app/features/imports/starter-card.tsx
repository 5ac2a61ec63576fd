import { Form } from 'react-router'
import * as m from '#messages'
import { words as stateWords } from '#words/starters_state'
import type { Starter } from '../../../shared/contract/content/starters.staff.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { StartersPageProps } from './starters-page.tsx'

type CardProps = Pick<StartersPageProps, 'words' | 'asked' | 'canEdit'> & {
  starter: Starter
  /** Whether the page tells what was just done, so that nothing is asked any more. */
  isDone: boolean
}

const path = '/staff/content/packages'

/** A package: what it is, what it holds, what has become of it, and the next step. */
export function StarterCard({ starter, words, asked, canEdit, isDone }: CardProps) {
  const { name, title, summary, licence, records, takenAt } = starter
  const locale = useLocale()
  const fresh = records.filter(({ state }) => state === 'new').length
  const hasRows = records.some(({ state }) => ['taken', 'changed', 'gone'].includes(state))
  const byCollection = [...Map.groupBy(records, ({ collection }) => collection)]
  return (
    <section id={name} className="stack staff-panel" aria-labelledby={`${name}-title`}>
      <Heading level={2} id={`${name}-title`} text={title} />
      <State starter={starter} />
      <p className="measure">{summary}</p>
      <p className="text-sm text-ink-2">
        {m.starters_licence({ licence })}
        {takenAt && ` · ${m.starters_taken_on({ time: instantText(takenAt, locale) })}`}
      </p>
      {byCollection.map(([collection, held]) => (
        <Details
          key={collection}
          title={m.starters_holds({ name: words.collection(collection), count: held.length })}
        >
          <Records records={held} canEdit={canEdit} />
          {canEdit && takenAt && (
            <p>
              <Link alone href={`/staff/content/${collection}`}>
                {m.starters_list()}
              </Link>
            </p>
          )}
        </Details>
      ))}
      {asked === name && !isDone && hasRows ? (
        <AskOut starter={starter} />
      ) : (
        <div className="button-row">
          {fresh > 0 && (
            <Form method="post">
              <input type="hidden" name="name" value={name} />
              <Button name="intent" value="in" kind="primary">
                {m.starters_take_in({ count: fresh })}
              </Button>
            </Form>
          )}
          {hasRows && (
            <ButtonLink kind="danger" href={`${path}?out=${name}#${name}`}>
              {m.starters_take_out()}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

function State({ starter: { takenAt, records } }: { starter: Starter }) {
  const changed = records.filter(({ state }) => state === 'changed').length
  const isHere = records.every(({ state }) => state === 'here')
  return (
    <p className="row">
      <StatusTag tone={takenAt ? 'green' : 'plain'}>
        {takenAt ? m.starters_taken() : isHere ? m.starters_here() : m.starters_none()}
      </StatusTag>
      {changed > 0 && <StatusTag tone="amber">{m.starters_changed({ count: changed })}</StatusTag>}
    </p>
  )
}

function Records({ records, canEdit }: { records: Starter['records']; canEdit: boolean }) {
  return (
    <ul className="list-disc ps-6">
      {records.map(({ collection, number, title, state, isLive, source, licence }) => (
        <li key={`${collection}-${number}-${title}`}>
          {canEdit && number ? (
            <Link alone href={`/staff/content/${collection}/${number}`}>
              {title}
            </Link>
          ) : (
            title
          )}
          <span className="text-sm text-ink-2">
            {' · '}
            {[stateWords[state](), isLive && m.starters_live(), licence].filter(Boolean).join(' · ')}
            {source && ' · '}
          </span>
          {source && (
            <Link alone className="text-sm" href={source} aria-label={m.starters_source_of({ name: title })}>
              {m.starters_source()}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What taking out does, said before it is done: it cannot be reversed. */
function AskOut({ starter: { name, title, records } }: { starter: Starter }) {
  const changed = records.filter(({ state }) => state === 'changed').length
  return (
    <Notice kind="warning" live title={m.starters_take_out_ask({ title })}>
      <p className="measure">{m.starters_take_out_text()}</p>
      {changed > 0 && <p className="measure">{m.starters_take_out_changed_left({ count: changed })}</p>}
      <Form method="post" className="stack">
        <input type="hidden" name="name" value={name} />
        {changed > 0 && (
          <Checkbox
            id="alsoChanged"
            name="alsoChanged"
            value="yes"
            label={m.starters_take_out_changed({ count: changed })}
          />
        )}
        <div className="button-row">
          <Button name="intent" value="out" kind="danger">
            {m.starters_take_out_now()}
          </Button>
          <ButtonLink href={`${path}#${name}`}>{m.starters_take_out_keep()}</ButtonLink>
        </div>
      </Form>
    </Notice>
  )
}
