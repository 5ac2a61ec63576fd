import * as m from '#messages'
import type { OpeningItem } from '../../../shared/contract/settings.staff.ts'
import { Heading } from '../../ui/heading.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { TaskList } from '../../ui/task-list.tsx'
import { roleNames } from './members/role-names.ts'

type What = OpeningItem['what']

/** What a real portal lacks before opening to the public, open items first; nothing once all is done. */
export function OpeningList({ items }: { items: OpeningItem[] }) {
  const left = items.filter(({ state }) => state !== 'done')
  const count = left.length
  if (count === 0) return null
  const done = items.filter(({ state }) => state === 'done')
  return (
    <section className="stack" aria-labelledby="opening">
      <Heading level={2} id="opening" text={m.opening_title({ count })} />
      <p className="measure">{m.opening_lead()}</p>
      <TaskList
        tasks={[...left, ...done].map((item) => ({
          title: titles[item.what](),
          state:
            item.state === 'done' ? (
              m.opening_done()
            ) : (
              <StatusTag tone="amber">{stateOf(item.what, item.state)}</StatusTag>
            ),
          ...(item.state !== 'done' && { hint: hintOf(item), href: pathOf(item) }),
        }))}
      />
    </section>
  )
}

const titles: Record<What, () => string> = {
  name: m.opening_name,
  operator: m.opening_operator,
  contact: m.opening_contact,
  privacy: m.opening_privacy,
  terms: m.opening_terms,
  field: m.opening_field,
  tool: m.opening_tool,
  sms: m.opening_sms,
  mail: m.opening_mail,
  colleague: m.opening_colleague,
}

const states: Record<Exclude<OpeningItem['state'], 'done'>, () => string> = {
  missing: m.opening_missing,
  blank: m.opening_blank,
  otherOperator: m.opening_other_operator,
  refused: m.opening_refused,
}

function stateOf(what: What, state: Exclude<OpeningItem['state'], 'done'>): string {
  const isChannel = what === 'sms' || what === 'mail'
  return isChannel && state === 'missing' ? m.opening_untried() : states[state]()
}

function documentHint({ state }: OpeningItem): string {
  if (state === 'otherOperator') return m.opening_document_other_hint()
  return state === 'blank' ? m.opening_document_blank_hint() : m.opening_document_hint()
}

const hints: Record<What, (item: OpeningItem) => string> = {
  name: () => m.opening_name_hint(),
  operator: () => m.opening_operator_hint(),
  contact: () => m.opening_contact_hint(),
  privacy: documentHint,
  terms: documentHint,
  field: () => m.opening_field_hint(),
  tool: () => m.opening_tool_hint(),
  sms: () => m.opening_sms_hint(),
  mail: () => m.opening_mail_hint(),
  colleague: () => m.opening_colleague_hint(),
}

/** Why it is needed, and who does it. */
function hintOf(item: OpeningItem): string {
  const hint = hints[item.what](item)
  if (item.roles.length === 0) return hint
  const roles = roleNames(item.roles)
  return item.isMine ? m.opening_who({ hint, roles }) : m.opening_who_else({ hint, roles })
}

const paths: Record<What, string> = {
  name: '/staff/settings#siteNameZh',
  operator: '/staff/settings#operatorZh',
  contact: '/staff/settings#mail',
  privacy: '/staff/content/pages',
  terms: '/staff/content/pages',
  field: '/staff/content/fieldPages',
  tool: '/staff/content/tools',
  sms: '/accountCenter?part=security',
  mail: '/accountCenter?part=security',
  colleague: '/staff/members',
}

/** Where it is done; without the role for it, where roles are assigned. */
function pathOf({ what, number, isMine }: OpeningItem): string {
  if (!isMine) return '/staff/members'
  return number === null ? paths[what] : `${paths[what]}/${number}`
}
