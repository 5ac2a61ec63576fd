import { Link } from './link.tsx'

export type Crumb = { href: string; text: string }
export type BreadcrumbsProps = {
  /** Names the navigation: 所在位置 */
  label: string
  /** The pages above this one, topmost first. */
  crumbs: Crumb[]
}

/** The path from the top page to this one. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href} alone ink>
              {crumb.text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
