import * as m from '#messages'
import type { Opening, OpeningItem } from '../../../shared/contract/settings.staff.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { TaskList } from '../../ui/task-list.tsx'
import { roleNames } from './members/role-names.ts'

type What = OpeningItem['what']

const groups: [() => string, What[]][] = [
  [m.setup_who, ['name', 'mark', 'operator', 'contact', 'records']],
  [m.setup_texts, ['privacy', 'terms']],
  [m.setup_offers, ['field', 'tool', 'footer', 'waysIn']],
  [m.setup_running, ['sms', 'mail', 'colleague', 'backup']],
]

/** Where the page lists an item, by the item's name; any other name is that of a field. */
export function placeOfItem(name: string): string {
  const group = groups.find(([, whats]) => whats.some((what) => what === name))
  return group ? `setup-${group[1][0]}` : name
}

/** What a portal needs before it opens, done and missing, in groups; within one, what is missing stands first. */
export function OpeningList({ items }: { items: OpeningItem[] }) {
  return groups.map(([title, whats]) => {
    const own = items.filter(({ what }) => whats.includes(what))
    const left = own.filter(({ state }) => state !== 'done')
    const done = own.filter(({ state }) => state === 'done')
    return (
      <section key={whats[0]} className="stack" aria-labelledby={`setup-${whats[0]}`}>
        <Heading level={2} id={`setup-${whats[0]}`} text={title()} />
        <TaskList tasks={[...left, ...done].map(taskOf)} />
      </section>
    )
  })
}

function taskOf(item: OpeningItem) {
  const { what, state, isNeeded } = item
  const href = pathOf(item)
  return {
    title: openingTitles[what](),
    state:
      state === 'done' ? (
        m.opening_done()
      ) : (
        <StatusTag tone={isNeeded ? 'red' : 'amber'}>{stateOf(what, state)}</StatusTag>
      ),
    ...(state !== 'done' && { hint: isNeeded ? m.setup_needed({ hint: hintOf(item) }) : hintOf(item) }),
    ...(href && { href }),
  }
}

/** On the console's first page while something is missing, or the portal waits for its opening. */
export function OpeningPointer({ opening }: { opening: Opening }) {
  const count = opening.items.filter(({ state }) => state !== 'done').length
  if (count === 0 && opening.isOpen) return null
  return (
    <Notice
      kind={opening.isOpen ? 'info' : 'warning'}
      title={count === 0 ? m.setup_ready() : m.opening_title({ count })}
    >
      <p>
        <Link alone href="/staff/setup">
          {m.setup_go()}
        </Link>
      </p>
    </Notice>
  )
}

export const openingTitles: Record<What, () => string> = {
  name: m.opening_name,
  mark: m.opening_mark,
  operator: m.opening_operator,
  contact: m.opening_contact,
  records: m.opening_records,
  privacy: m.opening_privacy,
  terms: m.opening_terms,
  field: m.opening_field,
  tool: m.opening_tool,
  footer: m.opening_footer,
  waysIn: m.opening_ways_in,
  sms: m.opening_sms,
  mail: m.opening_mail,
  colleague: m.opening_colleague,
  backup: m.opening_backup,
}

const states: Record<Exclude<OpeningItem['state'], 'done'>, () => string> = {
  missing: m.opening_missing,
  blank: m.opening_blank,
  otherOperator: m.opening_other_operator,
  refused: m.opening_refused,
  old: m.opening_old,
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
  mark: () => m.opening_mark_hint(),
  operator: () => m.opening_operator_hint(),
  contact: () => m.opening_contact_hint(),
  records: () => m.opening_records_hint(),
  privacy: documentHint,
  terms: documentHint,
  field: () => m.opening_field_hint(),
  tool: () => m.opening_tool_hint(),
  footer: () => m.opening_footer_hint(),
  waysIn: () => m.opening_ways_in_hint(),
  sms: (item) => (item.state === 'refused' ? m.opening_refused_hint() : m.opening_sms_hint()),
  mail: (item) => (item.state === 'refused' ? m.opening_refused_hint() : m.opening_mail_hint()),
  colleague: () => m.opening_colleague_hint(),
  backup: () => m.opening_backup_hint(),
}

/** Why it is needed, and who does it. */
function hintOf(item: OpeningItem): string {
  const hint = hints[item.what](item)
  if (item.roles.length === 0) return hint
  const roles = roleNames(item.roles)
  return item.isMine ? m.opening_who({ hint, roles }) : m.opening_who_else({ hint, roles })
}

const paths: Record<What, string | null> = {
  name: '/staff/settings#siteNameZh',
  mark: '/staff/settings/brand#markSeed',
  operator: '/staff/settings#operatorZh',
  contact: '/staff/settings#mail',
  records: '/staff/settings#icp',
  privacy: '/staff/content/pages',
  terms: '/staff/content/pages',
  field: '/staff/content/fieldPages',
  tool: '/staff/content/tools',
  footer: '/staff/content/footerLinks',
  waysIn: '/staff/content/homeBlocks',
  sms: '#setup-test',
  mail: '#setup-test',
  colleague: '/staff/members',
  // Done beside the server.
  backup: null,
}

/** Where it is done; without the role for it, where roles are assigned. */
function pathOf({ what, number, isMine }: OpeningItem): string | null {
  if (!isMine) return '/staff/members'
  return number === null ? paths[what] : `${paths[what]}/${number}`
}
