import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { words as stateWords } from '#words/projects_state'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { Adoption, projectsStaff } from '../../../../shared/contract/projects.staff.ts'
import { langOf, pathInLocale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { actionsIn } from '../../../../shared/rules/lifecycle.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import {
  type AdoptionState,
  adoptionStates,
  adoptionTransitions,
} from '../../../../shared/rules/toolbox/adoption.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'

export type AdoptionsPageProps = {
  state: AdoptionState
  list: OutputOf<(typeof projectsStaff)['adoptionList']>
  privileges: Privilege[]
  /** Whether something was just noted. */
  isDone: boolean
  failure: ActFailure | undefined
}

const moveWords: Record<AdoptionState, () => string> = {
  ...stateWords,
  inTouch: m.projects_request_to_in_touch,
  adopted: m.projects_request_to_adopted,
  closed: m.projects_request_to_closed,
}

/** Requests to adopt a project, by progress. */
export function AdoptionsPage({ state, list, privileges, isDone, failure }: AdoptionsPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/adoptions', locale)
  return (
    <StaffPage privileges={privileges} title={m.projects_requests_title()} lead={m.projects_requests_lead()}>
      {failure && <Notice kind="error" live answer={failure} title={failure.message} />}
      {isDone && !failure && <Notice kind="success" live title={m.projects_request_done()} />}
      <ChoiceLinks
        label={m.projects_requests_states()}
        items={adoptionStates.map((one) => ({
          key: one,
          text: stateWords[one](),
          count: list.counts[one],
          href: `${path}?state=${one}`,
          isChosen: one === state,
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          seed="no-adoptions"
          title={m.projects_requests_none()}
          text={m.projects_requests_none_text()}
        />
      ) : (
        <div>
          {list.items.map((item) => (
            <Request
              key={`${item.adoptionId} ${item.version}`}
              item={item}
              mayReveal={privileges.includes('revealAdopters')}
            />
          ))}
        </div>
      )}
      <Pagination
        label={m.content_pages()}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => `${path}?state=${state}&page=${page}`}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
    </StaffPage>
  )
}

function Request({ item, mayReveal }: { item: Adoption; mayReveal: boolean }) {
  const locale = useLocale()
  const lang = langOf(item.language, locale)
  const project = pathInLocale(`/projects/detail/${item.instanceID}`, locale)
  const rows = [
    {
      term: m.projects_request_project(),
      value: (
        <Link alone href={project}>
          {item.projectTitle}
        </Link>
      ),
    },
    { term: m.projects_request_place(), value: <span lang={lang}>{item.place}</span> },
    { term: m.projects_request_purpose(), value: <span lang={lang}>{item.purpose}</span> },
    { term: m.projects_request_received(), value: instantText(item.receivedAt, locale) },
    {
      term: m.projects_request_language(),
      value: item.language === 'zh' ? m.projects_request_zh() : m.projects_request_en(),
    },
    ...(item.changedAt
      ? [
          {
            term: m.projects_request_changed(),
            value: m.projects_request_changed_by({
              name: item.changedBy ?? '',
              time: instantText(item.changedAt, locale),
            }),
          },
        ]
      : []),
  ]
  return (
    <section className="adoption" aria-labelledby={item.reference}>
      <div className="stack">
        <h2 id={item.reference} className="text-xl">
          <span lang={lang}>{item.organisation}</span> · {item.reference}
        </h2>
        <SummaryList rows={rows} />
        {mayReveal && <RevealPersonal reveal={(reason) => revealContact(item.adoptionId, reason)} />}
      </div>
      <MoveForm item={item} />
    </section>
  )
}

async function revealContact(adoptionId: string, reason: string) {
  const { contact } = await browserApi().projectsStaff.adoptionContact({ adoptionId, reason })
  return [{ term: m.projects_request_contact(), value: contact }]
}

function MoveForm({ item }: { item: Adoption }) {
  const { pathname, search } = useLocation()
  const next = actionsIn(adoptionTransitions, item)
  if (next.length === 0) return <p className="measure">{item.note}</p>
  return (
    <Form method="post" action={pathname + search} className="stack">
      <input type="hidden" name="adoptionId" value={item.adoptionId} />
      <input type="hidden" name="version" value={item.version} />
      <TextArea
        name="note"
        id={`note-${item.adoptionId}`}
        rows={3}
        label={m.projects_request_note()}
        hint={m.projects_request_note_hint()}
        optional
        maxLength={500}
        defaultValue={item.note}
      />
      <ButtonRow>
        {next.map((state, index) => (
          <Button key={state} name="state" value={state} kind={index === 0 ? 'primary' : 'secondary'}>
            {moveWords[state]()}
          </Button>
        ))}
      </ButtonRow>
    </Form>
  )
}
