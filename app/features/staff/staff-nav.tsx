import { Link, useLocation } from 'react-router'
import * as m from '#messages'
import { pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { isJudgeAlone, type Privilege } from '../../../shared/rules/staff/privileges.ts'
import { privilegeAt } from '../../staff-routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLocale } from '../../ui/page-locale.tsx'

type Place = {
  path: string
  name: () => string
  /** Of pages that belong to it and stand elsewhere. */
  also?: string[]
}

/** As many as fit in one row of a common window in both languages. */
const mostInRow = 9

/**
 * The console pages that this member's roles open; those that do not fit in one row are in a menu at its end.
 * On narrow screens the row holds only the current page, and the menu all of them.
 */
export function StaffNav({ privileges }: { privileges: Privilege[] }) {
  const all = allPlaces(privileges)
  const inRow = all.length > mostInRow ? mostInRow - 1 : mostInRow
  return (
    <nav aria-label={m.staff_nav_label()} className="staff-nav">
      <Places places={all.slice(0, inRow)} />
      <More row={all.slice(0, inRow)} places={all.slice(inRow)} />
    </nav>
  )
}

function Places({ places }: { places: Place[] }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  return places.map((place) => (
    <Link
      key={place.path}
      to={pathInLocale(place.path, locale)}
      aria-current={isHere(place, pathname) ? 'page' : undefined}
      className="staff-nav-link"
    >
      {place.name()}
    </Link>
  ))
}

/** A page belongs to the deepest place above it; every page of the console stands below the queue. */
function isHere(place: Place, pathname: string): boolean {
  const here = `${pathWithoutLocale(pathname)}/`
  if (place.path === '/staff') return here === '/staff/'
  const depthOf = ({ path, also = [] }: Place) =>
    Math.max(0, ...[path, ...also].filter((one) => here.startsWith(`${one}/`)).map(({ length }) => length))
  const depth = depthOf(place)
  return depth > 0 && places.every((other) => depthOf(other) <= depth)
}

/** Says by its name which of its own places is the page at hand. Another page begins with it closed. */
function More({ row, places }: { row: Place[]; places: Place[] }) {
  const { pathname } = useLocation()
  const here = places.find((place) => isHere(place, pathname))
  return (
    <details
      className={classNames('view-menu staff-more', places.length === 0 && 'staff-narrow')}
      key={pathname}
    >
      <summary className="staff-nav-link" data-current={here && ''}>
        {here ? m.staff_nav_more_here({ name: here.name() }) : m.staff_nav_more()}
      </summary>
      <div className="staff-more-panel">
        <div className="staff-narrow">
          <Places places={row} />
        </div>
        <Places places={places} />
      </div>
    </details>
  )
}

/** The names of the screens that a set of privileges opens, as in the menu. */
export function screensOf(privileges: Privilege[]): string[] {
  return allPlaces(privileges).map(({ name }) => name())
}

/** Who only judges begins at the judging, to which the queue's address leads them. */
function allPlaces(privileges: Privilege[]): Place[] {
  const common = isJudgeAlone(privileges) ? everybodys.filter(({ path }) => path !== '/staff') : everybodys
  return [...common, ...placesOf(privileges)]
}

function placesOf(privileges: Privilege[]) {
  return places.filter(({ path }) => {
    const privilege = privilegeAt(path)
    return privilege !== null && privileges.includes(privilege)
  })
}

const everybodys: Place[] = [
  { path: '/staff', name: m.staff_nav_queue },
  { path: '/staff/dashboard', name: m.staff_nav_figures },
]

const places: Place[] = [
  { path: '/staff/judging', name: m.judging_title },
  { path: '/staff/codes', name: m.staff_nav_codes },
  { path: '/staff/ordering', name: m.staff_ordering_title },
  { path: '/staff/venture/awards', name: m.award_nav },
  { path: '/staff/certificates', name: m.certificates_nav },
  { path: '/staff/skilledProjects', name: m.skilled_staff_title },
  { path: '/staff/venture', name: m.venture_staff_title },
  { path: '/staff/content', name: m.staff_nav_content, also: ['/staff/pictures'] },
  { path: '/staff/selfTests', name: m.staff_nav_selftests },
  { path: '/staff/imports', name: m.staff_nav_imports, also: ['/staff/content/packages'] },
  { path: '/staff/help', name: m.staff_nav_help },
  { path: '/staff/searches', name: m.staff_nav_missed },
  { path: '/staff/deliveries', name: m.staff_nav_deliveries },
  { path: '/staff/surveys', name: m.staff_nav_surveys },
  { path: '/staff/members', name: m.staff_nav_members },
  { path: '/staff/roleChanges', name: m.staff_nav_role_changes },
  { path: '/staff/roles', name: m.staff_nav_roles },
  { path: '/staff/accounts', name: m.staff_nav_accounts },
  { path: '/staff/audit', name: m.staff_nav_audit },
  { path: '/staff/earlierUsers', name: m.staff_nav_earlier },
  { path: '/staff/partners', name: m.staff_nav_partners },
  { path: '/staff/setup', name: m.setup_title },
  { path: '/staff/settings', name: m.staff_nav_settings },
]
