import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { words as placeWords } from '#words/missed_place'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { MissedSearch, searchStaff } from '../../../../shared/contract/search.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { type MissedPlace, type MissedState, missedStates } from '../../../../shared/rules/missed-searches.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'

export type MissedPageProps = {
  state: MissedState
  list: OutputOf<(typeof searchStaff)['missedList']>
  privileges: Privilege[]
  /** Whether something was just noted. */
  isDone: boolean
  failure: ActFailure | undefined
}

const stateWords: Record<MissedState, () => string> = { open: m.missed_open, handled: m.missed_handled }
/** Where the same can be searched again. */
const placePaths: Record<MissedPlace, string> = {
  site: '/search',
  tools: '/tools/searchToolList',
  projects: '/projects',
  articles: '/news',
  help: '/support',
}

/** Visitors' searches without results, the most frequent first. */
export function MissedPage({ state, list, privileges, isDone, failure }: MissedPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/searches', locale)
  return (
    <StaffPage privileges={privileges} title={m.missed_title()} lead={m.missed_lead()}>
      {failure && <Notice kind="error" live answer={failure} title={failure.message} />}
      {isDone && !failure && <Notice kind="success" live title={m.missed_done()} />}
      <ChoiceLinks
        label={m.missed_states()}
        items={missedStates.map((one) => ({
          key: one,
          text: stateWords[one](),
          count: list.counts[one],
          href: `${path}?state=${one}`,
          isChosen: one === state,
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          seed="no-missed"
          title={state === 'open' ? m.missed_none_open() : m.missed_none_handled()}
          text={m.missed_none_text()}
        />
      ) : (
        <div>
          {list.items.map((item) => (
            <Missed key={`${item.missedId} ${item.version}`} item={item} />
          ))}
        </div>
      )}
      <Pagination
        label={m.list_pages()}
        page={list.page}
        pageCount={Math.ceil(list.counts[state] / list.pageSize)}
        hrefOf={(page) => `${path}?state=${state}&page=${page}`}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(page) => m.list_page({ page })}
      />
    </StaffPage>
  )
}

function Missed({ item }: { item: MissedSearch }) {
  const locale = useLocale()
  const { text, count, countSince, place, handledAt } = item
  const again = `${pathInLocale(placePaths[place], locale)}?${new URLSearchParams({ keywords: text })}`
  const rows = [
    { term: m.missed_first(), value: instantText(item.firstAt, locale) },
    { term: m.missed_last(), value: instantText(item.lastAt, locale) },
    ...(handledAt
      ? [
          {
            term: m.missed_handled_term(),
            value: m.missed_by({ name: item.handledBy ?? '', time: instantText(handledAt, locale) }),
          },
        ]
      : []),
  ]
  return (
    <section className="adoption" aria-labelledby={item.missedId}>
      <div className="stack">
        <h2 id={item.missedId} className="text-xl">
          {text} · {placeWords[place]()} · {m.missed_count({ count })}
        </h2>
        {countSince > 0 && <p className="font-bold">{m.missed_count_since({ count: countSince })}</p>}
        <SummaryList rows={rows} />
        <p>
          <Link alone href={again}>
            {m.missed_now()}
          </Link>
        </p>
      </div>
      <HandleForm item={item} />
    </section>
  )
}

function HandleForm({ item }: { item: MissedSearch }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} className="stack">
      <input type="hidden" name="missedId" value={item.missedId} />
      <input type="hidden" name="version" value={item.version} />
      <TextArea
        name="note"
        id={`note-${item.missedId}`}
        rows={3}
        label={m.missed_note()}
        hint={m.missed_note_hint()}
        optional
        limit={500}
        countText={leftText}
        defaultValue={item.note}
      />
      <ButtonRow>
        <Button name="state" value="handled" kind="primary">
          {m.missed_handle()}
        </Button>
        {item.handledAt && (
          <Button name="state" value="open">
            {m.missed_reopen()}
          </Button>
        )}
      </ButtonRow>
    </Form>
  )
}
