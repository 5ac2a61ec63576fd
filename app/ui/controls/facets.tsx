import { useId } from 'react'
import { Icon } from '../icon.tsx'
import { Anchor, Link } from '../link.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

type FacetOption = { value: string; label: string; count: number; checked: boolean }

export type FacetGroupProps = {
  title: string
  /** The name under which the chosen values are sent. */
  name: string
  options: FacetOption[]
  open?: boolean
  /** With script submits at once; without, the form's button does. */
  onChoose?: (value: string, checked: boolean) => void
}

/** One filter of a search: checkboxes with the number of hits each would leave. */
export function FacetGroup({ title, name, options, open, onChoose }: FacetGroupProps) {
  const titleId = useId()
  if (options.length === 0) return null
  return (
    <details className="details facet" open={open || options.some((option) => option.checked)}>
      <summary>
        <span id={titleId}>{title}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs its legend inside, the summary is the title here */}
      <div role="group" aria-labelledby={titleId} className="details-body">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="checkbox"
              className="choice-box"
              name={name}
              value={option.value}
              defaultChecked={option.checked}
              onChange={onChoose && ((event) => onChoose(option.value, event.currentTarget.checked))}
            />
            <span>
              {option.label} <span className="facet-count">{option.count}</span>
            </span>
          </label>
        ))}
      </div>
    </details>
  )
}

type ChosenFilter = { key: string; text: string; removeHref: string }

export type ChosenFiltersProps = {
  /** Names the list: 已选条件 */
  label: string
  filters: ChosenFilter[]
  /** For screen readers, before each text: 移除 */
  removeText: string
  clear?: { href: string; text: string }
}

/** The active filters of the list, each a link that removes it. */
export function ChosenFilters({ label, filters, removeText, clear }: ChosenFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul className="filters" aria-label={label}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <Anchor href={filter.removeHref} className="filter">
            <VisuallyHidden>{removeText} </VisuallyHidden>
            {filter.text}
            <Icon name="close" />
          </Anchor>
        </li>
      ))}
      {clear && (
        <li>
          <Link href={clear.href} alone>
            {clear.text}
          </Link>
        </li>
      )}
    </ul>
  )
}
