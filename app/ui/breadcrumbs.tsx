import { Link } from './link.tsx'

export type Crumb = { href: string; text: string }
export type BreadcrumbsProps = {
  /** Names the navigation: 所在位置 */
  label: string
  /** The pages above this one, the highest first. */
  crumbs: Crumb[]
}

/** The way up from this page. */
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
